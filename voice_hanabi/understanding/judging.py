"""Decides what a table does with what it understood: carries it out, asks about it, or ignores it."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.contract.commands import (
    ActionCommand,
    Advice,
    Answer,
    Command,
    Control,
    Question,
    SetUp,
)
from voice_hanabi.contract.expectations import Expectation, is_final
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood


@dataclass(frozen=True, slots=True)
class Verdict:
    """The decision about an utterance: ``command`` is ``None`` if it isn't understood.

    ``sure`` is false if the table asks before carrying it out: whether it was meant, which of two was, or
    what is missing. ``other`` is the second command that may have been meant.
    """

    command: Command | None
    sure: bool = False
    other: Command | None = None


def is_asked(command: Command) -> bool:
    """Whether an unsure command is worth a question: actions are, players' questions aren't."""
    return not isinstance(command, Question | Control | Answer | SetUp | Advice)


def is_doubtful(understood: Understanding) -> bool:
    """Whether an action would have to be asked about."""
    match understood:
        case Close(first=first, sure=sure):
            return not sure and is_asked(first)
        case Understood(command=command, sure=sure):
            return not sure and is_asked(command)
        case _:
            return False


def weighed(understood: Understanding) -> Understanding:
    """Return what was understood, or nothing if everything is unsure and not worth a question.

    'A hint' by itself asks for one; it doesn't say who should get it.
    """
    match understood:
        case Close(first=ActionCommand(deed=None), second=Advice() as advice):
            return Understood(advice, True, "", understood.corrects)
        case Close(first=first, second=second, sure=False) if _deed(first) == _deed(second) is not None:
            # Two ways to say the same, and both are guesses: the table asks as if there were one.
            return Understood(first, False, "", understood.corrects)
        case Close() if not understood.sure:
            worth = is_asked(understood.first) or is_asked(understood.second)
        case Understood() if not understood.sure:
            # A final command is asked about if it was heard well but may mean something else.
            final = is_final(understood.command) and bool(understood.gate)
            worth = final or is_asked(understood.command)
        case _:
            worth = True
    return understood if worth else NotUnderstood(near=True, corrects=understood.corrects)


def verdict(understood: Understanding, expectation: Expectation, turn: Expectation) -> Verdict:
    """Return what a table does with what it understood; ``turn`` is a turn's situation."""
    match understood:
        case Understood():
            settled = _settled(understood.command, expectation, turn)
            return Verdict(understood.command, understood.sure and settled)
        case Close(first=first, second=second):
            actions = [command for command in (first, second) if isinstance(command, ActionCommand)]
            if isinstance(first, Control) or not actions:
                known = understood.sure or not is_final(first)
                return Verdict(first, known and _settled(first, expectation, turn), second)
            same = _deed(first) is not None and _deed(first) == _deed(second)
            return Verdict(first, same, second)
        case _:
            return Verdict(None)


def _settled(command: Command, expectation: Expectation, turn: Expectation) -> bool:
    """Return whether nothing is left to ask: a place alone isn't an action, and an action may lack a part.

    Only a table knows whether somebody whose advice is asked for is a computer player.
    """
    match command:
        case Advice(player=int()):
            return False
        case Answer(kind=kind) if kind != "yes-no":
            return expectation is not turn
        case ActionCommand():
            return command.deed is not None
        case _:
            return True


def _deed(command: Command) -> object | None:
    """Return what a command does to the game, ``None`` if it lacks a part or isn't an action."""
    return command.deed if isinstance(command, ActionCommand) else None
