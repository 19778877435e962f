"""A value of the wrong type is refused with a sentence that says what it must be, and never accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hanabi_playing import dealt

from voice_hanabi.games.hanabi.rules.actions import (
    ClueColour,
    ClueRank,
    Discard,
    Play,
    Rearrange,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Card, Suit
from voice_hanabi.games.hanabi.rules.errors import RuleError
from voice_hanabi.games.hanabi.rules.events import CardDrawn, Dealt, view_event
from voice_hanabi.games.hanabi.rules.game import apply, from_deck, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.view import view

EN: Any = rules_for("en")
GAME: Any = new_game(rules_for("en"), 3, seed=7)
WAITING: Any = dealt(rules_for("pl", ["tiles"]), ["R5 W1", "W1"], tiles=(3, 1, 2, 4, 5, 6))

WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "text for a switch": (
        lambda: rules_for("en", empty_clues="no"),
        "empty_clues must be True or False, not 'no'.",
    ),
    "a number for a switch": (
        lambda: rules_for("en", deduction=1),
        "deduction must be True or False, not 1.",
    ),
    "half a token": (lambda: rules_for("en", max_clues=8.5), "max_clues must be a whole number, not 8.5."),
    "a truth for a number": (
        lambda: rules_for("en", max_strikes=True),
        "max_strikes must be a whole number, not True.",
    ),
    "one name for a list of names": (
        lambda: rules_for("en", "black"),
        "The variants must be a sequence of names, not 'black'.",
    ),
    "a suit's name for suits": (
        lambda: rules_for("en", suits=("red",)),
        "Each of suits must be a Suit, not 'red'.",
    ),
    "one suit for suits": (
        lambda: Rules(suits=Suit("red")),  # type: ignore[arg-type]
        "suits must be a sequence of Suit, not Suit(",
    ),
    "four numbers of copies": (
        lambda: Suit("red", (3, 2, 2, 2)),  # type: ignore[arg-type]
        "The copies of a suit must be five whole numbers, not (3, 2, 2, 2).",
    ),
    "a rulebook for rules": (lambda: new_game("en", 3, 7), "The rules must be a Rules object"),  # type: ignore[arg-type]
    "text for a number of players": (
        lambda: new_game(EN, "3", 7),  # type: ignore[arg-type]
        "The number of players must be a whole number, not '3'.",
    ),
    "text for a seed": (
        lambda: new_game(EN, 3, "seven"),  # type: ignore[arg-type]
        "The seed must be a whole number, not 'seven'.",
    ),
    "text for a card of a deck": (
        lambda: from_deck(EN, 3, ["r1"] * 50),  # type: ignore[list-item]
        "A card of the deck must be a Card, not 'r1'.",
    ),
    "text for a slot": (
        lambda: Play("3"),  # type: ignore[arg-type]
        "The slot of a play must be a whole number, not '3'.",
    ),
    "a half slot": (
        lambda: Discard(1.0),  # type: ignore[arg-type]
        "The slot of a discard must be a whole number, not 1.0.",
    ),
    "a name for a target": (
        lambda: ClueRank("Anna", 1),  # type: ignore[arg-type]
        "The target of a clue must be a whole number, not 'Anna'.",
    ),
    "a number for a colour": (
        lambda: ClueColour(1, 1),  # type: ignore[arg-type]
        "The colour of a clue must be text, not 1.",
    ),
    "a truth for a rank": (lambda: ClueRank(1, True), "The rank of a clue must be a whole number, not True."),
    "text for a card": (
        lambda: TakeToDeck("r1"),  # type: ignore[arg-type]
        "The card of a reward must be a Card, not 'r1'.",
    ),
    "a tuple for a card": (
        lambda: TakeToFirework(("red", 1)),  # type: ignore[arg-type]
        "The card of a reward must be a Card, not ('red', 1).",
    ),
    "text for a place": (
        lambda: Rearrange(0, "left", 1),  # type: ignore[arg-type]
        "A slot must be a whole number, not 'left'.",
    ),
    "text for an action": (lambda: apply(GAME, "play 3"), "(parse_action reads text), not 'play 3'."),  # type: ignore[arg-type]
    "text for a reward": (
        lambda: apply(apply(WAITING._replace(fireworks=(4, 0, 0, 0, 0)), Play(1))[0], "none"),  # type: ignore[arg-type]
        "(parse_action reads text), not 'none'.",
    ),
    "a view for a state": (
        lambda: apply(view(GAME, 0), Play(1)),  # type: ignore[arg-type]
        "What an action is applied to must be a State",
    ),
    "a name for a seat": (
        lambda: view(GAME, "Anna"),  # type: ignore[arg-type]
        "A seat must be a whole number, not 'Anna'.",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_type_is_named(name: str) -> None:
    attempt, sentence = WRONG[name]
    with pytest.raises(TypeError) as caught:
        attempt()
    assert sentence in str(caught.value)


def test_suits_may_come_as_a_list() -> None:
    suits: Any = [Suit("red"), Suit("blue", copies=[3, 2, 2, 2, 1])]  # type: ignore[arg-type]
    rules = rules_for("en", suits=suits)
    assert rules == Rules(suits=(Suit("red"), Suit("blue")))
    assert new_game(rules, 2, 1).deck_size == 10


def test_suits_given_with_a_variant_that_brings_one_are_refused() -> None:
    with pytest.raises(RuleError) as caught:
        rules_for("en", ["black"], suits=(Suit("red"), Suit("blue")))
    assert caught.value.reason == "suits-and-variant"
    assert "black" in str(caught.value)


@pytest.mark.parametrize("seat", [-1, -3, 3, 7])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(RuleError, match=f"There is no seat {seat}"):
        view(GAME, seat)
    with pytest.raises(RuleError, match=f"There is no seat {seat}"):
        view_event(Dealt(GAME.history[0].events[0].hands), seat)


@pytest.mark.parametrize("seat", [-1, 5])
def test_a_seat_that_no_table_has_hears_of_no_card(seat: int) -> None:
    with pytest.raises(RuleError):
        view_event(CardDrawn(0, 1, 20, Card("red", 1), 29), seat)
