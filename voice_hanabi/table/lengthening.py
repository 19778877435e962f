"""'Shorter' and 'longer': how much an audience wants to hear is changed, and said."""

from __future__ import annotations

from voice_hanabi.table.conversation import Conversation
from voice_hanabi.table.effects import Effect
from voice_hanabi.table.length import Length


def change_length(conversation: Conversation, step: int, seat: int | None) -> list[Effect]:
    """Lengthen answers by ``step``, for one seat alone or for everybody, and say what they are now."""
    length = Length(min(max(conversation.length(seat) + step, Length.SHORT), Length.FULL))
    text = conversation.wording.say(f"length-{length.name.lower()}")
    if seat is not None:
        conversation.lengths[seat] = length
        return [conversation.alone(seat, text)]
    for audience in (None, *range(len(conversation.names))):
        conversation.lengths[audience] = length
    return [conversation.everyone(text)]
