"""The language that the user chose, saved in the user's data folder beside saved games."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.files import write_whole


def language_file() -> Path:
    """Return the file that holds its code and nothing else."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "language.txt"


def kept_language() -> str | None:
    """Return the chosen language, or nothing if none was chosen or the file can't be read."""
    try:
        told = language_file().read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return None
    return told if told in LANGUAGES else None


def keep_language(language: str) -> None:
    """Save it. Raises `OSError` if it can't be written."""
    write_whole(language_file(), f"{language}\n".encode())
