"""The cards: twelve months of four, each with its kind, its points and its code.

A card is written ``MM-KIND``: ``01-hikari`` is the crane, ``09-tane`` the sake cup, ``12-kasu3`` the last
of the three plain paulownias. Two cards with the same code, from two decks, are equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

MONTHS = range(1, 13)
"""January (pine) to December (paulownia)."""


class Kind(StrEnum):
    """The four kinds of card, the brightest first."""

    HIKARI = "hikari"
    TANE = "tane"
    TAN = "tan"
    KASU = "kasu"


class Ribbon(StrEnum):
    """The look of a ribbon."""

    POEM = "poem"
    BLUE = "blue"
    PLAIN = "plain"


POINTS: Mapping[Kind, int] = {Kind.HIKARI: 20, Kind.TANE: 10, Kind.TAN: 5, Kind.KASU: 1}
"""The points of a captured card of each kind in the basic game."""

_RIBBONS: Mapping[int, Ribbon] = {
    **dict.fromkeys((1, 2, 3), Ribbon.POEM),
    **dict.fromkeys((6, 9, 10), Ribbon.BLUE),
    **dict.fromkeys((4, 5, 7, 11), Ribbon.PLAIN),
}

_KINDS_BY_MONTH: tuple[tuple[Kind, ...], ...] = (
    (Kind.HIKARI, Kind.TAN, Kind.KASU, Kind.KASU),  # pine
    (Kind.TANE, Kind.TAN, Kind.KASU, Kind.KASU),  # plum
    (Kind.HIKARI, Kind.TAN, Kind.KASU, Kind.KASU),  # cherry
    (Kind.TANE, Kind.TAN, Kind.KASU, Kind.KASU),  # wisteria
    (Kind.TANE, Kind.TAN, Kind.KASU, Kind.KASU),  # iris
    (Kind.TANE, Kind.TAN, Kind.KASU, Kind.KASU),  # peony
    (Kind.TANE, Kind.TAN, Kind.KASU, Kind.KASU),  # bush clover
    (Kind.HIKARI, Kind.TANE, Kind.KASU, Kind.KASU),  # susuki grass
    (Kind.TANE, Kind.TAN, Kind.KASU, Kind.KASU),  # chrysanthemum
    (Kind.TANE, Kind.TAN, Kind.KASU, Kind.KASU),  # maple
    (Kind.HIKARI, Kind.TANE, Kind.TAN, Kind.KASU),  # willow
    (Kind.HIKARI, Kind.KASU, Kind.KASU, Kind.KASU),  # paulownia
)
"""The cards of each month, January first."""


def _faces() -> tuple[tuple[int, Kind, int], ...]:
    """Return month, kind and copy of the 48 cards in their order."""
    found = []
    for month, kinds in zip(MONTHS, _KINDS_BY_MONTH, strict=True):
        for place, kind in enumerate(kinds):
            copy = kinds[: place + 1].count(kind) if kind is Kind.KASU else 0
            found.append((month, kind, copy))
    return tuple(found)


_PLACES: Mapping[tuple[int, Kind, int], int] = {face: place for place, face in enumerate(_faces())}


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """A card's face. Cards are ordered by month, then by kind (brightest first), then by copy.

    A combination that doesn't exist raises ``ValueError``.
    """

    place: int = field(init=False, repr=False)
    """Its index among the 48 cards, which is compared and hashed."""
    month: int = field(compare=False)
    """1 to 12."""
    kind: Kind = field(compare=False)
    copy: int = field(default=0, compare=False)
    """Which of its month's plain cards it is, from 1; 0 for the other kinds."""
    points: int = field(init=False, repr=False, compare=False)
    """Its points in the basic game."""

    def __post_init__(self) -> None:
        """Look up its index, and reject a card that does not exist."""
        place = _PLACES.get((self.month, self.kind, self.copy))
        if place is None:
            raise ValueError(f"there is no card {self.month}, {self.kind}, {self.copy}")
        object.__setattr__(self, "place", place)
        object.__setattr__(self, "kind", Kind(self.kind))
        object.__setattr__(self, "points", POINTS[self.kind])

    @property
    def code(self) -> str:
        """The card as records write it, such as ``12-kasu3``."""
        return f"{self.month:02}-{self.kind}{self.copy or ''}"

    @property
    def ribbon(self) -> Ribbon | None:
        """Its look if it is a ribbon, else ``None``."""
        return _RIBBONS[self.month] if self.kind is Kind.TAN else None

    @classmethod
    def from_code(cls, code: str) -> Card:
        """Return the card of a code. Raises ``ValueError`` if there is none."""
        card = _BY_CODE.get(code)
        if card is None:
            raise ValueError(f"no card has the code {code!r}")
        return card

    def __str__(self) -> str:
        """Return the code."""
        return self.code


CARDS: tuple[Card, ...] = tuple(Card(*face) for face in _faces())
"""The 48 cards in their order."""

_BY_CODE: Mapping[str, Card] = {card.code: card for card in CARDS}

CRANE = Card.from_code("01-hikari")
CURTAIN = Card.from_code("03-hikari")
MOON = Card.from_code("08-hikari")
RAIN_MAN = Card.from_code("11-hikari")
PHOENIX = Card.from_code("12-hikari")
WARBLER = Card.from_code("02-tane")
CUCKOO = Card.from_code("04-tane")
BRIDGE = Card.from_code("05-tane")
BUTTERFLIES = Card.from_code("06-tane")
BOAR = Card.from_code("07-tane")
GEESE = Card.from_code("08-tane")
SAKE_CUP = Card.from_code("09-tane")
DEER = Card.from_code("10-tane")
SWALLOW = Card.from_code("11-tane")
LIGHTNING = Card.from_code("11-kasu1")


def full_deck(decks: int) -> tuple[Card, ...]:
    """Return every card of a number of decks, sorted."""
    return tuple(card for card in CARDS for _ in range(decks))
