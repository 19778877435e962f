"""The readings of one utterance: what it means in each situation, read once."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.meanings import RankedMeaning
from voice_hanabi.understanding.waits import Waits


class Readings:
    """Reads one utterance for what the table waits for."""

    def __init__(self, interpreter: Interpreter, utterance: Utterance, waits: Waits) -> None:
        self.interpreter = interpreter
        self.utterance = utterance
        self.speaking = waits.speaking(utterance.seat)
        self.possible = waits.possible
        self._read: dict[tuple[str, ...], list[RankedMeaning]] = {}

    def of(self, intents: Sequence[str]) -> list[RankedMeaning]:
        """Return what the utterance may mean where these intents are possible, likeliest first."""
        key = tuple(intents)
        if key not in self._read:
            self._read[key] = self.rest(self.utterance, key)
        return self._read[key]

    def rest(self, part: Utterance, intents: Sequence[str]) -> list[RankedMeaning]:
        """Return the same of a part of it."""
        return self.interpreter.ranked(part, intents, self.possible, self.speaking)
