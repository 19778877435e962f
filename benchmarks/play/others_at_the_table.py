"""Players who don't use our conventions, because those who play with a partner may not know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol

from voice_hanabi.contract.partners import Chosen, Level, Reason
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import View, view

ERRS = 0.05
"""How often an erring player makes a random move."""


class Other(Protocol):
    """A player at the table."""

    def choose(self, state: State) -> Chosen[Action]:
        """Return the move for this player's turn."""


class Beginner:
    """Plays certain cards, gives clues about playable cards, and discards any card without a clue."""

    def __init__(self, seat: int, seed: int) -> None:
        self._seat = seat
        self._random = Random(f"beginner {seed} {seat}")

    def choose(self, state: State) -> Chosen[Action]:
        """Return a plain move."""
        return Chosen(self._move(view(state, self._seat)), Reason("beginner"))

    def _move(self, shown: View) -> Action:
        fitting = {shown.next_card(suit.name) for suit in shown.rules.suits}
        for held in shown.hand:
            if set(held.knowledge.possible_cards) <= fitting and Play(held.slot) in shown.legal:
                return Play(held.slot)
        clues = [
            action
            for action in shown.legal
            if isinstance(action, ClueColour | ClueRank)
            for held in shown.hands[action.target]
            if held.card in fitting and held.card is not None and held.knowledge.card is None
            if _tells(action, held.card.suit, held.card.rank)
        ]
        if clues:
            return self._random.choice(clues)
        untold = [Discard(held.slot) for held in shown.hand if not held.knowledge.touched]
        discards = [action for action in untold if action in shown.legal]
        return self._random.choice(discards or [*shown.legal])


def _tells(clue: ClueColour | ClueRank, suit: str, rank: int) -> bool:
    return clue.colour == suit if isinstance(clue, ClueColour) else clue.rank == rank


class Erring:
    """Plays like a partner, but about one move in twenty is a random clue or discard."""

    def __init__(self, seat: int, seed: int) -> None:
        self._partner = HanabiPartner(seat, Level.USUAL)
        self._seat = seat
        self._random = Random(f"erring {seed} {seat}")

    def choose(self, state: State) -> Chosen[Action]:
        """Return a move, occasionally an odd one."""
        chosen = self._partner.choose(state)
        others = [action for action in view(state, self._seat).legal if action != chosen.action]
        odd = [action for action in others if not isinstance(action, Play)]
        if odd and self._random.random() < ERRS:
            return Chosen(self._random.choice(odd), Reason("error"))
        return chosen


def plain(seat: int, seed: int) -> Other:
    """Return a player who knows only the plain conventions."""
    return HanabiPartner(seat, Level.COMPANION)


OTHERS: Mapping[str, Callable[[int, int], Other]] = {"beginner": Beginner, "plain": plain, "erring": Erring}
