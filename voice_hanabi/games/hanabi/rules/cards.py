"""Cards and suits: what is in the box, as data.

A suit is a row of data: the number of copies of each rank, the order of its firework, the colour clues that
touch it, and whether a clue may name it. The variants of all rulebooks are such rows.

The deck is a source of cards: given whole, by a seed or a record, or read one card at a time. A card that
nobody has read yet is ``None``. If it is drawn, the game waits (``State.reading``) until it is read
(``actions.ReadCard``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from voice_hanabi.games.hanabi.rules.errors import RuleError, check_text, check_whole, wrong_type

RANKS = (1, 2, 3, 4, 5)
"""The values of cards, in every rulebook."""

MIN_PLAYERS, MAX_PLAYERS = 2, 5
"""The numbers of players (every rulebook)."""

Touch = Literal["own", "every", "none"]
"""Which colour clues touch a suit's cards: only its own colour, every colour, or none."""

TOUCHES: tuple[Touch, ...] = get_args(Touch)

Copies = tuple[int, int, int, int, int]
"""The numbers of a suit's cards with rank 1, 2, 3, 4 and 5."""

TEN_CARDS: Copies = (3, 2, 2, 2, 1)
ONE_OF_EACH: Copies = (1, 1, 1, 1, 1)
TEN_CARDS_FROM_FIVE: Copies = (1, 2, 2, 2, 3)


class Card(NamedTuple):
    """A card's face: its suit's name and its rank."""

    suit: str
    rank: int

    def __str__(self) -> str:
        """Return the face in English, for error messages."""
        return f"{self.suit} {self.rank}"


@dataclass(frozen=True, slots=True)
class Suit:
    """One suit of the game: a row in the rulebook's list of components."""

    name: str
    """``red``, ``yellow``, ``green``, ``blue``, ``white``, ``rainbow`` or ``black``."""
    copies: Copies = TEN_CARDS
    """How many cards of each rank there are."""
    descending: bool = False
    """Built from 5 down to 1, and completed by its 1 (the black suit of the Polish rulebook)."""
    touch: Touch = "own"
    """Which colour clues touch its cards."""
    nameable: bool = True
    """Whether a colour clue may name it."""

    def __post_init__(self) -> None:
        """Reject values of the wrong type; the copies may be any sequence."""
        check_text("The name of a suit", self.name)
        copies: object = self.copies
        if isinstance(copies, str) or not isinstance(copies, Sequence) or len(copies) != len(RANKS):
            raise wrong_type("The copies of a suit", "five whole numbers", copies)
        for number in copies:
            check_whole("Each number of copies", number)
        object.__setattr__(self, "copies", tuple(copies))
        for name in ("descending", "nameable"):
            if not isinstance(getattr(self, name), bool):
                raise wrong_type(name, "True or False", getattr(self, name))
        check_text("touch", self.touch)

    def next_rank(self, height: int) -> int | None:
        """Return the rank that its firework of ``height`` cards needs next, or ``None`` when complete."""
        if height >= len(RANKS):
            return None
        return len(RANKS) - height if self.descending else height + 1

    def ranks_built(self, height: int) -> tuple[int, ...]:
        """Return the ranks in its firework of ``height`` cards, in the order they were played."""
        return RANKS[: -height - 1 : -1] if self.descending else RANKS[:height]


COLOURED_SUITS = (Suit("red"), Suit("yellow"), Suit("green"), Suit("blue"), Suit("white"))
"""The five suits of the base game."""


def cards_of(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """Return every card of these suits, in the suits' order and sorted by rank."""
    return tuple(
        Card(suit.name, rank)
        for suit in suits
        for rank, copies in zip(RANKS, suit.copies, strict=True)
        for _ in range(copies)
    )


def check_seat(seat: int, players: int) -> None:
    """Raise :class:`RuleError` for a seat that the table doesn't have, ``TypeError`` for any other type.

    A nonexistent seat would own no hand, and so see every hand.
    """
    check_whole("A seat", seat)
    if not 0 <= seat < players:
        raise RuleError("no-such-seat", seat=seat)


Deck = tuple[Card | None, ...]
"""Every card from top to bottom, including drawn ones; ``None`` for one that nobody has read."""


class DueCard(NamedTuple):
    """A card that has to be read before the game goes on."""

    seat: int
    """The hand's owner."""
    slot: int
    """Its slot there."""
    left: int
    """How many cards this hand still gets now, including this one."""


def unread(cards: int) -> Deck:
    """Return an unread deck of this many cards."""
    return (None,) * cards


def known(cards: Deck) -> tuple[Card, ...]:
    """Return the cards of a part of a deck that are known."""
    return tuple([card for card in cards if card is not None])


def whole(deck: Deck, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the deck with unread cards in the order of the box, for a record: nobody will draw them.

    ``cards`` are all that it must contain.
    """
    left = Counter(cards) - Counter(known(deck))
    rest = left.elements()
    return tuple(next(rest) if card is None else card for card in deck)


def with_read(deck: Deck, place: int, card: Card) -> Deck:
    """Return the deck with the card at an index read."""
    return (*deck[:place], card, *deck[place + 1 :])
