"""The light round follows the rules: the same random moves give the same position, yaku and points."""

from __future__ import annotations

from random import Random

import pytest
from hanafuda_lightly import assert_same, move_of
from hanafuda_playing import NAMED_OPTIONS, choose, name_of, option_sets
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanafuda.partners.light.round import LightRound
from voice_hanabi.games.hanafuda.partners.light.seen import action_of, dealt_lightly, seen
from voice_hanabi.games.hanafuda.rules.actions import NextRound
from voice_hanabi.games.hanafuda.rules.game import Options, Phase, State, apply, legal_actions, new_match
from voice_hanabi.games.hanafuda.rules.view import view


def play_both(options: Options, seed: int, rounds: int) -> None:
    """Play this many rounds of random moves in both forms, and compare them after each move."""
    random = Random(f"both {seed}")
    state = new_match(options, seed)
    for _ in range(rounds):
        if state.phase is Phase.LAY:
            state = play_a_round(state, random)
        if state.outcome is not None:
            return
        state, _ = apply(state, NextRound())


def play_a_round(state: State, random: Random) -> State:
    light = dealt_lightly(state.options, state.deal)
    assert_same(state, light)
    while state.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        assert {action_of(move, light.phase) for move in light.legal()} == set(legal_actions(state))
        assert len(light.legal()) == len(legal_actions(state))
        action = choose(state, random)
        light.do(move_of(action, light))
        state, _ = apply(state, action)
        assert_same(state, light)
    return state


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_every_kind_of_match_goes_the_same_way_in_both(options: Options) -> None:
    for seed in range(2):
        play_both(options, seed, 3)


@given(options=option_sets(), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_any_options_and_moves_go_the_same_way_in_both(options: Options, seed: int) -> None:
    play_both(options, seed, 3)


@given(options=option_sets(), seed=st.integers(0, 2**32), most=st.integers(0, 30))
@settings(max_examples=25)
def test_what_a_seat_sees_is_its_own_part_of_the_round(options: Options, seed: int, most: int) -> None:
    random = Random(seed)
    state = new_match(options, seed)
    light: LightRound | None = dealt_lightly(state.options, state.deal) if state.phase is Phase.LAY else None
    for _ in range(most):
        if light is None or state.phase is Phase.ROUND_OVER:
            break
        action = choose(state, random)
        light.do(move_of(action, light))
        state, _ = apply(state, action)
    if light is None:
        return
    for seat in range(options.players):
        shown = seen(view(state, seat))
        own = shown.round
        assert sorted(card % 48 for card in own.hands[seat]) == sorted(
            card % 48 for card in light.hands[seat]
        )
        if seat == state.current:
            assert len(own.legal()) == len(light.legal())
        assert [own.progress, own.points, own.koi_koi] == [light.progress, light.points, light.koi_koi]
        hidden = sum(len(hand) for other, hand in enumerate(light.hands) if other != seat)
        known = seat == state.current and state.looked is not None
        if state.outcome is None and state.phase is not Phase.ROUND_OVER:
            assert len(shown.unseen) == hidden + len(light.stock) - known
