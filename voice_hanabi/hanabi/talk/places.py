"""Which card is meant by a place, where the hand tells it: 'the newest', 'the one you told me about'."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hanabi.rules.game import hand_size
from voice_hanabi.hanabi.rules.view import CardView, View
from voice_hanabi.hanabi.talk.commands import Slot


def slot_of(place: Slot, seat: int, seen: View) -> int | None:
    """Return the slot that a place means in a seat's hand; `place_number` says which have none."""
    return place_number(place, seen.hands[seat], seen.players * hand_size(seen.players))


def place_number(place: Slot, hand: Sequence[CardView], dealt: int) -> int | None:
    """Return the slot (from 1, counted from the owner's left) of the card that a place means.

    ``None`` where the hand has no such card, or several of which any may be meant. ``dealt`` cards of the
    deck were dealt at the beginning: among these none is newer than another.
    """
    size = len(hand)
    match place:
        case "last":
            return size or None
        case "middle":
            return (size + 1) // 2 if size % 2 else None
        case "newest" | "oldest":
            return _by_age(place, hand, dealt)
        case "told":
            told = [card.slot for card in hand if card.knowledge.touched]
            return told[0] if len(told) == 1 else None
        case int():
            number = place if place > 0 else size + 1 + place
            return number if 1 <= number <= size else None
        case _:
            return None


def _by_age(place: Slot, hand: Sequence[CardView], dealt: int) -> int | None:
    ages = {card.slot: card.number if card.number >= dealt else -1 for card in hand}
    wanted = (max if place == "newest" else min)(ages.values(), default=None)
    found = [slot for slot, age in ages.items() if age == wanted]
    return found[0] if len(found) == 1 else None
