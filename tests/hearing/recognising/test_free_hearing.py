"""Sentences that match no phrase, heard by the packed model in the real Vosk alongside the phrases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.graphs.acceptor import BesideFreeSpeech
from voice_hanabi.hearing.graphs.word_pairs import PairWeights, free_speech, learned
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.utterance import Utterance

PHRASES = ("play the third card", "discard card two", "anna your second and fourth are red", "what do i know")
SAID = (
    "well i think i play the third card then",
    "anna listen the second one is red",
    "right i discard card two because we do not need it",
    "the fourth i think",
)
CLASSES = {
    "<place>": [((word,), 0.25) for word in ("second", "third", "fourth", "last")],
    "<name>": [((word,), 0.5) for word in ("anna", "peter")],
}


def graph() -> PhraseGraph:
    of_word = {words[0]: name for name, members in CLASSES.items() for words, _ in members}
    rows = [[of_word.get(word, word) for word in sentence.split()] for sentence in (*SAID, *PHRASES)]
    rows += [["[unk]"], ["i", "[unk]", "the", "<place>"]]
    free = free_speech(learned((row, 1.0) for row in rows), CLASSES, PairWeights())
    return replace(graph_of(PHRASES), free=free)


@pytest.fixture(scope="module")
def recognizer() -> Iterator[VoskRecognizer]:
    opened = VoskRecognizer(ExactGrammars("en", graph().words))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return Synthesizer()


def hear(recognizer: VoskRecognizer, phrases: PhraseGraph, parts: list[np.ndarray]) -> list[Utterance]:
    recognizer.expect(phrases)
    noise = np.random.default_rng(1).normal(0, 3, 40_000)
    sound = np.concatenate((noise[:8000], *parts, noise[8000:]))
    pcm = np.clip(sound, -32768, 32767).astype("<i2").tobytes()
    found = [recognizer.accept(pcm[place : place + 3200]) for place in range(0, len(pcm), 3200)]
    return [one for one in (*found, recognizer.finish()) if one is not None]


def said(synthesizer: Synthesizer, text: str) -> np.ndarray:
    return np.asarray(synthesizer.say(text, "en+m3", 150) * 0.4)


def test_a_sentence_that_matches_no_phrase_is_heard_word_by_word(
    recognizer: VoskRecognizer, synthesizer: Synthesizer
) -> None:
    sound = [said(synthesizer, "well i think the fourth is red peter")]
    (free,) = hear(recognizer, graph(), sound)
    assert {"fourth", "red", "peter"} <= set(free.text.split())
    assert free.belief > 0.5
    exact = hear(recognizer, replace(graph(), free=None), sound)
    assert [one.text for one in exact] == [UNKNOWN]


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_heard_as_well_as_without_free_speech(
    recognizer: VoskRecognizer, synthesizer: Synthesizer, phrase: str
) -> None:
    (free,) = hear(recognizer, graph(), [said(synthesizer, phrase)])
    (exact,) = hear(recognizer, replace(graph(), free=None), [said(synthesizer, phrase)])
    assert free.text == exact.text == phrase
    assert free.belief == pytest.approx(exact.belief, abs=0.1)


def test_a_word_that_nobody_listed_leaves_the_others(
    recognizer: VoskRecognizer, synthesizer: Synthesizer
) -> None:
    (heard,) = hear(recognizer, graph(), [said(synthesizer, "i hippopotamus the third card")])
    assert UNKNOWN in heard.text.split()
    assert "third" in heard.text.split()


def test_a_pause_inside_a_sentence_ends_it_no_sooner_than_before_free_speech(
    recognizer: VoskRecognizer, synthesizer: Synthesizer
) -> None:
    pause = np.random.default_rng(2).normal(0, 3, 5000)
    parts = [said(synthesizer, "anna listen"), pause, said(synthesizer, "the second one is red")]
    (heard,) = hear(recognizer, graph(), parts)
    assert {"anna", "second", "red"} <= set(heard.text.split())


def test_the_cost_of_words_by_themselves_is_known_for_both_branches() -> None:
    phrases, beside = graph(), BesideFreeSpeech(word=0.1, free=-3.0)
    assert phrases.free is not None
    assert beside.cost(phrases, PHRASES[0].split()) == pytest.approx(0.4)
    free = SAID[0].split()
    assert beside.cost(phrases, free) == pytest.approx(phrases.free.cost(free) - 3.0)
    assert beside.cost(replace(phrases, free=None), free) == 0.0
    assert beside.cost(phrases, ["elephant"]) == 0.0


def test_words_that_come_up_later_are_added(recognizer: VoskRecognizer, synthesizer: Synthesizer) -> None:
    pairs = learned([(["it", "is", "yellow"], 1.0), (["is", "it", UNKNOWN], 1.0)])
    phrases = replace(graph_of(("discard card two",)), free=free_speech(pairs, {}, PairWeights()))
    (heard,) = hear(recognizer, phrases, [said(synthesizer, "it is yellow")])
    assert heard.text == "it is yellow"
    (again,) = hear(recognizer, graph(), [said(synthesizer, "play the third card")])
    assert again.text == "play the third card"
