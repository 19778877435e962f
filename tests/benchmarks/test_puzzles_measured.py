"""The puzzles' answers are clearly best, and are what partners would do by their own reasoning."""

from __future__ import annotations

import pytest

from benchmarks.play.puzzles import DULL, chosen, found_in, judged
from voice_hanabi.games.hanabi.lessons.puzzles import Puzzle, every_puzzle, read_puzzle
from voice_hanabi.games.hanabi.partners.ahead.clear import AHEAD
from voice_hanabi.games.hanabi.rules.game import legal_actions

NEWEST = range(1208, 1310)
"""Games that are still played, and judged, as they were when their puzzles were found."""


def is_clear(puzzle: Puzzle) -> bool:
    found = judged(puzzle)
    return found is not None and found.ahead >= AHEAD and found.why not in DULL


def test_the_answers_of_some_puzzles_are_clearly_best() -> None:
    assert [one for one in every_puzzle()[::120] if not is_clear(one)] == []


@pytest.mark.long("voice_hanabi/games/hanabi", "benchmarks/play/puzzles.py")
def test_the_answer_of_every_puzzle_is_clearly_best() -> None:
    assert [one for one in every_puzzle() if not is_clear(one)] == []


def test_any_other_answer_is_not() -> None:
    puzzle = every_puzzle()[0]
    other = next(action for action in legal_actions(puzzle.state()) if action != puzzle.best)
    assert judged(puzzle._replace(best=other)) is None


def test_a_puzzle_comes_back_from_its_line() -> None:
    for puzzle in every_puzzle()[:10]:
        assert read_puzzle(str(puzzle)) == puzzle


def test_puzzles_of_the_newest_games_are_those_that_are_found() -> None:
    newest = next(one for one in every_puzzle() if one.seed in NEWEST)
    found = found_in(newest.seed)
    assert newest in [one.puzzle for one in found]
    assert len(chosen(found, 1)) == 1
