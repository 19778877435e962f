"""Thinking ahead: every move is tried in the same worlds, each played out like the usual player.

A round's result is weighed by its effect on the match: a lead is worth more if fewer rounds are left. The
effort is counted, never timed, so that the same view and seed give the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erf, sqrt
from random import Random
from typing import NamedTuple

from voice_hanabi.games.hanafuda.partners.light.numbers import MONTH_OF, POINTS
from voice_hanabi.games.hanafuda.partners.light.round import LAY, OVER, LightRound, laid
from voice_hanabi.games.hanafuda.partners.light.seen import Seen
from voice_hanabi.games.hanafuda.partners.many import Many, tables_for
from voice_hanabi.games.hanafuda.partners.usual import USUAL_MANNER, PlayingStyle, Usual
from voice_hanabi.games.hanafuda.partners.worlds import Worlds
from voice_hanabi.games.hanafuda.rules.view import View


class Amount(NamedTuple):
    """The effort of a search."""

    worlds: int = 100
    """The fewest worlds in which moves that stay close are tried."""
    rollouts: int = 1000
    """The fewest playouts; until then more worlds are tried."""
    block: int = 50
    """The number of worlds after which clearly worse moves are dropped."""
    worse: float = 1.5
    """How many standard errors behind a move must be to count as clearly worse."""
    better: float = 1.3
    """How many standard errors ahead of the usual move another must be to replace it."""


AT_ONCE = Amount()
"""For rounds that are played out many at once."""
ONE_BY_ONE = Amount(rollouts=200, block=20)
"""For rounds that take ten times as long each: in the basic game, and with two decks."""

_SPREAD = {"koi-koi": 4.5, "hanafuda": 40.0}
"""The standard deviation of the difference between two players after a round, in points."""

_DEALING = 0.8
"""A dealer's average advantage in the next round of Koi-Koi, in points."""

_BESIDE = 1e-4
"""The value of a point besides the match: once that is decided, points are still better than none."""


_CERTAIN = 100.0
"""Standard errors for a move that does better in every world alike."""


class Search:
    """Looks for the best move of one view."""

    def __init__(
        self, shown: View, seen: Seen, amount: Amount | None = None, manner: PlayingStyle = USUAL_MANNER
    ) -> None:
        self._shown = shown
        self._round = seen.round
        self._usual = Usual(seen.round.scoring, manner)
        self._worlds = Worlds(shown, seen, self._usual)
        self._worth = match_worth(shown)
        options = shown.options
        at_once = options.game == "koi-koi" and options.decks == 1
        self._amount = amount or (AT_ONCE if at_once else ONE_BY_ONE)
        self._tables = tables_for(options, shown.month, manner) if at_once else None

    def move(self, random: Random) -> int:
        """Return the move with the best average result."""
        usual = self._usual.move(self._round)
        moves = different_moves(self._round, usual)
        if len(moves) == 1:
            return usual
        found: dict[int, list[float]] = {move: [] for move in moves}
        amount = self._amount
        rollouts = 0
        while len(moves) > 1 and (len(found[usual]) < amount.worlds or rollouts < amount.rollouts):
            worlds = [self._worlds.deal(random) for _ in range(amount.block)]
            for move, outcomes in zip(moves, self._outcomes(worlds, moves), strict=True):
                found[move] += outcomes
            rollouts += amount.block * len(moves)
            moves = self._still_good(moves, found, usual)
        best = moves[0]
        return best if self._errors(found[best], found[usual]) > amount.better else usual

    def _outcomes(self, worlds: Sequence[LightRound], moves: Sequence[int]) -> list[list[float]]:
        """Make each move in each world, play them all out, and return the results of each move."""
        usual = self._usual.move
        seat = self._round.current
        played = [[world.copy() for world in worlds] for _ in moves]
        going_on = []
        for move, rounds in zip(moves, played, strict=True):
            for light in rounds:
                light.do(move)
                while light.phase != OVER and (self._tables is None or light.current == seat):
                    light.do(usual(light))
                if light.phase != OVER:
                    going_on.append(light)
        if self._tables is not None and going_on:
            for light, scores in zip(going_on, Many(self._tables, going_on).play_out().tolist(), strict=True):
                light.scores = scores
        return [[self._worth(light.scores) for light in rounds] for rounds in played]

    def _still_good(self, moves: Sequence[int], found: dict[int, list[float]], usual: int) -> list[int]:
        """Return the moves that may be the best, the best first, always including the usual one."""
        best = max(moves, key=lambda move: sum(found[move]))
        worse = self._amount.worse
        return [
            best,
            *(
                move
                for move in moves
                if move != best and (move == usual or self._errors(found[best], found[move]) <= worse)
            ),
        ]

    def _errors(self, one: Sequence[float], other: Sequence[float]) -> float:
        """Return one move's lead over another in the same worlds, in standard errors."""
        better = [ours - theirs for ours, theirs in zip(one, other, strict=True)]
        mean = sum(better) / len(better)
        spread = sum((each - mean) ** 2 for each in better) / (len(better) - 1)
        return mean / sqrt(spread / len(better)) if spread else float(mean > 0) * _CERTAIN


def different_moves(light: LightRound, usual: int) -> list[int]:
    """Return the legal moves, the usual one first; of equivalent moves only one."""
    if light.phase != LAY:
        return [usual, *(move for move in light.legal() if move != usual)]
    found = {_alike(usual): usual}
    for move in light.legal():
        found.setdefault(_alike(move), move)
    return list(found.values())


def _alike(move: int) -> tuple[int, int, int]:
    """Return what a laid card's move depends on: a month's plain cards are equivalent."""
    card, takes = laid(move)
    return MONTH_OF[card], POINTS[card], 0 if takes is None else POINTS[takes]


def match_worth(shown: View) -> Callable[[Sequence[int]], float]:
    """Return the value of the round's scores to a seat: how likely it then wins the match."""
    own = shown.seat
    assert own is not None
    others = [seat for seat in range(shown.players) if seat != own]
    left = shown.options.rounds - shown.round
    spread = _SPREAD[shown.options.game] * sqrt(2 * left) if left else 0.0
    dealing = _DEALING if left and shown.options.game == "koi-koi" else 0.0
    totals = shown.totals
    known: dict[tuple[int, ...], float] = {}

    def worth(scores: Sequence[int]) -> float:
        key = tuple(scores)
        found = known.get(key)
        if found is None:
            lead = totals[own] + key[own] - max(totals[seat] + key[seat] for seat in others)
            dealer = max(range(len(key)), key=key.__getitem__) if any(key) else shown.dealer
            ahead = lead + (dealing if dealer == own else -dealing)
            chance = 0.5 * (1 + erf(ahead / spread)) if spread else 0.5 * (1 + (lead > 0) - (lead < 0))
            found = known[key] = chance + _BESIDE * lead
        return found

    return worth
