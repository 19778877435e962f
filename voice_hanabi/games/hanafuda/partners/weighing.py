"""The value of taking each card: how much closer it brings one's own yaku, and how much it hinders others.

A yaku is worth its points times the chance that enough of the remaining cards still come, all equally likely,
with a chance that falls with the turns left.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from voice_hanabi.games.hanafuda.partners.light.numbers import FACES, POINTS, card_of
from voice_hanabi.games.hanafuda.partners.light.scoring import (
    DRY_BRIGHTS,
    PLACE,
    ROWS_FROM,
    WIDTH,
    Scoring,
    scoring_for,
)
from voice_hanabi.games.hanafuda.rules.cards import RAIN_MAN
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.yaku import Row

MOST_TURNS = 8
"""More cards in hand do not make a card likelier to come."""

_MOST_KEPT = 5_000
"""How many results are cached."""

_BRIGHTS = (1 << WIDTH * ROWS_FROM) - 1
"""The fields of the brights."""

ANY_CARD = 0.05
"""The value of a card that brings no yaku closer."""


class Weights(NamedTuple):
    """A player's weights, found by experiment."""

    comes_first: float = 0.42
    """The chance that a remaining card comes to a player, with a whole hand to play."""
    comes_last: float = 0.12
    """The same with the last card."""
    hinder: float = 0.6
    """The value of keeping a card from others, relative to having it."""
    ending: float = 2.0
    """The value of ending the round by a yaku, besides its points."""


class Weighing:
    """The tables of one kind of round, filled on demand."""

    def __init__(self, scoring: Scoring, weights: Weights) -> None:
        self.scoring = scoring
        self.weights = weights
        step = (weights.comes_first - weights.comes_last) / (MOST_TURNS - 1)
        self._chances = tuple(
            weights.comes_last + step * max(turns - 1, 0) for turns in range(MOST_TURNS + 1)
        )
        rows_of = [self._rows_with(number) for number in range(FACES * scoring.options.decks)]
        self._groups = tuple(dict.fromkeys(rows_of))
        self._group_of = tuple(map(self._groups.index, rows_of))
        """Cards that count for the same yaku have the same value."""
        self._sizes = tuple(
            len(row.among) * (scoring.options.decks if row.every_copy else 1) for row in scoring.rows
        )
        self._basic = tuple(points * (1 + weights.hinder) for points in POINTS)
        self._kept: dict[tuple[int, int, int, int], tuple[float, ...]] = {}
        self._bright_tables: dict[tuple[int, int], dict[int, tuple[float, float]]] = {}
        self._row_tables: dict[tuple[int, int], tuple[dict[int, float], ...]] = {}

    def values(self, own: int, others: int, turns: int, stake: int) -> tuple[float, ...]:
        """Return the value of taking each card, by how far a seat and the others are.

        ``turns`` is the number of cards left in hand, ``stake`` the points at the last koi-koi.
        """
        if not self.scoring.koi_koi:
            return self._basic
        turns = min(turns, MOST_TURNS)
        key = (own, others, turns, stake)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > _MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._weighed(own, others, turns, stake)
        return found

    def comes(self, own: int, others: int, turns: int) -> tuple[float, float]:
        """Return the chance that a seat makes a new or a larger yaku, and its average gain then."""
        turns = min(turns, MOST_TURNS)
        weight, gain = self.better_brights(own & _BRIGHTS, others & _BRIGHTS, turns)
        none = 1 - weight
        for number in range(len(self.scoring.rows)):
            place = WIDTH * (ROWS_FROM + number)
            likely, more = self.better_row(number, own >> place & PLACE, others >> place & PLACE, turns)
            none *= 1 - likely
            gain += more
            weight += likely
        return 1 - none, gain / weight if weight else 0.0

    # Looking up the tables

    def row_worth(self, number: int, have: int, lost: int, turns: int, stake: int) -> float:
        """Return the value to a seat of a card of a row, including what it would be worth to the others."""
        row, chance, ending = self.scoring.rows[number], self._chances[turns], self.weights.ending
        mine = _swing(row, have, self._left(number, have, lost), chance, ending, stake)
        theirs = _swing(row, lost, self._left(number, lost, have), chance, ending, 0)
        return mine + self.weights.hinder * theirs

    def bright_worths(self, own: int, others: int, turns: int, stake: int) -> tuple[float, float]:
        """Return the same for a dry bright and for the rain man."""
        mine = self._bright_swings(own, others, turns, stake)
        theirs = self._bright_swings(others, own, turns, 0)
        hinder = self.weights.hinder
        return mine[0] + hinder * theirs[0], mine[1] + hinder * theirs[1]

    def better_row(self, number: int, have: int, lost: int, turns: int) -> tuple[float, float]:
        """Return the chance that a row is made or grows, and the expected gain (chance times gain)."""
        row = self.scoring.rows[number]
        made = have >= row.needs
        if made and not row.for_each_more:
            return 0.0, 0.0
        need = 1 if made else row.needs - have
        likely = _at_least(self._left(number, have, lost), need, self._chances[turns])
        return likely, likely * (row.for_each_more if made else row.points)

    def better_brights(self, own: int, others: int, turns: int) -> tuple[float, float]:
        """Return the chance of a better yaku of brights, and the expected gain."""
        now = self.scoring.points(own)
        coming = [
            (likely, points - now)
            for likely, brights in _coming_brights(*_brights_of(own, others), self._chances[turns])
            if (points := self.scoring.points(brights)) > now
        ]
        return sum(likely for likely, _ in coming), sum(likely * gain for likely, gain in coming)

    # Filling the tables

    def _rows_with(self, number: int) -> tuple[int, ...]:
        """Return the fields that a card counts for."""
        card = card_of(number)
        rows = enumerate(self.scoring.rows, start=ROWS_FROM)
        found = tuple(place for place, row in rows if card in row.among)
        if card in DRY_BRIGHTS:
            return (0, *found)
        return (1, *found) if card == RAIN_MAN else found

    def _weighed(self, own: int, others: int, turns: int, stake: int) -> tuple[float, ...]:
        kind = turns, stake
        if kind not in self._row_tables:
            self._bright_tables[kind] = {}
            self._row_tables[kind] = tuple({} for _ in self.scoring.rows)
        brights = self._bright_tables[kind]
        key = (own & _BRIGHTS) << WIDTH * ROWS_FROM | others & _BRIGHTS
        found = brights.get(key)
        if found is None:
            found = brights[key] = self.bright_worths(own & _BRIGHTS, others & _BRIGHTS, turns, stake)
        by_place = list(found)
        place = WIDTH * ROWS_FROM
        for number, table in enumerate(self._row_tables[kind]):
            key = (own >> place & PLACE) << WIDTH | others >> place & PLACE
            worth = table.get(key)
            if worth is None:
                worth = table[key] = self.row_worth(number, key >> WIDTH, key & PLACE, turns, stake)
            by_place.append(worth)
            place += WIDTH
        by_group = [ANY_CARD + sum([by_place[row] for row in rows]) for rows in self._groups]
        return tuple([by_group[group] for group in self._group_of])

    def _left(self, number: int, have: int, lost: int) -> int:
        """Return how many cards of a row can still come: with two decks others' cards don't matter."""
        apart = self.scoring.options.decks > 1 and not self.scoring.rows[number].every_copy
        return max(self._sizes[number] - have - (0 if apart else lost), 0)

    def _bright_swings(self, own: int, others: int, turns: int, stake: int) -> tuple[float, float]:
        chance, bonus = self._chances[turns], self.weights.ending + stake
        dry, left, rain, rain_left = _brights_of(own, others)
        a_dry = a_rain = 0.0
        if left:
            a_dry = self._brights(dry + 1, left - 1, rain, rain_left, chance, bonus)
            a_dry -= self._brights(dry, left - 1, rain, rain_left, chance, bonus)
        if rain_left:
            a_rain = self._brights(dry, left, 1, 0, chance, bonus)
            a_rain -= self._brights(dry, left, 0, 0, chance, bonus)
        return a_dry, a_rain

    def _brights(self, dry: int, left: int, rain: int, rain_left: int, chance: float, bonus: float) -> float:
        """Return the expected score of brights, given how many are left."""
        points = self.scoring.points
        return sum(
            likely * (worth + bonus)
            for likely, brights in _coming_brights(dry, left, rain, rain_left, chance)
            if (worth := points(brights))
        )


