"""Whether one move is clearly best: tries every move of a seat in possible worlds.

A puzzle is such a position. Everything is worked out from the current seat's view, so hidden cards don't make
a move better.
"""

from __future__ import annotations

from math import inf, sqrt
from random import Random
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.ahead.imagining import imagined, over, play_out
from voice_hanabi.games.hanabi.partners.ahead.searching import standing
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.choosing import CLUE, DISCARD, PLAY, Move, weighed
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.player import action_of
from voice_hanabi.games.hanabi.partners.table import BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.view import View

AHEAD = 0.4
"""Points of `standing` by which the best move must lead all others: more than a token is worth."""
CLOSE = AHEAD / 2
"""If the lead after a batch of worlds is less than this, the best move will rarely turn out to be clear."""
ERRORS = 4.0
"""How many standard errors that lead must be, comparing the moves world by world."""
ROUNDS = 2
"""The number of rounds after which the standing is judged."""
BATCH = 8
"""The number of worlds after which clearly worse moves are dropped."""
WORLDS = 5 * BATCH
"""The most worlds in which moves are tried."""
FIRST_LOOK = 4
"""How many of the likeliest moves are compared first, since most positions have no clear one."""


class Clear(NamedTuple):
    """The move that is clearly best."""

    action: Action
    ahead: float
    """Its lead in points over the next best move."""


class Margin(NamedTuple):
    """A move's lead over the next best one."""

    ahead: float
    error: float
    """The standard error of that."""

    @property
    def least(self) -> float:
        """The lower bound: two standard errors less."""
        return self.ahead - 2 * self.error


def margin(shown: View, action: Action, random: Random, worlds: int = WORLDS) -> Margin | None:
    """Return a move's lead over all others, in new worlds; ``None`` if none are found.

    In the worlds in which it was found to be best, luck may have been on its side.
    """
    seat = shown.seat
    assert seat is not None
    table = Follower(box_of(shown.rules, shown.players), plain=False).follow(shown)
    moves = moves_of(table, seat, shown)
    best = next(move for move in moves if action_of(table, seat, move) == action)
    tried: dict[Move, list[float]] = {move: [] for move in moves}
    for _ in range(0, worlds, BATCH):
        if not _try(table, seat, tried, random):
            return None
    compared = (difference(tried[best], tried[other]) for other in moves if other != best)
    return min((Margin(*one) for one in compared), key=lambda one: one.least)


def clearly_best(shown: View) -> Clear | None:
    """Return the clearly best move for the seat of this view; ``None`` if there is none.

    The same view gives the same answer everywhere.
    """
    seat = shown.seat
    assert seat is not None
    table = Follower(box_of(shown.rules, shown.players), plain=False).follow(shown)
    moves = moves_of(table, seat, shown)
    random = Random(len(shown.history))
    if len(moves) < FIRST_LOOK or _hopeless(table, seat, moves[:FIRST_LOOK], random):
        return None
    tried: dict[Move, list[float]] = {move: [] for move in moves}
    least = inf
    for _ in range(0, WORLDS, BATCH):
        if not _try(table, seat, tried, random):
            return None
        best = _leader(tried)
        for other in [move for move in tried if move != best]:
            ahead, errors = _ahead(tried[best], tried[other])
            if ahead < CLOSE:
                return None
            if ahead >= AHEAD and errors >= ERRORS:
                least = min(least, ahead)
                del tried[other]
        if len(tried) == 1:
            return Clear(action_of(table, seat, best), least)
    return None


def moves_of(table: BetweenTurns, seat: int, shown: View) -> list[Move]:
    """Return all moves, heaviest first."""
    legal = set(shown.legal)
    clues = [
        (CLUE, other, clue)
        for other in range(table.box.players)
        if other != seat
        for clue in range(len(table.box.clue_masks))
    ]
    cards = [(kind, card, 0) for kind in (PLAY, DISCARD) for card in table.hands[seat]]
    likely = [move for _, move in weighed(table, seat)]
    every = dict.fromkeys([*likely, *cards, *clues])
    return [move for move in every if action_of(table, seat, move) in legal]


def _hopeless(table: BetweenTurns, seat: int, moves: list[Move], random: Random) -> bool:
    """Return whether two of the likeliest moves are too close for any to be clear."""
    tried: dict[Move, list[float]] = {move: [] for move in moves}
    if not _try(table, seat, tried, random):
        return True
    best = _leader(tried)
    return any(_ahead(tried[best], tried[move])[0] < AHEAD for move in moves if move != best)


def _try(table: BetweenTurns, seat: int, tried: dict[Move, list[float]], random: Random) -> bool:
    """Try moves in another batch of worlds; return whether there were any."""
    for _ in range(BATCH):
        world = imagined(table, seat, random)
        if world is None:
            return False
        for move, results in tried.items():
            end, _ = play_out(table, seat, world, move, False, ROUNDS * table.box.players)
            results.append(_worth(end))
    return True


def _worth(table: BetweenTurns) -> float:
    """Return the standing, or the points of a finished game: its tokens and chances are worth nothing."""
    return float(points(table)) if over(table) else standing(table)


def points(table: BetweenTurns) -> int:
    """Return the points: none after the last strike."""
    return 0 if table.strikes >= table.box.rules.max_strikes else table.score


def _leader(tried: dict[Move, list[float]]) -> Move:
    return max(tried, key=lambda move: sum(tried[move]))


def _ahead(one: list[float], other: list[float]) -> tuple[float, float]:
    """Return one move's lead over the other in points and in standard errors, world by world."""
    mean, error = difference(one, other)
    return mean, mean / error if error else inf


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """Return one move's lead over the other in points, and its standard error."""
    ahead = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = sum(ahead) / len(ahead)
    return mean, sqrt(sum((value - mean) ** 2 for value in ahead) / (len(ahead) - 1) / len(ahead))
