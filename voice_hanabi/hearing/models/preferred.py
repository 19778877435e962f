"""Which model hears this computer's user better, where one was fetched: found out by ``doctor``, and kept."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.files import content_of, write_whole

_LARGEST = 10_000


def preferences_file() -> Path:
    """Return the file that holds it: JSON, for each language whether the packed model is preferred."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "heard-better.json"


def _preferences() -> dict[str, bool]:
    try:
        kept = json.loads(content_of(preferences_file(), _LARGEST))
        return {language: kept[language] is True for language in LANGUAGES if language in kept}
    except (OSError, ValueError, TypeError, RecursionError):
        return {}


def prefers_packed(language: str) -> bool:
    """Return whether the packed model is to listen although there may be a fetched one."""
    return _preferences().get(language, False)


def prefer_packed(language: str, *, packed: bool) -> None:
    """Have the packed model listen from now on, or a fetched one. Raises `OSError` where it can't be kept."""
    write_whole(preferences_file(), json.dumps(_preferences() | {language: packed}).encode())
