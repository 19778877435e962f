"""Matches of Koi-Koi's partners against plain opponents are played to the end, and are the same each time."""

from __future__ import annotations

import json

import pytest

from benchmarks.play.koi_koi_partners import OPPONENTS, played, report
from voice_hanabi.contract.partners import Level


@pytest.mark.parametrize("against", OPPONENTS)
def test_the_same_seed_gives_the_same_matches(against: str) -> None:
    first, second = (played(Level.USUAL, against, 4, 6, 3) for _ in range(2))
    assert (first.won, first.margin, first.moves) == (second.won, second.margin, second.moves)
    assert first.moves > 4 * 6


def test_two_of_the_same_kind_are_equal_when_seats_are_exchanged() -> None:
    found = played(Level.COMPANION, "simple", 2, 6, 5)
    assert (found.won, found.margin) == (50.0, 0.0)


def test_a_report_has_a_line_of_json_and_a_row_for_each_opponent() -> None:
    *lines, rows = report(Level.COMPANION, ("simple", "yaku"), 2, 6, 1, lines=True)
    assert [json.loads(line)["against"] for line in lines] == ["simple", "yaku"]
    assert len(rows.splitlines()) == 4
