"""The weights of Whisper base in faster-whisper's form: finding and downloading them."""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.hearing.models.fetching import as_model_problems
from voice_hanabi.hearing.models.finding import data_folder
from voice_hanabi.system.downloading import Download, Progress, bring

NAME = "whisper-base"
_ADDRESS = (
    "https://huggingface.co/Systran/faster-whisper-base/resolve/ebe41f70d5b6dfa9166e2c581c45c9c0cfc57b66"
)
_FILES = (
    ("config.json", 2_309, "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a"),
    ("tokenizer.json", 2_203_239, "fb7b63191e9bb045082c79fd742a3106a12c99513ab30df4a0d47fa6cb6fd0ab"),
    ("vocabulary.txt", 459_861, "34ce3fe1c5041027b3f8d42912270993f986dbc4bb34cf27f951e34a1e453913"),
    ("model.bin", 145_217_532, "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"),
)
"""Name, bytes and SHA-256 of each file, as several independent projects use them; the largest is last."""


def whisper_weights(address: str = _ADDRESS) -> tuple[Download, ...]:
    """Return the files of the weights at an ``address``."""
    return tuple(Download(f"{NAME}/{name}", f"{address}/{name}", size, sha) for name, size, sha in _FILES)


def whisper_folder() -> Path:
    """Return the folder of downloaded weights; it may not exist yet."""
    return data_folder() / NAME


def missing_weights(folder: Path) -> tuple[str, ...]:
    """Return which files a folder lacks to be Whisper weights of any size."""
    vocabularies = ("vocabulary.txt", "vocabulary.json")
    missing = [
        name for name in ("config.json", "model.bin", "tokenizer.json") if not (folder / name).is_file()
    ]
    known = any((folder / name).is_file() for name in vocabularies)
    return (*missing, *(() if known else vocabularies[:1]))


def fetch_whisper(
    files: tuple[Download, ...], folder: Path, progress: Progress = lambda _: None, timeout: float = 30.0
) -> Path:
    """Download the weights into a folder, skipping existing files; return the folder.

    Raises `ModelProblem`; the next call resumes an incomplete download.
    """
    with as_model_problems():
        for wanted in files:
            bring(wanted, folder / wanted.name.rpartition("/")[2], progress, timeout)
    return folder
