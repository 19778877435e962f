"""Games of partners are played and counted, with various people at their table."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from benchmarks.play.others_at_the_table import OTHERS
from benchmarks.play.partners import Asked, Played, play, report, row
from voice_hanabi.contract.partners import Level

QUICK = Asked(players=(2,), games=2, level=Level.COMPANION, lines=True)


def test_each_game_is_a_line_and_each_table_a_row() -> None:
    *lines, table = report(QUICK)
    assert [json.loads(line)["seed"] for line in lines] == [10_000, 10_001]
    assert len(table.splitlines()) == 3


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (replace(play(2, "", 7, Level.COMPANION), milliseconds=()) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("other", OTHERS)
def test_anybody_may_have_the_first_seat(other: str) -> None:
    played = play(3, "black", 7, Level.COMPANION, other)
    assert played.turns > 10


def test_a_row_counts_what_was_struck_out_as_nothing() -> None:
    perfect = Played(2, "", 1, "usual", None, 25, 25, True, False, 0, 60, (1.0, 2.0))
    lost = Played(2, "", 2, "usual", None, 0, 15, False, True, 3, 40, (3.0, 4.0))
    assert row([perfect, lost])[3:8] == ("12.50 ± 12.50", "50.0 %", "50.0 %", "20.00", "1.50")
