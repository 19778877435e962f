"""Changes names during a game: a new one, or two exchanged; nobody can join a game that is dealt.

The cards, the ears and the phone of a seat stay with it. The change is saved with the game and announced.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import SetUp
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.table.beginning.seating import unfit_name
from voice_hanabi.table.beginning.who_plays import whom_question
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.journal_remarks import CALLED

NAMING = ("rename", "exchange", "add-player")
"""Choices of names that are also understood during a game."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """The answer to a request for other names, and the changed choices if it succeeded."""

    told: str
    choices: Choices | None = None


def renamed(
    command: SetUp, playing: Playing[Any, Any, Any], choices: Choices, utterance: Utterance
) -> Renamed:
    """Change names in a game as requested, or return why that isn't possible; empty for any other request."""
    conversation = playing.conversation
    if command.what == "add-player":
        return Renamed(_joining(command.names[0], conversation))
    seats = _seats(command, conversation, utterance)
    if not seats:
        return Renamed(whom_question(command, conversation))
    names = list(conversation.names)
    new = command.names[:1] or (names[seats[1]], names[seats[0]])
    for seat, name in zip(seats, new, strict=True):
        names[seat] = name
    against = _against(seats, tuple(names), conversation, utterance)
    if against is not None or (against := playing.beside.enough(playing, seats[0])):
        return Renamed(against)
    done = called(playing, choices, tuple(names))
    if done.choices is None:
        return done
    message = "renamed" if len(seats) == 1 else "names-exchanged"
    told = playing.conversation.wording.say(message, before=conversation.names[seats[0]], name=new[0])
    return replace(done, told=told)


def called(playing: Playing[Any, Any, Any], choices: Choices, names: tuple[str, ...]) -> Renamed:
    """Rename all players of a game by seat, once that is saved; return the sentence if it can't be."""
    try:
        playing.journal.add({CALLED: list(names)})
    except JournalProblem as problem:
        return Renamed(playing.conversation.wording.unsaved(problem))
    _call(playing, names)
    return Renamed("", replace(choices, names=names))


def _joining(name: str, conversation: Conversation) -> str:
    """Return the answer to somebody who can't join; nothing if they already play: 'Eva again'."""
    if plain(name) in map(plain, conversation.names):
        return ""
    return conversation.wording.say("cannot-join", called=name)


def _seats(command: SetUp, conversation: Conversation, utterance: Utterance) -> tuple[int, ...]:
    """Return the seats whose names change; empty if that isn't clear: 'call me Jana', 'swap the names'."""
    if isinstance(command.value, int):
        return (command.value,) if command.other is None else (command.value, command.other)
    people = tuple(seat for seat in range(len(conversation.names)) if seat not in conversation.partners)
    if command.what == "exchange":
        return people if len(people) == 2 else ()
    if utterance.seat is not None:
        return (utterance.seat,)
    return people if len(people) == 1 else ()


def _against(
    seats: tuple[int, ...], names: tuple[str, ...], conversation: Conversation, utterance: Utterance
) -> str | None:
    """Return the sentence that says why these seats can't have these names, if there is a reason."""
    wording = conversation.wording
    computer = next((seat for seat in seats if seat in conversation.partners), None)
    if computer is not None:
        return wording.say("is-computer", player=wording.name(computer))
    if utterance.seat is not None and utterance.seat not in seats:
        return wording.say("rename-others", player=wording.name(seats[0]))
    if names == conversation.names or len(set(seats)) < len(seats):
        return wording.say("renamed-already", player=wording.name(seats[0]))
    return unfit_name(conversation, names)


def _call(playing: Playing[Any, Any, Any], names: tuple[str, ...]) -> None:
    """Use the players' new names from now on."""
    before = playing.conversation
    nameless = before.nameless if before.nameless in names else ""
    playing.conversation = replace(before, names=names, nameless=nameless)
    playing.teller = playing.game.teller(playing.conversation.wording)
    playing.audiences.rename(playing.conversation, playing.teller)
