"""What a table would make of what it heard, compared with what was said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from voice_hanabi.cli.understand import understood
from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Play
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood

BLOCK = 1600
"""How many bytes of sound a recogniser gets at a time: 50 ms, as from the microphone."""


class Outcome(Enum):
    """The result of one sentence."""

    RIGHT = "right"
    """The table does what was said."""
    ASKED = "asked"
    """The table asks, and (first) offers what was said."""
    ASKED_SECOND = "asked, second"
    """The table offers two things, and what was said is the second: one word is enough to choose it."""
    ASKED_WRONG = "asked wrong"
    """The table asks about something else: 'no' is needed."""
    WRONG_ACTION = "wrong action"
    """Another play, discard or clue is read back, and carried out unless somebody says 'no'."""
    OTHER = "other"
    """Something harmless that was not said: another answer, an incomplete action, another detail."""
    PARDON = "pardon"
    """Not understood, with a sound that says so."""
    IGNORED = "ignored"
    """Taken for table talk or noise."""


def action_of(command: Command | None) -> tuple[object, ...] | None:
    """Return what a command does to the cards, or ``None`` if it does nothing by itself."""
    match command:
        case Play(slot=slot) if slot is not None:
            return ("play", slot)
        case Discard(slot=slot) if slot is not None:
            return ("discard", slot)
        case Clue() if command.target is not None and (command.colour, command.value) != (None, None):
            return ("clue", command.target, command.colour, command.value)
        case _:
            return None


def outcome(understood: Understanding, said: Command | None) -> Outcome:
    """Return the result if the table understands this and ``said`` was said (``None``: no command)."""
    match understood:
        case NotUnderstood():
            return Outcome.PARDON if understood.near else Outcome.IGNORED
        case Close():
            return _offered(understood, said)
        case Understood(sure=False) if not isinstance(understood.command, ActionCommand):
            return Outcome.PARDON
        case Understood(sure=False) if action_of(understood.command) is not None:
            return Outcome.ASKED if said == understood.command else Outcome.ASKED_WRONG
        case _:
            # The table asks for what an unsure action lacks; no other question is needed.
            if said == understood.command:
                return Outcome.RIGHT
            action = action_of(understood.command)
            return Outcome.OTHER if action is None or action == action_of(said) else Outcome.WRONG_ACTION


def _offered(close: Close, said: Command | None) -> Outcome:
    """Return the result if the table offers two commands that are about equally close."""
    actions = [one for one in (close.first, close.second) if isinstance(one, ActionCommand)]
    if not actions:
        return outcome(Understood(close.first, close.sure, ""), said)
    if action_of(close.first) is None or action_of(close.second) is None:
        return outcome(Understood(actions[0], False, ""), said)
    if action_of(close.first) == action_of(close.second):
        # The same move, in more or fewer words.
        return outcome(Understood(close.first, True, ""), said)
    if said in (close.first, close.second):
        return Outcome.ASKED if said == close.first else Outcome.ASKED_SECOND
    return Outcome.ASKED_WRONG


def heard(recognizer: Recognizer, pcm: bytes) -> list[Utterance]:
    """Return the utterances of a stream of sound, given to a recogniser in blocks."""
    found = [recognizer.accept(pcm[place : place + BLOCK]) for place in range(0, len(pcm), BLOCK)]
    found.append(recognizer.finish())
    return [utterance for utterance in found if utterance is not None]


_WORST_FIRST = (
    Outcome.WRONG_ACTION,
    Outcome.RIGHT,
    Outcome.ASKED,
    Outcome.ASKED_SECOND,
    Outcome.ASKED_WRONG,
    Outcome.OTHER,
    Outcome.PARDON,
)


def judged(
    interpreter: Interpreter, expectation: Expectation, utterances: Sequence[Utterance], said: Command | None
) -> Outcome:
    """Return the result for a stretch of sound at a table; a wrong action in any part of it counts."""
    found = {outcome(understood(interpreter, expectation, part), said) for part in utterances}
    return next((kind for kind in _WORST_FIRST if kind in found), Outcome.IGNORED)


@dataclass
class Tally:
    """The results for many sentences."""

    counts: Counter[Outcome] = field(default_factory=Counter)

    def add(self, found: Outcome) -> None:
        """Count one."""
        self.counts[found] += 1

    @property
    def said(self) -> int:
        """The number of sentences."""
        return self.counts.total()

    @property
    def right(self) -> int:
        """How many were recognised correctly (what ``recognize`` prints), with or without a question."""
        return self.counts[Outcome.RIGHT] + self.counts[Outcome.ASKED]

    def __add__(self, other: Tally) -> Tally:
        """Return the sum of both."""
        return Tally(self.counts + other.counts)
