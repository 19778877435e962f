"""A recogniser that keeps the sound of what it hears for a while, in memory: practice learns from it."""

from __future__ import annotations

import threading
from collections import deque

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.utterance import Utterance

LONGEST = 12.0
"""Seconds of sound that are kept of an utterance; what lies further back than that is silence."""


class KeptSound:
    """Hears as the recogniser that it was given does, and remembers the sound. Safe between two threads."""

    def __init__(self, recognizer: Recognizer) -> None:
        """Hear with this recogniser."""
        self._recognizer = recognizer
        self._lock = threading.Lock()
        self._running: deque[bytes] = deque()
        self._bytes = 0
        self._heard: list[tuple[Utterance, bytes]] = []

    @property
    def sample_rate(self) -> int:
        """Samples a second (Hz) that ``accept`` wants."""
        return self._recognizer.sample_rate

    @property
    def speaking(self) -> bool:
        """Whether words have been heard of an utterance that has not ended."""
        return self._recognizer.speaking

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on."""
        self._recognizer.expect(phrases)
        self._forget_running()

    def prepare(self, phrases: PhraseGraph) -> None:
        """Make ready to be told to expect these phrases."""
        self._recognizer.prepare(phrases)

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take samples; return an utterance when one has just ended."""
        self._running.append(pcm)
        self._bytes += len(pcm)
        while self._bytes - len(self._running[0]) > 2 * LONGEST * self.sample_rate:
            self._bytes -= len(self._running.popleft())
        return self._keep(self._recognizer.accept(pcm))

    def finish(self) -> Utterance | None:
        """End the sound."""
        utterance = self._keep(self._recognizer.finish())
        self._forget_running()
        return utterance

    def take(self, utterance: Utterance) -> npt.NDArray[np.int16] | None:
        """Return the sound (16-bit samples) of an utterance that was just heard, and forget all sound.

        An utterance that was joined of several that this gave has the sound of all of them. ``None``
        where nothing was heard.
        """
        with self._lock:
            heard, self._heard = self._heard, []
        parts = [sound for one, sound in heard if one is utterance] or [sound for _, sound in heard]
        return np.frombuffer(b"".join(parts), np.int16) if parts else None

    def _keep(self, utterance: Utterance | None) -> Utterance | None:
        if utterance is not None:
            with self._lock:
                self._heard.append((utterance, b"".join(self._running)))
            self._forget_running()
        return utterance

    def _forget_running(self) -> None:
        self._running.clear()
        self._bytes = 0
