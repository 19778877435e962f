"""Books read aloud are cut into pieces whose words are known."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from training.clips.tales import ReadWord, in_new_spelling, is_read, pieces, read_words
from training.learning.alignment import OUTPUT_SECONDS
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES

_WORDS = (("det", ("d", "e")), ("-", ()), ("var", ("v", "ɑ")), ("en", ("e", "n")))
"""What a book says, with phonemes; a dash has none."""


def _scores(heard: list[str]) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """Return scores in which one phoneme (or nothing: a blank) is likely in each output."""
    scores = np.full((len(heard), len(PHONEMES) + 1), -8.0, np.float32)
    for place, phoneme in enumerate(heard):
        scores[place, PHONEMES.index(phoneme) + 1 if phoneme else 0] = -0.1
    return scores


def test_each_word_of_a_book_is_found_where_it_is_read_and_the_title_before_it_is_not() -> None:
    title = ["p", "", "", "i", "", "ɡ", "", "ə", "", ""]
    heard = [*title, "d", "", "e", "", "", "", "v", "ɑ", "", "", "", "e", "e", "n", "", "", "t", "", "a", "k"]
    words = read_words(_WORDS, _scores(heard))
    assert [word.word for word in words] == ["det", "var", "en"]
    starts = [round(word.start / OUTPUT_SECONDS) for word in words]
    assert starts == [10, 16, 21]
    assert round(words[-1].end / OUTPUT_SECONDS) == 24
    assert all(word.likely > -1 for word in words)


def test_a_recording_that_is_shorter_than_its_text_is_refused() -> None:
    with pytest.raises(ValueError, match="too few"):
        read_words(_WORDS, _scores(["d", "e"]))


_READ = st.lists(st.tuples(st.floats(0.05, 1.5), st.floats(0, 0.6)), max_size=30)
"""How long words take, and how long the pauses after them."""


@given(_READ)
def test_pieces_contain_every_word_once_and_none_is_too_long_for_an_example(
    lengths: list[tuple[float, float]],
) -> None:
    words, start = [], 1.0
    for number, (length, pause) in enumerate(lengths):
        words.append(ReadWord(str(number), ("a",), start, start + length, -1.0))
        start += length + pause
    found = list(pieces(words))
    assert [word for piece in found for word in piece] == words
    assert all(piece[-1].end - piece[0].start <= 5.0 for piece in found)
    for piece in found:
        assert all(second.start - first.end < 0.3 for first, second in pairwise(piece))


def test_a_piece_without_a_pause_is_cut_at_its_widest_gap() -> None:
    starts = (0.0, 1.0, 2.0, 3.06, 4.06, 5.06)
    words = [ReadWord(str(start), ("a",), start, start + 1.0, -1.0) for start in starts]
    assert [len(piece) for piece in pieces(words)] == [3, 3]


@pytest.mark.parametrize(
    ("seconds", "likely", "read"),
    [(1.0, -2.0, True), (3.0, -2.0, False), (0.3, -2.0, False), (1.0, -6.0, False)],
    ids=["as people read", "too slow", "too fast", "other sounds"],
)
def test_only_what_is_probably_said_there_is_used(seconds: float, likely: float, read: bool) -> None:
    half = seconds / 2
    first = ReadWord("hvid", ("v", "i", "ð̞", "e", "n"), 0.0, half, likely)
    second = ReadWord("dug", ("d", "u", "w", "ə", "s"), half, seconds, likely)
    assert is_read((first, second)) == read
    assert not is_read((first,))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("saa grueligt koldt", "så grueligt koldt"),
        ("en rigtig prindsesse", "en rigtig prinsesse"),
        ("kunde gjøre godt", "kunne gøre godt"),
        ("gaaer op til gud", "går op til gud"),
        ("den deilige juul", "den dejlige jul"),
    ],
)
def test_old_danish_spelling_is_read_as_it_is_written_today(old: str, new: str) -> None:
    assert in_new_spelling(old, "da") == new
    assert in_new_spelling(old, "cs") == old
