"""Records of hanab.live, there and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hanabi_playing import steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanabi.rules.actions import Rearrange
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.errors import RecordError
from voice_hanabi.games.hanabi.rules.events import CardPlayed, ClueGiven, TurnPassed
from voice_hanabi.games.hanabi.rules.game import State, apply, new_game
from voice_hanabi.games.hanabi.rules.records.record import (
    OWN,
    VARIANTS,
    read_record,
    replay_record,
    write_record,
)
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, rules_for

NAMES = ("Jana", "Piotr", "Søren", "Ann", "Bo")


def played(rulebook: str, variant: str, players: int, seed: int, **options: object) -> State:
    rules = rules_for(rulebook, (), suits=VARIANTS[variant], **options)
    return list(steps(rules, players, seed))[-1].after


@given(
    rulebook=st.sampled_from(RULEBOOKS),
    variant=st.sampled_from(list(VARIANTS)),
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    options=st.fixed_dictionaries(
        {
            "all_or_nothing": st.booleans(),
            "empty_clues": st.booleans(),
            "deduction": st.booleans(),
            "draw_slot": st.sampled_from(("freed", "left", "right")),
        }
    ),
)
@settings(max_examples=40)
def test_a_record_read_back_is_the_same_game(
    rulebook: str, variant: str, players: int, seed: int, options: dict[str, object]
) -> None:
    state = played(rulebook, variant, players, seed, **options)
    if any(isinstance(event, TurnPassed) for moment in state.history for event in moment.events):
        return
    written = json.loads(json.dumps(write_record(state, NAMES[:players])))
    record = read_record(written)
    again = replay_record(record).state
    # Rulebook, seats, slots, options, seed and history: all of it.
    assert record.players == NAMES[:players]
    assert again == state
    assert repr(again) == repr(state)
    assert write_record(again, record.players) == written


@pytest.mark.parametrize("own", [False, True])
def test_a_record_without_our_part_is_the_game_as_the_site_has_it(own: bool) -> None:
    state = played("pl", "No Variant", 3, 5, draw_slot="left")
    written = write_record(state, NAMES[:3])
    if not own:
        del written[OWN]
    record = read_record(written)
    again = replay_record(record).state
    first = state.history[0].events[1].seat  # type: ignore[union-attr]
    assert first
    assert record.players[0] == NAMES[0 if own else first]
    assert (again.outcome, again.score, again.turn) == (state.outcome, state.score, state.turn)
    assert (again.heights, again.discards) == (state.heights, state.discards)
    for seat, hand in enumerate(state.hands):
        there = again.hands[seat if own else (seat - first) % 3]
        assert sorted(held.number for held in hand) == sorted(held.number for held in there)


def test_the_site_is_told_nothing_about_moves_within_a_hand() -> None:
    state = new_game(rules_for("en"), 3, 5)
    moved, _ = apply(state, Rearrange(1, 1, 3))
    one, other = (write_record(game, NAMES[:3]) for game in (moved, state))
    assert one.pop(OWN) != other.pop(OWN)
    assert one == other


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
    assert written[OWN] == {
        "rulebook": "pl", "drawSlot": "freed", "deduction": False, "first": 1, "seed": 4, "moves": [],
    }  # fmt: skip


def test_a_player_other_than_the_first_in_the_list_may_begin() -> None:
    # As in the site's old records: hands are dealt from the first in the list, who need not begin.
    data = with_actions((0, 5, 0), (3, 1, 1))
    data["options"]["startingPlayer"] = 1
    record = read_record(data)
    with pytest.raises(RecordError, match="Action 1 of 2"):
        replay_record(record._replace(first=0))
    data["actions"] = [{"type": 3, "target": 0, "value": 1}, {"type": 0, "target": 0, "value": 0}]
    state = replay_record(read_record(data)).state
    assert [type(event) for moment in state.history[1:] for event in moment.events[:1]] == [
        ClueGiven, CardPlayed,
    ]  # fmt: skip
    assert [held.number for held in state.hands[1]] == [5, 6, 7, 8, 9]
    assert state.current == 1
    written = write_record(state, ["Ann", "Bo"])
    assert written["players"] == ["Ann", "Bo"]
    assert written["options"]["startingPlayer"] == 1  # type: ignore[index]
    assert replay_record(read_record(written)).state == state


def a_record() -> dict[str, Any]:
    """Two players, the deck sorted: Ann holds 1 1 1 2 2 of red, Bo 3 3 4 4 5."""
    deck = [{"suitIndex": suit, "rank": rank} for suit in range(5) for rank in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)]
    return {"players": ["Ann", "Bo"], "deck": deck, "actions": [], "options": {"variant": "No Variant"}}


def with_actions(*actions: tuple[int, int, int]) -> dict[str, Any]:
    record = a_record()
    record["actions"] = [{"type": kind, "target": target, "value": value} for kind, target, value in actions]
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


def with_own(**fields: object) -> dict[str, Any]:
    own = {"rulebook": "en", "drawSlot": "freed", "deduction": False, "first": 0, "seed": 0, "moves": []}
    return changed(**{OWN: {**own, **fields}})


def test_our_part_is_read() -> None:
    record = read_record(with_own(rulebook="cs", drawSlot="left", deduction=True, first=1))
    assert record.rules == rules_for("cs", draw_slot="left", deduction=True)
    assert record.players == ("Bo", "Ann")


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
        (changed(options={"startingPlayer": 2}), "not-a-record"),
        (changed(options={"startingPlayer": "Ann"}), "not-a-record"),
        (changed(**{OWN: []}), "not-a-record"),
        (changed(**{OWN: {}}), "not-a-record"),
        (with_own(rulebook="de"), "not-a-record"),
        (with_own(drawSlot="middle"), "not-a-record"),
        (with_own(deduction=1), "not-a-record"),
        (with_own(first=2), "not-a-record"),
        (with_own(first=-1), "not-a-record"),
        (with_own(seed="7"), "not-a-record"),
        (with_own(moves={}), "not-a-record"),
        (with_own(moves=[[0, 0, 1]]), "not-a-record"),
        (with_own(moves=[[1, 0, 1, 2]]), "not-a-record"),
        (with_own(moves=[[0, 0, 1, 6]]), "not-a-record"),
        (changed(characters=[{"name": "Fuming"}]), "unsupported-option"),
    ],
)
def test_anything_but_a_record_is_refused(data: object, reason: str) -> None:
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
def test_what_the_site_does_not_have_is_refused_by_name(
    rulebook: str, variants: list[str], options: dict[str, object], what: str
) -> None:
    with pytest.raises(RecordError, match=what) as caught:
        write_record(new_game(rules_for(rulebook, variants, **options), 2, 0), ["Ann", "Bo"])
    assert caught.value.reason == "not-on-hanab-live"


def test_each_player_needs_a_name() -> None:
    with pytest.raises(RecordError):
        write_record(new_game(rules_for("en"), 2, 0), ["Ann"])
