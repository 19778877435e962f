"""The results for sound without a command: talk, with and without words of the game, noise, and people."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files

import yaml

from benchmarks.tools import noises
from benchmarks.tools.commands import ANSWERS, Said, whole_commands
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.outcomes import action_of
from benchmarks.tools.peers import installed
from benchmarks.tools.tables import NOT_INSTALLED, share
from benchmarks.tools.voices import Samples, espeak_speaker, speak
from training.words.texts import dictionary
from voice_hanabi.cli.understand import understood
from voice_hanabi.contract.commands import ActionCommand, Answer
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.games.hanabi.talk.commands import Question
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood

NOISE_SECONDS = 3.0
"""The length of each stretch of noise."""

LOUDNESS = (-5.0, -10.0, -20.0)
"""The level of noise relative to speech, in decibels."""

FAR = 15.0
"""How much quieter people talking across the room are than those who speak to the table, in decibels."""

WRONG_WORD = "commands with a wrong word"
"""A kind that is counted separately: a person who says this did mean to tell the table something."""

_SHORTEST = 3


class Came(Enum):
    """The result of sound without a command, from worst to best."""

    ACTED = "ACTED ON"
    """A play, discard or clue is read back, and carried out unless somebody says no."""
    DONE = "something else done"
    """The table repeats itself, pauses, or changes how it speaks."""
    ANSWERED = "answered"
    """The table answers a question that nobody asked, or takes something that nobody said for an answer."""
    ASKED = "asked about"
    """The table asks what was meant, or for a missing part of an action."""
    PARDON = "pardon"
    """Not understood, with a sound that says so."""
    IGNORED = "ignored"
    """Taken for table talk or noise."""


def came(understood: Understanding, expectation: Expectation = SITUATIONS.turn) -> Came:
    """Return what a table does after it understood this in a situation."""
    match understood:
        case NotUnderstood():
            return Came.PARDON if understood.near else Came.IGNORED
        case Close():
            likeliest = (understood.first, understood.second)
            if any(isinstance(command, ActionCommand) for command in likeliest):
                return Came.ASKED
            return came(Understood(understood.first, understood.sure, ""), expectation)
        case Understood(sure=False):
            return Came.ASKED if isinstance(understood.command, ActionCommand) else Came.PARDON
        case _:
            command = understood.command
            if isinstance(command, ActionCommand):
                return Came.ASKED if action_of(command) is None else Came.ACTED
            if isinstance(command, Question):
                return Came.ANSWERED
            if isinstance(command, Answer):
                if expectation is not SITUATIONS.turn:
                    return Came.ANSWERED
                # The table asks whether to play or discard that card; a 'yes' is between the players.
                return Came.ASKED if command.kind == "slot" else Came.IGNORED
            return Came.DONE


def worst(interpreter: Interpreter, utterances: Iterable[Utterance], expectation: Expectation) -> Came:
    """Return the worst result for a stretch of sound in a situation."""
    found = {came(understood(interpreter, expectation, part), expectation) for part in utterances}
    return next((kind for kind in Came if kind in found), Came.IGNORED)


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A sound without a command: its kind, its words if any, its samples, and what is listened for."""

    kind: str
    text: str
    clip: bytes
    expectation: Expectation = SITUATIONS.turn


def sentences_of(file: str, language: str) -> tuple[str, ...]:
    """Return the sentences of a language in one of the files beside this module."""
    text = (files("benchmarks") / file).read_text(encoding="utf-8")
    return tuple(str(sentence) for sentence in yaml.safe_load(text)[language])


def table_talk(language: str) -> tuple[str, ...]:
    """Return what people say to each other rather than to the game."""
    return sentences_of("table_talk.yaml", language)


def near_misses(language: str) -> tuple[str, ...]:
    """Return what people say to each other using words of the game."""
    return sentences_of("near_misses.yaml", language)


def dictionary_talk(language: str, phrases: PhraseGraph, count: int, seed: int) -> Iterator[str]:
    """Yield this many groups of one to five words from a dictionary; none if no dictionary is installed."""
    chance = random.Random(f"{language} dictionary {seed}")
    words = [word.lower() for word in dictionary(language)]
    while words and count:
        text = " ".join(chance.choices(words, k=chance.randint(1, 5)))
        if not phrases.accepts(text.split()):
            count -= 1
            yield text


