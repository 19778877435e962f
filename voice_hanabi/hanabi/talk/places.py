"""Which card is meant by a place, where the hand tells it: 'the newest', 'the one you told me about'."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voice_hanabi.hanabi.rules.setup import age_order
from voice_hanabi.hanabi.rules.view import CardView, View
from voice_hanabi.hanabi.talk.commands import Slot


def slot_of(place: Slot, seat: int, seen: View) -> int | None:
    """Return the slot that a place means in a seat's hand; `place_number` says which have none."""
    return place_number(place, seen.hands[seat], lambda number: age_order(number, seen.rules, seen.players))


def place_number(place: Slot, hand: Sequence[CardView], age: Callable[[int], int]) -> int | None:
    """Return the slot (from 1, counted from the owner's left) of the card that a place means.

    ``None`` where the hand has no such card, or several of which any may be meant. ``age`` orders the cards
    by their numbers in the deck: the newer card's is the greater.
    """
    size = len(hand)
    match place:
        case "last":
            return size or None
        case "middle":
            return (size + 1) // 2 if size % 2 else None
        case "newest" | "oldest":
            ages = {age(card.number): card.slot for card in hand}
            return ages[(max if place == "newest" else min)(ages)] if ages else None
        case "told":
            told = [card.slot for card in hand if card.knowledge.touched]
            return told[0] if len(told) == 1 else None
        case int():
            number = place if place > 0 else size + 1 + place
            return number if 1 <= number <= size else None
        case _:
            return None
