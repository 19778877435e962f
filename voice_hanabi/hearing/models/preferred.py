"""Whether the packed model hears this computer's user better than a downloaded one, as ``doctor`` found."""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.system.kept_by_language import file_kept, keep_for_language, kept_by_language


def preferences_file() -> Path:
    """Return the JSON file that says for each language whether the packed model is preferred."""
    return file_kept("heard-better.json")


def prefers_packed(language: str) -> bool:
    """Return whether to use the packed model even if there is a downloaded one."""
    return kept_by_language(preferences_file()).get(language) is True


def prefer_packed(language: str, *, packed: bool) -> None:
    """Prefer the packed model, or a downloaded one, from now on. Raises `OSError` if that can't be saved."""
    keep_for_language(preferences_file(), language, packed)