def _brights_of(own: int, others: int) -> tuple[int, int, int, int]:
    """Return the dry brights that one has and that are left, and the same for the rain man."""
    dry = min(own & PLACE, len(DRY_BRIGHTS))
    rain, gone = min(own >> WIDTH, 1), others >> WIDTH
    return dry, max(len(DRY_BRIGHTS) - dry - (others & PLACE), 0), rain, 0 if rain or gone else 1


def _coming_brights(dry: int, left: int, rain: int, rain_left: int, chance: float) -> list[tuple[float, int]]:
    """Return the possible final brights, each with its probability."""
    rains = ((1 - chance, 0), (chance, 1)) if rain_left else ((1.0, rain),)
    return [
        (just * likely, dry + come | wet << WIDTH)
        for come, just in enumerate(_coming(left, chance))
        for likely, wet in rains
    ]


@lru_cache(maxsize=4096)
def _coming(left: int, chance: float) -> tuple[float, ...]:
    """Return, for each number of cards, the probability that exactly that many of those left come."""
    return tuple(comb(left, come) * chance**come * (1 - chance) ** (left - come) for come in range(left + 1))


@lru_cache(maxsize=4096)
def _at_least(left: int, need: int, chance: float) -> float:
    """Return the chance that at least a number of certain cards come."""
    return sum(_coming(left, chance)[need:])


def _swing(row: Row, have: int, left: int, chance: float, ending: float, stake: int) -> float:
    """Return the value of another card of a row, given how many its owner has and how many are left."""
    if left <= 0:
        return 0.0
    if have >= row.needs:
        return row.for_each_more + (stake + ending if stake and row.for_each_more else 0)
    with_it = _expected(row, have + 1, left - 1, chance, ending + stake)
    return with_it - _expected(row, have, left - 1, chance, ending + stake)


def _expected(row: Row, have: int, left: int, chance: float, bonus: float) -> float:
    """Return the expected score of a row."""
    need = max(row.needs - have, 0)
    coming = _coming(left, chance)[need:]
    worth, more = row.points + (have + need - row.needs) * row.for_each_more + bonus, row.for_each_more
    if not more:
        return worth * sum(coming)
    return sum([likely * (worth + extra * more) for extra, likely in enumerate(coming)])


@lru_cache(maxsize=96)
def weighing_for(options: Options, month: int, weights: Weights) -> Weighing:
    """Return the tables of a kind of round, made once."""
    return Weighing(scoring_for(options, month), weights)
