"""Commands about how the table speaks: stop, slower, louder, shorter, longer; to one seat or to all."""

from __future__ import annotations

from voice_hanabi.contract.commands import ControlVerb
from voice_hanabi.contract.length import Length
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.conversation import Conversation, Ears, Reach
from voice_hanabi.table.conversation.effects import Adjust, Effect, Hush


def speech_changed(conversation: Conversation, verb: ControlVerb, seat: int | None) -> list[Effect] | None:
    """Return the effects of such a command, for one seat or all; ``None`` for others."""
    match verb:
        case ControlVerb.STOP:
            audiences = (None, *(range(len(conversation.names)) if seat is None else (seat,)))
            return [Hush(audience, news=True) for audience in audiences]
        case ControlVerb.SLOWER | ControlVerb.FASTER | ControlVerb.LOUDER | ControlVerb.QUIETER:
            return [Adjust(verb, seat)]
        case ControlVerb.SHORTER | ControlVerb.LONGER:
            return _change_length(conversation, 1 if verb is ControlVerb.LONGER else -1, seat)
        case _:
            return None


def _change_length(conversation: Conversation, step: int, seat: int | None) -> list[Effect]:
    """Lengthen answers by ``step``, for one seat or for everybody, and say the new setting."""
    length = Length(min(max(conversation.length(seat) + step, Length.SHORT), Length.FULL))
    text = conversation.wording.say(f"length-{length.name.lower()}")
    if seat is not None:
        conversation.lengths[seat] = length
        return [conversation.alone(seat, text)]
    for audience in (None, *range(len(conversation.names))):
        conversation.lengths[audience] = length
    return [conversation.everyone(text)]


def heard_alone(conversation: Conversation, ears: Ears, utterance: Utterance) -> int | None:
    """Return the speaker, if they have an ear of their own (such as a phone), whose settings are theirs
    alone.
    """
    seat = utterance.seat
    if seat is None or seat >= len(conversation.names):
        return None
    return seat if ears.reach(seat) is Reach.YES else None
