"""Books read aloud are cut into pieces whose words are known."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from training.clips.tales import in_order, passages, pieces

_WORDS = st.lists(st.sampled_from(("a", "b", "c")), max_size=9)


@given(_WORDS, _WORDS)
def test_every_passage_of_a_text_can_be_recognised_and_nothing_else(text: list[str], said: list[str]) -> None:
    runs = {tuple(text[start:end]) for end in range(len(text) + 1) for start in range(end)}
    assert passages(text).accepts(said) == (tuple(said) in runs)


def test_a_passage_is_found_where_the_order_of_the_others_allows_it() -> None:
    text = ["the", "pea", "the", "bed", "the", "pea", "the", "queen"]
    said = [["the", "bed"], ["the", "pea"], ["the", "queen"]]
    assert in_order(text, said) == [2, 4, 6]


def test_a_passage_that_breaks_the_order_is_left_out() -> None:
    text = ["once", "there", "was", "a", "prince", "who", "wanted", "a", "princess"]
    said = [["once", "there", "was"], ["a", "princess"], ["a", "prince", "who"], ["nobody"], ["wanted", "a"]]
    assert in_order(text, said) == [0, None, 3, None, 6]


@given(st.lists(_WORDS.filter(bool), max_size=6), _WORDS)
def test_passages_that_are_found_follow_one_another(said: list[list[str]], text: list[str]) -> None:
    end = 0
    for one, place in zip(said, in_order(text, said), strict=True):
        if place is not None:
            assert place >= end
            assert text[place : place + len(one)] == one
            end = place + len(one)


def test_a_recording_is_cut_at_its_pauses_and_a_long_sentence_before_seven_seconds() -> None:
    chance = np.random.default_rng(1)

    def speech(seconds: float) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
        return (chance.standard_normal(round(seconds * 16000)) * 3000).astype(np.int16)

    quiet = np.zeros(8000, np.int16)
    found = list(pieces(np.concatenate((quiet, speech(2), quiet, speech(0.2), quiet, speech(9), quiet))))
    assert 1.9 < found[0].size / 16000 < 2.3
    assert all(0.6 <= piece.size / 16000 <= 7 for piece in found)
    assert 8.5 < sum(piece.size for piece in found[1:]) / 16000 < 9.5
