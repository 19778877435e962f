"""What an utterance may mean: each meaning with what kind it is, its command, how sure, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from voice_hanabi.contract.commands import ActionCommand, Answer, Command, Question
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding import belief


class MeaningKind(Enum):
    """What is done by saying something."""

    ACT = "act"
    CORRECTION = "correction"
    """What waits is taken back, or something else is meant instead."""
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
    EARS = "ears"
    """The words in which people speak of their private ears, and of what else is arranged round a game."""
    STOP = "stop"
    """A 'no' or its kin at the head of it."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class RankedMeaning:
    """One meaning of an utterance. Nothing is done of talk, so it has no command."""

    kind: MeaningKind
    command: Command | None
    """What is wanted. A correction without one takes back what waits; what is wanted instead is not known."""
    sure: bool
    """Whether it would be obeyed without asking, were nothing else as likely."""
    by: ReadBy
    text: str
    """The words that were read, or those of the template they are nearest to."""
    cost: float = 0.0
    """What had to be forgiven or is in doubt; 0 for nothing."""
    possible: bool = True
    """Whether it can be done now by what everyone knows; what can't be comes after all that can."""
    close: bool = False
    """Whether it is about as likely as the first one, so that the table asks which was meant."""
    near: bool = False
    """Of talk: whether something like a command was said."""
    known: bool = False
    """Of talk: whether its words are known, and no command is anything like them."""
    gate: str = ""
    """Why the gate does not let it be done at once."""


def kind_of(command: Command) -> MeaningKind:
    """Return what is done by saying a command."""
    match command:
        case ActionCommand():
            return MeaningKind.ACT
        case Answer():
            return MeaningKind.ANSWER
        case Question():
            return MeaningKind.QUESTION
        case _:
            return MeaningKind.STEERING


def is_close(ranked: Sequence[RankedMeaning]) -> bool:
    """Return whether the second of ranked meanings is about as likely as the first."""
    return len(ranked) > 1 and ranked[1].close


def is_clear(ranked: Sequence[RankedMeaning]) -> bool:
    """Return whether the first of ranked meanings would be obeyed without asking."""
    return ranked[0].sure and not is_close(ranked)


def asks_something(ranked: Sequence[RankedMeaning]) -> bool:
    """Return whether a question is meant, be it one or another: either is answered, and does nothing."""
    likely = [one for place, one in enumerate(ranked) if not place or one.close]
    return ranked[0].sure and all(one.kind is MeaningKind.QUESTION for one in likely)


def talk(text: str, *, near: bool, known: bool = False) -> RankedMeaning:
    """Return that a text means nothing to the table."""
    return RankedMeaning(MeaningKind.TALK, None, False, ReadBy.NOTHING, text, near=near, known=known)


def not_heard(utterance: Utterance, least: float) -> RankedMeaning | None:
    """Return that an utterance is not heard well enough to be read; ``None`` where it is."""
    if not belief.heard_well(utterance, least):
        return talk(utterance.text, near=belief.heard_faintly(utterance, least))
    if utterance.typed or not set(utterance.text.split()) <= {UNKNOWN}:
        return None
    near = any(set(alternative.text.split()) - {UNKNOWN} for alternative in utterance.alternatives[1:])
    return talk(utterance.text, near=near)
