"""What speakers of a language say for the sounds that it lacks."""

from __future__ import annotations

import pytest

from voice_hanabi.games import GAMES
from voice_hanabi.hearing.pronouncing.own_phonemes import FOREIGN, as_spoken_in
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciation import VOICES, pronounce
from voice_hanabi.language.free_talk import sentences_of
from voice_hanabi.language.templates import plain

BORROWED = 0.02
"""How many of a language's words may contain a foreign sound, like English 'okay'."""


def test_every_language_has_its_table() -> None:
    assert FOREIGN.keys() == VOICES.keys()


@pytest.mark.parametrize("language", sorted(FOREIGN))
def test_what_is_said_instead_is_a_sound_of_the_language(language: str) -> None:
    known = set(PHONEMES)
    for foreign, instead in FOREIGN[language].items():
        assert foreign in known
        assert instead
        assert known.issuperset(instead)
        assert not FOREIGN[language].keys() & set(instead), foreign


@pytest.mark.parametrize("language", sorted(FOREIGN))
def test_the_words_that_people_say_have_hardly_any_foreign_sound(language: str) -> None:
    words = {word for game in GAMES for text in sentences_of(language, game) for word in plain(text).split()}
    foreign = FOREIGN[language].keys()
    borrowed = {word for word in words if all(foreign & set(way) for way in pronounce(word, language))}
    assert len(words) > 1000
    assert len(borrowed) < BORROWED * len(words), sorted(borrowed)


@pytest.mark.parametrize("language", sorted(FOREIGN))
def test_each_sound_of_a_language_is_in_a_word_that_people_say(language: str) -> None:
    words = {word for game in GAMES for text in sentences_of(language, game) for word in plain(text).split()}
    said = {sound for word in words for way in pronounce(word, language) for sound in way}
    assert set(PHONEMES) - FOREIGN[language].keys() <= said


def test_a_name_from_abroad_keeps_its_way_with_a_language_s_own_sounds() -> None:
    assert as_spoken_in("cs", ("s", "œ", "ʁ", "ə", "n")) == ("s", "ɛ", "r", "ɛ", "n")
    assert as_spoken_in("en", ("m", "a", "ř", "ɛ", "n", "a")) == ("m", "a", "ɹ", "ɛ", "n", "a")
    assert as_spoken_in("da", ("dʒ", "ɔ", "dʒ")) == ("d", "j", "ɒ", "d", "j")
