"""Piper's voices of our languages: the list, the folder of downloaded ones, and downloading them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from voice_hanabi.system.downloading import Download, Progress, bring

_ADDRESS = "https://huggingface.co/rhasspy/piper-voices/resolve/v1.0.0"


@dataclass(frozen=True, slots=True)
class PiperVoice:
    """A voice that Piper's makers offer, with size and MD5 of each file (they publish no better checksum)."""

    name: str
    """Its makers' name for it: cs_CZ-jirka-medium."""
    model: tuple[int, str]
    config: tuple[int, str]

    @property
    def language(self) -> str:
        """Its language: cs, pl, da or en."""
        return language_of_voice(self.name)

    def files(self, address: str = _ADDRESS) -> tuple[Download, ...]:
        """Return its two files at an ``address``."""
        region, person, quality = self.name.split("-")
        place = f"{address}/{self.language}/{region}/{person}/{quality}/{self.name}.onnx"
        (config, config_sum), (model, model_sum) = self.config, self.model
        return (
            Download(f"{self.name}.onnx.json", f"{place}.json", config, config_sum),
            Download(f"{self.name}.onnx", place, model, model_sum),
        )


_MEDIUM = 63_201_294
PIPER_VOICES = (
    PiperVoice(
        "cs_CZ-jirka-medium",
        (_MEDIUM, "da2deb0a3f93226a3f9b6e40d43c46ca"),
        (5_025, "2762e45c5b084694093c683a5da7cf94"),
    ),
    PiperVoice(
        "pl_PL-gosia-medium",
        (_MEDIUM, "ecf817530e575025166e454adde1f382"),
        (4_814, "e57055b9eec14e570617af2b716bd5c3"),
    ),
    PiperVoice(
        "pl_PL-darkman-medium",
        (_MEDIUM, "27bf2d71e934b112657544fd0b100a7a"),
        (4_816, "1c13180312cca98cb75ca39b31972056"),
    ),
    PiperVoice(
        "da_DK-talesyntese-medium",
        (_MEDIUM, "9c05494a3e0c1136337581e01222395d"),
        (4_878, "8a56843f52992e490f062e68c14fa193"),
    ),
    PiperVoice(
        "en_GB-alan-medium",
        (_MEDIUM, "8f6b35eeb8ef6269021c6cb6d2414c9b"),
        (4_888, "b11d9afd0a8f5372c42a52fbd6e021d4"),
    ),
    PiperVoice(
        "en_US-joe-medium",
        (_MEDIUM, "74fd6a4dc39e0aa9dce145d7f5acd4f6"),
        (4_794, "811036b9c1451545f9495fdc1baa0754"),
    ),
)
"""The voices that are offered, the recommended one first in each language."""


def language_of_voice(name: str) -> str:
    """Return the language at the beginning of a voice's name."""
    return name.partition("_")[0].partition("-")[0].lower()


def called(name: str) -> str:
    """Return a voice's familiar name: Jirka."""
    parts = Path(name).stem.split("-")
    return parts[1].replace("_", " ").capitalize() if len(parts) > 1 else parts[0]


def voices_folder() -> Path:
    """Return the folder of downloaded voices; it may not exist yet."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "voices"


def fetched_voices(language: str, folder: Path | None = None) -> tuple[str, ...]:
    """Return the names of a language's voices in a folder, first those of the list in its order."""
    place = voices_folder() if folder is None else folder
    found = {
        path.stem
        for path in (place.glob("*.onnx") if place.is_dir() else ())
        if language_of_voice(path.stem) == language and path.with_name(f"{path.name}.json").is_file()
    }
    known = [one.name for one in PIPER_VOICES if one.name in found]
    return (*known, *sorted(found.difference(known)))


def fetch_voice(
    files: tuple[Download, ...], folder: Path, progress: Progress = lambda _: None, timeout: float = 30.0
) -> None:
    """Download a voice into a folder, resuming an earlier download. Raises `DownloadFailed`."""
    for wanted in files:
        bring(wanted, folder / wanted.name, progress, timeout)
