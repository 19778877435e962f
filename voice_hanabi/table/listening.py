"""What is listened for by ear: the phrases of a moment, and those of what may follow it."""

from __future__ import annotations

from collections.abc import Iterable

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.table.contract.expectations import Expectation
from voice_hanabi.table.conversation.conversation import Phase
from voice_hanabi.table.playing.playing import Playing


def phrases_of(phase: Phase, expected: Expectation) -> PhraseGraph:
    """Return the phrases that may be said where this is expected."""
    spoken = expected
    if isinstance(phase, Playing) and spoken is phase.expectation:
        spoken = phase.spoken
    return phase.conversation.interpreter.phrases(spoken)


def phrases_after(phase: Phase) -> Iterable[PhraseGraph]:
    """Return what may be said next, each made when it is wanted: answers to a turn, or the turn itself.

    A turn's takes longest to make, so that it is made once the names are known, before the game begins.
    """
    interpreter = phase.conversation.interpreter
    situations = interpreter.game.situations
    following: tuple[Expectation, ...] = (situations.turn,) if interpreter.names else ()
    if isinstance(phase, Playing):
        following = situations.after_turn
    return (interpreter.phrases(one) for one in following)
