"""Answers to questions about the short sounds: what the last one meant, and which ones there are."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.commands import Arrange
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import TellSounds

OF_SOUNDS = ("what-sound", "tell-sounds")
"""The requests about the short sounds, as `Arrange` has them."""


def sounds_asked(command: Arrange, utterance: Utterance) -> TellSounds:
    """Return the effect that answers a question about sounds: to the player who typed it, or to everyone."""
    audience = utterance.seat if utterance.typed else None
    return TellSounds(audience, every=command.what == "tell-sounds")


def sounds_told(
    conversation: Conversation, asked: TellSounds, heard: Cue | None, *, played: bool = True
) -> list[Announcement]:
    """Explain the short sound that was ``heard`` last, or each of them while it is played.

    If sounds are not ``played``, say that they are off. Each game explains the sounds that it uses in its own
    words, and has no message for the others.
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
    """Return an announcement for whoever asked. Several for one seat are news, so that none is cut short."""
    if asked.audience is None:
        return conversation.everyone(text, kind=Kind.ANSWER)
    return conversation.alone(asked.audience, text, Kind.NEWS if asked.every else Kind.ANSWER)
