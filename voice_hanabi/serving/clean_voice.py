"""One voice for all seats of all tables, that tells nobody anything of what it said to others."""

from __future__ import annotations

from voice_hanabi.speaking.reasons import Missing
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.voices.clean_worker import CAN_FORK
from voice_hanabi.speaking.voices.voice import SpokenVoice, Voice, worker_command

REMEMBERED = 120.0
"""Seconds of sound that are kept, as what everyone hears is asked for by each page."""


class CleanVoice:
    """Lends a voice to seats: one process for all where that is possible, else each its own."""

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
    """The shared voice, which its listener can't end."""

    def __init__(self, shared: SpokenVoice) -> None:
        self._shared = shared

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        return self._shared.speak(text, language, words_a_minute, speaker)

    def missing(self) -> Missing | None:
        return self._shared.missing()

    def close(self) -> None:
        """Do nothing: others use it."""
