"""Resources shared by all tables of a server: recognising threads, voices, models."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from voice_hanabi.evening.recognising.recognizers import open_grammars
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars
from voice_hanabi.phones.webrtc.turnstile import Turnstile
from voice_hanabi.serving.clean_voice import CleanVoice
from voice_hanabi.speaking.voices.voice import Voice

GRAPHS_KEPT = 4
"""Graphs that one table keeps in memory: a turn and its questions; each takes fourteen megabytes."""


class Workers:
    """Parts that are too expensive for each table to have its own."""

    def __init__(self, model: Path | None, language: str | None, speaking: int) -> None:
        """``model`` is the model asked for, for ``language``; other languages use the default ones.

        Up to ``speaking`` people are recognised at once.
        """
        self.turnstile = Turnstile(speaking)
        self._model = model
        self._language = language
        self.recognising = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="recognising")
        self._voice = CleanVoice()

    def voice(self) -> Voice:
        """Return the voice for one seat. What it says doesn't depend on what it said before, to anybody."""
        return self._voice.lent()

    def open_grammars(self, language: str) -> PreparedGrammars:
        """Open the model of a language for one table. Raises `ModelProblem`."""
        model = self._model if language == self._language else None
        return open_grammars(language, model, kept=GRAPHS_KEPT)

    def close(self) -> None:
        """End the threads and the voices."""
        self.recognising.shutdown(wait=False, cancel_futures=True)
        self._voice.close()
