"""Announcements about devices: a changed voice, an ear that fails."""

from __future__ import annotations

from voice_hanabi.contract.commands import ControlVerb
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Conversation

_LIMITS = {
    ControlVerb.SLOWER: "slowest",
    ControlVerb.FASTER: "fastest",
    ControlVerb.LOUDER: "loudest",
    ControlVerb.QUIETER: "quietest",
}


def adjusted(
    conversation: Conversation, verb: ControlVerb, seat: int | None, *, possible: bool
) -> Announcement:
    """Say that the voice is slower (faster, louder, quieter) now, or can't be; to a seat, or to everyone."""
    return _to(conversation, seat, verb.value if possible else _LIMITS[verb])


def nothing_to_repeat(conversation: Conversation, seat: int | None) -> Announcement:
    """Say that nothing has been said yet, to this seat or to everyone."""
    return _to(conversation, seat, "nothing-to-repeat")


def _to(conversation: Conversation, seat: int | None, message: str) -> Announcement:
    text = conversation.wording.say(message)
    return conversation.everyone(text) if seat is None else conversation.alone(seat, text)


def private_lost(conversation: Conversation, seat: int) -> Announcement:
    """Say aloud that a seat's ear failed, without the lost words."""
    wording = conversation.wording
    return conversation.everyone(wording.say("private-lost", player=wording.name(seat)))


def no_phones(conversation: Conversation) -> Announcement:
    """Say that there are no phones at this table."""
    return conversation.everyone(conversation.wording.say("phones-none"))


def no_learning(conversation: Conversation) -> Announcement:
    """Say that no voice can be learnt here."""
    return conversation.everyone(conversation.wording.say("voice-learning-impossible"))
