"""The position of a lesson: the named cards are where it says, and the stock is the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.state import State, new_match
from voice_hanabi.games.hanafuda.rules.yaku import yaku_of


def dealt(position: Mapping[str, object], options: Options) -> State:
    """Return the state of a position.

    ``hands`` are each seat's cards, such as '01-hikari 08-kasu1'; then come the cards of the ``field``, those
    each seat has ``captured``, and the ``stock`` from its top; all other cards follow in the stock. Raises
    `ValueError` for an impossible position.
    """
    hands = [_cards(hand) for hand in _list(position["hands"])]
    field, stock = _cards(position["field"]), _cards(position.get("stock", ""))
    captured = [_cards(cards) for cards in _list(position.get("captured", [""] * len(hands)))]
    there = [*(card for pile in (*hands, *captured) for card in pile), *field, *stock]
    if len(set(there)) < len(there):
        raise ValueError("a card lies in two places")
    stock += [card for card in CARDS if card not in there]
    begun = new_match(options, 1, 0)
    return begun._replace(
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        field=tuple(field),
        stock=tuple(stock),
        captured=tuple(map(tuple, captured)),
        yaku=tuple(yaku_of(cards, options, begun.month) for cards in captured),
    )


def _cards(text: object) -> list[Card]:
    return [Card.from_code(word) for word in str(text).split()]


def _list(value: object) -> Sequence[object]:
    if not isinstance(value, list):
        raise ValueError("hands are a list")
    return value
