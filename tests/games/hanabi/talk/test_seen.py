"""Hanabi's board: how long cards have been there, what is lost, and what friends agree on, in lessons."""

from __future__ import annotations

from random import Random

import pytest

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.shown import Board, ShownGroup
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.language.wording import Wording

NAMES = ("Anna", "Petr", "Eva")
TELLER = HANABI.teller(Wording("en", NAMES, "hanabi"))


def dealt(seed: int) -> State:
    return HANABI.new(Choices("en", "hanabi", count=3, names=NAMES), seed)


def hand(board: Board, seat: int) -> ShownGroup:
    return next(group for group in board.groups if group.title == NAMES[seat])


@pytest.mark.parametrize("seed", range(12))
def test_a_clue_is_about_the_oldest_card_or_the_newest_that_it_touches(seed: int) -> None:
    state = dealt(seed)
    clue = next(one for one in legal_actions(state) if isinstance(one, ClueRank | ClueColour))
    after, _ = HANABI.apply(state, clue)
    target = clue.target
    giver = state.current
    cards = hand(TELLER.board(after, taught=giver), target).cards
    touched = [place for place, card in enumerate(cards) if card.mark == "clued"]
    numbers = [held.number for held in view(after, None).hands[target]]
    oldest = numbers.index(min(numbers))
    expected = oldest if oldest in touched else max(touched, key=lambda place: numbers[place])
    assert [place for place, card in enumerate(cards) if card.role == "focus"] == [expected]
    assert sum(card.role == "chop" for card in cards) <= 1
    # A learner has to find out alone what a clue is about.
    assert not any(card.role for card in hand(TELLER.board(after, taught=target), target).cards)
    assert not any(card.role for group in TELLER.board(after).groups for card in group.cards)


def test_what_the_card_can_be_is_drawn_in_lessons() -> None:
    state = dealt(3)
    clue = next(one for one in legal_actions(state) if isinstance(one, ClueRank))
    after, _ = HANABI.apply(state, clue)
    (possible,) = [group for group in TELLER.board(after, taught=0).groups if group.kind == "possible"]
    assert NAMES[clue.target] in possible.title
    assert {card.face.rpartition("/")[2] for card in possible.cards} == {str(clue.rank)}
    assert len(possible.cards) == 5


def test_the_age_of_cards_is_as_everybody_saw_and_lost_ones_are_named() -> None:
    random, lost = Random(2), 0
    for seed in range(4):
        state = dealt(seed)
        while state.outcome is None:
            state, _ = HANABI.apply(state, random.choice(legal_actions(state)))
            board = TELLER.board(state)
            for seat in range(3):
                since = [card.since for card in hand(board, seat).cards]
                numbers = [held.number for held in view(state, None).hands[seat]]
                drawn = sorted(zip(numbers, since, strict=True))
                assert [turn for _, turn in drawn] == sorted(turn for turn in since if turn is not None)
            for pile in (group for group in board.groups if group.kind == "discards"):
                gone = [card.name for card in pile.cards if card.mark == "lost"]
                lost += len(gone)
                assert bool(gone) == bool(pile.note)
                assert all(name.casefold() in pile.note.casefold() for name in gone)
    assert lost
