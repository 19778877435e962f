"""Computer players move in time: when all has been said, a moment after it, and not while people pause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from scripted import NAMES, Evening, Step, Told, place_of

from voice_hanabi.contract.partners import Level
from voice_hanabi.evening.silences.moment import Pace

PETR_MOVES = "table: Petr: "


def partnered(folder: Path, steps: Sequence[Step], pace: Pace | None = None) -> Evening:
    """An evening of Anna and a computer that is called Petr."""
    evening = Evening(folder, steps, pace=pace)
    course = evening.table.course
    course.choices = replace(course.choices, partners=NAMES[1:], level=Level.COMPANION)
    return evening


def test_a_computer_moves_by_itself_after_the_news_was_said(tmp_path: Path) -> None:
    evening = partnered(tmp_path, ["Petr ones", Told("fits.")])
    lines = evening.run()
    assert evening.turn == 2
    then = lines[place_of(lines, "Petr's turn") + 1 :]
    assert then[0].startswith(PETR_MOVES)
    assert "Your turn." in " ".join(then[1:3])
    assert "Anna's turn" not in " ".join(then)


def test_a_computer_waits_while_the_game_is_paused(tmp_path: Path) -> None:
    steps = ["Petr ones", Told("Petr's turn"), "wait for me", Told("Paused"), 3.0]
    evening = partnered(tmp_path, steps)
    lines = evening.run()
    assert evening.turn == 1
    assert PETR_MOVES not in "".join(lines[place_of(lines, "Paused") :])


def test_between_lines_of_a_script_computers_move_at_once(tmp_path: Path) -> None:
    evening = partnered(tmp_path, ["Petr ones", "what is the score", "Petr twos"], Pace(waits=False))
    evening.run()
    assert evening.turn in (3, 4), "one move of each, and the last one of Anna's"
