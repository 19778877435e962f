"""What is said again: to whoever asks for it, to whoever comes to look, and when a pause is over."""

from __future__ import annotations

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.conversation import Ears, Phase, Reach
from voice_hanabi.table.conversation.effects import Effect, SayAgain
from voice_hanabi.table.playing.playing import Playing


def heard_alone(phase: Phase, ears: Ears, utterance: Utterance) -> int | None:
    """Return who speaks by an ear of their own, a phone say: how they are spoken to is theirs alone."""
    seat = utterance.seat
    if seat is None or seat >= len(phase.conversation.names):
        return None
    return seat if ears.reach(seat) is Reach.YES else None


def repeated(phase: Phase) -> list[Effect]:
    """Say again what everyone heard last, and what whoever's turn it is heard alone."""
    if isinstance(phase, Playing) and phase.audiences.reach(phase.speaking) is Reach.YES:
        return [SayAgain(None), SayAgain(phase.speaking, tell=False)]
    return [SayAgain(None)]


def pressed_enter(phase: Phase) -> list[Effect]:
    """Let whoever was called to the screen look; else say again what was said last."""
    if isinstance(phase, Playing) and phase.audiences.called_to_screen:
        return phase.audiences.ready(phase.state)
    return repeated(phase)


def going_on(phase: Phase) -> list[Effect]:
    """Say where things stand when a pause is over."""
    if not isinstance(phase, Playing):
        return phase.begin()
    return [phase.conversation.everyone(phase.conversation.wording.say("going-on", prompt=phase.prompt()))]
