"""Typed lines are answered in words, because whoever types may not hear sounds."""

from __future__ import annotations

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Effect, HandOver, Hush
from voice_hanabi.table.steering import Steering


def in_words(effects: list[Effect], utterance: Utterance, steering: Steering) -> list[Effect]:
    """Return the effects of a typed line, with a sentence added if they have none."""
    sounds = [effect for effect in effects if isinstance(effect, Announcement) and not effect.text]
    if not all(isinstance(effect, Hush | HandOver) or effect in sounds for effect in effects):
        return effects
    say = steering.conversation.wording.say
    if sounds:
        # A sound says that something was not understood.
        told = say("not-understood-typed", text=utterance.text, example=steering.example())
    else:
        told = say("paused" if steering.paused else "cancelled")
    return [*effects, steering.conversation.told(told, utterance)]
