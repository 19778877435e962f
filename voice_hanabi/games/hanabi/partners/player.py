"""A computer player of Hanabi in one seat: it gets that seat's view, and returns a move."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from random import Random

from voice_hanabi.contract.partners import Chosen, Level, Reason
from voice_hanabi.games.hanabi.partners.ahead.believing import Deed
from voice_hanabi.games.hanabi.partners.ahead.searching import LONG, SHORT, best
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.choosing import CLUE, DISCARD, PLAY, Move, each_face_once, weighed
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.reasons import WhyMoved, cause_of
from voice_hanabi.games.hanabi.partners.rewards import taken_back, with_call
from voice_hanabi.games.hanabi.partners.table import BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.view import View

DEEDS: Mapping[str, int] = {"play": PLAY, "discard": DISCARD, "clue": CLUE}
"""The deeds that can be named when asking for advice."""


class Player:
    """One seat of one game."""

    def __init__(self, seat: int, level: Level, people: Collection[int] = ()) -> None:
        self.people = tuple(people)
        self.seat = seat
        self.level = level
        self._follower: Follower | None = None

    def choose(self, shown: View) -> Chosen[Action]:
        """Return the seat's move, from what its view shows."""
        chosen = self.advise(shown)
        assert chosen is not None
        return chosen

    def advise(self, shown: View, deed: str | None = None) -> Chosen[Action] | None:
        """Return the best move, of this deed if one is given; ``None`` if there is none.

        If the seat is a person's, the others' moves show how they mean clues to that person, whoever plays.
        """
        chosen = self._best(shown, self._table(shown), deed)
        if deed is None or chosen is None:
            return chosen
        # Others were not compared with it.
        return replace(chosen, reason=Reason(chosen.reason.name, {**chosen.reason.words, "asked": True}))

    def reason(self, shown: View, action: Action) -> Reason:
        """Return why the seat makes a move."""
        table = self._table(shown)
        match action:
            case Play() | Discard():
                kind = PLAY if isinstance(action, Play) else DISCARD
                return self._reason(table, shown, (kind, table.hands[self.seat][action.slot - 1], 0))
            case ClueColour():
                clue = table.box.clue_of(action.colour, None)
            case ClueRank():
                clue = table.box.clue_of(None, action.rank)
            case _:
                return self._reason(table, shown, None)
        return self._reason(table, shown, (CLUE, action.target, clue))

    def _best(self, shown: View, table: BetweenTurns, deed: str | None) -> Chosen[Action] | None:
        plain = self.level is Level.COMPANION
        taken = taken_back(table, shown.legal)
        if taken is not None:
            return Chosen(taken, self._reason(table, shown, None))
        legal, free = set(shown.legal), shown.pending is not None
        options = [
            option
            for option in each_face_once(table, self.seat, weighed(table, self.seat, plain, free=free))
            if action_of(table, self.seat, option[1]) in legal
            and (deed is None or option[1][0] == DEEDS[deed])
        ]
        if not options and deed is not None:
            return None
        if not options:
            # Something unknown to the conventions, such as a clue that touches no card.
            return Chosen(shown.legal[-1], self.reason(shown, shown.legal[-1]))
        move = options[0][1]
        if not plain and not free:
            chance = Random(f"{self.seat} {len(shown.history)}")
            move = self._thought_ahead(table, options, chance, long=deed is None)
        deed = next(name for name, kind in DEEDS.items() if kind == move[0])
        return Chosen(action_of(table, self.seat, move), self._reason(table, shown, move), deed)

    def _reason(self, table: BetweenTurns, shown: View, move: Move | None) -> Reason:
        """Return the reason for a move; ``None`` takes back a card for a reward."""
        plain = self.level is Level.COMPANION
        why = WhyMoved.TAKE_BACK
        if move is not None:
            kind, about, clue = move
            touched = table.touched(about, clue) if kind == CLUE else ()
            why = cause_of(table, self.seat, move, plain, touched).why
        return Reason(why, {"happened": len(shown.history), "plain": plain, "people": self.people})

    def _thought_ahead(
        self, table: BetweenTurns, options: list[tuple[float, Move]], random: Random, *, long: bool
    ) -> Move:
        """Return the usual player's move; a strong player returns another one if that is surely better.

        Only a choice among all moves is worth thinking ``long``.
        """
        usual = best(table, self.seat, options, SHORT, random, plain=False)
        if self.level is not Level.STRONG or not long:
            return usual
        return best(table, self.seat, options, LONG, random, False, self._deeds(), usual)

    def _deeds(self) -> list[Deed]:
        assert self._follower is not None
        deeds = self._follower.deeds.items()
        return [Deed(before, seat, move) for seat, (before, move) in deeds if seat != self.seat]

    def _table(self, shown: View) -> BetweenTurns:
        """Return the table of the view; a resumed game is followed from where it was."""
        if self._follower is None or not self._follower.follows(shown):
            plain = self.level is Level.COMPANION
            self._follower = Follower(box_of(shown.rules, shown.players), plain, self.people)
        return self._follower.follow(shown)


def action_of(table: BetweenTurns, seat: int, move: Move) -> Action:
    """Return a move as an action of the rules."""
    kind, about, clue = move
    if kind == CLUE:
        return table.box.clue_action(about, clue)
    slot = table.hands[seat].index(about) + 1
    return with_call(Play(slot), table, about) if kind == PLAY else Discard(slot)
