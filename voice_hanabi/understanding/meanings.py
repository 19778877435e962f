"""The possible meanings of an utterance: each with its kind, its command, how sure it is, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from voice_hanabi.contract.commands import ActionCommand, Answer, Command, Question
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding import belief


class MeaningKind(Enum):
    """The effect of saying something."""

    ACT = "act"
    CORRECTION = "correction"
    """A waiting action is taken back, or replaced by another."""
    ANSWER = "answer"
    QUESTION = "question"
    STEERING = "steering"
    TALK = "talk"


class ReadBy(Enum):
    """The part of the grammar that found a meaning."""

    PHRASE = "phrase"
    """A sentence template, exactly."""
    CONCEPTS = "concepts"
    """The concepts in it, in any order."""
    NEAR_PHRASE = "near phrase"
    """A sentence template with a word forgiven."""
    NAMES = "names"
    """The rest of a typed line, when names are asked for."""
    EARS = "ears"
    """Words about private ears and other arrangements."""
    STOP = "stop"
    """A 'no' or similar at its beginning."""
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class RankedMeaning:
    """One meaning of an utterance. Talk has no command, because nothing is done."""

    kind: MeaningKind
    command: Command | None
    """The command. A correction without one takes back the waiting action, without saying what is wanted
    instead.
    """
    sure: bool
    """Whether it would be carried out without asking if nothing else were as likely."""
    by: ReadBy
    text: str
    """The words that were read, or those of the nearest template."""
    cost: float = 0.0
    """The cost of what was forgiven or is in doubt; 0 for nothing."""
    possible: bool = True
    """Whether it is possible now by what everyone knows; impossible ones come last."""
    close: bool = False
    """Whether it is about as likely as the first one, so that the table asks which was meant."""
    near: bool = False
    """For talk: whether something like a command was said."""
    known: bool = False
    """For talk: whether its words are known, and no command is similar."""
    gate: str = ""
    """Why the gate does not let it be carried out at once."""


def kind_of(command: Command) -> MeaningKind:
    """Return the effect of a command."""
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
    """Return whether the second of the ranked meanings is about as likely as the first."""
    return len(ranked) > 1 and ranked[1].close


def is_clear(ranked: Sequence[RankedMeaning]) -> bool:
    """Return whether the first of the ranked meanings would be carried out without asking."""
    return ranked[0].sure and not is_close(ranked)


def asks_something(ranked: Sequence[RankedMeaning]) -> bool:
    """Return whether a question is meant, whichever one: answering it changes nothing."""
    likely = [one for place, one in enumerate(ranked) if not place or one.close]
    return ranked[0].sure and all(one.kind is MeaningKind.QUESTION for one in likely)


def talk(text: str, *, near: bool, known: bool = False) -> RankedMeaning:
    """Return the meaning of a text that means nothing to the table."""
    return RankedMeaning(MeaningKind.TALK, None, False, ReadBy.NOTHING, text, near=near, known=known)


def not_heard(utterance: Utterance, least: float) -> RankedMeaning | None:
    """Return the meaning of an utterance that wasn't heard well enough to be read; ``None`` if it was."""
    if not belief.heard_well(utterance, least):
        return talk(utterance.text, near=belief.heard_faintly(utterance, least))
    if utterance.typed or not set(utterance.text.split()) <= {UNKNOWN}:
        return None
    near = any(set(alternative.text.split()) - {UNKNOWN} for alternative in utterance.alternatives[1:])
    return talk(utterance.text, near=near)
