"""What another move than the best would lose."""

from __future__ import annotations

from collections.abc import Iterator

from voice_hanabi.games.hanabi.lessons.puzzles import Puzzle, every_puzzle
from voice_hanabi.games.hanabi.partners.choosing import CLUE, weighed
from voice_hanabi.games.hanabi.partners.instead import lost_by_next
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.view import view

PUZZLES = every_puzzle()[::3]


def positions() -> Iterator[tuple[Mind, Puzzle]]:
    for puzzle in PUZZLES:
        state = puzzle.state()
        yield Mind(view(state, state.current), plain=False), puzzle


def test_clues_are_weighed_too_beside_a_card_that_can_be_played() -> None:
    """A partner that can play looks for no clue: one may still be what comes nearest."""
    without, named = 0, 0
    for mind, puzzle in positions():
        lost = lost_by_next(mind, puzzle.best)
        if lost is None or not mind.table.clue_tokens:
            continue
        if not any(move[0] == CLUE for _, move in weighed(mind.table, mind.seat)):
            without += 1
            named += isinstance(lost.action, ClueColour | ClueRank)
    assert without > 10
    assert named > without / 5


def test_another_move_is_legal_and_always_the_same_one() -> None:
    for mind, puzzle in positions():
        lost = lost_by_next(mind, puzzle.best)
        if lost is not None:
            assert lost.action in mind.shown.legal
            assert lost.action != puzzle.best
            again = Mind(mind.shown, plain=False)
            assert lost_by_next(again, puzzle.best) == lost
