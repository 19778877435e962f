"""How well the table understands native speakers' sentences, said by voices never used in training."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

from benchmarks.tools import noises
from benchmarks.tools.ears import progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import heard
from benchmarks.tools.said import Half, Sentence, names_at, sentences
from benchmarks.tools.scores import Score
from benchmarks.tools.voices import Samples, speak, speakers
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import one_utterance
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.understanding.interpreter import interpreter_of

AMOUNT = 100
"""The default number of spoken sentences per language."""

ROOMS: tuple[tuple[str, int | None], ...] = (("quiet", None), ("20 dB", 20), ("10 dB", 10))
"""Each room, and how many decibels louder than its noise speech is: babble and household in turn."""

ALONE = "the exact phrases alone"


def chosen(said: Sequence[Sentence], amount: int) -> list[Sentence]:
    """Return this many evenly spaced sentences, so that each kind keeps its share."""
    if amount >= len(said):
        return list(said)
    return [said[number * len(said) // amount] for number in range(amount)]


def clips(language: str, said: Sequence[Sentence]) -> Iterator[tuple[Sentence, Samples]]:
    """Yield the sentences with their sound, each said by a different voice."""
    chance = random.Random(f"{language} natives")
    for sentence, speaker in zip(said, speakers(language, chance), strict=False):
        speech = speak(sentence.text, speaker)
        if speech is not None:
            yield sentence, speech


def exact_alone(phrases: PhraseGraph) -> PhraseGraph | None:
    """Return the graph without free speech, or ``None`` if it has none."""
    if getattr(phrases, "free", None) is None:
        return None
    return PhraseGraph(phrases.start, phrases.finals, phrases.arcs)


def measured(language: str, half: Half, amount: int, game: AnyGame = HANABI) -> dict[str, Score]:
    """Return the score in each room; if there is free speech, also the scores without it."""
    interpreter = interpreter_of(game, language, names_at(game, language))
    said = list(clips(language, chosen(sentences(language, half, game), amount)))
    babble_and_household = list(noises.kinds(language, table_talk(language)).values())
    recognizer = open_recognizer(language)

    @cache
    def alone(expectation: Expectation) -> PhraseGraph | None:
        return exact_alone(interpreter.phrases(expectation))

    scores: dict[str, Score] = {}
    for room, decibels in ROOMS:
        # One way at a time, because each keeps only the graphs of a few situations loaded.
        for name, graph_of in ((room, interpreter.phrases), (f"{room}, {ALONE}", alone)):
            score = Score(language, f"spoken {name}: ")
            for number, (sentence, speech) in enumerate(said):
                expectation = sentence.expectation
                phrases = graph_of(expectation)
                if phrases is None:
                    continue
                noise = None if decibels is None else babble_and_household[number % 2]
                sound = noises.in_room(speech, noise, decibels or 0, number)
                utterance = hear(recognizer, phrases, noises.sixteen_bits(sound))
                score.add(sentence, at_table(interpreter, expectation, utterance), utterance.text)
                scores[name] = score
        progress(f"{language} natives, {room}: done")
    recognizer.close()
    return scores


def hear(recognizer: VoskRecognizer, phrases: PhraseGraph, pcm: bytes) -> Utterance:
    """Return what a recogniser that listens for these phrases hears in a sound."""
    recognizer.expect(phrases)
    return one_utterance(heard(recognizer, pcm))
