"""How well words explain sound: noise and other talk always sound a little like some phrase."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tone_speech import AT_ONE_PITCH, joined, quiet, spoken, write_network

from training.clips.synthesis import Synthesizer
from training.packing.kaldi_files import vector
from voice_hanabi.hearing.graphs.kaldi import blank_penalty, frames_of, token
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.hearing.models.vosk_library import Hypothesis
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.utterance import DOUBT, Alternative, Evidence, Utterance, typed_line

SECOND = 16_000

PHRASES = ("play the third", "discard card two", "anna your second is red", "what do i know", "red", "four")


@pytest.mark.parametrize(
    ("samples", "frames"), [(0, 0), (399, 0), (400, 1), (8000, 16), (8480, 17), (16_000, 33), (32_000, 66)]
)
def test_frames_are_counted_as_the_network_counts_them(samples: int, frames: int) -> None:
    assert frames_of(samples) == frames


def test_what_the_blank_pays_is_in_the_network() -> None:
    assert blank_penalty(b"..." + token("<Priors>") + vector([20.0855369, 1.0, 1.0])) == pytest.approx(3.0)
    with pytest.raises(ValueError, match="not found"):
        blank_penalty(b"something else")


def test_words_explain_a_share_of_what_there_was_to_hear() -> None:
    assert Evidence(80.0, 84.0 - DOUBT).share == pytest.approx(80 / 84)
    assert Evidence(8.0, 8.0).share < Evidence(80.0, 80.0).share
    assert Evidence(0.0, 50.0).share == 0.0
    assert Evidence(-5.0, 50.0).share < 0.0
    # The search may narrowly miss the very best sequence of sounds.
    assert Evidence(21.0, 20.0).share < 1.0
    assert Evidence(1.0, 2.0) + Evidence(3.0, 5.0) == Evidence(4.0, 7.0)


def test_what_nothing_is_known_about_is_believed() -> None:
    assert typed_line("play the third").belief == 1.0
    assert Utterance((Alternative("play"),)).belief == 1.0
    assert Utterance((Alternative("play"),), evidence=Evidence(5.0, 20.0)).belief < 0.3


def test_the_score_of_silence_is_known() -> None:
    with PackedModel("en", ("play",)) as model:
        penalty = blank_penalty((model.plain / "am" / "final.mdl").read_bytes())
        assert model.silence is not None
        assert model.silence(2 * SECOND) == -penalty * frames_of(2 * SECOND)


@pytest.fixture(scope="module")
def ear() -> Iterator[VoskRecognizer]:
    recognizer = VoskRecognizer(ExactGrammars("en"))
    recognizer.expect(graph_of(PHRASES))
    yield recognizer
    recognizer.close()


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return Synthesizer()


def heard(ear: VoskRecognizer, synthesizer: Synthesizer, text: str, voice: str = "en") -> Utterance | None:
    edges = np.random.default_rng(1).normal(0, 3, (2, SECOND))
    sound = np.concatenate((edges[0], synthesizer.say(text, voice, 150) * 0.4, edges[1])).astype("<i2")
    found = [ear.accept(sound[at : at + 800].tobytes()) for at in range(0, len(sound), 800)]
    return next((one for one in [*found, ear.finish()] if one is not None), None)


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_that_was_said_explains_nearly_all(
    ear: VoskRecognizer, synthesizer: Synthesizer, phrase: str
) -> None:
    utterance = heard(ear, synthesizer, phrase)
    assert utterance is not None
    assert utterance.evidence is not None
    assert utterance.text == phrase
    assert utterance.belief > 0.5
    # The sound is heard twice, each time with a dither of its own.
    assert utterance.evidence.sounds >= 0.95 * utterance.evidence.words


def test_sound_heard_as_it_comes_gives_as_much_evidence_as_when_complete(
    synthesizer: Synthesizer,
) -> None:
    grammars = ExactGrammars("en")
    sound = synthesizer.say("anna your second is red", "en", 150).astype("<i2").tobytes()
    coming, there = grammars.any_sounds(), grammars.any_sounds()
    assert coming is not None
    assert there is not None
    for end in range(1600, len(sound), 1600):
        coming.catch_up(sound[:end])
    reading = Hypothesis("anna your second is red", -50.0)
    found = [one.evidence(reading, len(sound) // 2, sound) for one in (coming, there)]
    assert found[0].words == found[1].words
    assert found[0].sounds == pytest.approx(found[1].sounds, rel=0.05)
    assert found[0].sounds > 20.0
    grammars.close()


def test_unknown_speech_is_explained_by_no_word_and_counts_half(synthesizer: Synthesizer) -> None:
    grammars = ExactGrammars("en")
    sound = synthesizer.say("anna your second is red", "en", 150).astype("<i2").tobytes()
    found = []
    for unknown in (0.0, 0.5):
        hearing = grammars.any_sounds()
        assert hearing is not None
        reading = Hypothesis("anna [unk] red", -50.0, unknown)
        found.append(hearing.evidence(reading, len(sound) // 2, sound))
    whole, half = found
    assert half.sounds == pytest.approx(0.75 * whole.sounds, rel=0.05)
    assert half.words == pytest.approx(whole.words - 0.2 * whole.sounds, rel=0.05)
    grammars.close()


@pytest.mark.parametrize("other", ["elephants remember everything", "fairy tales are for ever", "bread"])
def test_other_words_explain_little_of_it(ear: VoskRecognizer, synthesizer: Synthesizer, other: str) -> None:
    utterance = heard(ear, synthesizer, other)
    assert utterance is None or utterance.text == "[unk]" or utterance.belief < 0.5


def test_a_network_whose_blank_pays_nothing_gives_no_evidence(tmp_path: Path) -> None:
    network = tmp_path / "final.mdl"
    write_network(network)
    with PackedModel("en", ("play",), network=network) as model:
        assert model.silence is None
    recognizer = VoskRecognizer(ExactGrammars("en", network=network, settings=AT_ONE_PITCH))
    recognizer.expect(graph_of(["play"]))
    sound = joined([quiet(0.3), spoken("play"), quiet(1.0)])
    found = [recognizer.accept(sound[at : at + 800].tobytes()) for at in range(0, len(sound), 800)]
    assert [(one.text, one.evidence) for one in found if one is not None] == [("play", None)]
    recognizer.close()
