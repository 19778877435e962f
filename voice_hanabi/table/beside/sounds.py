"""The short sounds, asked about: what the last one meant, and what there are."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.commands import Arrange
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import TellSounds

OF_SOUNDS = ("what-sound", "tell-sounds")
"""What is asked about the short sounds."""


def sounds_asked(command: Arrange, utterance: Utterance) -> TellSounds:
    """Return that a question about sounds is to be answered: to who typed it on a phone, or to everyone."""
    audience = utterance.seat if utterance.typed else None
    return TellSounds(audience, every=command.what == "tell-sounds")


def sounds_told(
    conversation: Conversation, asked: TellSounds, heard: Cue | None, *, played: bool = True
) -> list[Announcement]:
    """Return what is said of the short sounds: of the one that was ``heard`` last, or of each, with it.

    Where they are not ``played``, it is said that they are off. A game says in its own words what a sound
    means in it, and has no words for those that it has not.
    """
    wording = conversation.wording
    if not played:
        return [_told(conversation, asked, wording.say("sounds-off"))]
    if asked.every:
        known = [cue for cue in Cue if wording.has(_message(cue))]
        told = [_told(conversation, asked, f"{wording.sentence(_message(cue))}.") for cue in known]
        begun = _told(conversation, asked, wording.say("sounds-told"))
        return [begun, *(replace(one, cue=cue) for cue, one in zip(known, told, strict=True))]
    meaning = wording.say("sound-none")
    if heard is not None and wording.has(_message(heard)):
        meaning = wording.say("sound-meant", meaning=wording.say(_message(heard)))
    return [_told(conversation, asked, f"{meaning} {wording.say('sounds-hear')}")]


def _message(cue: Cue) -> str:
    return f"cue-{cue.value}"


def _told(conversation: Conversation, asked: TellSounds, text: str) -> Announcement:
    """Return something for who asked: of several, as news where one alone hears them, so that none is cut."""
    if asked.audience is None:
        return conversation.everyone(text, kind=Kind.ANSWER)
    return conversation.alone(asked.audience, text, Kind.NEWS if asked.every else Kind.ANSWER)
