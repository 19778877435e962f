"""What becomes of an action that waits when somebody speaks: a 'no' first, then everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.contract.commands import (
    HELP,
    RULE,
    ActionCommand,
    Answer,
    Command,
    Control,
    ControlVerb,
    Question,
)
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.playing.open_questions import Choose, ReadBack
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.understanding.correcting import Cancelled, correction
from voice_hanabi.table.understanding.interpreter import Close, NotUnderstood, Understanding, Understood

_MEANWHILE = (
    ControlVerb.REPEAT,
    ControlVerb.SLOWER,
    ControlVerb.FASTER,
    ControlVerb.LOUDER,
    ControlVerb.QUIETER,
    ControlVerb.SHORTER,
    ControlVerb.LONGER,
    ControlVerb.READY,
)
"""What may be said while an action waits without carrying it out: it was not heard well."""


def goes_on_waiting(command: Command) -> bool:
    """Tell whether an action that was read back goes on waiting when this is said."""
    if isinstance(command, Question):
        return command.is_about(HELP) or command.is_about(RULE)
    return isinstance(command, Control) and command.verb in _MEANWHILE


def corrected(
    playing: Playing[Any, Any, Any], utterance: Utterance, take: Callable[[Understood | Close], list[Effect]]
) -> list[Effect] | None:
    """Return what a 'no', or another command instead, brings; ``None`` where nothing of the kind was said.

    ``take`` does what was understood.
    """
    if not playing.waiting:
        return None
    made = correction(
        playing.conversation.interpreter,
        utterance,
        playing.waiting,
        playing.possible,
        speaking=playing.state.current,
        may_correct=utterance.seat in (None, playing.state.current),
        # 'Two' answers which of two was meant.
        only_a_part=not isinstance(playing.open, Choose),
        # It is no answer to yes or no.
        bare=playing.unsettled,
    )
    hush: list[Effect] = [Hush(None)]
    match made:
        case None:
            return None
        case Cancelled():
            return [*hush, *playing.cancel()]
        case NotUnderstood():
            return [*hush, *playing.ask_instead()]
    read_back, before = isinstance(playing.open, ReadBack), playing.state
    taken_back = playing.cancel()
    brought = take(made)
    if read_back and playing.open is None and playing.state is before:
        # Nothing else is read back that would tell that the first is not done.
        return [*hush, *taken_back, *brought]
    return [*hush, *brought]


def is_talk(understood: Understanding, utterance: Utterance) -> bool:
    """Tell whether what was said while an action waits has nothing to do with it, nor with the table.

    Who types speaks to the table.
    """
    match understood:
        case _ if utterance.typed:
            return False
        case NotUnderstood(talk=talk):
            return talk
        case Understood(command=command, sure=False):
            return not isinstance(command, ActionCommand | Answer)
        case Close(first=first, second=second, sure=False):
            return not any(isinstance(one, ActionCommand | Answer) for one in (first, second))
        case _:
            return False
