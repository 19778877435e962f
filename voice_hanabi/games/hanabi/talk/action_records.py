"""Hanabi's actions as plain data, as saved games have them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    ReadCard,
    Rearrange,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Card

_ACTIONS: Mapping[str, type[Action]] = {
    "play": Play,
    "discard": Discard,
    "clue-colour": ClueColour,
    "clue-rank": ClueRank,
    "rearrange": Rearrange,
    "read": ReadCard,
    "take-to-deck": TakeToDeck,
    "take-to-firework": TakeToFirework,
}

_NUMBERS = ("slot", "target", "rank", "seat", "from_slot", "to_slot", "mark")


def action_record(action: Action) -> dict[str, object]:
    """Return an action as plain data: its kind and its fields."""
    kind = next(name for name, made in _ACTIONS.items() if type(action) is made)
    fields = asdict(action)
    if isinstance(action, TakeToDeck | TakeToFirework | ReadCard):
        fields["card"] = list(action.card)
    return {"action": kind, **fields}


def action_of(record: Mapping[str, object]) -> Action:
    """Return the action of a record. Raises `KeyError`, `TypeError` or `ValueError` if it is invalid."""
    fields = dict(record)
    made = _ACTIONS[str(fields.pop("action"))]
    if made in (TakeToDeck, TakeToFirework, ReadCard):
        card = fields["card"]
        if not isinstance(card, list) or len(card) != 2:
            raise ValueError("a card is a suit and a rank")
        fields["card"] = Card(str(card[0]), int(card[1]))
    for name, value in fields.items():
        if name in _NUMBERS and type(value) is not int:
            raise ValueError(f"{name} is not a number")
    return made(**fields)  # type: ignore[arg-type]
