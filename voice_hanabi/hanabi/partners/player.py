"""A computer player of Hanabi in one seat: it is given the view of that seat, and answers with a move."""

from __future__ import annotations

from voice_hanabi.hanabi.partners.box import box_of
from voice_hanabi.hanabi.partners.choosing import CLUE, PLAY, Move, weighed
from voice_hanabi.hanabi.partners.following import Follower
from voice_hanabi.hanabi.partners.rewards import taken_back, with_call
from voice_hanabi.hanabi.partners.table import Table
from voice_hanabi.hanabi.rules.actions import Action, Discard, Play
from voice_hanabi.hanabi.rules.view import View
from voice_hanabi.table.contract.partners import Chosen, Level, Reason


class Player:
    """One seat of one game."""

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.seed = seed
        self._follower: Follower | None = None

    def choose(self, shown: View) -> Chosen[Action]:
        """Return the move of the seat's turn, by what its view tells."""
        table = self._table(shown)
        taken = taken_back(table, shown.legal)
        if taken is not None:
            return Chosen(taken, Reason("take-back", {}))
        plain = self.level is Level.COMPANION
        options = weighed(table, self.seat, plain)
        for _, move in options:
            action = action_of(table, self.seat, move)
            if action in shown.legal:
                return Chosen(action, Reason("stall", {}))
        return Chosen(shown.legal[0], Reason("stall", {}))

    def _table(self, shown: View) -> Table:
        """Return the table as the view has it; a game that is gone on with is followed from where it was."""
        if self._follower is None or not self._follower.follows(shown):
            self._follower = Follower(box_of(shown.rules, shown.players), self.level is Level.COMPANION)
        return self._follower.follow(shown)


def action_of(table: Table, seat: int, move: Move) -> Action:
    """Return a move as the rules know it."""
    kind, about, clue = move
    if kind == CLUE:
        return table.box.clue_action(about, clue)
    slot = table.hands[seat].index(about) + 1
    return with_call(Play(slot), table, about) if kind == PLAY else Discard(slot)
