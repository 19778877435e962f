"""A recogniser that keeps the sound of recent utterances in memory, from which voices are learnt."""

from __future__ import annotations

import threading
from collections import deque

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Inner, WrappedRecognizer
from voice_hanabi.hearing.utterance import Utterance

LONGEST = 12.0
"""Seconds of sound that are kept per utterance; anything earlier is silence."""


MOST = 8
"""The number of utterances whose sound is kept: a command, and what is said until it is carried out."""

Samples = npt.NDArray[np.int16]
"""16-bit mono sound at the recogniser's rate."""


class KeptSound(WrappedRecognizer[Inner]):
    """Recognises with another recogniser, and keeps the sound. Safe between two threads."""

    def __init__(self, recognizer: Inner, *, keeps: bool = True) -> None:
        """Use this recogniser; without ``keeps`` nothing is kept until that is set."""
        super().__init__(recognizer)
        self._keeps = keeps
        self._lock = threading.Lock()
        self._running: deque[bytes] = deque()
        self._bytes = 0
        self._heard: deque[tuple[Utterance, bytes]] = deque(maxlen=MOST)

    @property
    def keeps(self) -> bool:
        """Whether sound is kept; switching it off deletes what was kept."""
        return self._keeps

    @keeps.setter
    def keeps(self, wanted: bool) -> None:
        self._keeps = wanted
        if not wanted:
            with self._lock:
                self._heard.clear()

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on, and drop an unfinished utterance."""
        super().expect(phrases)
        self._forget_running()

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take samples; return an utterance when one has just ended."""
        if not self._keeps:
            return super().accept(pcm)
        self._running.append(pcm)
        self._bytes += len(pcm)
        while self._bytes - len(self._running[0]) > 2 * LONGEST * self.sample_rate:
            self._bytes -= len(self._running.popleft())
        return self._keep(super().accept(pcm))

    def finish(self) -> Utterance | None:
        """End the sound."""
        utterance = self._keep(super().finish())
        self._forget_running()
        return utterance

    def take(self, utterance: Utterance) -> Samples | None:
        """Return the sound (16-bit samples) of an utterance that was just heard, and delete all sound.

        An utterance joined from several of this recogniser's has the sound of all of them. ``None`` if
        nothing was heard.
        """
        with self._lock:
            heard = tuple(self._heard)
            self._heard.clear()
        parts = [sound for one, sound in heard if one is utterance] or [sound for _, sound in heard]
        return np.frombuffer(b"".join(parts), np.int16) if parts else None

    def sound_of(self, utterance: Utterance) -> Samples | None:
        """Return the sound (16-bit samples) of an utterance if it is still kept, and keep it.

        It may since have been assigned to a seat, or its end corrected; one joined from several has none
        here.
        """
        with self._lock:
            found = [sound for one, sound in self._heard if one.alternatives is utterance.alternatives]
        return np.frombuffer(found[-1], np.int16) if found else None

    def _keep(self, utterance: Utterance | None) -> Utterance | None:
        if utterance is not None and self._keeps:
            with self._lock:
                self._heard.append((utterance, b"".join(self._running)))
            self._forget_running()
        return utterance

    def _forget_running(self) -> None:
        self._running.clear()
        self._bytes = 0
