"""How each word of an answer was said is found in its sound, with the packed model."""

from __future__ import annotations

import numpy as np
import pytest

from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.pronouncing.pronunciation import pronounce
from voice_hanabi.hearing.pronouncing.pronunciations import ways_with
from voice_hanabi.hearing.voices.alignment import GAIN, PractisedPhrase, own_ways

PHRASE = "discard card two"
SAID = "miscard card two"
WORDS = ("play", "discard", "card", "one", "two", "three", "four", "five", "yes", "no")


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return Synthesizer()


def answer(synthesizer: Synthesizer, said: str) -> PractisedPhrase:
    sound = np.clip(synthesizer.say(said, "en", 150) * 0.4, -32768, 32767).astype(np.int16)
    return PractisedPhrase(PHRASE, sound)


def test_a_word_that_is_replaced_is_found_with_its_sounds(synthesizer: Synthesizer) -> None:
    found = own_ways(answer(synthesizer, SAID), "en", ways_with((), WORDS, "en"))
    discard = next(finding.own for finding in found if finding.own.word == "discard")
    assert discard.usual in pronounce("discard", "en")
    assert discard.usual[0] == "d"
    assert discard.said[0] == "m"
    gains = [finding.gain for finding in found]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] >= GAIN


def test_a_pronunciation_that_is_another_word_of_the_game_is_never_found(synthesizer: Synthesizer) -> None:
    ways = ways_with((), (*WORDS, "miscard"), "en")
    for finding in own_ways(answer(synthesizer, SAID), "en", ways):
        assert finding.own.said not in ways["miscard"]


def test_a_usual_pronunciation_hardly_counts_as_a_personal_one(synthesizer: Synthesizer) -> None:
    found = own_ways(answer(synthesizer, PHRASE), "en", ways_with((), WORDS, "en"))
    # The network makes a few mistakes of its own, even with a clear voice.
    assert len({finding.own.word for finding in found}) <= 1


def test_silence_teaches_nothing() -> None:
    silence = PractisedPhrase(PHRASE, np.zeros(16000, np.int16))
    assert own_ways(silence, "en", ways_with((), WORDS, "en")) == []
