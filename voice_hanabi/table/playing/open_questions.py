"""What the table waits for during a game: an action that was read back, or the answer to its question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from voice_hanabi.contract.commands import ActionCommand, Answer, Command
from voice_hanabi.contract.expectations import Expectation, Situations
from voice_hanabi.contract.teller import Act, Incomplete
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.table.playing.teaching import Said


@dataclass(frozen=True, slots=True)
class ReadBack(Generic[Act]):
    """An action that was read back: carried out unless somebody says no (or only if they say yes).

    ``command`` is what was said, which a 'no, the second' corrects, ``sentence`` is the read-back.
    """

    command: ActionCommand
    action: Act | None
    sentence: str
    needs_yes: bool
    impossible: str = ""
    """The sentence to say if it can't be carried out."""
    missing: Incomplete | None = None
    """The question to ask if something is missing."""
    said: Said | None = None
    """The utterance, if it was a single one."""


@dataclass(frozen=True, slots=True)
class Fill:
    """A question for a missing part of an action."""

    missing: Incomplete


@dataclass(frozen=True, slots=True)
class AskWhich:
    """The question which of two commands was meant."""

    first: Command
    second: Command
    utterance: Utterance
    one: str = ""
    other: str = ""
    """The two in words."""

    def chosen(self, answer: Answer, bare: Sequence[Command]) -> Command | None:
        """Return which of the two an answer means: the one whose card it names, or the one with its number.

        ``bare`` is the answer's own meaning. 'Play the third, or play the first?' 'The first.'
        """
        two = (self.first, self.second)
        named = [command for command in two if command in bare]
        if len(named) == 1:
            return named[0]
        return two[int(answer.value) - 1] if answer.kind == "number" and answer.value in (1, 2) else None


@dataclass(frozen=True, slots=True)
class Sure:
    """The question whether a command was meant."""

    command: Command
    utterance: Utterance
    reading: str = ""
    """The command in words."""


Open = ReadBack[Act] | Fill | AskWhich | Sure | None


def commands_of(waiting: Open[Any]) -> tuple[ActionCommand, ...]:
    """Return the action that was read back or asked about, or the two of which one was meant."""
    match waiting:
        case ReadBack(command=command):
            return (command,)
        case Sure(command=command):
            found: tuple[Command, ...] = (command,)
        case AskWhich(first=first, second=second):
            found = (first, second)
        case _:
            found = ()
    return tuple(command for command in found if isinstance(command, ActionCommand))


def by_ear(waiting: Open[Any], otherwise: Expectation, situations: Situations) -> Expectation:
    """Return what to listen for in speech: corrections too if an action or a question about one is open.

    ``otherwise`` is what is expected there. Only this function decides it.
    """
    match waiting:
        case ReadBack(needs_yes=False) if otherwise is situations.turn:
            return situations.waiting
        case ReadBack(needs_yes=True) | Sure():
            return situations.doubt
        case AskWhich():
            return situations.choice_or_command
        case _:
            return otherwise


def doubted(
    first: Command, second: Command | None, utterance: Utterance, described: Callable[[Command], str | None]
) -> Command | AskWhich | Sure:
    """Return the question which of two commands was meant, or whether the one was.

    If no question is needed, return the command.

    ``described`` puts a complete action into words.
    """
    actions = [command for command in (first, second) if isinstance(command, ActionCommand)]
    if not actions:
        return first
    one, other = described(first), None if second is None else described(second)
    if second is not None and one is not None and other is not None:
        # The same move may be said in more or fewer words.
        return first if one == other else AskWhich(first, second, utterance, one, other)
    meant = actions[0]
    reading = one if meant is first else other
    # The table asks for what is missing, which is question enough.
    return meant if reading is None else Sure(meant, utterance, reading)


def question_of(waiting: Open[Any], wording: Wording) -> str | None:
    """Return the unanswered question about an action; ``None`` for anything else."""
    match waiting:
        case AskWhich(one=one, other=other):
            return capitalised(wording.say("which-of-two", first=one, second=other))
        case Sure(reading=reading):
            return capitalised(f"{wording.say('did-you-mean', reading=reading).rstrip('.?')}?")
        case ReadBack(needs_yes=True, sentence=sentence):
            return capitalised(wording.say("yes-or-no", sentence=sentence.rstrip(".")))
        case _:
            return None
