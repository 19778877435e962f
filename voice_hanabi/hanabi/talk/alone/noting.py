"""Notes that a player keeps on cards of their own: what is written down, and how it is said again.

A note is on a card and not on a place: it moves with the card, and is gone with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.teller import Noting, Refused
from voice_hanabi.hanabi.rules.view import CardView, View
from voice_hanabi.hanabi.talk.commands import AskNotes, Note
from voice_hanabi.hanabi.talk.places import slot_of
from voice_hanabi.language.wording import Wording, capitalised


def noting(command: Command, shown: View, seat: int, wording: Wording) -> Noting | Refused | None:
    """Return what becomes of a wish about the notes of a seat, by what it may see."""
    if isinstance(command, AskNotes):
        return Noting(forget=command.forget)
    if not isinstance(command, Note):
        return None
    slot = slot_of(command.slot, seat, shown)
    hand = shown.hands[seat]
    if slot is None:
        return Refused(capitalised(wording.say("cannot-no-such-slot", count=len(hand))))
    thought = {"colour": command.colour, "value": command.value, "deed": command.deed}
    kept = {name: value for name, value in thought.items() if value is not None}
    return Noting({"card": hand[slot - 1].number, **kept})


def notes_told(notes: Sequence[Mapping[str, object]], shown: View, seat: int, wording: Wording) -> str:
    """Say the notes on the cards that a seat holds, from its left; the last one on each card counts."""
    last = {note.get("card"): note for note in notes}
    told = [_told(held, last[held.number], wording) for held in shown.hands[seat] if held.number in last]
    return ", ".join(told)


def _told(held: CardView, note: Mapping[str, object], wording: Wording) -> str:
    say, colour, value, deed = wording.say, note.get("colour"), note.get("value"), note.get("deed")
    if isinstance(colour, str) and isinstance(value, int):
        thought = say("card", colour=colour, value=value)
    elif isinstance(colour, str):
        thought = say("colour", colour=colour)
    elif isinstance(value, int):
        thought = say("note-value", value=value)
    else:
        thought = say(f"note-{deed}")
    return say("note", slot=held.slot, thought=thought)
