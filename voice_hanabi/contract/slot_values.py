"""The values of a reading's slots, as the types that commands hold."""

from __future__ import annotations

from collections.abc import Mapping

from voice_hanabi.language.word_graph import SlotValue


def names_in(slots: Mapping[str, SlotValue]) -> tuple[str, ...]:
    """Return up to six names with their titles."""
    names = [(slots.get(f"title{number}"), slots.get(f"name{number}")) for number in range(1, 7)]
    return tuple(_titled(title, name) for title, name in names if name is not None)


def _titled(title: SlotValue | None, name: SlotValue) -> str:
    """Return a name with what stands before it: 'Mrs Jones'."""
    return str(name) if title is None else f"{str(title).capitalize()} {name}"


def text_of(value: SlotValue | None) -> str | None:
    """Return a slot's value as a text, where it was said."""
    return None if value is None else str(value)


def number_of(value: SlotValue | None) -> int | None:
    """Return a slot's value as a number, where it was said."""
    return None if value is None else int(value)
