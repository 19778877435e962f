"""A puzzle's theme is what its best move does; the tokens and the deck count only if that has none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from hanabi_playing import after, dealt

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.lessons.puzzles import Puzzle, every_puzzle
from voice_hanabi.games.hanabi.partners.ahead.themes import Theme, theme_of
from voice_hanabi.games.hanabi.partners.player import Player
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view

RULES = rules_for("en")
OWN = "Y3 G3 B3 W3 Y4"
NOTHING = "R4 G4 B4 W4 R3"
FIVE = "G5 Y4 G4 B4 W3"
"""A hand whose oldest card is a five."""
FIVE_AND_ONE = "G5 R1 G4 B4 W3"

tokens = pytest.mark.parametrize("left", [1, 2, 8])


class Clued(NamedTuple):
    """A clue that is a puzzle's answer."""

    before: State
    action: ClueColour | ClueRank
    theme: Theme

    def next_of_receiver(self, state: State) -> Action:
        """Return what the receiver would do now with no clues left."""
        seat = self.action.target
        state = state._replace(current=seat, clue_tokens=0)
        return Player(seat, Level.USUAL).choose(view(state, seat)).action

    def answers(self) -> tuple[Action, Action]:
        """Return what the receiver would do without the clue, and what with it."""
        return self.next_of_receiver(self.before), self.next_of_receiver(after(self.before, self.action))


@cache
def clues_of_the_year() -> tuple[Clued, ...]:
    return tuple(_clues(every_puzzle()))


def _clues(puzzles: list[Puzzle]) -> Iterator[Clued]:
    for puzzle in puzzles:
        state = puzzle.state()
        if isinstance(puzzle.best, ClueColour | ClueRank):
            yield Clued(state, puzzle.best, theme_of(view(state, state.current), puzzle.best))


def theme(state: State, action: Action, left: int = 4) -> Theme:
    state = state._replace(clue_tokens=left)
    return theme_of(view(state, state.current), action)


@tokens
def test_a_card_that_would_be_discarded_next_is_saved_even_with_the_last_clue(left: int) -> None:
    assert theme(dealt(RULES, [OWN, FIVE, NOTHING]), ClueRank(1, 5), left) is Theme.SAVE


@tokens
def test_whoever_has_something_to_play_saves_their_oldest_card_themselves(left: int) -> None:
    state = dealt(RULES, [OWN, FIVE_AND_ONE, NOTHING])
    state = after(state, ClueRank(2, 4), ClueRank(2, 3), ClueRank(1, 1))
    assert theme(state, ClueRank(1, 5), left) is (Theme.LAST_CLUE if left == 1 else Theme.PACE)


def test_to_whoever_is_idle_a_clue_to_play_may_save_the_oldest_card() -> None:
    state = dealt(RULES, [OWN, FIVE_AND_ONE, NOTHING])
    assert theme(state, ClueRank(1, 1)) is Theme.SAVE
    plain = dealt(RULES, [OWN, "Y4 R1 G4 B4 W3", NOTHING])
    assert theme(plain, ClueRank(1, 1)) is Theme.PACE


@tokens
def test_a_finesse_is_one_even_with_the_last_clue(left: int) -> None:
    state = dealt(RULES, ["Y3 G3 B3 W3 Y4", "Y3 G3 B3 W4 R1", "G4 B4 R2 W4 Y4"])
    assert theme(state, ClueColour(2, "red"), left) is Theme.FINESSE


@tokens
def test_a_strike_is_averted_even_with_the_last_clue(left: int) -> None:
    state = dealt(RULES, [OWN, "R1 R1 G4 B4 W3", NOTHING])
    state = after(state, ClueRank(1, 1))
    state = after(state, next_play(state), ClueRank(0, 3))
    assert theme(state, ClueColour(1, "red"), left) is Theme.DANGER


def next_play(state: State) -> Play:
    action = Player(state.current, Level.USUAL).choose(view(state, state.current)).action
    assert isinstance(action, Play)
    return action


def test_a_clue_that_saves_a_card_stops_its_owner_from_discarding_it() -> None:
    saves = [one for one in clues_of_the_year() if one.theme is Theme.SAVE]
    for one in saves:
        without, told = one.answers()
        assert isinstance(without, Discard), one
        assert told != without, one
    assert len(saves) > 20


def test_a_clue_against_a_strike_mostly_stops_a_play() -> None:
    """The receiver may know better, from the cards that the giver doesn't see: the giver's own."""
    averted = [one.answers() for one in clues_of_the_year() if one.theme is Theme.DANGER]
    assert sum(isinstance(without, Play) and told != without for without, told in averted) > len(averted) / 2
    assert len(averted) > 10


def test_pace_is_no_theme_once_few_cards_are_missing() -> None:
    for puzzle in every_puzzle():
        state = puzzle.state()
        if sum(state.heights.values()) >= 22 or state.deck_size <= 5:
            assert theme_of(view(state, state.current), puzzle.best) is not Theme.PACE, puzzle


def test_the_last_clue_is_the_theme_only_if_there_is_no_other() -> None:
    last = [one for one in clues_of_the_year() if one.theme is Theme.LAST_CLUE]
    for one in last:
        assert one.before.clue_tokens == 1
        more = one.before._replace(clue_tokens=2)
        assert theme_of(view(more, more.current), one.action) in (Theme.PACE, Theme.ENDGAME)
    assert last
