"""Which model hears this computer's user better, where one was fetched: found out by ``doctor``, and kept."""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.system.kept_by_language import file_kept, keep_for_language, kept_by_language


def preferences_file() -> Path:
    """Return the file that holds it: JSON, for each language whether the packed model is preferred."""
    return file_kept("heard-better.json")


def prefers_packed(language: str) -> bool:
    """Return whether the packed model is to listen although there may be a fetched one."""
    return kept_by_language(preferences_file()).get(language) is True


def prefer_packed(language: str, *, packed: bool) -> None:
    """Have the packed model listen from now on, or a fetched one. Raises `OSError` where it can't be kept."""
    keep_for_language(preferences_file(), language, packed)
