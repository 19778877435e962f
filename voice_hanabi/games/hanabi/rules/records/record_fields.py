"""The fields of a record, each checked: those of every one, and what is added to hanab.live's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from voice_hanabi.games.hanabi.rules.errors import RecordError
from voice_hanabi.games.hanabi.rules.rulebooks import DRAW_SLOTS, RULEBOOKS, DrawSlot, Rulebook
from voice_hanabi.games.hanabi.rules.state import State

OWN = "voice-hanabi"
"""The key for data that hanab.live has no field for; the site ignores it."""


def list_of(data: Mapping[str, object], name: str) -> list[object]:
    """Return a required field that must be a list."""
    value = data.get(name)
    if not isinstance(value, list):
        raise RecordError("not-a-record", what=f"it has no list of {name}")
    return value


def names_of(data: Mapping[str, object]) -> tuple[str, ...]:
    """Return the players' names, as listed."""
    listed = list_of(data, "players")
    names = tuple(name for name in listed if isinstance(name, str))
    if len(names) < len(listed):
        raise RecordError("not-a-record", what="the names of the players are not all strings")
    return names


def whole_of(entry: object, field: str, default: int | None = None) -> int | None:
    """Return a whole number of a JSON object, or ``None`` if it is missing or something else."""
    value = entry.get(field, default) if isinstance(entry, dict) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


class RecordedMove(NamedTuple):
    """A card that was moved within its hand."""

    after: int
    """After how many actions."""
    seat: int
    from_slot: int
    to_slot: int


class Additions(NamedTuple):
    """This program's additions, so that a game read back is the same game."""

    rulebook: Rulebook
    draw_slot: DrawSlot
    deduction: bool
    first: int
    """The seat of the player who is listed first."""
    seed: int
    moves: tuple[RecordedMove, ...]


def additions(state: State, first: int, moves: Sequence[RecordedMove]) -> dict[str, object]:
    """Return the additions for the record of a game; ``first`` is the seat that is listed first."""
    return {
        "rulebook": state.rules.rulebook,
        "drawSlot": state.rules.draw_slot,
        "deduction": state.rules.deduction,
        "first": first,
        "seed": state.seed,
        "moves": [list(move) for move in moves],
    }


def read_additions(data: Mapping[str, object], players: int, actions: int) -> Additions | None:
    """Return the additions, or ``None`` if the record was written by another program.

    Raises :class:`RecordError` if they are damaged: a game must not come back slightly different.
    """
    own = data.get(OWN)
    if own is None:
        return None
    book, slot, deduction, moves = (
        own.get(name) if isinstance(own, dict) else None
        for name in ("rulebook", "drawSlot", "deduction", "moves")
    )
    rulebook = next((known for known in RULEBOOKS if known == book), None)
    draw_slot = next((known for known in DRAW_SLOTS if known == slot), None)
    first, seed = whole_of(own, "first"), whole_of(own, "seed")
    if (
        rulebook is None
        or draw_slot is None
        or not isinstance(deduction, bool)
        or not isinstance(moves, list)
        or first is None
        or not 0 <= first < players
        or seed is None
    ):
        raise _damaged()
    return Additions(
        rulebook, draw_slot, deduction, first, seed, tuple(_move(entry, actions) for entry in moves)
    )


def _move(entry: object, actions: int) -> RecordedMove:
    if isinstance(entry, list) and len(entry) == 4 and all(type(number) is int for number in entry):
        move = RecordedMove(*entry)
        if 0 <= move.after <= actions:
            return move
    raise _damaged()


def _damaged() -> RecordError:
    return RecordError("not-a-record", what=f"what stands under {OWN!r} is damaged")
