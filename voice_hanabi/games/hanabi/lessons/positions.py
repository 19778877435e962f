"""The position of a lesson: the named cards are dealt, and the rest of the deck is in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.setup import setup_of
from voice_hanabi.games.hanabi.rules.state import State, from_deck
from voice_hanabi.games.hanabi.rules.written.notation import parse_card


def dealt(position: Mapping[str, object], rules: Rules) -> State:
    """Return the state of a position.

    ``hands`` are each seat's cards, such as 'r1 y3 b5', ``draws`` those on top of the deck; ``first`` is the
    seat that begins. For a later position ``fireworks`` are the topmost cards, ``discards`` cards that are
    certainly there, ``deck`` how many cards are left, ``clues`` and ``strikes`` the tokens, ``tiles`` the
    rewards from the top; all other cards were discarded. Raises `RuleError` and `ValueError` for an
    impossible position.
    """
    hands = [_cards(hand) for hand in _list(position["hands"])]
    draws = _cards(position.get("draws", ""))
    built = [
        Card(top.suit, rank) for top in _cards(position.get("fireworks", "")) for rank in _below(rules, top)
    ]
    gone = _cards(position.get("discards", ""))
    setup = setup_of(rules, len(hands))
    rest = list(setup.cards)
    for card in (*(card for hand in hands for card in hand), *draws, *built, *gone):
        rest.remove(card)
    left = _number(position, "deck", len(draws) + len(rest))
    gone = [*gone, *rest[: len(draws) + len(rest) - left]]
    rest = rest[len(draws) + len(rest) - left :]
    deck = [*(card for hand in hands for card in hand), *built, *gone, *draws, *rest]
    tiles = [int(str(tile)) for tile in _list(position["tiles"])] if "tiles" in position else None
    state = from_deck(rules, len(hands), deck, first=_number(position, "first", 0), dealt_from=0, tiles=tiles)
    heights = [sum(card.suit == suit.name for card in built) for suit in rules.suits]
    return state._replace(
        drawn=len(deck) - left,
        fireworks=tuple(heights),
        discards=tuple(gone),
        clue_tokens=_number(position, "clues", rules.max_clues),
        strikes=_number(position, "strikes", 0),
    )


def _below(rules: Rules, top: Card) -> Sequence[int]:
    """Return the ranks in a firework with this topmost card."""
    suit = rules.suit(top.suit)
    descending = suit is not None and suit.descending
    return range(5, top.rank - 1, -1) if descending else range(1, top.rank + 1)


def _cards(text: object) -> list[Card]:
    return [parse_card(word) for word in str(text).split()]


def _list(value: object) -> Sequence[object]:
    if not isinstance(value, list):
        raise ValueError("hands are a list")
    return value


def _number(position: Mapping[str, object], name: str, usual: int) -> int:
    return int(str(position.get(name, usual)))
