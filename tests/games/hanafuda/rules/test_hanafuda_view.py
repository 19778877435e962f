"""What a view computes for callers: matches, worth, and what is missing."""

from __future__ import annotations

import doctest
from dataclasses import replace

from hanafuda_playing import after, cards, played, position

from voice_hanabi.games.hanafuda.rules import game
from voice_hanabi.games.hanafuda.rules.cards import BOAR, CRANE, MOON
from voice_hanabi.games.hanafuda.rules.events import Dealt
from voice_hanabi.games.hanafuda.rules.game import Call, Lay, options_for
from voice_hanabi.games.hanafuda.rules.view import view

DOUBLED = options_for("koi-koi", 2, double_at_seven=True, double_by_koi_koi=True)


def test_what_a_card_would_take() -> None:
    shown = view(position(DOUBLED, ("01-hikari", "05-tane"), "01-tan 07-tan 01-kasu1"), 0)
    assert shown.matches(CRANE) == cards("01-tan 01-kasu1")
    assert shown.matches(BOAR) == cards("07-tan")
    assert shown.matches(MOON) == ()


def test_worth_in_the_basic_game_is_the_captured_cards() -> None:
    options = options_for("hanafuda", 2)
    state = position(options, ("01-hikari", "05-tane"), captured=("12-hikari 11-kasu1", ""))
    assert [view(state, None).worth(seat) for seat in (0, 1)] == [21, 0]


def test_worth_in_koi_koi_is_what_shobu_scores() -> None:
    state = position(
        DOUBLED,
        ("12-hikari 05-tane", "06-tane"),
        "12-kasu1",
        "02-tan 04-tan",
        ("01-hikari 03-hikari 08-hikari",),
    )
    assert view(state, 0).worth(0) == 0
    state = after(state, Lay(cards("12-hikari")[0]))
    assert view(state, None).worth(0) == 16
    assert view(after(state, Call(koi_koi=True)), 1).worth(0) == 32


def test_what_is_missing_looks_at_what_all_others_captured() -> None:
    options = options_for("koi-koi", 3)
    captured = ("06-tane 10-tane 01-hikari", "07-tane", "03-hikari 08-hikari")
    shown = view(position(options, ("02-tan", "04-tan", "05-tan"), captured=captured), 1)
    mine = {one.name: (one.count, one.possible) for one in shown.missing(0)}
    assert mine["inoshikacho"] == (1, False)
    assert mine["sanko"] == (2, False)
    assert mine["akatan"] == (3, True)
    assert "tsukifuda" not in mine
    assert view(position(options_for("hanafuda", 2), ("", "")), 0).missing(0) == ()


def test_a_view_of_the_round_has_the_history_of_the_round_alone() -> None:
    state = played(options_for("koi-koi", 2), 5, 120)
    assert state.round > 3
    for seat in (0, 1, None):
        whole, short = view(state, seat), view(state, seat, this_round=True)
        assert short.history == tuple(one for one in whole.history if one.round == state.round)
        assert replace(short, history=whole.history) == whole
    dealt = [event for event in view(state, 0, this_round=True).events if isinstance(event, Dealt)]
    assert [event.round for event in dealt] == [state.round]


def test_the_example_in_the_docs_runs() -> None:
    assert doctest.testmod(game) == doctest.TestResults(failed=0, attempted=3)
