"""Resolves places that depend on the hand: 'the newest', 'the one you told me about'."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voice_hanabi.games.hanabi.rules.setup import age_order
from voice_hanabi.games.hanabi.rules.view import CardView, View
from voice_hanabi.games.hanabi.talk.commands import Slot


def slot_of(place: Slot, seat: int, seen: View) -> int | None:
    """Return the slot of a place in a seat's hand; see `place_number` for places without one."""
    return place_number(place, seen.hands[seat], lambda number: age_order(number, seen.rules, seen.players))


def known_slot(colour: str | None, rank: int | None, seat: int, seen: View) -> int | None:
    """Return the slot of the only card in a seat's hand that clues show to have this colour or rank.

    If both are given, the card is known to be one of them, and may be the other. ``None`` for no such card,
    or several.
    """
    told: list[list[int]] = [[], []]
    for card in seen.hands[seat]:
        known = card.knowledge
        of_colour = colour is not None and (colour in known.touched_colours or colour == known.suit)
        of_rank = rank is not None and rank in (known.touched_rank, known.rank)
        wrong = (colour is not None and colour not in known.possible_suits and not of_colour) or (
            rank is not None and rank not in known.possible_ranks
        )
        if (of_colour or of_rank) and not wrong:
            whole = of_colour == (colour is not None) and of_rank == (rank is not None)
            told[0 if whole else 1].append(card.slot)
    best = told[0] or told[1]
    return best[0] if len(best) == 1 else None


def place_number(place: Slot, hand: Sequence[CardView], age: Callable[[int], int]) -> int | None:
    """Return the slot (from 1, counted from the owner's left) of the card that a place means.

    ``None`` if the hand has no such card, or several possible ones. ``age`` orders the cards by their numbers
    in the deck: newer cards have greater numbers.
    """
    match place:
        case "newest" | "oldest":
            ages = {age(card.number): card.slot for card in hand}
            return ages[(max if place == "newest" else min)(ages)] if ages else None
        case "told":
            told = [card.slot for card in hand if card.knowledge.touched]
            return told[0] if len(told) == 1 else None
        case _:
            return fixed_place(place, len(hand))


def fixed_place(place: Slot, size: int) -> int | None:
    """Return a place from the left (from 1) in a hand of a ``size``.

    ``None`` if such a hand has no such place, or if the size alone does not tell which one it is.
    """
    match place:
        case "last":
            return size or None
        case "middle":
            return (size + 1) // 2 if size % 2 else None
        case int():
            number = place if place > 0 else size + 1 + place
            return number if 1 <= number <= size else None
        case _:
            return None
