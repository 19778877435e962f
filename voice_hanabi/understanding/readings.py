"""The readings of one utterance: its meanings in each situation, each computed once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding.belief import SURE_COST
from voice_hanabi.understanding.interpreter import CONFIDENCE_WEIGHT, Interpreter
from voice_hanabi.understanding.meanings import RankedMeaning
from voice_hanabi.understanding.waits import Waits


class Readings:
    """Reads one utterance, given what the table waits for."""

    def __init__(self, interpreter: Interpreter, utterance: Utterance, waits: Waits) -> None:
        self.interpreter = interpreter
        self.utterance = utterance
        self.speaking = waits.speaking(utterance.seat)
        self.possible = waits.possible
        self._read: dict[tuple[str, ...], list[RankedMeaning]] = {}

    def of(self, intents: Sequence[str]) -> list[RankedMeaning]:
        """Return what the utterance may mean given these intents, likeliest first."""
        key = tuple(intents)
        if key not in self._read:
            self._read[key] = self.rest(self.utterance, key)
        return self._read[key]

    def rest(self, part: Utterance, intents: Sequence[str]) -> list[RankedMeaning]:
        """Return the same for a part of it."""
        return self.interpreter.ranked(part, intents, self.possible, self.speaking)


def likely_words(utterance: Utterance) -> list[Utterance]:
    """Return each of the alternatives that are likely enough to be acted on, by itself, likeliest first."""
    alternatives = utterance.alternatives
    best = alternatives[0].confidence if alternatives else 0.0
    return [
        replace(utterance, alternatives=(one,))
        for one in alternatives
        if (best - one.confidence) * CONFIDENCE_WEIGHT <= SURE_COST
    ]
