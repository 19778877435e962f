"""A computer player in one seat of Koi-Koi or Hanafuda, which sees only its own view of a state."""

from __future__ import annotations

from random import Random

from voice_hanabi.contract.partners import Chosen, Level, Reason
from voice_hanabi.games.hanafuda.partners.light.seen import action_of, seen
from voice_hanabi.games.hanafuda.partners.reasons import reason_for
from voice_hanabi.games.hanafuda.partners.searching import Search
from voice_hanabi.games.hanafuda.partners.simple import choose_action
from voice_hanabi.games.hanafuda.partners.usual import Usual
from voice_hanabi.games.hanafuda.rules.actions import Action, NextRound
from voice_hanabi.games.hanafuda.rules.state import Phase, State
from voice_hanabi.games.hanafuda.rules.view import View, view


class HanafudaPartner:
    """Plays for one seat. The same view and level give the same move."""

    def __init__(self, seat: int, level: Level) -> None:
        self.seat = seat
        self.level = level

    def choose(self, state: State) -> Chosen[Action]:
        """Return the seat's move, and the reason. Raises `ValueError` if it isn't the seat's turn."""
        shown = view(state, self.seat, this_round=True)
        if not shown.legal:
            raise ValueError(f"Seat {self.seat} has nothing to do now.")
        action = NextRound() if shown.phase is Phase.ROUND_OVER else self._action(shown)
        return Chosen(action, reason_for(shown, action, self.level))

    def reason(self, state: State, action: Action) -> Reason:
        """Return why it makes a move."""
        return reason_for(view(state, self.seat, this_round=True), action, self.level)

    def advise(self, state: State, deed: str | None) -> Chosen[Action] | None:
        """Return a move for the seat; every turn lays a card, so deeds don't differ."""
        return self.choose(state)

    def _action(self, shown: View) -> Action:
        if self.level is Level.COMPANION:
            return choose_action(shown)
        found = seen(shown)
        if self.level is Level.STRONG:
            # Each move has its own random numbers, so that a resumed game goes on in the same way.
            chance = Random(f"{self.seat} {shown.round} {shown.turn} {shown.phase}")
            move = Search(shown, found).move(chance)
        else:
            move = Usual(found.round.scoring).move(found.round)
        return action_of(move, found.round.phase)
