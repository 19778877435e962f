"""A computer player in one seat of Koi-Koi or Hanafuda, which looks at a state through its view alone."""

from __future__ import annotations

from voice_hanabi.hanafuda.partners.simple import choose_action
from voice_hanabi.hanafuda.rules.actions import Action, NextRound
from voice_hanabi.hanafuda.rules.state import Phase, State
from voice_hanabi.hanafuda.rules.view import view
from voice_hanabi.table.contract.partners import Chosen, Level, Reason


class HanafudaPartner:
    """Plays for one seat. The same view, level and seed give the same move."""

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.seed = seed

    def choose(self, state: State) -> Chosen[Action]:
        """Return what the seat does now, and why; `ValueError` where it is not to act."""
        shown = view(state, self.seat)
        if not shown.legal:
            raise ValueError(f"Seat {self.seat} has nothing to do now.")
        if shown.phase is Phase.ROUND_OVER:
            return Chosen(NextRound(), Reason("next-round"))
        return Chosen(choose_action(shown), Reason("takes-most"))
