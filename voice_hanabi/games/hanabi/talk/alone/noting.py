"""A player's notes on their own cards: what is stored, and how it is read out.

A note belongs to a card rather than a place: it moves with the card, and disappears with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.shown import NOTED, Shown
from voice_hanabi.contract.teller import Noting, Refused
from voice_hanabi.games.hanabi.rules.view import CardView, View
from voice_hanabi.games.hanabi.talk.commands import AskNotes, Note
from voice_hanabi.games.hanabi.talk.places import slot_of
from voice_hanabi.language.wording import Wording, capitalised


def noting(command: Command, shown: View, seat: int, wording: Wording) -> Noting | Refused | None:
    """Return the result of a request about a seat's notes, from what it may see."""
    if isinstance(command, AskNotes):
        return Noting(forget=command.forget)
    if not isinstance(command, Note):
        return None
    hand = shown.hands[seat]
    if command.slot is None:
        return Refused(wording.say("note-which"))
    slot = slot_of(command.slot, seat, shown)
    if slot is None:
        return Refused(capitalised(wording.say("cannot-no-such-slot", count=len(hand))))
    thought = {"colour": command.colour, "value": command.value, "deed": command.deed, "words": command.words}
    kept = {name: value for name, value in thought.items() if value}
    held = hand[slot - 1]
    doubt = "" if _possible(command, held) else wording.say("note-impossible")
    return Noting({"card": held.number, **kept}, doubt=doubt)


def _possible(note: Note, held: CardView) -> bool:
    """Return whether a card may be what a note says about its colour and value."""
    return any(
        note.colour in (None, card.suit) and note.value in (None, card.rank)
        for card in held.knowledge.possible_cards
    )


def notes_told(notes: Sequence[Mapping[str, object]], shown: View, seat: int, wording: Wording) -> str:
    """Say the notes on a seat's cards, from its left; only the last note on each card."""
    last = {note.get("card"): note for note in notes}
    told = [_told(held, last[held.number], wording) for held in shown.hands[seat] if held.number in last]
    return ", ".join(told)


def with_notes(
    shown: Shown, notes: Sequence[Mapping[str, object]], seen: View, seat: int, wording: Wording
) -> Shown:
    """Return what a seat is shown, with its notes on its own cards, which come first."""
    last = {note.get("card"): note for note in notes}
    own, *others = shown.groups
    cards = tuple(
        replace(
            card, note=wording.say("note-shown", thought=_thought(last[held.number], wording)), mark=NOTED
        )
        if held.number in last
        else card
        for card, held in zip(own.cards, seen.hands[seat], strict=True)
    )
    return replace(shown, groups=(replace(own, cards=cards), *others))


def _told(held: CardView, note: Mapping[str, object], wording: Wording) -> str:
    return wording.say("note", slot=held.slot, thought=_thought(note, wording))


def _thought(note: Mapping[str, object], wording: Wording) -> str:
    say, colour, value, words = wording.say, note.get("colour"), note.get("value"), note.get("words")
    if isinstance(words, str):
        return words
    if isinstance(colour, str) and isinstance(value, int):
        return say("card", colour=colour, value=value)
    if isinstance(colour, str):
        return say("colour", colour=colour)
    if isinstance(value, int):
        return say("note-value", value=value)
    return say(f"note-{note.get('deed')}")
