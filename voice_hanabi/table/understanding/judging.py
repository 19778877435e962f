"""What a table makes of an utterance: read for the open question, then beyond it, and weighed for doubt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.contract.commands import ActionCommand, Answer, Command, Control, Question, SetUp
from voice_hanabi.table.contract.expectations import NAMES, NAMES_SURE, Expectation
from voice_hanabi.table.understanding.interpreter import (
    Close,
    Interpreter,
    NotUnderstood,
    Understanding,
    Understood,
)
from voice_hanabi.table.understanding.names_given import CONJUNCTIONS, better_typed, typed_names


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of an utterance: ``command`` is ``None`` where it is not understood.

    ``sure`` is false where something is asked before the command is obeyed: whether it was meant, which of
    two was, or what it lacks. ``other`` is the second thing that may have been meant.
    """

    command: Command | None
    sure: bool = False
    other: Command | None = None


def understand_beyond(
    interpreter: Interpreter,
    utterance: Utterance,
    expectation: Expectation,
    wider: Sequence[Expectation],
    possible: Callable[[Command], bool],
    speaking: int | None = None,
) -> Understanding:
    """Return what an utterance means in a situation, or else in the first wider one in which it is clear.

    ``speaking`` is the seat whose turn it is.
    """
    understood = interpreter.understand(utterance, expectation.intents, possible, speaking)
    for situation in wider:
        if isinstance(understood, Close) or (isinstance(understood, Understood) and understood.sure):
            break
        intents = tuple(intent for intent in situation.intents if intent not in expectation.never)
        wide = interpreter.understand(utterance, intents, possible, speaking)
        if isinstance(understood, NotUnderstood) or (isinstance(wide, Understood) and wide.sure):
            understood = wide
    return understood


def names_typed(
    interpreter: Interpreter, utterance: Utterance, expectation: Expectation, wanted: int | None = None
) -> tuple[str, ...]:
    """Return the names of a typed line where names are asked for: any names, known to the grammar or not.

    ``wanted`` is how many are asked for, where that is known.
    """
    if expectation not in (NAMES, NAMES_SURE) or not utterance.typed:
        return ()
    known: tuple[str, ...] = ()
    match interpreter.understand(utterance, expectation.intents):
        case Understood(command=SetUp(what="names", names=names), sure=sure):
            # Names that are only like those of the grammar are somebody else's: 'Kája' is not 'Káťa'.
            known = names if sure else ()
        case Understood():
            return ()
    templates = interpreter.templates
    cleaned = interpreter.meaning.without_known_words(utterance.text, CONJUNCTIONS[templates.language])
    typed = typed_names(cleaned, templates) or typed_names(utterance.text, templates)
    return typed if better_typed(typed, known, wanted, templates) else ()


def is_asked(command: Command) -> bool:
    """Whether an unsure command is worth a question: an action is, a question of a player's is not."""
    return not isinstance(command, Question | Control | Answer | SetUp)


def is_doubtful(understood: Understanding) -> bool:
    """Whether an action would have to be asked about."""
    match understood:
        case Close(first=first, sure=sure):
            return not sure and is_asked(first)
        case Understood(command=command, sure=sure):
            return not sure and is_asked(command)
        case _:
            return False


def two_meant(understood: Understood | Close) -> tuple[Command, Command | None]:
    """Return what was meant, and the second thing that may have been, if it is close."""
    if isinstance(understood, Close):
        return understood.first, understood.second
    return understood.command, None


def weighed(understood: Understanding) -> Understanding:
    """Return what was understood, or that nothing was where all is unsure and not worth a question."""
    match understood:
        case Close() if not understood.sure:
            worth = is_asked(understood.first) or is_asked(understood.second)
        case Understood() if not understood.sure:
            worth = is_asked(understood.command)
        case _:
            worth = True
    return understood if worth else NotUnderstood(near=True)


def verdict(understood: Understanding, expectation: Expectation, turn: Expectation) -> Verdict:
    """Return what a table does with what it understood; ``turn`` is what a turn of the game listens for."""
    match understood:
        case Understood():
            settled = _settled(understood.command, expectation, turn)
            return Verdict(understood.command, understood.sure and settled)
        case Close(first=first, second=second):
            actions = [command for command in (first, second) if isinstance(command, ActionCommand)]
            if isinstance(first, Control) or not actions:
                return Verdict(first, _settled(first, expectation, turn), second)
            same = _deed(first) is not None and _deed(first) == _deed(second)
            return Verdict(first, same, second)
        case _:
            return Verdict(None)


def _settled(command: Command, expectation: Expectation, turn: Expectation) -> bool:
    """Whether nothing is left to be asked: a place alone is no action, and one may lack a part."""
    match command:
        case Answer(kind=kind) if kind != "yes-no":
            return expectation is not turn
        case ActionCommand():
            return command.deed is not None
        case _:
            return True


def _deed(command: Command) -> tuple[object, ...] | None:
    """Return what a command does to the game, ``None`` where it lacks a part or is no action."""
    return command.deed if isinstance(command, ActionCommand) else None
