"""Limits what somebody does in one turn without using it: each is a line of the saved game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voice_hanabi.table.playing.playing import Playing

    AnyPlaying = Playing[Any, Any, Any]

MOST_BESIDE = 30
"""The limit per seat and turn for notes, hints, names and misplaced cards; sorting a hand takes five. A game
has some hundred turns, so this keeps a resumed game far below the largest file that is read.
"""


class BesideTurns:
    """Counts such actions in one game, for each seat."""

    def __init__(self) -> None:
        self._turn = 0
        self._done: Counter[int] = Counter()

    def enough(self, playing: AnyPlaying, seat: int) -> str:
        """Count one more; return the sentence that refuses it, or nothing if it is allowed."""
        if playing.state.turn != self._turn:
            self._turn = playing.state.turn
            self._done.clear()
        if self._done[seat] >= MOST_BESIDE:
            return playing.conversation.wording.say("enough-this-turn")
        self._done[seat] += 1
        return ""
