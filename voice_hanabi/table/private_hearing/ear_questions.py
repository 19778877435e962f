"""The questions of a table about private ears, and how they are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from voice_hanabi.contract.commands import HearBy
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.private_ears import Way

AT_ONCE = 2
"""How many kinds of ears are offered at once."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The table has asked these seats how they want to hear, naming some kinds of ears."""

    seats: tuple[int, ...]
    offered: tuple[Way, ...]
    told: int = AT_ONCE


@dataclass(frozen=True, slots=True)
class Trial:
    """The table has asked these seats whether they hear what was said to them privately."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Coming:
    """The table is waiting for these seats' phones."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Whose:
    """The table has asked who said that an ear is their own."""

    said: HearBy


@dataclass(frozen=True, slots=True)
class WhoNot:
    """The table has asked which of these seats hears nothing."""

    seats: tuple[int, ...]


EarQuestion = Ways | Trial | Coming | Whose | WhoNot


def asked(question: EarQuestion, conversation: Conversation, way_of: Callable[[int], Way]) -> str:
    """Return a question in words; ``way_of`` returns a seat's (0-based) kind of ear."""
    wording, say = conversation.wording, conversation.wording.say
    match question:
        case Trial(seats=(seat,)):
            shared = way_of(seat) is Way.HEADSET
            return say("ear-try-headset" if shared else "ear-try", player=wording.name(seat))
        case Trial():
            return say("ear-try-all")
        case Coming(seats=seats):
            return say("ears-coming", players=wording.all_of(map(wording.name, seats)))
        case Whose():
            return say("ear-whose")
        case WhoNot():
            return say("ear-who-not")
        case Ways(seats=seats, offered=offered):
            return _which(conversation, seats, offered[:AT_ONCE])


def example(question: EarQuestion | None, conversation: Conversation) -> str:
    """Return an answer to a question."""
    match question:
        case Trial():
            return conversation.wording.say("example-yes")
        case Whose() | WhoNot():
            return conversation.people[0]
        case _:
            return conversation.wording.say("example-ears")


def _which(conversation: Conversation, seats: Sequence[int], ways: Sequence[Way]) -> str:
    say = conversation.wording.say
    if not ways:
        return say("ears-none-here")
    words = [say("way", way=way.value) for way in ways]
    named = say("ways-two", one=words[0], other=words[1]) if len(words) == AT_ONCE else words[0]
    if len(seats) == len(conversation.people):
        return say("ask-ears", ways=named)
    players = conversation.wording.all_of(conversation.wording.name(seat) for seat in seats)
    return say("ask-ears-of", players=players, ways=named)
