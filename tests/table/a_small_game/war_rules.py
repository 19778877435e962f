"""War, the children's card game, in its short form: each card is turned once.

Two players have half the pack each. Each turns the top card of theirs; the higher takes both. If both are
equal they stay until the next two are turned, and go with those. The player who has taken more wins. Nobody
sees a card before it is turned, so everyone has the same view.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = range(2, 15)
"""From the two to the ace."""


class WrongMoveError(Exception):
    """What the rules forbid."""


@dataclass(frozen=True)
class Turn:
    """Turn the top card."""


@dataclass(frozen=True)
class View:
    """What everyone may know."""

    current: int
    taken: tuple[int, int]
    """How many cards each has taken."""
    lying: int
    """How many cards lie between the players."""
    left: tuple[int, int]
    """How many cards each has still to turn."""


@dataclass(frozen=True)
class State:
    """A game: the cards each player has still to turn, those between them, and how many each has taken."""

    stacks: tuple[tuple[int, ...], tuple[int, ...]]
    lying: tuple[int, ...] = ()
    taken: tuple[int, int] = (0, 0)
    current: int = 0
    turn: int = 0
    players: int = 2

    @property
    def outcome(self) -> str | None:
        """How it ended, once every card is turned."""
        if any(self.stacks):
            return None
        return "drawn" if self.taken[0] == self.taken[1] else "won"

    @property
    def winner(self) -> int | None:
        """Who has taken more."""
        return None if self.taken[0] == self.taken[1] else int(self.taken[1] > self.taken[0])


@dataclass(frozen=True)
class Dealt:
    """The pack was dealt."""

    cards: int
    first: int


@dataclass(frozen=True)
class Turned:
    """A card was turned."""

    player: int
    rank: int


@dataclass(frozen=True)
class Taken:
    """Somebody took the cards between the players, or nobody if both cards were equal."""

    player: int | None
    cards: int


@dataclass(frozen=True)
class Ended:
    """Every card is turned."""

    winner: int | None
    taken: tuple[int, int]


Event = Dealt | Turned | Taken | Ended


def view(state: State) -> View:
    """Return what everyone may know of a game."""
    one, other = state.stacks
    return View(state.current, state.taken, len(state.lying), (len(one), len(other)))


def new_game(seed: int, first: int, ranks: range = RANKS) -> State:
    """Return a freshly dealt game."""
    pack = [rank for _ in SUITS for rank in ranks]
    Random(seed).shuffle(pack)
    half = len(pack) // 2
    return State((tuple(pack[:half]), tuple(pack[half:])), current=first)


def apply(state: State, action: Turn) -> tuple[State, tuple[Event, ...]]:
    """Return the game after a card was turned, and what happened. Raises `WrongMoveError`."""
    if state.outcome is not None:
        raise WrongMoveError("Every card is turned.")
    seat = state.current
    card, *rest = state.stacks[seat]
    stacks = (tuple(rest), state.stacks[1]) if seat == 0 else (state.stacks[0], tuple(rest))
    turned = replace(state, stacks=stacks, lying=(*state.lying, card), current=1 - seat, turn=state.turn + 1)
    events: list[Event] = [Turned(seat, card)]
    if not turned.turn % 2:
        before = state.lying[-1]
        winner = None if card == before else seat if card > before else 1 - seat
        events.append(Taken(winner, len(turned.lying)))
        if winner is not None:
            taken = tuple(
                cards + len(turned.lying) * (place == winner) for place, cards in enumerate(state.taken)
            )
            turned = replace(turned, taken=(taken[0], taken[1]), lying=())
    if turned.outcome is not None:
        events.append(Ended(turned.winner, turned.taken))
    return turned, tuple(events)
