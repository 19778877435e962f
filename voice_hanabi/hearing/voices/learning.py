"""Learns from a player's answers what helps to recognise them; only what proves itself on them is kept.

A change is judged by recognising all the answers again as in a game. It must clearly make a wrong answer
right, and no other answer may get worse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from voice_hanabi.hearing.pronouncing.adaptation import MOST_WORDS, OTHER_PHRASE, OwnVoice
from voice_hanabi.hearing.voices.alignment import OwnWay, PractisedPhrase

CLEAR = 2.0
"""How much better (natural logarithm) an answer must stand out to count as better recognised.

Vosk adds random dither to the sound, so smaller differences are chance.
"""

TRIED = 4
"""How many own pronunciations of an answer's words are tried, best first."""


class Heard(IntEnum):
    """The result of an answer, worst first."""

    WRONG = 0
    """Something else was understood, or nothing."""
    ASKED = 1
    """The table would have asked about it."""
    RIGHT = 2


@dataclass(frozen=True, slots=True)
class Judgement:
    """The result of an answer, and how far (natural logarithm) it stands out from other readings.

    The margin is negative if another reading was likelier, or nothing was understood.
    """

    heard: Heard
    margin: float


Judge = Callable[[OwnVoice, Sequence[PractisedPhrase]], list[Judgement]]
"""Recognises answers as in a game with what helps a player, and returns each result."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """What helps now, and each answer's result before and after."""

    voice: OwnVoice
    before: tuple[Judgement, ...]
    after: tuple[Judgement, ...]


def learn(
    answers: Sequence[PractisedPhrase],
    known: OwnVoice,
    judge: Judge,
    look_closely: Callable[[PractisedPhrase], Sequence[OwnWay]],
) -> Learnt:
    """Return what helps to recognise the person who gave these answers, starting from what is known.

    What is known is dropped if the answers come out better without it.
    """
    before = judge(known, answers)
    voice, verdicts = known, before
    if known:
        bare = judge(OwnVoice(), answers)
        if better(known_to=verdicts, now=bare):
            voice, verdicts = OwnVoice(), bare
    for number, answer in enumerate(answers):
        if verdicts[number].heard is Heard.RIGHT:
            continue
        for tried in _changes(voice, look_closely(answer)):
            # First with this answer alone: most changes fail here already.
            if judge(tried, [answer])[0].heard <= verdicts[number].heard:
                continue
            now = judge(tried, answers)
            if better(known_to=verdicts, now=now):
                voice, verdicts = tried, now
                break
    refused = [number for number, verdict in enumerate(verdicts) if verdict.heard is Heard.WRONG]
    if refused and voice.other_phrase is None:
        tried = replace(voice, other_phrase=OTHER_PHRASE[1])
        now = judge(tried, answers)
        if better(known_to=verdicts, now=now):
            voice, verdicts = tried, now
    return Learnt(voice, tuple(before), tuple(verdicts))


def better(known_to: Sequence[Judgement], now: Sequence[Judgement]) -> bool:
    """Return whether more was recognised, clearly, and nothing got worse."""
    if any(after.heard < before.heard for before, after in zip(known_to, now, strict=True)):
        return False
    return any(
        after.heard > before.heard and after.margin - before.margin >= CLEAR
        for before, after in zip(known_to, now, strict=True)
    )


def _changes(voice: OwnVoice, findings: Sequence[OwnWay]) -> Iterator[OwnVoice]:
    """Yield possible changes: each own pronunciation by itself, then the best ones of different words
    together.
    """
    found = [finding.own for finding in findings if finding.own not in voice.words][:TRIED]
    if len(voice.words) + len(found) > MOST_WORDS:
        return
    for own in found:
        yield replace(voice, words=(*voice.words, own))
    best = {own.word: own for own in reversed(found)}
    if len(best) > 1:
        yield replace(voice, words=(*voice.words, *best.values()))
