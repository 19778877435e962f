"""Full records: any game under any rules, there and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hanabi_playing import dealt, rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.contract.game import Unfit
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import ClueRank, Play, Rearrange
from voice_hanabi.games.hanabi.rules.errors import RecordError
from voice_hanabi.games.hanabi.rules.events import TurnBegan
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.records.full_record import (
    read_full_record,
    replay_full_record,
    write_full_record,
)
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for

NAMES = ("Jana", "Piotr", "Søren", "Ann", "Bo")


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32), share=st.floats(0, 1))
@settings(max_examples=40)
def test_any_game_comes_back_as_it_was(rules: Rules, players: int, seed: int, share: float) -> None:
    played = list(steps(rules, players, seed))
    state = played[int(share * (len(played) - 1))].after
    written = json.loads(json.dumps(write_full_record(state, NAMES[:players])))
    record = read_full_record(written)
    again = replay_full_record(record)
    assert record.players == NAMES[:players]
    assert again == state
    assert repr(again) == repr(state)


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_any_game_is_exported_and_replayed_to_the_same_result(rules: Rules, players: int, seed: int) -> None:
    played = list(steps(rules, players, seed))
    state = played[-1].after
    turns = sum(step.before.pending is None and not isinstance(step.action, Rearrange) for step in played)
    found = HANABI.replay(json.loads(json.dumps(HANABI.record(state, NAMES[:players])))).summary
    assert found == {
        "outcome": state.outcome,
        "score": state.score,
        "fireworks_total": state.fireworks_total,
        "fireworks": state.heights,
        "clue_tokens": state.clue_tokens,
        "strikes": state.strikes,
        "turns": turns,
    }


def a_record() -> dict[str, Any]:
    state = new_game(rules_for("pl", ["tiles", "black"]), 2, 4, first=1)
    state, _ = apply(state, ClueRank(0, 1))
    return json.loads(json.dumps(write_full_record(state, ["Jana", "Piotr"])))  # type: ignore[no-any-return]


def test_the_shape_of_a_full_record() -> None:
    record = a_record()
    rules = record.pop("rules")
    assert record == {
        "game": "hanabi", "players": ["Jana", "Piotr"], "seed": 4, "first": 1, "actions": ["clue 0 1"],
    }  # fmt: skip
    assert (rules["rulebook"], rules["reward_tiles"], rules["suits"][-1]["name"]) == ("pl", True, "black")


def test_a_game_from_a_given_deck_is_refused() -> None:
    state = dealt(rules_for("pl", ["tiles"]), ["R1", "W1"])
    assert isinstance(state.history[0].events[1], TurnBegan)
    with pytest.raises(RecordError, match="given deck"):
        write_full_record(apply(state, Play(1))[0], ["Jana", "Piotr"])
    with pytest.raises(Unfit, match="given deck"):
        HANABI.record(state, ["Jana", "Piotr"])
    with pytest.raises(RecordError, match="1 names"):
        write_full_record(state, ["Jana"])


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("players", ["Jana"], "not-a-game"),
        ("players", "Jana", "not-a-record"),
        ("players", ["Jana", 2], "not-a-record"),
        ("seed", "4", "not-a-record"),
        ("first", None, "not-a-record"),
        ("first", 2, "not-a-game"),
        ("actions", None, "not-a-record"),
        ("actions", ["clue 0"], "not-an-action"),
        ("actions", [3], "not-an-action"),
        ("actions", ["clue 1 1"], "illegal-action"),
        ("rules", {}, "not-a-record"),
        ("rules", None, "not-a-record"),
    ],
)
def test_anything_but_a_full_record_is_refused(field: str, value: object, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay_full_record(read_full_record({**a_record(), field: value}))
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("rulebook", "de", "not-a-record"),
        ("rulebook", [], "not-a-record"),
        ("suits", [], "not-a-game"),
        ("suits", 5, "not-a-record"),
        ("suits", [{"name": "red"}, 5], "not-a-record"),
        ("suits", [{"name": "red", "copies": [10**12] * 5}], "not-a-game"),
        ("suits", [{"name": "red", "colour": "red"}], "not-a-record"),
        ("empty_clues", "no", "not-a-record"),
        ("max_clues", 0, "not-a-game"),
        ("draw_slot", "middle", "not-a-game"),
    ],
)
def test_invalid_rules_are_refused(field: str, value: object, reason: str) -> None:
    record = a_record()
    record["rules"][field] = value
    with pytest.raises(RecordError) as caught:
        replay_full_record(read_full_record(record))
    assert caught.value.reason == reason


def test_anything_but_a_json_object_is_not_a_full_record() -> None:
    with pytest.raises(RecordError, match="not a JSON object"):
        read_full_record([])
