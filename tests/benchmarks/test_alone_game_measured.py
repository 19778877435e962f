"""Whole games played by sound become rows of a table; a game that got stuck says where."""

from __future__ import annotations

import pytest

from benchmarks.evenings import alone_game
from benchmarks.evenings.alone_game import Evening
from benchmarks.evenings.opening_evening import Stuck
from voice_hanabi.contract.partners import Level


def test_a_game_is_a_row_and_one_that_got_stuck_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(language: str, level: Level, turns: int | None) -> Evening:
        assert (level, turns) == (Level.STRONG, 58)
        if language == "da":
            raise Stuck("the table is silent: ['table: Anna begynder.']")
        return Evening(
            turns=58, own=20, again=1, score=23, strikes=1, minutes=8.72, silences=[0.44, 1.52, 0.9]
        )

    # The game itself needs a sound system, and takes minutes.
    monkeypatch.setattr(alone_game, "played", played)
    table = list(alone_game.report(["en", "da"], Level.STRONG, 58))[-1].splitlines()
    assert table[2] == "| en | 58 | 20 | 1 | 23 | 1 | 8.7 | 0.9 s | 1.5 s |"
    assert table[3].startswith("| da | the table is silent: ['table: Anna begynder.'] |")
