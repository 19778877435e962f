"""A recogniser for tests without a model: it takes every stretch of loud sound for the expected phrase."""

from __future__ import annotations

import time

import numpy as np

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance


class Saying:
    """A table's loudspeaker that sounds on request."""

    def __init__(self) -> None:
        self.sounds = False
        self.ended: float | None = None

    def speaking_aloud(self) -> bool:
        return self.sounds

    def aloud_ended(self) -> float | None:
        return self.ended

    def starts(self) -> None:
        self.sounds = True

    def ends(self, moment: float) -> None:
        self.ended = moment
        self.sounds = False


class LoudnessRecognizer:
    """Hears the first of the expected phrases, and ends an utterance at the first quiet block."""

    sample_rate = 16000

    def __init__(self) -> None:
        self.speaking = False
        self.expected = "nothing"
        self.prepared: list[str] = []
        self.given = 0
        self.sound = bytearray()

    def expect(self, phrases: PhraseGraph) -> None:
        self.expected = next(phrases.covering_phrases())
        if self.expected == "raise an error":
            raise RuntimeError("the model is broken")

    def prepare(self, phrases: PhraseGraph) -> None:
        """Remember what was prepared, by its first phrase."""
        self.prepared.append(next(phrases.covering_phrases()))

    def accept(self, pcm: bytes) -> Utterance | None:
        self.given += len(pcm) // 2
        self.sound += pcm
        if np.abs(np.frombuffer(pcm, np.int16).astype(int)).max() > 1000:
            self.speaking = True
        elif self.speaking:
            return self.finish()
        return None

    def finish(self) -> Utterance | None:
        spoke, self.speaking = self.speaking, False
        return Utterance((Alternative(self.expected, 1.0),), ended=time.monotonic()) if spoke else None
