"""The yaku of Koi-Koi, as data: each row says how many of which cards make it.

Only the best yaku of brights counts; all others add up. With two decks a yaku of named cards needs different
cards, while tane, tan and kasu count every copy. The sake cup is a tane, never a kasu.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter

from voice_hanabi.games.hanafuda.rules.cards import (
    BOAR,
    BUTTERFLIES,
    CARDS,
    CURTAIN,
    DEER,
    MOON,
    RAIN_MAN,
    SAKE_CUP,
    Card,
    Kind,
    Ribbon,
)
from voice_hanabi.games.hanafuda.rules.options import Options

FIXED_POINTS = 6
"""The points of teshi, kuttsuki and the dealer's due (oya-ken); never doubled."""


_PLACE = attrgetter("place")


@dataclass(frozen=True, slots=True)
class Yaku:
    """A yaku that somebody has made."""

    name: str
    """Its name in records: ``goko``, ``ame_shiko``, ``tane``, ...."""
    points: int
    """Its value, before any doubling."""
    cards: tuple[Card, ...]
    """The captured cards that make it, sorted."""


@dataclass(frozen=True, slots=True)
class Row:
    """A yaku in the table."""

    name: str
    points: int
    """Its value with the fewest cards."""
    needs: int
    """The number of cards that make it."""
    among: tuple[Card, ...]
    """The cards that count for it, sorted."""
    for_each_more: int = 0
    """Points for each additional card."""
    every_copy: bool = False
    """With two decks the same card counts twice."""
    bright: bool = False
    """Whether it is one of those of which only the best counts."""
    switch: str = ""
    """The option that enables it, if any."""
    places: frozenset[int] = field(init=False, repr=False, compare=False)
    """The indexes of ``among`` in the deck, which are faster to look up than cards."""

    def __post_init__(self) -> None:
        """Compute the indexes."""
        object.__setattr__(self, "places", frozenset(card.place for card in self.among))


@dataclass(frozen=True, slots=True)
class YakuProgress:
    """How far somebody is from a yaku."""

    name: str
    points: int
    """Its value with the fewest cards."""
    have: tuple[Card, ...]
    """The captured cards that count for it, sorted."""
    count: int
    """How many more are needed; 0 if it is made."""
    cards: tuple[Card, ...]
    """The cards that could still come and would count, sorted, each face once."""
    possible: bool
    """Whether enough of them are left, given what others have captured; true if it is made."""


def _of_kind(kind: Kind) -> tuple[Card, ...]:
    return tuple(card for card in CARDS if card.kind is kind)


def _ribbons(ribbon: Ribbon) -> tuple[Card, ...]:
    return tuple(card for card in CARDS if card.ribbon is ribbon)


_BRIGHTS = _of_kind(Kind.HIKARI)
_DRY_BRIGHTS = tuple(card for card in _BRIGHTS if card != RAIN_MAN)

_ROWS: tuple[Row, ...] = (
    Row("goko", 10, 5, _BRIGHTS, bright=True),
    Row("shiko", 8, 4, _DRY_BRIGHTS, bright=True),
    Row("ame_shiko", 7, 4, _BRIGHTS, bright=True, switch="rain_man_seven"),
    Row("sanko", 5, 3, _DRY_BRIGHTS, bright=True),
    Row("inoshikacho", 5, 3, (BUTTERFLIES, BOAR, DEER)),
    Row("aotan", 5, 3, _ribbons(Ribbon.BLUE)),
    Row("akatan", 5, 3, _ribbons(Ribbon.POEM)),
    Row("tane", 1, 5, _of_kind(Kind.TANE), for_each_more=1, every_copy=True),
    Row("tan", 1, 5, _of_kind(Kind.TAN), for_each_more=1, every_copy=True),
    Row("kasu", 1, 10, _of_kind(Kind.KASU), for_each_more=1, every_copy=True),
    Row("hanami_de_ippai", 5, 2, (CURTAIN, SAKE_CUP), switch="hanami_de_ippai"),
    Row("tsukimi_de_ippai", 5, 2, (MOON, SAKE_CUP), switch="tsukimi_de_ippai"),
)
"""All except the month's four, whose cards differ in each round. Better yaku of brights come first."""


@lru_cache(maxsize=256)
def rows_for(options: Options, month: int) -> tuple[Row, ...]:
    """Return the yaku that are possible in a round of this month; none in the basic game."""
    if options.game != "koi-koi":
        return ()
    rows = tuple(row for row in _ROWS if not row.switch or getattr(options, row.switch))
    if not options.month_yaku:
        return rows
    four = tuple(card for card in CARDS if card.month == month)
    return (*rows, Row("tsukifuda", 4, 4, four, switch="month_yaku"))


def yaku_of(captured: Iterable[Card], options: Options, month: int) -> tuple[Yaku, ...]:
    """Return the yaku that count among captured cards, in the order of the table."""
    rows = rows_for(options, month)
    cards = sorted(captured, key=_PLACE) if rows else []
    found: list[Yaku] = []
    bright = False
    for row in rows:
        if row.bright and bright:
            continue
        counted = _counted(row, cards)
        more = len(counted) - row.needs
        if more >= 0:
            found.append(Yaku(row.name, row.points + more * row.for_each_more, counted))
            bright = bright or row.bright
    return tuple(found)


def total_of(yaku: Iterable[Yaku]) -> int:
    """Return the total value of yaku, before any doubling."""
    return sum(one.points for one in yaku)


def missing(
    name: str, captured: Iterable[Card], others: Iterable[Card], options: Options, month: int
) -> YakuProgress:
    """Return what ``captured`` lacks for a yaku if ``others`` is everything the other seats captured.

    Raises ``KeyError`` for a name that isn't a yaku of this round. A yaku of brights is judged by itself,
    even if a better one is made.
    """
    rows = {row.name: row for row in rows_for(options, month)}
    row = rows[name]
    mine, theirs = sorted(captured, key=_PLACE), Counter(others)
    have = _counted(row, mine)
    own = Counter(have)
    left = {
        card: options.decks - own[card] - theirs[card] if row.every_copy or not own[card] else 0
        for card in row.among
    }
    count = max(row.needs - len(have), 0)
    can_come = sum(left.values()) if row.every_copy else sum(copies > 0 for copies in left.values())
    return YakuProgress(
        name,
        row.points,
        have,
        count,
        tuple(card for card in row.among if left[card] > 0),
        can_come >= count,
    )


def _counted(row: Row, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return those of the sorted cards that count for a row, each face once unless every copy counts."""
    places = row.places
    counted = [card for card in cards if card.place in places]
    return tuple(counted if row.every_copy or len(counted) < 2 else dict.fromkeys(counted))
