"""The voices that somebody chose for the evenings to come, in the user's data folder."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.files import content_of, write_whole

_LARGEST = 10_000


def kept_voices_file() -> Path:
    """Return the file that holds them: JSON, a voice by its language."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "voices.json"


def kept_voices() -> dict[str, str]:
    """Return the voice of each language that somebody chose one for, empty for the usual one.

    A file that is torn or somebody else's holds none.
    """
    try:
        kept = json.loads(content_of(kept_voices_file(), _LARGEST))
        return {language: str(kept[language]) for language in LANGUAGES if language in kept}
    except (OSError, ValueError, TypeError, RecursionError):
        return {}


def keep_voice(language: str, voice: str) -> None:
    """Have a voice speak a language from now on. Raises `OSError` where that can't be kept."""
    write_whole(
        kept_voices_file(), json.dumps(kept_voices() | {language: voice}, ensure_ascii=False).encode()
    )
