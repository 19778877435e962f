"""What is remembered of a game for those who ask for help in it: their last moves, and how often they did."""

from __future__ import annotations

from collections import Counter
from typing import Generic

from voice_hanabi.contract.teller import Act, State
from voice_hanabi.language.wording import Wording


class Hints(Generic[State, Act]):
    """The hints of one game, and what each seat did last."""

    def __init__(self) -> None:
        self.given: Counter[int] = Counter()
        """How many each seat was given."""
        self._last: dict[int, tuple[State, Act]] = {}
        self._order: list[int] = []
        self._reasons: dict[int, tuple[State, list[str]]] = {}

    def advised(self, seat: int, state: State, reason: str, instead: str) -> None:
        """Note why a seat was told to make a move, as the game stands, and what any other would lose."""
        self._reasons[seat] = state, [reason, instead or reason]

    def reason(self, seat: int, state: State) -> str | None:
        """Return why a seat was given its hint, if it was given one since the last move.

        Whoever asks again hears what would be lost by the next best move.
        """
        advised_in, reasons = self._reasons.get(seat, (None, []))
        if advised_in is not state:
            return None
        return reasons.pop(0) if len(reasons) > 1 else reasons[0]

    def moved(self, seat: int, before: State, action: Act) -> None:
        """Note what a person did, and how the game stood before."""
        self._last[seat] = before, action
        self._order = [*(one for one in self._order if one != seat), seat]

    def last_move(self, seat: int) -> tuple[State, Act] | None:
        """Return how the game stood before the last move of a seat, and the move."""
        return self._last.get(seat)

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last."""
        return self._order[-1] if self._order else None

    def told(self, wording: Wording) -> str:
        """Say how many hints there were."""
        if not self.given:
            return wording.say("hints-none")
        counts = [
            wording.say("hints-of", player=wording.name(seat), count=count)
            for seat, count in sorted(self.given.items())
        ]
        return wording.say("hints-counted", counts=", ".join(counts))
