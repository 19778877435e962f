"""One voice for all seats of all tables. Nothing in its sound depends on what it said to others."""

from __future__ import annotations

from voice_hanabi.speaking.reasons import Missing
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.voices.clean_worker import CAN_FORK
from voice_hanabi.speaking.voices.voice import SpokenVoice, Voice, worker_command

REMEMBERED = 120.0
"""Seconds of sound to cache, because every page asks for what everyone hears."""


class CleanVoice:
    """Lends a voice to seats: one process for all if possible, else one each."""

    def __init__(self) -> None:
        self._shared: SpokenVoice | None = None

    def lent(self) -> Voice:
        """Return the voice of a seat."""
        if not CAN_FORK:
            return SpokenVoice()
        if self._shared is None:
            self._shared = SpokenVoice(
                remembered_seconds=REMEMBERED,
                command=worker_command("voice_hanabi.speaking.voices.clean_worker"),
            )
        return _Lent(self._shared)

    def close(self) -> None:
        """End it."""
        if self._shared is not None:
            self._shared.close()


class _Lent:
    """The shared voice; closing it doesn't end it."""

    def __init__(self, shared: SpokenVoice) -> None:
        self._shared = shared

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        return self._shared.speak(text, language, words_a_minute, speaker)

    def missing(self) -> Missing | None:
        return self._shared.missing()

    def close(self) -> None:
        """Do nothing: others still use it."""
