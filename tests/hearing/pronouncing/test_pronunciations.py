"""Which personal pronunciations a lexicon accepts: never one that is just as near to another word."""

from __future__ import annotations

import pytest

from voice_hanabi.hearing.pronouncing.pronunciation import pronounce
from voice_hanabi.hearing.pronouncing.pronunciations import (
    OwnWord,
    differing,
    nearest_usual,
    spread,
    steps_towards,
    tells_apart,
    ways_with,
)


def phonemes(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [("a b", "a b", 0), ("", "a b", 2), ("a b c", "a c", 1), ("a b c", "a d c", 1), ("a b", "b a", 2)],
)
def test_pronunciations_differ_by_as_many_phonemes_as_must_be_changed(one: str, other: str, far: int) -> None:
    assert differing(phonemes(one), phonemes(other)) == differing(phonemes(other), phonemes(one)) == far


def test_the_nearest_usual_pronunciation_is_the_one_that_is_meant() -> None:
    assert nearest_usual(phonemes("t ɹ i"), [phonemes("f ɔ"), phonemes("θ ɹ i")]) == phonemes("θ ɹ i")


def test_what_was_heard_is_approached_one_change_at_a_time() -> None:
    usual = phonemes("θ ɹ i")
    assert phonemes("t ɹ i") in set(steps_towards(phonemes("t ɹ ɪ"), usual))
    assert phonemes("θ ɹ ɪ") in set(steps_towards(phonemes("t ɹ ɪ"), usual))
    assert set(steps_towards(phonemes("ɹ i"), usual)) == {phonemes("ɹ i")}
    assert phonemes("θ ə ɹ i") in set(steps_towards(phonemes("θ ə ɹ i"), usual))
    assert list(steps_towards(usual, usual)) == []
    for heard in ("k m u", "ə θ ɹ i ə", "i"):
        assert all(differing(step, usual) == 1 for step in steps_towards(phonemes(heard), usual))


WAYS = {
    "three": (phonemes("θ ɹ i"),),
    "free": (phonemes("f ɹ i"),),
    "two": (phonemes("t u"),),
    "yellow": (phonemes("j ɛ l ə ʊ"),),
    "yellows": (phonemes("j ɛ l ə ʊ z"),),
}


@pytest.mark.parametrize(
    ("word", "said", "may"),
    [
        ("yellow", "dʒ ɛ l ə ʊ", True),
        ("yellow", "j ɛ l ə ʊ", False),  # as usual
        ("yellow", "j ɛ l ə ʊ z", False),  # another word
        ("yellow", "j ɛ l ə ʊ s", False),  # as near to another word
        ("yellow", "dʒ ɑ l o", False),  # too far
        ("three", "t ɹ i", False),  # as near to 'free'
        ("three", "θ ɹ ɪ", True),
        ("two", "t", False),  # a single sound is not a word
        ("two", "t y", True),
    ],
)
def test_a_personal_pronunciation_must_be_nearer_to_its_word_than_to_any_other(
    word: str, said: str, may: bool
) -> None:
    assert tells_apart(phonemes(said), word, WAYS) is may


def test_a_change_goes_to_words_that_begin_the_same() -> None:
    change = OwnWord("červená", phonemes("tʃ ɛ r v ɛ n a"), phonemes("tʃ e r v ɛ n a"))
    assert spread(change, phonemes("tʃ ɛ r v ɛ n o u")) == phonemes("tʃ e r v ɛ n o u")
    assert spread(change, phonemes("tʃ ɛ k")) is None
    at_the_end = OwnWord("two", phonemes("t u"), phonemes("t y"))
    assert spread(at_the_end, phonemes("t u z")) == phonemes("t y z")
    longer = OwnWord("red", phonemes("ɹ ɛ d"), phonemes("ɹ ɛ ə d"))
    assert spread(longer, phonemes("ɹ ɛ d z")) == phonemes("ɹ ɛ ə d z")


def test_a_lexicon_adds_the_word_and_its_relatives_after_the_usual_pronunciations() -> None:
    usual = pronounce("červená", "cs")[0]
    said = (*usual[:1], "e", *usual[2:])
    words = ("červená", "červenou", "modrá")
    ways = ways_with([OwnWord("červená", usual, said)], words, "cs")
    assert ways["červená"] == (*pronounce("červená", "cs"), said)
    assert ways["červenou"][-1][:3] == said[:3]
    assert ways["modrá"] == pronounce("modrá", "cs")


def test_what_would_sound_like_a_word_of_this_table_is_left_out() -> None:
    change = OwnWord("three", phonemes("θ ɹ i"), phonemes("t ɹ i"))
    assert ways_with([change], ("three", "four"), "en")["three"][-1] == change.said
    # A player may have any name.
    assert ways_with([change], ("three", "four", "tree"), "en")["three"] == pronounce("three", "en")
    assert ways_with([OwnWord("nothing", ("n",), ("m",))], ("three",), "en") == {
        "three": pronounce("three", "en")
    }
