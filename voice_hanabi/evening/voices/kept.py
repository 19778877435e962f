"""The voices that people chose for later evenings, in the user's data folder."""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.kept_by_language import file_kept, keep_for_language, kept_by_language


def kept_voices_file() -> Path:
    """Return the file that holds them: JSON, one voice per language."""
    return file_kept("voices.json")


def kept_voices() -> dict[str, str]:
    """Return the saved voice of each language, empty for the default one."""
    kept = kept_by_language(kept_voices_file())
    return {language: str(kept[language]) for language in LANGUAGES if language in kept}


def keep_voice(language: str, voice: str) -> None:
    """Use a voice for a language from now on. Raises `OSError` if it can't be saved."""
    keep_for_language(kept_voices_file(), language, voice)
