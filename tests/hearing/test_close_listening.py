"""How each word of an answer was said is found in its sound, with the packed model."""

from __future__ import annotations

import numpy as np
import pytest

from training.synthesis import Synthesizer
from voice_hanabi.hearing.close_listening import GAIN, Answer, own_ways
from voice_hanabi.hearing.models import packed_folder
from voice_hanabi.hearing.own_words import ways_with
from voice_hanabi.hearing.packed import NETWORK

pytestmark = pytest.mark.skipif(
    not (packed_folder() / NETWORK).is_file(), reason="the model is not packed yet"
)

PHRASE = "play card three"
WORDS = ("play", "discard", "card", "one", "two", "three", "four", "five", "yes", "no")


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return Synthesizer()


def answer(synthesizer: Synthesizer, said: str) -> Answer:
    sound = np.clip(synthesizer.say(said, "en", 150) * 0.4, -32768, 32767).astype(np.int16)
    return Answer(PHRASE, sound)


def test_a_word_that_is_said_otherwise_is_found_with_its_sounds(synthesizer: Synthesizer) -> None:
    found = own_ways(answer(synthesizer, "play card tree"), "en", ways_with((), WORDS, "en"))
    assert found
    best = found[0]
    assert best.own.word == "three"
    assert (best.own.usual, best.own.said) == (("θ", "ɹ", "i"), ("t", "ɹ", "i"))
    assert best.gain >= GAIN
    assert [finding.gain for finding in found] == sorted((one.gain for one in found), reverse=True)


def test_a_way_that_is_another_word_of_the_game_is_never_found(synthesizer: Synthesizer) -> None:
    ways = ways_with((), (*WORDS, "tree"), "en")
    found = own_ways(answer(synthesizer, "play card tree"), "en", ways)
    assert ("t", "ɹ", "i") not in [finding.own.said for finding in found]


def test_what_is_said_as_usual_has_no_own_way(synthesizer: Synthesizer) -> None:
    found = own_ways(answer(synthesizer, PHRASE), "en", ways_with((), WORDS, "en"))
    # Any other would be the network's mistake, of which a clear voice brings one at most.
    assert len({finding.own.word for finding in found}) <= 1


def test_silence_teaches_nothing() -> None:
    silence = Answer(PHRASE, np.zeros(16000, np.int16))
    assert own_ways(silence, "en", ways_with((), WORDS, "en")) == []
