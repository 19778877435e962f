"""A user's choice for each language, in a small file of the data folder."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs

from voice_hanabi.system.files import content_of, write_whole

_LARGEST = 10_000


def file_kept(name: str) -> Path:
    """Return the file of this name in the user's data folder: JSON, one value per language."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / name


def kept_by_language(file: Path) -> dict[str, object]:
    """Return the saved values; a damaged or foreign file counts as empty."""
    try:
        kept = json.loads(content_of(file, _LARGEST))
    except (OSError, ValueError, TypeError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def keep_for_language(file: Path, language: str, value: str | bool) -> None:
    """Save a language's value in place of the former one. Raises `OSError` if that fails."""
    write_whole(file, json.dumps(kept_by_language(file) | {language: value}, ensure_ascii=False).encode())
