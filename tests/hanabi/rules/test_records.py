"""Records of hanab.live, there and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hanabi_playing import steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.hanabi.rules.actions import Rearrange
from voice_hanabi.hanabi.rules.cards import Card
from voice_hanabi.hanabi.rules.errors import RecordError
from voice_hanabi.hanabi.rules.events import TurnPassed
from voice_hanabi.hanabi.rules.game import State, apply, new_game
from voice_hanabi.hanabi.rules.record import VARIANTS, read_record, replay_record, write_record
from voice_hanabi.hanabi.rules.rulebooks import RULEBOOKS, rules_for

NAMES = ("Jana", "Piotr", "Søren", "Ann", "Bo")


def played(rulebook: str, variant: str, players: int, seed: int, **options: object) -> State:
    rules = rules_for(rulebook, (), suits=VARIANTS[variant], **options)
    return list(steps(rules, players, seed))[-1].after


@given(
    rulebook=st.sampled_from(RULEBOOKS),
    variant=st.sampled_from(list(VARIANTS)),
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    all_or_nothing=st.booleans(),
    draw_slot=st.sampled_from(("freed", "left", "right")),
)
@settings(max_examples=40)
def test_a_game_comes_back_from_its_record(
    rulebook: str, variant: str, players: int, seed: int, all_or_nothing: bool, draw_slot: str
) -> None:
    state = played(rulebook, variant, players, seed, all_or_nothing=all_or_nothing, draw_slot=draw_slot)
    if any(isinstance(event, TurnPassed) for moment in state.history for event in moment.events):
        return
    written = json.loads(json.dumps(write_record(state, NAMES[:players])))
    record = read_record(written)
    again = replay_record(record).state
    first = NAMES.index(record.players[0])
    assert again.outcome == state.outcome
    assert (again.score, again.fireworks_total) == (state.score, state.fireworks_total)
    assert (again.clue_tokens, again.strikes, again.turn) == (state.clue_tokens, state.strikes, state.turn)
    assert again.heights == state.heights
    assert again.discards == state.discards
    for seat, hand in enumerate(state.hands):
        there = again.hands[(seat - first) % players]
        # Rearranging moves cards within a hand, and leaves no trace in a record.
        assert sorted(held.number for held in hand) == sorted(held.number for held in there)
    assert write_record(again, record.players) == written


def test_rearranging_leaves_no_trace() -> None:
    rules = rules_for("en")
    quiet = list(steps(rules, 3, 5, rearranging=False))
    state = quiet[0].before
    moved, _ = apply(state, Rearrange(1, 1, 3))
    assert write_record(moved, NAMES[:3]) == write_record(state, NAMES[:3])


def test_the_shape_of_a_record() -> None:
    state = new_game(rules_for("pl", ["all-or-nothing"]), 2, 4, first=1)
    written: dict[str, Any] = write_record(state, ["Jana", "Piotr"])
    assert written["players"] == ["Piotr", "Jana"]
    assert written["options"] == {"variant": "No Variant", "emptyClues": True, "allOrNothing": True}
    assert len(written["deck"]) == 50
    colours = ["red", "yellow", "green", "blue", "white"]
    top = written["deck"][0]
    assert state.hands[1][0].card == Card(colours[top["suitIndex"]], top["rank"])
    assert written["actions"] == []


def a_record() -> dict[str, Any]:
    """Two players, the deck sorted: Ann holds 1 1 1 2 2 of red, Bo 3 3 4 4 5."""
    deck = [
        {"suitIndex": suit, "rank": rank} for suit in range(5) for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
    ]
    return {"players": ["Ann", "Bo"], "deck": deck, "actions": [], "options": {"variant": "No Variant"}}


def with_actions(*actions: tuple[int, int, int]) -> dict[str, Any]:
    record = a_record()
    record["actions"] = [
        {"type": kind, "target": target, "value": value} for kind, target, value in actions
    ]
    return record


def test_a_record_is_read_as_the_site_means_it() -> None:
    # Red 1; a clue of 1 to Ann; a rank clue; the new card of Ann is number 10.
    record = with_actions((0, 0, 0), (3, 0, 1), (2, 1, 0), (1, 5, 0), (0, 10, 0))
    state = replay_record(read_record(record)).state
    assert state.heights == {"red": 1, "yellow": 1, "green": 0, "blue": 0, "white": 0}
    assert state.discards == (Card("red", 3),)
    assert state.clue_tokens == 7
    assert state.outcome is None


@pytest.mark.parametrize(
    ("actions", "number", "rule"),
    [
        ([(1, 0, 0)], 1, "clue-tokens-full"),
        ([(0, 5, 0)], 1, "not-your-turn"),
        ([(0, 0, 0), (0, 11, 0)], 2, "not-in-hand"),
        ([(0, 0, 0), (0, 99, 0)], 2, "not-in-hand"),
        ([(2, 1, 1)], 1, "clue-touches-nothing"),
        ([(2, 1, 5)], 1, "colour-not-in-game"),
        ([(2, 1, -1)], 1, "colour-not-in-game"),
        ([(3, 1, 6)], 1, "no-such-rank"),
        ([(3, 0, 1)], 1, "own-hand"),
        ([(3, 2, 1)], 1, "no-such-seat"),
        ([(4, 0, 4), (0, 0, 0)], 2, "game-over"),
        ([(0, 3, 0), (0, 5, 0), (0, 4, 0), (0, 6, 0)], 4, "game-over"),
    ],
)
def test_an_illegal_action_is_named(actions: list[tuple[int, int, int]], number: int, rule: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay_record(read_record(with_actions(*actions)))
    assert caught.value.reason == "illegal-action"
    assert caught.value.details["number"] == number
    assert caught.value.details["rule"] == rule
    assert str(caught.value).startswith(f"Action {number} of {len(actions)} is illegal: ")


@pytest.mark.parametrize("kind", [4, 5])
def test_a_game_may_be_ended_early(kind: int) -> None:
    replayed = replay_record(read_record(with_actions((0, 0, 0), (kind, -1, 10))))
    assert replayed.state.outcome is None
    assert replayed.turns == 1


def changed(**fields: object) -> dict[str, Any]:
    return {**a_record(), **fields}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "not-a-record"),
        ([], "not-a-record"),
        ({}, "not-a-record"),
        (changed(players="Ann"), "not-a-record"),
        (changed(players=["Ann", 2]), "not-a-record"),
        (changed(players=["Ann"]), "not-a-game"),
        (changed(players=list("abcdef")), "not-a-game"),
        (changed(deck={}), "not-a-record"),
        (changed(deck=[]), "not-a-game"),
        (changed(deck=[*a_record()["deck"], {"suitIndex": 0, "rank": 1}]), "not-a-game"),
        (changed(deck=[{"suitIndex": 5, "rank": 1}]), "no-such-card"),
        (changed(deck=[{"suitIndex": 0, "rank": True}]), "no-such-card"),
        (changed(deck=[{"suitIndex": 0}]), "no-such-card"),
        (changed(deck=[7]), "no-such-card"),
        (changed(actions=None), "not-a-record"),
        (changed(actions=[{"type": 6, "target": 0}]), "not-an-action"),
        (changed(actions=[{"type": 0}]), "not-an-action"),
        (changed(actions=[{"type": 2, "target": 1, "value": "red"}]), "not-an-action"),
        (changed(actions=["play"]), "not-an-action"),
        (changed(options=[]), "not-a-record"),
        (changed(options={"variant": "Pink (6 Suits)"}), "unsupported-variant"),
        (changed(options={"variant": 5}), "unsupported-variant"),
        (changed(options={"oneExtraCard": True}), "unsupported-option"),
        (changed(options={"deckPlays": True}), "unsupported-option"),
        (changed(characters=[{"name": "Fuming"}]), "unsupported-option"),
    ],
)
def test_what_is_no_record_is_refused(data: object, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay_record(read_record(data))
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("rulebook", "variants", "options", "what"),
    [
        ("pl", ["tiles"], {}, "tiles"),
        ("da", ["colour-call"], {}, "calling"),
        ("pl", ["black", "rainbow-10-every"], {}, "rainbow, black"),
        ("en", [], {"max_strikes": 4}, "strikes"),
    ],
)
def test_what_the_site_lacks_is_refused_by_name(
    rulebook: str, variants: list[str], options: dict[str, object], what: str
) -> None:
    with pytest.raises(RecordError, match=what) as caught:
        write_record(new_game(rules_for(rulebook, variants, **options), 2, 0), ["Ann", "Bo"])
    assert caught.value.reason == "not-on-hanab-live"


def test_each_player_needs_a_name() -> None:
    with pytest.raises(RecordError):
        write_record(new_game(rules_for("en"), 2, 0), ["Ann"])
