"""What the devices bring about, said at the table: a voice that changes, an ear that fails."""

from __future__ import annotations

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.commands import ControlVerb
from voice_hanabi.table.conversation import Conversation

_LIMITS = {
    ControlVerb.SLOWER: "slowest",
    ControlVerb.FASTER: "fastest",
    ControlVerb.LOUDER: "loudest",
    ControlVerb.QUIETER: "quietest",
}


def adjusted(conversation: Conversation, verb: ControlVerb, *, possible: bool) -> Announcement:
    """Say that the voice is slower (faster, louder, quieter) now, or can't be."""
    return conversation.everyone(conversation.wording.say(verb.value if possible else _LIMITS[verb]))


def nothing_to_repeat(conversation: Conversation) -> Announcement:
    """Say that nothing has been said yet."""
    return conversation.everyone(conversation.wording.say("nothing-to-repeat"))


def private_lost(conversation: Conversation, seat: int) -> Announcement:
    """Say aloud that a seat's ear failed, without what it should have heard."""
    wording = conversation.wording
    return conversation.everyone(wording.say("private-lost", player=wording.name(seat)))


def no_phones(conversation: Conversation) -> Announcement:
    """Say that there are no phones at this table."""
    return conversation.everyone(conversation.wording.say("phones-none"))
