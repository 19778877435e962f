"""Hanabi's cards and places by name."""

from __future__ import annotations

from collections.abc import Iterable

from voice_hanabi.language.wording import Wording


def card_name(wording: Wording, colour: str, value: int) -> str:
    """Return a card's name: 'red one'."""
    return wording.say("card", colour=colour, value=value)


def slot_names(wording: Wording, slots: Iterable[int], *, bare: bool = False) -> str:
    """Return places joined with 'and': 'the first and the third', or 'first and third' if ``bare``."""
    return wording.all_of(wording.say("slot-bare" if bare else "slot", slot=slot) for slot in slots)
