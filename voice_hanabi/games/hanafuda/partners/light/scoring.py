"""Scores yaku by tables: how far a seat is with each, packed into one integer, and the resulting score.

Every yaku except those of brights is a row with its own field in the integer; brights have two fields: the
dry ones, and the rain man. The cards of a month are looked up together, so that with two decks the same face
counts once if the rules say so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from voice_hanabi.games.hanafuda.partners.light.numbers import MONTHS, POINTS, card_of, members
from voice_hanabi.games.hanafuda.rules.cards import CARDS, RAIN_MAN, Card, Kind
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.yaku import Row, rows_for, total_of, yaku_of

WIDTH = 7
"""Bits per field: enough for every card of a kind from two decks, and for the bias that detects a yaku."""
PLACE = (1 << WIDTH) - 1
_TOP = 1 << (WIDTH - 1)

DRY = 0
RAIN = 1
ROWS_FROM = 2
"""The fields of the brights, and the first of the rows."""

DRY_BRIGHTS: tuple[Card, ...] = tuple(card for card in CARDS if card.kind is Kind.HIKARI and card != RAIN_MAN)
_FEWEST_BRIGHTS = 3


class Scoring:
    """The value of captured cards in the rounds of one month under one set of options.

    In the basic game there are no yaku: there the integer is the sum of the cards' points.
    """

    def __init__(self, options: Options, month: int) -> None:
        self.options = options
        self.month = month
        self.koi_koi = options.game == "koi-koi"
        self.rows: tuple[Row, ...] = tuple(row for row in rows_for(options, month) if not row.bright)
        self.gain: Mapping[int, int] = self._gains()
        """For each set of cards of one month what it adds."""
        needs = (_FEWEST_BRIGHTS, 0, *(row.needs for row in self.rows)) if self.koi_koi else ()
        self.bias = sum((_TOP - need) << WIDTH * place for place, need in enumerate(needs) if need)
        """Added to the integer, it sets the top bit of each field with a yaku."""
        self.tops = sum(_TOP << WIDTH * place for place, need in enumerate(needs) if need)
        self._brights = self._bright_points()
        self._points = tuple(
            tuple(
                row.points + (count - row.needs) * row.for_each_more if count >= row.needs else 0
                for count in range(PLACE + 1)
            )
            for row in self.rows
        )

    def points(self, progress: int) -> int:
        """Return the total value of all yaku, before any doubling."""
        if not (progress + self.bias) & self.tops:
            return 0
        found = self._brights[progress & PLACE][progress >> WIDTH & PLACE]
        progress >>= WIDTH * ROWS_FROM
        for points in self._points:
            found += points[progress & PLACE]
            progress >>= WIDTH
        return found

    def progress(self, captured: int) -> int:
        """Return the integer for a set of captured cards: how far they are with each yaku."""
        return sum(self.gain[captured & month] for month in MONTHS)

    def _gains(self) -> dict[int, int]:
        decks = self.options.decks
        found: dict[int, int] = {}
        for month in MONTHS:
            cards = list(members(month))[: 4 * decks]
            for chosen in range(1 << len(cards)):
                numbers = [number for place, number in enumerate(cards) if chosen >> place & 1]
                found[sum(1 << number for number in numbers)] = self._gain(numbers)
        return found

    def _gain(self, numbers: list[int]) -> int:
        if not self.koi_koi:
            return sum(POINTS[number] for number in numbers)
        cards = [card_of(number) for number in numbers]
        faces = set(cards)
        dry = sum(card in faces for card in DRY_BRIGHTS)
        found = dry << WIDTH * DRY | (RAIN_MAN in faces) << WIDTH * RAIN
        for place, row in enumerate(self.rows, start=ROWS_FROM):
            counted = cards if row.every_copy else faces
            found += sum(card in row.among for card in counted) << WIDTH * place
        return found

    def _bright_points(self) -> tuple[tuple[int, int], ...]:
        """Return the score of each number of dry brights, without and with the rain man."""
        return tuple(
            (
                total_of(yaku_of(DRY_BRIGHTS[:dry], self.options, self.month)),
                total_of(yaku_of((*DRY_BRIGHTS[:dry], RAIN_MAN), self.options, self.month)),
            )
            for dry in range(len(DRY_BRIGHTS) + 1)
        )


def scoring_for(options: Options, month: int) -> Scoring:
    """Return the tables of a round, shared by all months if the month makes no difference."""
    return _made(options, month if options.month_yaku else 1)


@lru_cache(maxsize=48)
def _made(options: Options, month: int) -> Scoring:
    return Scoring(options, month)
