"""What is understood of what native speakers say when voices say it that were never trained on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from benchmarks import noises
from benchmarks.ears import progress
from benchmarks.not_said import table_talk
from benchmarks.outcomes import heard
from benchmarks.recognition import OTHER_VOICES
from benchmarks.said import NAMES, Half, Sentence, sentences
from benchmarks.scores import Score
from benchmarks.voices import Samples, espeak_speaker, other_speakers, speak
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recordings import one_utterance
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.hearing.vosk_recognizer import VoskRecognizer
from voice_hanabi.opening import open_recognizer
from voice_hanabi.recognize import EXPECTATIONS
from voice_hanabi.table.understanding import listener_of
from voice_hanabi.understand import at_table

AMOUNT = 100
"""Sentences a language that are spoken, unless told otherwise."""

ROOMS: tuple[tuple[str, int | None], ...] = (("quiet", None), ("20 dB", 20), ("10 dB", 10))
"""Each room, and by how many decibels speech is louder than its noise: babble and household in turn."""

ALONE = "the exact phrases alone"


def chosen(said: Sequence[Sentence], amount: int) -> list[Sentence]:
    """Return so many sentences at even distances, so that there are as many of a kind as there are in all."""
    if amount >= len(said):
        return list(said)
    return [said[number * len(said) // amount] for number in range(amount)]


def clips(language: str, said: Sequence[Sentence]) -> Iterator[tuple[Sentence, Samples]]:
    """Yield the sentences with their sound, each said by another voice."""
    chance = random.Random(f"{language} natives")
    others = other_speakers(language)
    for number, sentence in enumerate(said):
        speaker = espeak_speaker(language, chance)
        if others and number % OTHER_VOICES == OTHER_VOICES - 1:
            speaker = others[number // OTHER_VOICES % len(others)]
        speech = speak(sentence.text, speaker)
        if speech is not None:
            yield sentence, speech


def exact_alone(phrases: PhraseGraph) -> PhraseGraph | None:
    """Return the graph without free speech beside its phrases, ``None`` where it has none."""
    if getattr(phrases, "free", None) is None:
        return None
    return PhraseGraph(phrases.start, phrases.finals, phrases.arcs)


def measured(language: str, half: Half, amount: int) -> dict[str, Score]:
    """Return what is understood in each room, and with the exact phrases alone where more is listened for."""
    listener = listener_of(language, NAMES[language])
    said = list(clips(language, chosen(sentences(language, half), amount)))
    babble_and_household = list(noises.kinds(language, table_talk(language)).values())
    recognizer = open_recognizer(language)
    scores: dict[str, Score] = {}
    for room, decibels in ROOMS:
        for number, (sentence, speech) in enumerate(said):
            noise = None if decibels is None else babble_and_household[number % 2]
            pcm = noises.sixteen_bits(noises.in_room(speech, noise, decibels or 0, number))
            expectation = EXPECTATIONS[sentence.expect]
            phrases = listener.phrases(expectation)
            for name, graph in ((room, phrases), (f"{room}, {ALONE}", exact_alone(phrases))):
                if graph is None:
                    continue
                utterance = _heard(recognizer, graph, pcm)
                found = at_table(listener, expectation, utterance)
                score = scores.setdefault(name, Score(language, f"spoken {name}: "))
                score.add(sentence, found, utterance.text)
        progress(f"{language} natives, {room}: done")
    recognizer.close()
    return scores


def _heard(recognizer: VoskRecognizer, phrases: PhraseGraph, pcm: bytes) -> Utterance:
    recognizer.expect(phrases)
    return one_utterance(heard(recognizer, pcm))
