"""The packed model in the real Vosk: what it may hear, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import vosk

from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.models.packed import PackedModel, SearchSettings
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.pronouncing.own_phonemes import FOREIGN
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.voices import any_phonemes

SENTENCES = {
    "cs": ("zahraj třetí kartu", "petře máš jedničky", "anno druhá a čtvrtá jsou červené", "co vím"),
    "pl": ("zagraj trzecią kartę", "aniu czerwone", "co wiem o drugiej karcie", "piotrze masz jedynki"),
    "da": ("spil det tredje kort", "smid kort nummer to", "anna du har to røde", "hvad ved jeg"),
    "en": (
        "play the third card",
        "discard card two",
        "anna your second and fourth are red",
        "what do i know",
    ),
}


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    vosk.SetLogLevel(-1)
    return Synthesizer()


def pcm(synthesizer: Synthesizer, text: str, voice: str) -> bytes:
    """Return a sentence as 16-bit samples with half a second of faint noise around it."""
    edges = np.random.default_rng(1).normal(0, 3, (2, 8000))
    sound = np.concatenate((edges[0], synthesizer.say(text, voice, 150) * 0.4, edges[1]))
    return sound.astype("<i2").tobytes()


def heard(model: vosk.Model, sound: bytes) -> str:
    recognizer = vosk.KaldiRecognizer(model, 16000)
    recognizer.AcceptWaveform(sound)
    return str(json.loads(recognizer.FinalResult())["text"])


@pytest.fixture(scope="module", params=sorted(SENTENCES))
def table(request: pytest.FixtureRequest) -> Iterator[tuple[str, PackedModel, vosk.Model]]:
    language = request.param
    words = {word for sentence in SENTENCES[language] for word in sentence.split()}
    with PackedModel(language, words) as packed:
        yield language, packed, vosk.Model(str(packed.exact(graph_of(SENTENCES[language]))))


def test_the_plain_voice_of_each_language_is_heard(
    table: tuple[str, PackedModel, vosk.Model], synthesizer: Synthesizer
) -> None:
    language, _, model = table
    for sentence in SENTENCES[language]:
        assert heard(model, pcm(synthesizer, sentence, language)) == sentence


def test_an_exact_grammar_knows_no_other_order(
    table: tuple[str, PackedModel, vosk.Model], synthesizer: Synthesizer
) -> None:
    language, _, model = table
    sentence = SENTENCES[language][0]
    shuffled = " ".join(reversed(sentence.split()))
    assert heard(model, pcm(synthesizer, shuffled, language)) != shuffled


def test_runtime_grammars_work_too(
    table: tuple[str, PackedModel, vosk.Model], synthesizer: Synthesizer
) -> None:
    language, packed, _ = table
    sentence = SENTENCES[language][0]
    model = vosk.Model(str(packed.plain))
    recognizer = vosk.KaldiRecognizer(model, 16000, json.dumps([sentence, "[unk]"], ensure_ascii=False))
    recognizer.SetWords(True)
    recognizer.AcceptWaveform(pcm(synthesizer, sentence, language))
    result = json.loads(recognizer.FinalResult())
    assert result["text"] == sentence
    assert all(0 <= word["conf"] <= 1 and word["start"] < word["end"] for word in result["result"])
    assert model.vosk_model_find_word(sentence.split()[0]) > 0
    assert model.vosk_model_find_word("elephant") == -1


def test_other_speech_is_refused_and_silence_is_empty(synthesizer: Synthesizer) -> None:
    with PackedModel("en", ["play", "three"]) as packed:
        model = vosk.Model(str(packed.exact(graph_of(["play three"]))))
        other = heard(model, pcm(synthesizer, "elephants remember everything", "en"))
        assert set(other.split()) <= {"[unk]"}
        noise = np.random.default_rng(2).normal(0, 30, 48000).astype("<i2").tobytes()
        assert set(heard(model, noise).split()) <= {"[unk]"}


def test_an_utterance_ends_soon_after_speech(synthesizer: Synthesizer) -> None:
    with PackedModel("en", ["play", "three"]) as packed:
        model = vosk.Model(str(packed.exact(graph_of(["play three"]))))
    recognizer = vosk.KaldiRecognizer(model, 16000)
    recognizer.SetMaxAlternatives(3)
    sound = pcm(synthesizer, "play three", "en") + bytes(2 * 32000)
    for first in range(0, len(sound), 1600):
        if recognizer.AcceptWaveform(sound[first : first + 1600]):
            break
    assert first < len(sound) - 2 * 16000
    alternatives = json.loads(recognizer.Result())["alternatives"]
    assert alternatives[0]["text"].strip() == "play three"
    assert "confidence" in alternatives[0]


def test_words_that_the_lexicon_lacks_are_named() -> None:
    with (
        PackedModel("cs", ["ano"]) as packed,
        pytest.raises(ValueError, match=r"The lexicon of this table lacks: ne, nic\."),
    ):
        packed.exact(graph_of(["ano", "nic ne"]))


def test_the_folder_goes_with_the_model(tmp_path: Path) -> None:
    packed = PackedModel("da", ["ja"])
    assert (packed.plain / "graph" / "Gr.fst").exists()
    packed.close()
    assert not packed.plain.exists()
    kept = PackedModel("da", ["ja"], folder=tmp_path)
    kept.close()
    assert kept.plain.exists()


def test_names_of_any_alphabet_fit_into_a_lexicon() -> None:
    with PackedModel("en", ["łukasz", "søren", "漢字", "zoë"]) as packed:
        model = vosk.Model(str(packed.plain))
        assert all(model.vosk_model_find_word(word) > 0 for word in ("łukasz", "søren", "漢字", "zoë"))


def test_a_sound_that_the_language_lacks_is_never_heard(synthesizer: Synthesizer) -> None:
    """The English vowels of 'third' and 'but' come out as Polish ones, and Polish vowels are unchanged."""
    foreign, own = set(FOREIGN["pl"]), set(PHONEMES) - FOREIGN["pl"].keys()
    phrases = PhraseGraph(0, frozenset({1}), tuple(any_phonemes.arcs(0, 1, any_phonemes.names_in("pl"))))
    settings = any_phonemes.alone(SearchSettings(costs=any_phonemes.AS_HEARD))
    with PackedModel("pl", phrases.words, settings=settings, ways=any_phonemes.WAYS) as packed:
        model = vosk.Model(str(packed.exact(phrases)))
    for text, voice in (("but the third bird", "en"), ("zagraj trzecią kartę", "pl")):
        sounds = set(any_phonemes.phonemes_of(heard(model, pcm(synthesizer, text, voice)).split()))
        assert sounds
        assert sounds <= own
        assert not sounds & foreign


def test_the_packed_phonemes_are_those_of_the_program() -> None:
    path = Path(__file__).parents[3] / "voice_hanabi" / "hearing" / "model" / "phones.txt"
    assert tuple(path.read_text(encoding="utf-8").split()) == PHONEMES


@pytest.mark.parametrize("readings", [50, 200, 600])
def test_any_number_of_readings_can_be_weighed_side_by_side(synthesizer: Synthesizer, readings: int) -> None:
    words = {word for sentence in SENTENCES["en"] for word in sentence.split()}
    with PackedModel("en", words, settings=SearchSettings(readings=readings)) as packed:
        model = vosk.Model(str(packed.exact(graph_of(SENTENCES["en"]))))
        assert heard(model, pcm(synthesizer, "discard card two", "en")) == "discard card two"
