"""A computer player in every seat of every kind of match: whatever the game asks, its answer is legal."""

from __future__ import annotations

import pytest
from hanafuda_playing import NAMED_OPTIONS, cards, name_of, played, position

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanafuda.game import HANAFUDA, KOI_KOI, HanafudaGame
from voice_hanabi.games.hanafuda.rules.actions import Call, NextRound
from voice_hanabi.games.hanafuda.rules.game import Options, Phase, State, new_match, options_for
from voice_hanabi.games.hanafuda.rules.yaku import yaku_of


def game_of(options: Options) -> HanafudaGame:
    return KOI_KOI if options.game == "koi-koi" else HANAFUDA


def play_on(state: State, level: Level, rounds: int) -> State:
    """Let partners play this many rounds; an illegal move is refused."""
    game = game_of(state.options)
    partners = [game.partner(seat, level) for seat in range(state.players)]
    last = state.round + rounds
    while state.outcome is None and state.round < last:
        state, _ = game.apply(state, partners[state.current].choose(state).action)
    return state


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_partners_play_a_match_to_its_end(options: Options) -> None:
    for level in (Level.COMPANION, Level.USUAL):
        state = play_on(new_match(options, 3), level, options.rounds)
        assert state.phase is Phase.MATCH_OVER


@pytest.mark.parametrize(
    "options",
    [
        options_for("koi-koi", 2),
        options_for("koi-koi", 3, double_at_seven=True, double_by_koi_koi=True, month_yaku=True),
    ],
    ids=name_of,
)
def test_the_strong_level_plays_rounds_at_once(options: Options) -> None:
    play_on(new_match(options, 3), Level.STRONG, 1)


@pytest.mark.parametrize(
    "options",
    [
        options_for("koi-koi", 2, decks=2, hand_size=2),
        options_for("hanafuda", 6, hand_size=1),
        options_for("hanafuda", 2, look_first=True, hand_size=2),
        options_for("hanafuda", 2, play_on=True, hand_size=2),
    ],
    ids=name_of,
)
def test_the_strong_level_plays_rounds_one_by_one(options: Options) -> None:
    play_on(new_match(options, 3), Level.STRONG, 1)


@pytest.mark.parametrize("level", Level)
def test_the_same_state_level_and_seed_give_the_same_move(level: Level) -> None:
    for actions in (0, 7, 16):
        state = played(options_for("koi-koi", 2), 5, actions)
        partner = KOI_KOI.partner(state.current, level)
        first = partner.choose(state)
        partner.choose(played(options_for("koi-koi", 2), 6, 0)._replace(current=state.current))
        assert partner.choose(state) == first
        assert KOI_KOI.partner(state.current, level).choose(state) == first


def test_a_partner_has_the_next_round_dealt() -> None:
    state = new_match(options_for("koi-koi", 2), 3)._replace(phase=Phase.ROUND_OVER)
    assert KOI_KOI.partner(1, Level.USUAL).choose(state).action == NextRound()


def test_a_partner_refuses_to_move_out_of_turn() -> None:
    state = new_match(NAMED_OPTIONS[0], 3, dealer=0)
    with pytest.raises(ValueError, match="Seat 1"):
        KOI_KOI.partner(1, Level.USUAL).choose(state)


def test_whoever_is_behind_in_the_last_round_does_not_stop_for_one_point_but_otherwise_does() -> None:
    state = position(
        options_for("koi-koi", 2),
        hands=("02-tane 08-hikari", "05-kasu1 06-kasu1"),
        field="08-kasu1 02-tan 04-kasu1 10-kasu1",
        stock="09-kasu1 09-kasu2 07-kasu1 07-kasu2",
        captured=("01-hikari 03-hikari 04-tan 05-tan 06-tan 07-tan 11-tan", "12-kasu1 12-kasu2"),
        round=12,
        totals=(0, 4),
        phase=Phase.CALL,
        yaku=(yaku_of(cards("04-tan 05-tan 06-tan 07-tan 11-tan"), options_for("koi-koi", 2), 1), ()),
    )
    assert KOI_KOI.partner(0, Level.STRONG).choose(state).action == Call(koi_koi=True)
    ahead = state._replace(
        totals=(0, 0),
        field=cards("08-kasu1 03-tan 04-kasu1 10-kasu1"),
        captured=(state.captured[0], cards("01-tan 02-tan 12-kasu1 12-kasu2")),
    )
    assert KOI_KOI.partner(0, Level.STRONG).choose(ahead).action == Call(koi_koi=False)
