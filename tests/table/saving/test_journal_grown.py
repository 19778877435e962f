"""A saved game that has grown since it was read is not resumed by anybody who knows only its beginning."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening

from voice_hanabi.games import GAMES
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.saving.journal import Journal, JournalProblem, read_journal, saved_games


def test_a_game_that_another_table_resumed_meanwhile_is_left_to_it(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.NEVER)
    evening.deal()
    path = next(saved_games(tmp_path))
    early = read_journal(path, GAMES)
    evening.type("play the first")
    evening.table.close()
    grown = path.read_bytes()
    assert len(grown) > early.whole
    with pytest.raises(JournalProblem, match="in-use"):
        Journal.go_on(early, GAMES)
    assert path.read_bytes() == grown, "nothing of it was cut off"
    Journal.go_on(read_journal(path, GAMES), GAMES).close()
