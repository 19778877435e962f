"""A typed move with a question mark is asked about first: it may be a question to somebody."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening

from voice_hanabi.table.conversation.conversation import Confirm


@pytest.mark.parametrize("text", ["Petr, ones", "play the first"])
def test_a_question_mark_makes_a_move_a_question(tmp_path: Path, text: str) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.NEVER, seed=3)
    evening.deal()
    (asked,) = evening.type(f"{text}?")
    assert asked.endswith("?")
    assert evening.state.turn == 0
    evening.type("yes")
    assert evening.state.turn == 1, "a yes was all that it lacked"


def test_without_one_it_is_done(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.NEVER, seed=3)
    evening.deal()
    evening.type("play the first")
    assert evening.state.turn == 1
