"""All that an utterance may mean where a table waits for something, likeliest first, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.template_reader import FORGIVEN_LIMIT
from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.table.contract.commands import ActionCommand, Answer, Command, Question
from voice_hanabi.table.contract.expectations import Expectation
from voice_hanabi.table.understanding.interpreter import (
    SURE_COST,
    Candidate,
    Interpreter,
    belief_wanted,
    heard_well,
)


class MeaningKind(Enum):
    """What is done by saying something."""

    ACT = "act"
    ANSWER = "answer"
    QUESTION = "question"
    STEERING = "steering"
    TALK = "talk"


class ReadBy(Enum):
    """What of the grammar found a meaning."""

    PHRASE = "phrase"
    """A sentence template, to the letter."""
    CONCEPTS = "concepts"
    """The concepts in it, in any order."""
    NEAR_PHRASE = "near phrase"
    """A sentence template with a word forgiven."""
    NAMES = "names"
    """What is left of a typed line where names are asked for."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class RankedMeaning:
    """One meaning of an utterance. Nothing is done of talk, so it has no command."""

    kind: MeaningKind
    command: Command | None
    sure: bool
    """Whether it would be obeyed without asking, were nothing else as likely."""
    by: ReadBy
    text: str
    """The words that were read, or those of the template they are nearest to."""
    cost: float
    """What had to be forgiven or is in doubt; 0 for nothing."""
    possible: bool = True
    """Whether it can be done now by what everyone knows; what can't be comes after all that can."""


def kind_of(command: Command | None) -> MeaningKind:
    """Return what is done by saying a command."""
    match command:
        case None:
            return MeaningKind.TALK
        case ActionCommand():
            return MeaningKind.ACT
        case Answer():
            return MeaningKind.ANSWER
        case Question():
            return MeaningKind.QUESTION
        case _:
            return MeaningKind.STEERING


def ranked_meanings(
    interpreter: Interpreter,
    utterance: Utterance,
    expected: Iterable[Expectation],
    possible: Callable[[Command], bool],
    speaking: int | None = None,
) -> list[RankedMeaning]:
    """Return what an utterance may mean in the first of these situations, then in each wider one.

    ``speaking`` is the seat whose turn it is. What is too dear to be asked about is left out. Where nothing
    is left it is talk, so there is always one.
    """
    found: list[RankedMeaning] = []
    for expectation in expected:
        least, enough = belief_wanted(expectation.intents, interpreter.game.situations.questions)
        if not heard_well(utterance, least):
            continue
        known = {one.command for one in found}
        here = [
            RankedMeaning(
                kind_of(one.command),
                one.command,
                one.cost <= SURE_COST and one.certain and utterance.belief >= enough,
                _read_by(one, utterance),
                one.text,
                round(one.cost, 3),
                possible(one.command),
            )
            for one in interpreter.candidates(utterance, expectation.intents, speaking)
            if one.cost <= FORGIVEN_LIMIT and one.command not in known
        ]
        found += sorted(here, key=lambda one: not one.possible)
    if found:
        return found
    return [RankedMeaning(MeaningKind.TALK, None, False, ReadBy.NOTHING, utterance.text, 0.0)]


def _read_by(candidate: Candidate, utterance: Utterance) -> ReadBy:
    if not candidate.forgiven:
        return ReadBy.PHRASE
    whole = any(candidate.text == one.text for one in utterance.alternatives)
    return ReadBy.CONCEPTS if whole else ReadBy.NEAR_PHRASE


def concepts_in(
    interpreter: Interpreter, utterance: Utterance
) -> list[tuple[str, Sequence[tuple[str, SlotValue]]]]:
    """Return the words of an utterance, as they belong together, with the concepts that they may be."""
    return [
        (" ".join(one.words), sorted(((it.name, it.value) for it in one.concepts), key=str))
        for one in interpreter.meaning.spot(utterance.text, typed=utterance.typed)
    ]
