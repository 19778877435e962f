"""How often somebody does in one turn what takes no turn: each is a line of the saved game, and kept."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voice_hanabi.table.playing.playing import Playing

    AnyPlaying = Playing[Any, Any, Any]

MOST_BESIDE = 30
"""Notes, hints, names and cards put elsewhere, of one seat in one turn: a hand that is sorted takes five.

A game has some hundred turns: what is read again when a table goes on stays far from the most that is read.
"""


class BesideTurns:
    """Counts it in one game, each seat's by itself."""

    def __init__(self) -> None:
        self._turn = 0
        self._done: Counter[int] = Counter()

    def enough(self, playing: AnyPlaying, seat: int) -> str:
        """Count one more; return the sentence that refuses it, or nothing where it may be done."""
        if playing.state.turn != self._turn:
            self._turn = playing.state.turn
            self._done.clear()
        if self._done[seat] >= MOST_BESIDE:
            return playing.conversation.wording.say("enough-this-turn")
        self._done[seat] += 1
        return ""
