"""What waits for a table's thread: whose a word is, is looked up when it is taken, not when it was said."""

from __future__ import annotations

import queue
from collections.abc import Callable
from dataclasses import replace

from voice_hanabi.evening.carrying_out import Happening
from voice_hanabi.hearing.utterance import Utterance


class WordsOfSeats(queue.SimpleQueue[object]):
    """A queue of events in which words come with their speaker's place, and leave with its seat by then.

    Somebody may have been removed meanwhile, or others seated in front: their words are nobody's then.
    """

    def __init__(self, seat_at: Callable[[int | None], int | None]) -> None:
        """``seat_at`` returns where somebody sits now; it is asked in the thread that seats people."""
        super().__init__()
        self._seat_at = seat_at

    def get(self, block: bool = True, timeout: float | None = None) -> object:
        """Return the next event."""
        event = super().get(block, timeout)
        if not isinstance(event, Utterance):
            return event
        seat = self._seat_at(event.seat)
        return Happening(list) if seat is None else replace(event, seat=seat)
