"""The memory of a game for hints: what people did, and how many hints they got."""

from __future__ import annotations

from collections import Counter
from typing import Generic

from voice_hanabi.contract.teller import Act, State
from voice_hanabi.language.wording import Wording


class Hints(Generic[State, Act]):
    """The hints of one game, and people's moves."""

    def __init__(self) -> None:
        self.given: Counter[int] = Counter()
        """How many hints each seat was given."""
        self.moves: list[tuple[int, int, Act]] = []
        """What people did, in order: each seat, turn and action."""
        self._last: dict[int, tuple[State, Act]] = {}
        self._reasons: dict[int, tuple[State, list[str]]] = {}

    def advised(self, seat: int, state: State, reason: str, instead: str) -> None:
        """Record why a seat was advised to make a move in this state, and what another would lose."""
        self._reasons[seat] = state, [reason, instead or reason]

    def reason(self, seat: int, state: State) -> str | None:
        """Return the reason for a seat's hint, if it got one since the last move.

        Asked again, return what another move would lose.
        """
        advised_in, reasons = self._reasons.get(seat, (None, []))
        if advised_in is not state:
            return None
        return reasons.pop(0) if len(reasons) > 1 else reasons[0]

    def instead(self, seat: int, state: State) -> str | None:
        """Return what a move other than the hint would lose, if a seat got one since the last move."""
        advised_in, reasons = self._reasons.get(seat, (None, []))
        return reasons[-1] if advised_in is state else None

    def moved(self, seat: int, before: State, action: Act) -> None:
        """Record what a person did, and the state before it."""
        self._last[seat] = before, action
        self.moves.append((seat, before.turn, action))

    def last_move(self, seat: int) -> tuple[State, Act] | None:
        """Return the state before a seat's last move, and the move."""
        return self._last.get(seat)

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last."""
        return self.moves[-1][0] if self.moves else None

    def told(self, wording: Wording) -> str:
        """Say how many hints were given."""
        if not self.given:
            return wording.say("hints-none")
        counts = [
            wording.say("hints-of", player=wording.name(seat), count=count)
            for seat, count in sorted(self.given.items())
        ]
        return wording.say("hints-counted", counts=", ".join(counts))
