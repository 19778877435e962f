"""Passes the phrases that may be said now and later from any thread to a recogniser."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sound.keeping_up import KeepingUp, Spared


class Expecting:
    """``expect`` may be called from any thread, the rest from the listening one."""

    def __init__(self, recognizer: Recognizer, keeping_up: KeepingUp) -> None:
        """Give phrases to this recogniser, and prepare later ones if this computer has time for it."""
        self._recognizer = recognizer
        self._keeping_up = keeping_up
        self._lock = threading.Lock()
        self._pending: PhraseGraph | None = None
        self._later: Iterator[PhraseGraph] = iter(())
        self.phrases: PhraseGraph | None = None
        """What the recogniser expects; ``None`` before anything is known."""

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph]) -> None:
        """Listen for these phrases from the next utterance on; ``later`` is prepared while nobody speaks."""
        with self._lock:
            self._pending = phrases
            self._later = iter(later)

    def ready(self) -> bool:
        """Give the recogniser new phrases unless it is in an utterance; return whether it has any."""
        if self.phrases is None or not self._recognizer.speaking:
            with self._lock:
                phrases, self._pending = self._pending, None
            if phrases is not None:
                self._recognizer.expect(phrases)
                self.phrases = phrases
            elif not self._keeping_up.spares(Spared.AHEAD):
                self._prepare_one()
        return self.phrases is not None

    def again(self) -> None:
        """Give the recogniser its phrases again, after it expected others for a moment."""
        if self.phrases is not None:
            self._recognizer.expect(self.phrases)

    def _prepare_one(self) -> None:
        """Prepare one graph for later; sound waits meanwhile, and isn't lost."""
        with self._lock:
            further = self._later
        later = next(further, None)
        if later is not None:
            self._recognizer.prepare(later)
