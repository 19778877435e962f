"""Utterances that are heard late: if the table has gone on since, they may refer to another card by now."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from voice_hanabi.hearing.sound.keeping_up import TOO_LATE
from voice_hanabi.hearing.utterance import Utterance


class GoesOn:
    """Knows when the table last said or did something."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds, as in the end of an utterance."""
        self._clock = clock
        self._last = float("-inf")

    def now(self) -> None:
        """Record that the table says or does something now."""
        self._last = self._clock()

    def judged(self, utterance: Utterance) -> Utterance:
        """Return the utterance, marked as late if the table went on before it was heard."""
        known = not utterance.typed and utterance.ended > 0.0
        late = known and self._clock() - utterance.ended > TOO_LATE
        return replace(utterance, of_before=True) if late and self._last > utterance.ended else utterance
