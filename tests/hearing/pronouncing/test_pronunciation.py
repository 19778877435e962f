"""Any word must get a pronunciation, in phonemes that the packed model knows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES, phonemes_of_ipa, phonemes_of_spelling
from voice_hanabi.hearing.pronouncing.pronunciation import (
    VOICES,
    in_running_speech,
    phonemes_of_text,
    pronounce,
)
from voice_hanabi.language.templates import templates_of
from voice_hanabi.names_at_home import homes_of
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.lost_phrases import first_name_words

NAMES = (
    "anežka", "łukasz", "søren", "zoë", "óscar", "ångström", "žofie", "jürgen", "françois", "o'neill",
    "anna-marie", "x", "漢字", "???", "", "שלום", "9", "petr's", "šárka", "ñ",
)  # fmt: skip


@pytest.mark.parametrize("language", sorted(VOICES))
@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_pronounced_in_every_language(name: str, language: str) -> None:
    pronunciations = pronounce(name, language)
    assert pronunciations
    for phonemes in pronunciations:
        assert phonemes
        assert set(phonemes) <= set(PHONEMES)


@pytest.mark.parametrize(
    ("word", "language", "phonemes"),
    [
        ("třetí", "cs", "t ř ɛ c i"),
        ("jedničky", "cs", "j ɛ d ɲ i tʃ k i"),
        ("czerwone", "pl", "tʃ ɛ r v o n ɛ"),
        ("three", "en", "θ ɹ i"),
        ("hvid", "da", "v i ð̞"),
    ],
)
def test_words_sound_as_they_should(word: str, language: str, phonemes: str) -> None:
    assert tuple(phonemes.split()) in pronounce(word, language)


@pytest.mark.parametrize(
    ("word", "phonemes"),
    [
        ("anden", "a n n"),
        ("spille", "s p e l"),
        ("lukket", "l ɒ k ð̞"),
        ("røde", "ʁ œ ð̞"),
        ("Ikke", "e k"),
        ("med", "m ɛ"),
    ],
)
def test_sounds_are_left_out_in_danish_running_speech(word: str, phonemes: str) -> None:
    assert tuple(phonemes.split()) in in_running_speech(word, "da")
    assert tuple(phonemes.split()) not in pronounce(word, "da")


@pytest.mark.parametrize("language", sorted(VOICES))
@pytest.mark.parametrize("word", [*NAMES, "spillede", "multifarvede", "den", "en"])
def test_what_is_said_in_running_speech_is_never_a_pronunciation_by_itself(word: str, language: str) -> None:
    for phonemes in in_running_speech(word, language):
        assert phonemes
        assert set(phonemes) <= set(PHONEMES)
        assert phonemes not in pronounce(word, language)


def test_english_has_both_its_standards() -> None:
    assert {("f", "ɔ"), ("f", "ɔ", "ɹ")} <= set(pronounce("four", "en"))


def test_a_name_is_also_said_as_in_its_home_language() -> None:
    assert phonemes_of_text("łukasz", "pl") in pronounce("łukasz", "cs")


@pytest.mark.parametrize(
    ("name", "language", "phonemes"),
    [
        ("jan", "en", "j a n"),
        ("Marek", "en", "m a ɹ ɛ k"),
        ("ewa", "en", "ɛ v ə"),
        ("ewa's", "en", "ɛ v ə z"),
        ("marek's", "en", "m a ɹ ɛ k s"),
        ("klara's", "en", "k l a ɹ ə z"),
        ("george", "cs", "dʒ ɔ dʒ"),
        ("george", "cs", "dʒ ɔ r dʒ"),
        ("jacks", "da", "dʒ a k s"),
        ("lars", "en", "l ɑ s"),
        ("tomáš", "en", "t o m a ʃ"),
        ("piotr", "da", "p j o t ʁ"),
        ("mette", "pl", "m e t ə"),
        ("agnieszka", "da", "a ɡ ɲ ɛ ʃ k a"),
        ("ewa", "da", "ɛ v a"),
    ],
)
def test_a_foreign_name_is_recognised_without_typical_letters(
    name: str, language: str, phonemes: str
) -> None:
    assert tuple(phonemes.split()) in pronounce(name, language)
    assert pronounce(name, language)[0] == phonemes_of_text(name, VOICES[language][0])


@pytest.mark.parametrize(
    ("name", "language"), [("karen", "en"), ("martin", "da"), ("laura", "cs"), ("jan", "pl")]
)
def test_a_name_that_is_at_home_is_said_in_no_other_way(name: str, language: str) -> None:
    assert set(pronounce(name, language)) == {phonemes_of_text(name, voice) for voice in VOICES[language]}


def test_a_word_that_is_not_a_name_has_no_foreign_pronunciations() -> None:
    assert pronounce("cards", "en") == tuple(phonemes_of_text("cards", voice) for voice in VOICES["en"])


@pytest.mark.by_turns("voice_hanabi/hearing/voices", "grammars/{language}")
@pytest.mark.parametrize("language", sorted(VOICES))
def test_no_word_of_a_game_is_taken_for_a_name_from_abroad(language: str) -> None:
    interpreter = Interpreter(HANABI, templates_of(language, "hanabi"), ("x", "y"))
    words = interpreter.vocabulary() - first_name_words(interpreter)
    assert len(words) > 300
    ending = {"en": "'s", "da": "s"}.get(language, "")
    for name in {form for word in words for form in (word, word.removesuffix(ending))}:
        assert language in homes_of(name) or not homes_of(name), name


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no pronunciations in 'xx'"):
        pronounce("word", "xx")


def test_threads_may_ask_in_different_languages() -> None:
    pronounce.cache_clear()
    asked = [("čtyři", "cs"), ("cztery", "pl"), ("fire", "da"), ("four", "en")] * 50
    expected = {pair: pronounce(*pair) for pair in asked[:4]}
    pronounce.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda pair: pronounce(*pair), asked))
    assert answers == [expected[pair] for pair in asked]


def test_phonemes_are_unique_and_length_and_stress_are_dropped() -> None:
    assert len(set(PHONEMES)) == len(PHONEMES)
    assert phonemes_of_ipa("ˈa_n_ːa", "cs") == ("a", "n", "a")
    assert phonemes_of_ipa("t_r̝̊_ˈe_c_iː", "cs") == ("t", "ř", "ɛ", "c", "i")
    assert phonemes_of_ipa("☃", "cs") == ()


def test_spelling_is_the_last_resort() -> None:
    assert phonemes_of_spelling("Søb") == ("s", "œ", "b")
    assert phonemes_of_spelling("☃") == ("ə",)
