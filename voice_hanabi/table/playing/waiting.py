"""What happens to a waiting action: it is corrected, or something else is said meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from voice_hanabi.contract.commands import (
    HELP,
    NO,
    RULE,
    YES,
    ActionCommand,
    Advice,
    Answer,
    Command,
    Control,
    ControlVerb,
    Question,
    Why,
)
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.understanding.correcting import TAKE_BACK
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood, commands_in

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


class Meanwhile(Enum):
    """What happens to an action that was read back when something other than a correction is said."""

    TALK = "goes on waiting, and nothing is done"
    GOES_ON = "goes on waiting, and what was said is done"
    ASKED = "asked about"
    SETTLED = "carried out"
    SETTLED_BEFORE = "carried out before what was said is done"


def meanwhile(
    playing: Playing[Any, Any, Any], understood: Understanding, utterance: Utterance, *, time_passes: bool
) -> Meanwhile:
    """Return what happens to an action that was read back when this is said.

    Only what may refer to it carries it out or has it asked about; a question doesn't. Without
    ``time_passes``, as between the lines of a script, the next line that does not correct it ends its moment.
    """
    match understood:
        case NotUnderstood(talk=talk):
            beside_it = talk
        case Understood(command=command, sure=False):
            beside_it = not _may_be_meant_for_it(command)
        case Close(first=first, second=second, sure=False):
            beside_it = not (_may_be_meant_for_it(first) or _may_be_meant_for_it(second))
        case Understood(command=command):
            if command == YES and not _is_another(playing, utterance.seat):
                return Meanwhile.SETTLED
            goes_on = _goes_on(playing, command, utterance, time_passes)
            return Meanwhile.GOES_ON if goes_on else Meanwhile.SETTLED_BEFORE
        case _:
            return Meanwhile.SETTLED_BEFORE
    if utterance.typed and (beside_it or _is_another(playing, utterance.seat)):
        # Somebody who types speaks to the table, and doesn't affect another player's action.
        return Meanwhile.GOES_ON
    # The moment of an action doesn't end over somebody's voice, nor over a guess. People talk.
    return Meanwhile.TALK if beside_it else Meanwhile.ASKED


def _goes_on(
    playing: Playing[Any, Any, Any], command: Command, utterance: Utterance, time_passes: bool
) -> bool:
    """Return whether an action keeps waiting while this is done."""
    match command:
        case Why() | Advice():
            return time_passes
        case Question():
            return time_passes or command.is_about(HELP) or command.is_about(RULE)
        case Control(verb=verb) if verb in _MEANWHILE:
            return True
        case Answer(kind="yes-no") if command == NO or _is_another(playing, utterance.seat):
            # During a pause, too, a 'no' drops it.
            return True
        case ActionCommand() | Answer():
            # Somebody who is known to speak out of turn is told so.
            return not _follows(playing, utterance.seat)
        case _:
            # Others can't end its moment early; if they leave, leaving itself carries it out.
            return time_passes and _is_another(playing, utterance.seat)


def _is_another(playing: Playing[Any, Any, Any], seat: int | None) -> bool:
    """Return whether the speaker is known not to be the player whose action waits."""
    return seat not in (None, playing.state.current)


def _follows(playing: Playing[Any, Any, Any], seat: int | None) -> bool:
    """Return whether the speaker may have the turn once the action is carried out.

    It follows only from the order of turns: everything else depends on cards that nobody has seen yet.
    """
    if not _is_another(playing, seat):
        return True
    return isinstance(playing.open, ReadBack) and seat == (playing.state.current + 1) % playing.state.players


def _may_be_meant_for_it(command: Command) -> bool:
    return isinstance(command, ActionCommand | Answer)


def drops_another_s(playing: Playing[Any, Any, Any], understood: Understanding, seat: int | None) -> bool:
    """Return whether a known seat would drop or change somebody else's waiting action."""
    if playing.open is None or not _is_another(playing, seat):
        return False
    said = commands_in(understood)
    return understood.corrects or NO in said or TAKE_BACK in said


def corrected(
    playing: Playing[Any, Any, Any], understood: Understanding, take: Callable[[], list[Effect]]
) -> list[Effect]:
    """Take back what waits, and let ``take`` do what was meant instead, or ask for it."""
    hush: list[Effect] = [Hush(None)]
    if isinstance(understood, NotUnderstood):
        return [*hush, *playing.ask_instead()]
    if isinstance(understood, Understood) and understood.command == TAKE_BACK:
        # What is only mentioned is asked about, once.
        asked = [] if understood.sure else playing.ask_first()
        return [*hush, *(asked or playing.cancel())]
    read_back, before = isinstance(playing.open, ReadBack), playing.state
    taken_back = playing.cancel()
    brought = take()
    if read_back and playing.open is None and playing.state is before:
        # There is no other read-back to show that the first is not carried out.
        return [*hush, *taken_back, *brought]
    return [*hush, *brought]
