"""Plays out many rounds of Koi-Koi at once like the usual player, with tables and arrays.

A single round costs ten times as much. All of them are at the same turn of the same seat, so that their hands
shrink together. This is for one deck; a test compares it with rounds played one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.games.hanafuda.partners.light.numbers import FACES, card_of
from voice_hanabi.games.hanafuda.partners.light.round import LightRound
from voice_hanabi.games.hanafuda.partners.light.scoring import DRY_BRIGHTS, ROWS_FROM, WIDTH, scoring_for
from voice_hanabi.games.hanafuda.partners.usual import PlayingStyle, Usual
from voice_hanabi.games.hanafuda.partners.weighing import ANY_CARD, MOST_TURNS
from voice_hanabi.games.hanafuda.rules.cards import RAIN_MAN
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.yaku import FIXED_POINTS

Whole = NDArray[np.int64]
Real = NDArray[np.float64]

_ACROSS = 25
"""More than the number of cards in any row."""
_ROW = _ACROSS * _ACROSS
_DRY = len(DRY_BRIGHTS) + 1
_KINDS = 4
"""Cards of a month."""


class Tables:
    """The usual player's tables for a kind of round, as arrays: a column for dry brights, rain man, rows."""

    def __init__(self, usual: Usual) -> None:
        self.usual = usual
        scoring = usual.weighing.scoring
        self.rows = scoring.rows
        cards = [card_of(number) for number in range(FACES)]
        self.counts: Whole = np.array(
            [
                [card in DRY_BRIGHTS, card == RAIN_MAN, *(card in row.among for row in self.rows)]
                for card in cards
            ],
            dtype=np.int64,
        )
        """What each card counts for."""
        self.of_month: Whole = self.counts.reshape(12, _KINDS, -1).sum(axis=1)
        self.belongs: Real = self.counts.astype(np.float64).T
        self.starts: Whole = _ROW * np.arange(len(self.rows) + ROWS_FROM)
        points = np.zeros((len(self.rows), _ACROSS), dtype=np.int64)
        for number in range(len(self.rows)):
            for have in range(_ACROSS):
                points[number, have] = scoring.points(have << WIDTH * (ROWS_FROM + number))
        self.points = points.ravel()
        self.point_starts: Whole = _ACROSS * np.arange(len(self.rows))
        self.bright_points: Whole = np.array(
            [[scoring.points(dry | rain << WIDTH) for rain in range(2)] for dry in range(_DRY)]
        ).ravel()
        self._worths: dict[tuple[int, int], Real] = {}
        self._comes: dict[int, tuple[Real, Real]] = {}

    def worths(self, turns: int, stake: int) -> Real:
        """Return the value of a card of each column, for every possible number of cards that a seat and the
        others have.
        """
        turns = min(turns, MOST_TURNS)
        found = self._worths.get((turns, stake))
        if found is None and stake > 2:
            # The stake counts evenly.
            one, two = self.worths(turns, 1), self.worths(turns, 2)
            found = self._worths[turns, stake] = one + (stake - 1) * (two - one)
        if found is None:
            weighing = self.usual.weighing
            found = np.zeros(len(self.starts) * _ROW)
            for key, own, others in _bright_keys():
                found[key], found[_ROW + key] = weighing.bright_worths(own, others, turns, stake)
            for start, number, have, lost in self._row_keys():
                found[start] = weighing.row_worth(number, have, lost, turns, stake)
            self._worths[turns, stake] = found
        return found

    def comes(self, turns: int) -> tuple[Real, Real]:
        """Return the chance that each column improves, and the expected gain."""
        turns = min(turns, MOST_TURNS)
        if turns not in self._comes:
            weighing = self.usual.weighing
            likely, gain = np.zeros(len(self.starts) * _ROW), np.zeros(len(self.starts) * _ROW)
            for key, own, others in _bright_keys():
                likely[key], gain[key] = weighing.better_brights(own, others, turns)
            for start, number, have, lost in self._row_keys():
                likely[start], gain[start] = weighing.better_row(number, have, lost, turns)
            self._comes[turns] = (likely, gain)
        return self._comes[turns]

    def keys(self, own: Whole, others: Whole) -> Whole:
        """Return the index of these counts in the tables."""
        keys = own * _ACROSS + others
        brights = ((own[:, 0] * _DRY + others[:, 0]) * 2 + own[:, 1]) * 2 + others[:, 1]
        keys[:, 0] = brights
        keys[:, 1] = brights
        keys += self.starts
        return keys

    def scored(self, own: Whole) -> Whole:
        """Return the total value of all yaku."""
        rows: Whole = self.points.take(own[:, ROWS_FROM:] + self.point_starts).sum(axis=1)
        rows += self.bright_points.take(own[:, 0] * 2 + own[:, 1])
        return rows

    def _row_keys(self) -> list[tuple[int, int, int, int]]:
        return [
            (_ROW * (ROWS_FROM + number) + have * _ACROSS + lost, number, have, lost)
            for number, row in enumerate(self.rows)
            for have in range(len(row.among) + 1)
            for lost in range(len(row.among) + 1 - have)
        ]


