"""Cards as numbers: 0 to 47 in the order of the deck, 48 to 95 for the same faces of a second deck.

A set of cards is an integer with the bit of each of its cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card

FACES = len(CARDS)
DECKS = 2
NUMBERS = FACES * DECKS

BIT: tuple[int, ...] = tuple(1 << number for number in range(NUMBERS))
"""Each card's bit."""

MONTH_OF: tuple[int, ...] = tuple(CARDS[number % FACES].month - 1 for number in range(NUMBERS))
"""Each card's month, from 0."""

MONTHS: tuple[int, ...] = tuple(
    sum(BIT[number] for number in range(NUMBERS) if MONTH_OF[number] == month) for month in range(12)
)
"""The cards of each month, from both decks."""

OF_MONTH: tuple[int, ...] = tuple(MONTHS[MONTH_OF[number]] for number in range(NUMBERS))
"""For each card all cards of its month."""

POINTS: tuple[int, ...] = tuple(CARDS[number % FACES].points for number in range(NUMBERS))
"""Each card's points in the basic game."""


def card_of(number: int) -> Card:
    """Return the card with a number."""
    return CARDS[number % FACES]


def members(cards: int) -> Iterator[int]:
    """Yield the numbers of the cards of a set, lowest first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def set_of(numbers: Iterable[int]) -> int:
    """Return the set of these cards."""
    return sum(BIT[number] for number in numbers)


class Numbering:
    """Gives each card the number of a copy that has not been used yet."""

    def __init__(self) -> None:
        self._given: Counter[int] = Counter()

    def number(self, card: Card) -> int:
        """Return the number of the next copy of a card."""
        copy = self._given[card.place]
        self._given[card.place] += 1
        return card.place + FACES * copy

    def numbers(self, cards: Iterable[Card]) -> list[int]:
        """Return the numbers of the next copies of these cards, in their order."""
        return [self.number(card) for card in cards]

    def left(self, decks: int) -> list[int]:
        """Return the numbers of all other cards of a number of decks."""
        return [place + FACES * copy for place in range(FACES) for copy in range(self._given[place], decks)]
