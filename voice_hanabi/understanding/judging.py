"""What a table does with what it understood: done, asked about, or not worth a question."""

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
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.final import is_final
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of an utterance: ``command`` is ``None`` where it is not understood.

    ``sure`` is false where something is asked before the command is obeyed: whether it was meant, which of
    two was, or what it lacks. ``other`` is the second thing that may have been meant.
    """

    command: Command | None
    sure: bool = False
    other: Command | None = None


def is_asked(command: Command) -> bool:
    """Whether an unsure command is worth a question: an action is, what a player asks for is not."""
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
    """Return what was understood, or that nothing was where all is unsure and not worth a question.

    'A hint' and no more asks for one: it says nothing of whom it would be given to.
    """
    match understood:
        case Close(first=ActionCommand(deed=None), second=Advice() as advice):
            return Understood(advice, True, "", understood.corrects)
        case Close(first=first, second=second, sure=False) if _deed(first) == _deed(second) is not None:
            # Two ways to say one thing, and both are guesses: it is asked about as one is.
            return Understood(first, False, "", understood.corrects)
        case Close() if not understood.sure:
            worth = is_asked(understood.first) or is_asked(understood.second)
        case Understood() if not understood.sure:
            # What can't be taken back is asked about where it was heard well, and may mean something else.
            final = is_final(understood.command) and bool(understood.gate)
            worth = final or is_asked(understood.command)
        case _:
            worth = True
    return understood if worth else NotUnderstood(near=True, corrects=understood.corrects)


def verdict(understood: Understanding, expectation: Expectation, turn: Expectation) -> Verdict:
    """Return what a table does with what it understood; ``turn`` is what a turn of the game listens for."""
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
    """Whether nothing is left to be asked: a place alone is no action, and one may lack a part.

    Whether somebody whose advice is asked for is a computer player, only a table knows.
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
    """Return what a command does to the game, ``None`` where it lacks a part or is no action."""
    return command.deed if isinstance(command, ActionCommand) else None
