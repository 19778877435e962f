"""A seat takes an action without a word: a computer player's, or one chosen on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PrivateEars

from voice_hanabi.games import GAMES
from voice_hanabi.hanabi.rules.actions import Discard, Play
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.contract.choices import Choices
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.table import Table

NAMES = ("Anna", "Petr")


def seated(folder: Path, game: str) -> Table:
    choices = Choices("en", game, count=2, names=NAMES, beginner=0)
    table = Table(choices, GAMES, folder=folder, new_seed=lambda: 3, ears=PrivateEars())
    table.deal_now()
    return table


def told(effects: list[Effect]) -> list[tuple[int | None, str]]:
    return [(made.audience, made.text) for made in effects if isinstance(made, Announcement)]


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_nobody_said_is_told_and_carried_out_and_saved(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game)
    assert isinstance(table.phase, Playing)
    before = table.phase.state
    action = next(iter(table.phase.game.legal(before)))
    lines = told(table.take(before.current, action))
    assert lines[0][0] is None
    assert lines[0][1].startswith(NAMES[before.current])
    assert table.phase.state is not before
    table.close()
    assert read_journal(next(saved_games(tmp_path)), GAMES).state == table.phase.state


@pytest.mark.parametrize("game", GAMES)
def test_another_seats_turn_is_refused_to_that_seat_alone(tmp_path: Path, game: str) -> None:
    table = seated(tmp_path, game)
    assert isinstance(table.phase, Playing)
    before = table.phase.state
    other = 1 - before.current
    lines = told(table.take(other, next(iter(table.phase.game.legal(before)))))
    assert lines == [(other, f"It's {NAMES[before.current]}'s turn.")]
    assert table.phase.state is before


def test_what_a_rule_forbids_changes_nothing_and_what_waited_goes_on_waiting(tmp_path: Path) -> None:
    table = seated(tmp_path, "hanabi")
    assert isinstance(table.phase, Playing)
    table.hear(typed_line("play the first"))
    waiting = table.phase.open
    assert told(table.take(0, Discard(1))) == [(0, "The rules don't allow that now.")]
    assert told(table.take(0, "nonsense")) == [(0, "The rules don't allow that now.")]
    assert table.phase.open is waiting
    table.take(0, Play(2))
    assert table.phase.open is None
    assert table.phase.state.turn == 1


def test_nothing_is_taken_while_the_table_is_paused_or_nothing_is_played(tmp_path: Path) -> None:
    table = seated(tmp_path, "hanabi")
    table.hear(typed_line("pause"))
    assert told(table.take(0, Play(1))) == [(0, "The rules don't allow that now.")]
    assert isinstance(table.phase, Playing)
    assert table.phase.state.turn == 0
