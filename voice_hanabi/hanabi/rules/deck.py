"""The deck as a source of cards: given whole, by a seed or a record, or read one card at a time.

A card that nobody has read yet is ``None`` in its place. Only what draws a card asks for it: where it is
not known, the game waits (``State.reading``) until it is read (``actions.ReadCard``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from voice_hanabi.hanabi.rules.cards import Card
from voice_hanabi.hanabi.rules.rulebooks import Rules

Deck = tuple[Card | None, ...]
"""Every card from top to bottom, those already drawn included; ``None`` for one that nobody has read."""


class Reading(NamedTuple):
    """A card that has to be read before the game goes on."""

    seat: int
    """Whose hand it goes into."""
    slot: int
    """Where it goes there."""
    left: int
    """How many cards this hand still gets now, this one included."""


def unread(cards: int) -> Deck:
    """Return a deck of so many cards of which none is read."""
    return (None,) * cards


def known(cards: Deck) -> tuple[Card, ...]:
    """Return the cards of a part of a deck that are known."""
    return tuple([card for card in cards if card is not None])


def whole(deck: Deck, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return a deck whose unread cards lie as they do in the box, for a record: nobody will draw them.

    ``cards`` are all that it must have.
    """
    left = Counter(cards) - Counter(known(deck))
    rest = left.elements()
    return tuple(next(rest) if card is None else card for card in deck)


def with_read(deck: Deck, place: int, card: Card) -> Deck:
    """Return the deck once the card in a place of it is read."""
    return (*deck[:place], card, *deck[place + 1 :])


def place_of_drawn(rules: Rules, freed: int, cards: int) -> int:
    """Return where in a hand of so many cards a drawn one goes, from 0; ``freed`` is the slot left before."""
    if rules.draw_slot == "left":
        return 0
    return cards if rules.draw_slot == "right" else min(freed - 1, cards)
