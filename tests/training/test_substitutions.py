"""Which sounds stand for which: alignments, counts and costs, and a language's own table in the lexicon."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.clips.voices import HELD_OUT_SPEAKERS
from training.words.substitutions import CHEAPEST, Clip, Counted, costs_of, count, laid_beside
from voice_hanabi.hearing.graphs.lexicon import LEAST_TO_LOSE, Costs, lexicon_graph
from voice_hanabi.hearing.models.packed import GONE, packed_substitutions, substitutions_file


def test_sounds_are_aligned_with_the_nearest_ones() -> None:
    cost, pairs = laid_beside(("j", "ɛ", "d", "ɛ", "n"), ("j", "ə", "d", "ɛ"))
    assert pairs == [("j", "j"), ("ɛ", "ə"), ("d", "d"), ("ɛ", "ɛ"), ("n", GONE)]
    assert 1.0 < cost < 2.0
    assert laid_beside(("a",), ("a",)) == (0.0, [("a", "a")])
    assert laid_beside((), ("a",))[1] == [(GONE, "a")]


def test_what_was_said_instead_of_the_words_does_not_count() -> None:
    counted = Counted()
    clip = Clip(Path("x"), "pl", "somebody", ("jeden",))
    assert not count(counted, clip, ("s", "t", "o", "p", "u", "u", "u"))
    assert not counted.meant


def test_a_sound_that_is_gone_counts_at_the_end_alone() -> None:
    counted = Counted()
    clip = Clip(Path("x"), "pl", "somebody", ("jeden",))
    assert count(counted, clip, ("j", "ɛ", "ɛ"))
    assert ("n", GONE) in counted.heard
    assert ("d", GONE) not in counted.heard


def test_what_many_make_often_is_cheap_and_what_one_makes_once_does_not_count() -> None:
    counted = Counted()
    for speaker in ("one", "two"):
        for _ in range(20):
            counted.add(speaker, "a", "ɑ")
            counted.add(speaker, "a", "a")
            counted.add(speaker, "ɛ", "ɛ")
        counted.add(speaker, "ɛ", "ə")
    counted.add("one", "i", "ɪ")
    costs = {(meant, heard): cost for meant, heard, cost in costs_of(counted, {})}
    assert costs == {("a", "ɑ"): CHEAPEST}


def test_a_word_may_lose_its_last_phoneme_where_it_is_long_enough() -> None:
    free = Costs()
    costs = Costs(last_left_out={"n": 1.0})
    long, short = ("j", "ɛ", "d", "ɛ", "n"), ("ɛ", "n")
    assert len(long) >= LEAST_TO_LOSE > len(short)
    sizes = [
        lexicon_graph(["word"], {"word": [phonemes]}, given).states
        for phonemes in (long, short)
        for given in (free, costs)
    ]
    assert sizes[1] > sizes[0]
    assert sizes[3] == sizes[2]


def test_nobody_who_is_kept_out_taught_the_packed_tables() -> None:
    assert "rhvoice_alicja" in HELD_OUT_SPEAKERS


@pytest.mark.parametrize("language", ["pl"])
def test_a_language_has_its_own_table_besides_the_common_one(language: str) -> None:
    folder = Path("voice_hanabi/hearing/model")
    rows = [
        line.split("\t") for line in (folder / substitutions_file(language)).read_text("utf-8").splitlines()
    ]
    assert rows
    assert all(float(cost) >= CHEAPEST for _, _, cost in rows)
    assert any(heard not in packed_substitutions().get(meant, {}) for meant, heard, _ in rows)