def broken_commands(language: str, ears: Sequence[Interpreter], count: int, seed: int) -> Iterator[str]:
    """Yield this many commands in which one word is replaced by a word of table talk."""
    chance = random.Random(f"{language} broken {seed}")
    phrases = ears[0].phrases(SITUATIONS.turn)
    everyday = [word for text in table_talk(language) for word in text.split() if len(word) >= _SHORTEST]
    others = [word for word in everyday if word not in phrases.words]
    for said in whole_commands(language, ears[:1], 4 * count, 50 + seed):
        words = said.text.split()
        places = [place for place, word in enumerate(words) if len(word) >= _SHORTEST]
        if len(places) < 2 or count == 0:
            continue
        words[chance.choice(places)] = chance.choice(others)
        count -= 1
        yield " ".join(words)


def unsaid(ear: Ear, amount: int, seed: int = 1) -> Iterator[Unsaid]:
    """Yield sounds without a command: ``amount`` clips of each kind of talk and of each noise.

    There are half as many clips of talk far away, and of each noise after a question by the table.
    """
    language = ear.language
    chance = random.Random(f"{language} unsaid {seed}")
    phrases = ear.interpreters[0].phrases(SITUATIONS.turn)
    talk, near = table_talk(language), near_misses(language)
    kinds: dict[str, Iterable[str]] = {
        "table talk": (talk[number % len(talk)] for number in range(amount)),
        "talk with words of the game": (near[number % len(near)] for number in range(amount)),
        "words of a dictionary": dictionary_talk(language, phrases, amount, seed),
        WRONG_WORD: broken_commands(language, ear.interpreters, amount, seed),
        "talk far away": (talk[number % len(talk)] for number in range(amount // 2)),
    }
    for kind, texts in kinds.items():
        for number, text in enumerate(texts):
            speech = speak(text, espeak_speaker(language, chance))
            if speech is not None:
                quieter = speech * 10 ** (-FAR / 20) if kind == "talk far away" else speech
                yield Unsaid(kind, text, _clip(quieter, number))
    asked = tuple(ANSWERS.values())
    for name, noise in noises.kinds(language, talk).items():
        for number in range(amount):
            loudness = LOUDNESS[number % len(LOUDNESS)]
            stretch = noises.only(noise, NOISE_SECONDS, loudness, 1000 * seed + number)
            clip = noises.sixteen_bits(stretch)
            yield Unsaid(f"{name} alone", "", clip)
            if number % 2:
                expectation, _ = asked[number // 2 % len(asked)]
                yield Unsaid(f"{name} after a question", "", clip, expectation)


def _clip(speech: Samples, number: int) -> bytes:
    return noises.sixteen_bits(noises.in_room(speech, None, 0, number))


HEAD = ("language", "sound", "times", *(kind.value for kind in Came), "share acted on",
        "peer: times", "peer: ACTED ON", "peer: answered")  # fmt: skip
"""The columns of ``rows``."""


def rows(ear: Ear, sounds: Iterable[Unsaid], peer: int) -> list[list[object]]:
    """Return rows with the results for each kind of sound and for all; the peer hears ``peer`` of each."""
    ours: dict[str, Counter[Came]] = {}
    theirs: dict[str, Counter[Came]] = {}
    interpreter = ear.interpreters[0]
    for sound in sounds:
        said = Said("", None, 0)
        counts = ours.setdefault(sound.kind, Counter())
        heard = ear.listens(sound.clip, said, sound.expectation, sound.kind)
        counts[worst(interpreter, heard, sound.expectation)] += 1
        if installed() and counts.total() <= peer:
            heard = [ear.peer_listens(sound.clip, said, sound.expectation)]
            theirs.setdefault(sound.kind, Counter())[worst(interpreter, heard, sound.expectation)] += 1
    progress(f"{ear.language} not said: done")
    for kinds in (ours, theirs):
        apart = kinds.pop(WRONG_WORD, None)
        kinds["**all**"] = sum(kinds.values(), Counter[Came]())
        if apart is not None:
            kinds[f"besides: {WRONG_WORD}"] = apart
    return [_row(ear.language, kind, counts, theirs.get(kind)) for kind, counts in ours.items()]


def _row(language: str, kind: str, counts: Counter[Came], peer: Counter[Came] | None) -> list[object]:
    times = counts.total()
    beside: list[object] = [NOT_INSTALLED, "", ""]
    if installed():
        beside = ["-", "", ""] if not peer else [peer.total(), peer[Came.ACTED], peer[Came.ANSWERED]]
    acted = share(counts[Came.ACTED], times)
    return [language, kind, times, *(counts[found] for found in Came), acted, *beside]
