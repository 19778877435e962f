"""Names that sound alike, by their sounds alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_hanabi.hearing.voices.confusability import distance, sounds_alike
from voice_hanabi.languages import LANGUAGES


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("cs", "Jan", "Jana"),
        ("cs", "Anna", "Hanna"),
        ("cs", "Ema", "Eva"),
        ("pl", "Ola", "Ala"),
        ("pl", "Ewa", "Eva"),
        ("da", "Mette", "Jette"),
        ("da", "Lis", "Liz"),
        ("en", "Anna", "Hannah"),
        ("en", "Lis", "Liz"),
    ],
)
def test_names_that_the_recogniser_mixes_up_are_similar(language: str, one: str, other: str) -> None:
    assert sounds_alike(language, one, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("one", "other"), [("Petr", "Anna"), ("Anna", "Eva"), ("Peter", "Eva"), ("Jan", "Eva")]
)
def test_names_that_are_heard_apart_are_not(language: str, one: str, other: str) -> None:
    assert not sounds_alike(language, one, other)


names = st.sampled_from(["Anna", "Řehoř", "Łucja", "Søren", "X", "漢字", "Siobhan", "Anna Marie", "", "R2D2"])


@given(st.sampled_from(LANGUAGES), names, names)
def test_it_is_a_distance(language: str, one: str, other: str) -> None:
    assert distance(language, one, one) == 0
    assert distance(language, one, other) == pytest.approx(distance(language, other, one))
    assert distance(language, one, other) >= 0
