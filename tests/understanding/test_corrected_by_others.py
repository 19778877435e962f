"""Whoever hears an action read back may say no; only the current player may put another in its place."""

from __future__ import annotations

from pathlib import Path

from evening import Evening

from voice_hanabi.table.conversation.conversation import Confirm


def test_what_another_says_instead_is_not_read_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.ANNOUNCE, seed=3)
    evening.deal()
    current = evening.state.current
    assert evening.say("play the first", current) == ["table: Playing the first."]
    assert len(evening.say("no, the second", 1 - current)) == 1, "that it is taken back, and nothing else"
    evening.wait()
    assert evening.state.turn == 0, "but it was a no"


def test_a_part_of_an_action_said_by_another_player_takes_nothing_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.ANNOUNCE, seed=3)
    evening.deal()
    current = evening.state.current
    evening.say("play the first", current)
    evening.say("the second", 1 - current)
    assert evening.state.turn == 1


def test_what_the_player_says_instead_is_read_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.ANNOUNCE, seed=3)
    evening.deal()
    current = evening.state.current
    evening.say("play the first", current)
    assert any("second" in line for line in evening.say("no, the second", current))
