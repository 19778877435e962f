"""The cards and what is agreed on before a match."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import Any

import pytest
from hanafuda_playing import cards

from voice_hanabi.games.hanafuda.rules import cards as deck
from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card, Kind, Ribbon, full_deck
from voice_hanabi.games.hanafuda.rules.game import OptionError, options_for


def test_a_deck_has_forty_eight_cards_in_twelve_months_of_four() -> None:
    assert len(set(CARDS)) == 48
    assert Counter(card.month for card in CARDS) == dict.fromkeys(range(1, 13), 4)
    assert Counter(card.kind for card in CARDS) == {"hikari": 5, "tane": 9, "tan": 10, "kasu": 24}
    assert sum(card.points for card in CARDS) == 5 * 20 + 9 * 10 + 10 * 5 + 24


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("CRANE", "01-hikari"), ("CURTAIN", "03-hikari"), ("MOON", "08-hikari"), ("RAIN_MAN", "11-hikari"),
        ("PHOENIX", "12-hikari"), ("WARBLER", "02-tane"), ("CUCKOO", "04-tane"), ("BRIDGE", "05-tane"),
        ("BUTTERFLIES", "06-tane"), ("BOAR", "07-tane"), ("GEESE", "08-tane"), ("SAKE_CUP", "09-tane"),
        ("DEER", "10-tane"), ("SWALLOW", "11-tane"), ("LIGHTNING", "11-kasu1"),
    ],
)  # fmt: skip
def test_named_cards(name: str, code: str) -> None:
    assert getattr(deck, name).code == code


def test_ribbons() -> None:
    found = {ribbon: [card.month for card in CARDS if card.ribbon is ribbon] for ribbon in Ribbon}
    assert found == {
        Ribbon.POEM: [1, 2, 3], Ribbon.BLUE: [6, 9, 10], Ribbon.PLAIN: [4, 5, 7, 11],
    }  # fmt: skip
    assert deck.CRANE.ribbon is None


def test_order_is_by_month_then_brightest_first_then_copy() -> None:
    shown = cards("12-kasu3 11-kasu1 11-tan 11-tane 11-hikari 12-kasu1 12-hikari 01-kasu2")
    assert [card.code for card in sorted(shown)] == [
        "01-kasu2", "11-hikari", "11-tane", "11-tan", "11-kasu1", "12-hikari", "12-kasu1", "12-kasu3",
    ]  # fmt: skip
    assert list(CARDS) == sorted(CARDS)


def test_codes_go_both_ways_and_nothing_else_is_a_card() -> None:
    assert all(Card.from_code(card.code) == card and str(card) == card.code for card in CARDS)
    for code in ("", "1-hikari", "02-hikari", "12-kasu4", "11-kasu2", "13-kasu1", "01-kasu", "01-TAN"):
        with pytest.raises(ValueError, match="code"):
            Card.from_code(code)
    for face in ((2, Kind.HIKARI, 0), (1, Kind.KASU, 0), (1, Kind.HIKARI, 1), (0, Kind.KASU, 1)):
        with pytest.raises(ValueError, match="no card"):
            Card(*face)


def test_cards_are_values() -> None:
    assert Card(1, Kind.HIKARI) == deck.CRANE
    assert len({Card(1, Kind.HIKARI), deck.CRANE}) == 1
    assert pickle.loads(pickle.dumps(deck.CRANE)) == copy.deepcopy(deck.CRANE) == deck.CRANE


def test_two_decks_have_every_card_twice() -> None:
    assert Counter(full_deck(2)) == dict.fromkeys(CARDS, 2)


@pytest.mark.parametrize(
    ("game", "players", "decks", "hand", "field"),
    [
        ("hanafuda", 2, 1, 8, 8), ("hanafuda", 3, 1, 7, 6), ("hanafuda", 4, 1, 5, 8),
        ("hanafuda", 5, 1, 4, 8), ("hanafuda", 6, 1, 3, 8), ("koi-koi", 2, 1, 8, 8),
        ("koi-koi", 3, 1, 7, 6), ("koi-koi", 4, 2, 8, 8), ("koi-koi", 5, 2, 8, 8), ("koi-koi", 6, 2, 7, 8),
    ],
)  # fmt: skip
def test_what_is_dealt_by_default(game: str, players: int, decks: int, hand: int, field: int) -> None:
    options = options_for(game, players)
    assert (options.decks, options.hand_size, options.field_size) == (decks, hand, field)
    assert options.rounds == 12


@pytest.mark.parametrize("game", ["hanafuda", "koi-koi"])
@pytest.mark.parametrize(("players", "hand"), [(2, 8), (3, 8), (4, 8), (5, 8), (6, 7)])
def test_what_is_dealt_from_two_decks(game: str, players: int, hand: int) -> None:
    options = options_for(game, players, decks=2)
    assert (options.hand_size, options.field_size) == (hand, 8)


def test_smaller_hands_and_the_half_game() -> None:
    options = options_for("hanafuda", 2, hand_size=5, rounds=6)
    assert (options.hand_size, options.field_size, options.rounds) == (5, 8, 6)


@pytest.mark.parametrize(
    ("reason", "arguments", "options"),
    [
        ("unknown-game", ("poker", 2), {}),
        ("number-of-players", ("koi-koi", 1), {}),
        ("number-of-players", ("koi-koi", 7), {}),
        ("number-of-players", ("hanafuda", 7), {}),
        ("number-of-players", ("koi-koi", 4), {"decks": 1}),
        ("number-of-players", ("koi-koi", True), {"decks": 1}),
        ("number-of-decks", ("koi-koi", 2), {"decks": 3}),
        ("number-of-decks", ("koi-koi", 2), {"decks": True}),
        ("hand-size", ("koi-koi", 2), {"hand_size": 9}),
        ("hand-size", ("koi-koi", 2), {"hand_size": 0}),
        ("hand-size", ("koi-koi", 2), {"hand_size": 7.0}),
        ("number-of-rounds", ("koi-koi", 2), {"rounds": 7}),
        ("not-a-switch", ("koi-koi", 2), {"oya_ken": 1}),
        ("unknown-option", ("koi-koi", 2), {"jokers": True}),
        ("other-game", ("koi-koi", 2), {"play_on": True}),
        ("other-game", ("koi-koi", 2), {"look_first": True}),
        ("other-game", ("hanafuda", 2), {"month_yaku": True}),
        ("other-game", ("hanafuda", 2), {"oya_ken": False}),
    ],
)
def test_options_that_are_refused(reason: str, arguments: tuple[Any, ...], options: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as caught:
        options_for(*arguments, **options)
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")


def test_a_switch_of_the_other_game_at_its_default_does_no_harm() -> None:
    assert options_for("hanafuda", 2, oya_ken=True, play_on=True).play_on
