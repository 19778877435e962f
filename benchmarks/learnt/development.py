"""Clips for tuning: development voices and people, with sentences that the benchmarks don't count."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from benchmarks.hearing.people import answers_of, recordings, strangers
from benchmarks.hearing.recognition import spoken
from benchmarks.tools import noises
from benchmarks.tools.commands import ANSWERS, Said, answers, interpreters, meaning, whole_commands
from benchmarks.tools.ears import Ear, kept_utterances, progress
from benchmarks.tools.not_said import WRONG_WORD, table_talk, unsaid
from benchmarks.tools.voices import loud
from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.models.packed import SearchSettings
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding.interpreter import Interpreter

SEED = 7
"""A seed of its own; the benchmarks use 1."""

ROOMS = (("quiet", "", 0), ("babble 20 dB", "babble", 20), ("babble 10 dB", "babble", 10),
         ("household 10 dB", "household", 10))  # fmt: skip
"""The rooms in which commands are said: name, noise, and how many decibels louder the speech is."""


@dataclass(frozen=True, slots=True)
class Clip:
    """A sound, what was said in it (nothing: no command), and what the table listened for."""

    group: str
    said: Said
    expectation: Expectation
    sound: bytes


@dataclass(frozen=True, slots=True)
class Kept:
    """What was said (``None``: no command) in one room, and what was heard."""

    group: str
    interpreter: Interpreter
    expectation: Expectation
    said: Command | None
    heard: tuple[Utterance, ...]

    @property
    def at_turn(self) -> bool:
        """Whether no question was open."""
        return self.expectation is SITUATIONS.turn


def kept(lines: Iterable[str]) -> list[Kept]:
    """Read stored utterances. Raises ``ValueError`` or ``KeyError`` for lines that are something else."""
    found = []
    for line in lines:
        record = json.loads(line)
        interpreter = _listeners(record["language"])[record["table"]]
        expectation = SITUATIONS.named(record["expectation"])
        said = meaning(interpreter, expectation, record["said"]) if record["said"] else None
        if record["said"] and said is None:
            raise ValueError(f"{record['said']!r} no longer has a meaning: store what is heard again.")
        heard = tuple(kept_utterances(record))
        found.append(Kept(record["room"], interpreter, expectation, said, heard))
    return found


def hear(language: str, people: Path | None, count: int, settings: SearchSettings) -> list[str]:
    """Return a line to store for each clip of a language. Raises ``OSError`` if the folder has no index."""
    ear = Ear(language, ExactGrammars(language, settings=settings))
    for clip in clips(ear, people, count):
        ear.listens(clip.sound, clip.said, clip.expectation, clip.group)
    ear.close()
    progress(f"{language}: heard")
    return ear.kept


def clips(ear: Ear, people: Path | None, count: int) -> Iterator[Clip]:
    """Yield the clips of a language: ``count`` per kind, but twice as many commands and words of people."""
    language = ear.language
    rooms = noises.kinds(language, table_talk(language))
    said = list(whole_commands(language, ear.interpreters, 2 * count, SEED))
    for number, clip in enumerate(spoken(language, said, SEED)):
        for room, noise, decibels in ROOMS:
            sound = noises.in_room(clip.speech, rooms.get(noise), decibels, number)
            yield Clip(room, clip.said, SITUATIONS.turn, noises.sixteen_bits(sound))
    for kind, (expectation, _) in ANSWERS.items():
        drawn = list(answers(language, kind, ear.interpreters[0], count // 2, SEED))
        for number, clip in enumerate(spoken(language, drawn, SEED + 1)):
            sound = noises.in_room(clip.speech, None, 0, number)
            yield Clip("answers", clip.said, expectation, noises.sixteen_bits(sound))
    nothing = Said("", None, 0)
    for other in unsaid(ear, count, SEED):
        if other.kind == WRONG_WORD:
            # No setting can distinguish that from a word that was pronounced badly.
            continue
        yield Clip(other.kind, nothing, other.expectation, other.clip)
    if people is not None:
        yield from _people(ear, people, count)


def _people(ear: Ear, folder: Path, count: int) -> Iterator[Clip]:
    of_language = [clip for clip in recordings(folder) if clip.language == ear.language]
    random.Random(SEED).shuffle(of_language)
    for kind, (expectation, _) in ANSWERS.items():
        for number, (_, said, samples) in enumerate(answers_of(of_language, ear, kind, 2 * count)):
            sound = noises.in_room(loud(samples.astype(np.float32)), None, 0, number)
            yield Clip("words of people", said, expectation, noises.sixteen_bits(sound))
    for other in strangers(of_language, ear, 2 * count):
        yield Clip(other.kind, Said("", None, 0), SITUATIONS.turn, other.clip)


@lru_cache(maxsize=4)
def _listeners(language: str) -> tuple[Interpreter, ...]:
    return interpreters(language)
