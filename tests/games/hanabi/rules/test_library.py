"""Hanabi as a library: its public names, its page, its notation, its boards and its positions."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hanabi_playing import after, cards, dealt, rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games import hanabi
from voice_hanabi.games.hanabi import (
    Card,
    ClueColour,
    ClueRank,
    Discard,
    NotationError,
    Play,
    Rearrange,
    Rules,
    Suit,
    TakeToDeck,
    TakeToFirework,
    apply,
    count_positions,
    format_action,
    format_card,
    legal_actions,
    new_game,
    parse_action,
    parse_card,
    position_key,
    rules,
    rules_for,
    view,
)

PAGE = Path(__file__).parents[4] / "docs" / "library.md"
MODULES = [
    importlib.import_module(f"{rules.__name__}.{found.name}")
    for found in pkgutil.iter_modules(rules.__path__)
]


def examples_of(page: Path) -> str:
    """The page as doctest reads it, without the code fences, which would be taken for output."""
    return "\n".join("" if line.startswith("```") else line for line in page.read_text("utf-8").splitlines())


def test_every_example_of_the_page_runs() -> None:
    test = doctest.DocTestParser().get_doctest(examples_of(PAGE), {}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 30
    results = doctest.DocTestRunner().run(test)
    assert results.failed == 0


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_the_examples_of_the_modules_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_every_public_name_is_there_once() -> None:
    assert hanabi.__all__ == sorted(set(hanabi.__all__), key=lambda name: (not name.isupper(), name))
    for name in hanabi.__all__:
        assert hasattr(hanabi, name)


def test_importing_it_loads_nothing_but_the_rules() -> None:
    program = (
        "import sys; before = set(sys.modules); import voice_hanabi.games.hanabi; "
        "print(*sorted(name for name in set(sys.modules) - before "
        "if name.partition('.')[0] not in sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    # The list of games loads none of them. The form of a refusal is the same in every game, and pure, too.
    own = (
        "voice_hanabi",
        "voice_hanabi.games",
        "voice_hanabi.games.hanabi",
        "voice_hanabi.games.hanabi.rules",
        "voice_hanabi.problems",
    )
    assert [
        name
        for name in found.stdout.split()
        if name not in own and not name.startswith("voice_hanabi.games.hanabi.rules.")
    ] == []


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_every_card_and_action_comes_back_from_its_notation(rules: Rules, players: int, seed: int) -> None:
    for step in steps(rules, players, seed):
        for action in (step.action, *legal_actions(step.before)):
            assert parse_action(format_action(action)) == action
    for card in set(step.after.deck):
        assert parse_card(format_card(card)) == card


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play 3", Play(3)),
        ("  PLAY   3  ", Play(3)),
        ("play 3 r", Play(3, "red")),
        ("play 3 rainbow", Play(3, "rainbow")),
        ("discard 5", Discard(5)),
        ("clue 1 red", ClueColour(1, "red")),
        ("clue 1 k", ClueColour(1, "black")),
        ("clue 0 4", ClueRank(0, 4)),
        ("deck b4", TakeToDeck(Card("blue", 4))),
        ("firework white 2", TakeToFirework(Card("white", 2))),
        ("move 0 1 4", Rearrange(0, 1, 4)),
    ],
)
def test_an_action_is_read(text: str, action: object) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "play", "play red", "play 3 4", "play three", "play -1", "clue 1", "clue red 1", "clue 1 red 2",
     "pass", "deck", "deck r6", "move 1 2", "play ³", "play 9999999999", "clue 1 r3d", "forfeit"],
)  # fmt: skip
def test_anything_but_an_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.reason == "not-an-action"
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("text", ["r1", "R1", "red1", "red 1", " Red 1 "])
def test_a_card_is_read(text: str) -> None:
    assert parse_card(text) == Card("red", 1)


@pytest.mark.parametrize("text", ["", "r", "1", "r0", "r6", "r11", "1r", "r 1 2", "r-1", "r1 r2"])
def test_anything_but_a_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no card"):
        parse_card(text)


def test_a_suit_with_another_name_is_written_out() -> None:
    assert format_card(Card("purple", 1)) == "purple1"
    assert parse_card("purple1") == Card("purple", 1)


@pytest.mark.parametrize("wrong", [None, 3, Card("red", 1)])
def test_only_text_is_read(wrong: object) -> None:
    for read in (parse_card, parse_action):
        with pytest.raises(TypeError, match=r"must be text, not .*\.$"):
            read(wrong)  # type: ignore[arg-type]


def test_only_cards_and_actions_are_written() -> None:
    for write in (format_card, format_action):
        with pytest.raises(TypeError):
            write("r1")  # type: ignore[arg-type, operator]


def test_a_board_in_the_middle_of_a_game() -> None:
    state = dealt(rules_for("pl", ["black"]), ["R1 K5 K4", "W1 W2", "B1"])
    state = after(state, Play(1), ClueRank(2, 1))
    state = after(state, Play(1), Play(2), Play(2))
    assert str(state).splitlines()[:3] == [
        "Fireworks: r1 y- g- b1 w- k5",
        "Clue tokens: 7 of 8   Strikes: 1 of 3   Deck: 41",
        "Discards: w2",
    ]
    assert str(view(state, 2)).splitlines()[3:] == [
        *str(state).splitlines()[3:5],
        "> 2: " + " ".join("??" for _ in range(5)),
    ]


def test_the_board_of_a_view_shows_no_hidden_face() -> None:
    state = dealt(rules_for("en"), ["R1 R2", "W1", "B1"])
    for seat in (0, 1, 2, None):
        board = str(view(state, seat)).splitlines()
        for owner in range(3):
            hidden = "?? ?? ?? ?? ??"
            open_hand = " ".join(format_card(held.card) for held in state.hands[owner])
            assert board[3 + owner][5:] == (hidden if seat in (None, owner) else open_hand)


def test_a_board_tells_the_reward_the_last_round_and_the_end() -> None:
    state = dealt(rules_for("pl", ["tiles"]), ["R5", "W1 B1"], tiles=(4, 1, 2, 3, 5, 6))
    waiting = after(state._replace(fireworks=(4, 0, 0, 0, 0)), Play(1))
    assert str(waiting).endswith("\nReward: rank clue")
    assert str(state._replace(last_round=2)).endswith("\nLast round: 2 to go")
    assert str(state._replace(outcome="lost")).endswith("\nOutcome: lost, score 0")


def test_a_key_distinguishes_positions_by_what_can_happen_in_them() -> None:
    state = new_game(rules_for("en"), 3, 7)
    there_and_back = after(state, Rearrange(1, 1, 5), Rearrange(1, 5, 1))
    assert there_and_back != state
    assert position_key(there_and_back) == position_key(state)
    assert position_key(state._replace(turn=9, seed=1, history=())) == position_key(state)
    piles = [state._replace(discards=cards(pile)) for pile in ("R1 B2", "B2 R1", "B2 R2")]
    assert len({position_key(one) for one in piles}) == 2
    others = [
        new_game(rules_for("en"), 3, 8),
        new_game(rules_for("en", ["empty-clues"]), 3, 7),
        after(state, Rearrange(1, 1, 5)),
        after(state, ClueRank(1, 4)),
        state._replace(clue_tokens=7),
        state._replace(strikes=1),
        state._replace(current=1),
        state._replace(fireworks=(1, 0, 0, 0, 0)),
        state._replace(last_round=3),
        state._replace(deck=(*state.deck[:-2], state.deck[-1], state.deck[-2])),
    ]
    assert len({position_key(one) for one in (state, *others)}) == 1 + len(others)


def test_a_key_is_the_same_in_every_process() -> None:
    program = (
        "from voice_hanabi.games.hanabi import *; "
        "print(position_key(new_game(rules_for('pl', ['tiles']), 3, 7)))"
    )
    keys = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert keys == {position_key(new_game(rules_for("pl", ["tiles"]), 3, 7)) + "\n"}


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_positions_with_one_key_continue_in_the_same_way(rules: Rules, players: int, seed: int) -> None:
    random = Random(seed)
    for step in steps(rules, players, seed):
        if step.before.pending is None and random.random() < 0.1:
            other = step.before._replace(history=(), turn=0, discards=tuple(sorted(step.before.discards)))
            assert position_key(other) == position_key(step.before)
            assert position_key(apply(other, step.action)[0]) == position_key(step.after)


def test_counting_ends_where_the_game_does() -> None:
    state = dealt(rules_for("en"), ["R1", "W1"])
    assert count_positions(state, 0) == 1
    assert count_positions(state, 1) == len(legal_actions(state))
    over = after(state, Play(2), Play(2), Play(2))
    assert over.outcome == "lost"
    assert count_positions(over, 3) == 1
    with pytest.raises(ValueError, match="must not be negative"):
        count_positions(state, -1)
    with pytest.raises(TypeError, match="must be a whole number"):
        count_positions(state, 1.5)  # type: ignore[arg-type]


def test_rules_of_ones_own_need_no_class() -> None:
    state = new_game(rules_for("en", suits=[Suit("purple"), Suit("red")]), 2, 1)
    assert "purple" in str(state)
    assert parse_action("clue 1 purple") == ClueColour(1, "purple")