def _bright_keys() -> list[tuple[int, int, int]]:
    """Return for each division of the brights its index in the tables, and both sides in `Scoring`'s form."""
    return [
        (((dry * _DRY + lost) * 2 + rain) * 2 + gone, dry | rain << WIDTH, lost | gone << WIDTH)
        for dry in range(_DRY)
        for lost in range(_DRY - dry)
        for rain, gone in ((0, 0), (0, 1), (1, 0))
    ]


@lru_cache(maxsize=24)
def tables_for(options: Options, month: int, manner: PlayingStyle) -> Tables:
    """Return the tables of a kind of round, made once."""
    return Tables(Usual(scoring_for(options, month), manner))


class Many:
    """Rounds in progress, at the beginning of the same turn; `play_out` ends them all."""

    def __init__(self, tables: Tables, rounds: Sequence[LightRound]) -> None:
        first = rounds[0]
        self.tables = tables
        self.options = first.scoring.options
        self.manner: PlayingStyle = tables.usual.manner
        self.dealer = first.dealer
        self.current = first.current
        self.seats = len(first.hands)
        self.here: Whole = np.arange(len(rounds))
        """Which of the rounds are still in progress."""
        self.scores: Whole = np.zeros((len(rounds), self.seats), dtype=np.int64)
        self.hands: list[Whole] = [
            np.array([one.hands[seat] for one in rounds], dtype=np.int64) for seat in range(self.seats)
        ]
        self.stock: Whole = np.array([one.stock for one in rounds], dtype=np.int64)
        self.field = _cards([one.field for one in rounds])
        captured = [_cards([one.captured[seat] for one in rounds]) for seat in range(self.seats)]
        flat = [pile.transpose(1, 2, 0).reshape(len(rounds), FACES) for pile in captured]
        self.counts: list[Whole] = [pile @ tables.counts for pile in flat]
        self.gone: Whole = sum(captured).sum(axis=0, dtype=np.int64)  # type: ignore[union-attr]
        self.called: Whole = np.array([one.koi_koi for one in rounds], dtype=np.int64).sum(axis=1)
        self.called_at: Whole = np.array([one.called_at for one in rounds], dtype=np.int64)

    def play_out(self) -> Whole:
        """Play all rounds to their ends, and return what each seat scored in each."""
        while len(self.here):
            seat = self.current
            card, values = self._lay(seat)
            self._play(seat, card, values)
            if self.stock.shape[1]:
                turned, self.stock = self.stock[:, -1], self.stock[:, :-1]
                self._play(seat, turned, None)
            self._end(seat)
            if not any(hand.shape[1] for hand in self.hands):
                self._played_out()
            self.current = (seat + 1) % self.seats
        return self.scores

    def _values(self, seat: int, rows: Whole | slice) -> Real:
        """Return the value of each card to a seat."""
        own = self.counts[seat][rows]
        others: Whole = sum(self.counts)[rows] - own  # type: ignore[index]
        keys = self.tables.keys(own, others)
        turns = self.hands[seat].shape[1]
        by_column = self.tables.worths(turns, 0).take(keys)
        stakes = self.called_at[rows, seat]
        for stake in np.unique(stakes[stakes > 0]).tolist():
            staked = stakes == stake
            by_column[staked] = self.tables.worths(turns, stake).take(keys[staked])
        found: Real = ANY_CARD + by_column @ self.tables.belongs
        return found

    def _lay(self, seat: int) -> tuple[Whole, Real]:
        """Remove the card that is laid from each hand; return these cards, and the values used."""
        hand = self.hands[seat]
        each = np.arange(len(hand))
        values = self._values(seat, slice(None))
        lying, best, total = _lying(self.field, values)
        months = hand // _KINDS
        held: Whole = np.bincount((each[:, None] * 12 + months).ravel(), minlength=len(hand) * 12)
        hidden = _KINDS - (lying + self.gone + held.reshape(-1, 12))
        at = each[:, None] * 12 + months
        number, others = lying.ravel().take(at), hidden.ravel().take(at)
        own = np.take_along_axis(values, hand, axis=1)
        taken = np.where(number == _KINDS - 1, total.ravel().take(at), best.ravel().take(at))
        taking = taken * np.array(self.manner.open_card).take(others) + own * self.manner.own_card
        staying = -own * np.array(self.manner.given_away).take(others)
        chosen = np.where(number > 0, taking, staying).argmax(axis=1)
        card: Whole = hand[each, chosen]
        left = np.ones(hand.shape, dtype=bool)
        left[each, chosen] = False
        self.hands[seat] = hand[left].reshape(len(hand), hand.shape[1] - 1)
        return card, values

    def _play(self, seat: int, card: Whole, values: Real | None) -> None:
        """Let a card of each round take what it takes, or stay; of two it takes the more valuable.

        Values are computed again for a turned card: the laid one may have changed them.
        """
        month, kind = card // _KINDS, card % _KINDS
        each = np.arange(len(card))
        number = self.field[:, each, month].sum(axis=0)
        stays = np.flatnonzero(number == 0)
        self.field[kind[stays], stays, month[stays]] = True
        counts = self.counts[seat]
        one = np.flatnonzero((number == 1) | (number == 2))
        taken = self._taken(seat, one, month[one], number[one], values)
        self.field[taken % _KINDS, one, month[one]] = False
        counts[one] += self.tables.counts[card[one]] + self.tables.counts[taken]
        self.gone[one, month[one]] += 2
        three = np.flatnonzero(number == _KINDS - 1)
        self.field[:, three, month[three]] = False
        counts[three] += self.tables.of_month[month[three]]
        self.gone[three, month[three]] += _KINDS

    def _taken(self, seat: int, rounds: Whole, month: Whole, number: Whole, values: Real | None) -> Whole:
        """Return which card of the month is taken, if there are one or two."""
        lying = self.field[:, rounds, month]
        kind: Whole = lying.argmax(axis=0)
        two = np.flatnonzero(number == 2)
        if len(two):
            wanted = self._values(seat, rounds[two]) if values is None else values[rounds[two]]
            cards = month[two] * _KINDS + np.arange(_KINDS)[:, None]
            worth = np.where(lying[:, two], np.take_along_axis(wanted, cards.T, axis=1).T, -1.0)
            kind[two] = worth.argmax(axis=0)
        found: Whole = month * _KINDS + kind
        return found

    def _end(self, seat: int) -> None:
        """End a turn: score, call, or pass on."""
        points = self.tables.scored(self.counts[seat])
        made = np.flatnonzero(points > self.called_at[:, seat])
        if not len(made):
            return
        goes_on = np.zeros(len(made), dtype=bool)
        if self.hands[seat].shape[1]:
            goes_on = self._promise(seat, made, points[made]) > self.manner.daring
        on = made[goes_on]
        self.called[on] += 1
        self.called_at[on, seat] = points[on]
        stops = made[~goes_on]
        self.scores[self.here[stops], seat] = self._doubled(points[stops], self.called[stops])
        self._go_on_with(np.delete(np.arange(len(points)), stops))

    def _promise(self, seat: int, rounds: Whole, points: Whole) -> Real:
        """Return how much more koi-koi promises than shobu, as in `Usual.koi_koi_gain`."""
        turns = self.hands[seat].shape[1]
        ending = self.tables.usual.weighing.weights.ending
        everything: Whole = sum(self.counts)[rounds]  # type: ignore[index]
        mine, gain = self._coming(self.counts[seat][rounds], everything, turns)
        calls = self.called[rounds]
        shobu = self._doubled(points, calls)
        more = self._doubled(points + _whole(gain), calls + 1)
        loss, hidden = np.zeros(len(rounds)), np.ones(len(rounds))
        for other in range(self.seats):
            if other != seat:
                likely, theirs = self._coming(self.counts[other][rounds], everything, turns)
                lost = self._doubled(_whole(theirs + self.called_at[rounds, other]), calls + 1)
                loss += likely * lost
                hidden *= 1 - likely
        theirs_first = (1 - hidden) * (1 - mine / 2)
        mine_first = mine * (1 - (1 - hidden) / 2)
        nobody = np.maximum(0.0, 1 - theirs_first - mine_first)
        due = 0.0
        if self.options.oya_ken:
            due = FIXED_POINTS if self.dealer == seat else -FIXED_POINTS / (self.seats - 1)
        average = np.divide(loss, 1 - hidden, out=np.zeros(len(rounds)), where=hidden < 1)
        promise: Real = mine_first * (more + ending) - theirs_first * (average + ending) + nobody * due
        return promise - shobu - ending

    def _coming(self, own: Whole, everything: Whole, turns: int) -> tuple[Real, Real]:
        likely_table, gain_table = self.tables.comes(turns)
        keys = self.tables.keys(own, everything - own)
        # The rain man has no column of his own here: the brights are combined.
        keys = np.delete(keys, 1, axis=1)
        likely = likely_table.take(keys)
        weight = likely.sum(axis=1)
        gain: Real = np.divide(
            gain_table.take(keys).sum(axis=1), weight, out=np.zeros(len(own)), where=weight > 0
        )
        return 1 - (1 - likely).prod(axis=1), gain

    def _doubled(self, points: Whole, calls: Whole) -> Whole:
        if self.options.double_at_seven:
            points = np.where(points >= 7, points * 2, points)
        return points << calls if self.options.double_by_koi_koi else points

    def _played_out(self) -> None:
        if self.options.oya_ken:
            self.scores[self.here, self.dealer] = FIXED_POINTS
        self.here = self.here[:0]

    def _go_on_with(self, rounds: Whole) -> None:
        """Remove the rounds that are over."""
        self.here = self.here[rounds]
        self.hands = [hand[rounds] for hand in self.hands]
        self.stock = self.stock[rounds]
        self.field = self.field[:, rounds]
        self.counts = [counts[rounds] for counts in self.counts]
        self.gone = self.gone[rounds]
        self.called = self.called[rounds]
        self.called_at = self.called_at[rounds]


def _cards(sets: Sequence[int]) -> NDArray[np.bool_]:
    """Return sets of bits as an array: kinds of a month, rounds, months."""
    words = np.array(sets, dtype="<u8").view(np.uint8).reshape(len(sets), 8)
    bits = np.unpackbits(words, axis=1, bitorder="little")[:, :FACES]
    return np.ascontiguousarray(bits.reshape(len(sets), 12, _KINDS).transpose(2, 0, 1)).astype(bool)


def _lying(field: NDArray[np.bool_], values: Real) -> tuple[Whole, Real, Real]:
    """Return by month how many cards there are, the value of the best, and of all."""
    by_kind = values.reshape(len(values), 12, _KINDS).transpose(2, 0, 1)
    worth = np.where(field, by_kind, 0.0)
    return field.sum(axis=0, dtype=np.int64), worth.max(axis=0), worth.sum(axis=0)


def _whole(points: Real) -> Whole:
    return np.maximum(np.rint(points), 1).astype(np.int64)
