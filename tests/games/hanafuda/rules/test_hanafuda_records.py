"""Records are written, read and played again; refusals name the round, the turn and the rule."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hanafuda_playing import NAMED_OPTIONS, name_of, option_sets, played
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanafuda.rules.errors import RecordError
from voice_hanabi.games.hanafuda.rules.events import TurnBegan
from voice_hanabi.games.hanafuda.rules.game import Options, Phase, State, options_for
from voice_hanabi.games.hanafuda.rules.record import read_record, write_record
from voice_hanabi.games.hanafuda.rules.replay import Replay, replay_record

NAMES = ("Anna", "Petr", "Jana", "Eva", "Ivan", "Ota")
KOI_KOI = options_for("koi-koi", 2)
Data = dict[str, Any]


def written(state: State) -> Data:
    """Return the record as read from a file."""
    data: Data = json.loads(json.dumps(write_record(state, NAMES[: state.players])))
    return data


def replayed(data: object) -> Replay:
    return replay_record(read_record(data))


def assert_comes_to(state: State) -> None:
    replay = replayed(written(state))
    assert replay.totals == state.totals
    assert replay.record.options == state.options
    ends = [result for round_ in replay.rounds for result in round_.rounds]
    assert [(end.winner, end.how, end.yaku, end.points, end.scores, end.captured) for end in ends] == [
        (end.winner, end.how, end.yaku, end.points, end.scores, end.captured) for end in state.rounds
    ]


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_a_whole_match_goes_both_ways(options: Options) -> None:
    state = played(options, 3)
    assert_comes_to(state)
    again = replayed(written(state))
    assert len(again.rounds) == options.rounds


@given(options=option_sets(), seed=st.integers(0, 2**32), actions=st.integers(0, 400))
@settings(max_examples=15)
def test_a_match_that_goes_on_is_written_up_to_its_last_whole_turn(
    options: Options, seed: int, actions: int
) -> None:
    state = played(options, seed, actions)
    assert_comes_to(state)
    (*_, last) = replayed(written(state)).rounds
    began = [event for event in last.history[0].events if isinstance(event, TurnBegan)]
    turns = written(state)["rounds"][-1]["turns"]
    if state.phase is Phase.LAY and began:
        assert last.field == state.field
        assert last.current == state.current
        assert last.turn == len(turns)


def test_what_a_record_looks_like() -> None:
    state = played(options_for("koi-koi", 2, rounds=6, month_yaku=True), 5)
    data = written(state)
    assert data["game"] == "koi-koi"
    assert data["players"] == ["Anna", "Petr"]
    assert data["options"] == {
        "decks": 1, "hand_size": 8, "koi_koi_rounds": 6, "rain_man_seven": True, "hanami_de_ippai": False,
        "tsukimi_de_ippai": False, "month_yaku": True, "double_at_seven": False,
        "double_by_koi_koi": False, "oya_ken": True,
    }  # fmt: skip
    assert [round_["month"] for round_ in data["rounds"]] == [1, 2, 3, 4, 5, 6]
    first = data["rounds"][0]
    assert first["dealer"] == state.rounds[0].dealer
    assert [len(first[name]) for name in ("hands", "field", "stock")] == [2, 8, 24]
    assert first["hands"][0] == [card.code for card in state.deals[0].hands[0]]
    turn = first["turns"][0]
    assert set(turn) == {"player", "hand", "hand_takes", "stock", "stock_takes", "call"}
    assert turn["player"] == first["dealer"]
    assert turn["stock"] == first["stock"][0]
    calls = [turn["call"] for round_ in data["rounds"] for turn in round_["turns"]]
    assert set(calls) == {None, "koi-koi", "shobu"}


def test_what_replay_prints() -> None:
    state = played(options_for("koi-koi", 2, rounds=6), 5)
    summary = replayed(written(state)).summary()
    assert json.loads(json.dumps(summary)) == summary
    assert list(summary) == ["game", "rounds", "totals"]
    assert (summary["game"], summary["totals"]) == ("koi-koi", list(state.totals))
    rounds: Any = summary["rounds"]
    for shown, result in zip(rounds, state.rounds, strict=True):
        assert shown == {
            "winner": result.winner,
            "how": result.how,
            "yaku": [[yaku.name, yaku.points] for yaku in result.yaku],
            "points": result.points,
            "captured": [[card.code for card in sorted(cards)] for cards in result.captured],
        }


def test_an_unfinished_last_round_has_no_winner_and_no_end() -> None:
    summary: Any = replayed(written(played(KOI_KOI, 3, 6))).summary()
    (only,) = summary["rounds"]
    assert (only["winner"], only["how"], only["yaku"], only["points"]) == (None, None, [], 0)
    assert summary["totals"] == [0, 0]


def test_the_usual_options_may_be_left_out() -> None:
    data = written(played(KOI_KOI, 3))
    for options in ({}, None):
        assert replayed({**data, "options": options}).record.options == KOI_KOI


def test_a_record_may_leave_the_call_of_the_last_card_unsaid() -> None:
    data = hand_emptied()
    for call in (None, "shobu"):
        data["rounds"][0]["turns"][-1]["call"] = call
        (end,) = replayed(data).rounds[0].rounds
        assert end.how == "shobu"
    data["rounds"][0]["turns"][-1]["call"] = "koi-koi"
    assert refused(data) == ("illegal-turn", 1, len(data["rounds"][0]["turns"]), "no-call-due")


def hand_emptied() -> Data:
    """A round that ends in a yaku made with the last card of a hand."""
    for seed in range(200):
        state = played(KOI_KOI, seed)
        for place, result in enumerate(state.rounds):
            data = written(state)
            round_ = data["rounds"][place]
            if result.how == "shobu" and len(round_["turns"]) == 16:
                return {**data, "rounds": [round_]}
    raise AssertionError("no such round")


def test_any_rounds_may_stand_in_a_record_and_its_dealers_are_as_it_says() -> None:
    data = written(played(KOI_KOI, 3))
    data["rounds"] = [data["rounds"][4], data["rounds"][1]]
    assert [state.month for state in replayed(data).rounds] == [5, 2]


# What is refused.


def refused(data: object) -> tuple[Any, ...]:
    with pytest.raises(RecordError) as caught:
        replayed(data)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    details = caught.value.details
    return caught.value.reason, details.get("round"), details.get("turn"), details.get("rule")


def changed(change: Callable[[Data], object], options: Options = KOI_KOI, seed: int = 3) -> Data:
    data = written(played(options, seed))
    change(data)
    return data


def turn(data: Data, number: int, **fields: object) -> None:
    data["rounds"][1]["turns"][number - 1].update(fields)


@pytest.mark.parametrize(
    "data",
    [
        None, 5, "x", [], {}, {"players": "Anna"}, {"players": [1, 2], "game": "koi-koi"},
        {"players": ["a", "b"], "game": 3, "rounds": []}, {"players": ["a", "b"], "game": "koi-koi"},
        {"players": ["a", "b"], "game": "koi-koi", "rounds": {}},
        {"players": ["a", "b"], "game": "koi-koi", "rounds": [], "options": [1]},
    ],
)  # fmt: skip
def test_invalid_records(data: object) -> None:
    assert refused(data)[0] == "not-a-record"


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"jokers": True}, "unknown-option"),
        ({"game": "koi-koi"}, "unknown-option"),
        ({"rounds": 6}, "unknown-option"),
        ({"play_on": True}, "other-game"),
        ({"oya_ken": "yes"}, "not-a-switch"),
        ({"oya_ken": None}, "not-a-switch"),
        ({"koi_koi_rounds": 7}, "number-of-rounds"),
        ({"koi_koi_rounds": [12]}, "number-of-rounds"),
        ({"decks": 3}, "number-of-decks"),
        ({"decks": {}}, "number-of-decks"),
        ({"hand_size": 9}, "hand-size"),
        ({"hand_size": "8"}, "hand-size"),
    ],
)
def test_options_that_cannot_be_played(options: Data, rule: str) -> None:
    data = {"players": ["a", "b"], "game": "koi-koi", "rounds": [], "options": options}
    assert refused(data) == ("bad-options", None, None, rule)


@pytest.mark.parametrize(
    ("players", "game", "rule"),
    [(1, "koi-koi", "number-of-players"), (7, "koi-koi", "number-of-players"), (2, "go", "unknown-game")],
)
def test_a_game_that_does_not_exist(players: int, game: str, rule: str) -> None:
    assert refused({"players": ["a"] * players, "game": game, "rounds": []})[3] == rule


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("month", "1"), ("month", True), ("month", None), ("dealer", 0.0), ("hands", None), ("hands", [5]),
        ("hands", {"a": []}), ("field", None), ("field", ["01-hikari", 7]), ("stock", ["01-crane"]),
        ("stock", [["01-hikari"]]), ("turns", None), ("turns", {}),
    ],
)  # fmt: skip
def test_invalid_rounds(field: str, value: object) -> None:
    assert refused(changed(lambda data: data["rounds"][1].update({field: value})))[:2] == ("not-a-round", 2)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("player", None), ("player", "Anna"), ("player", False), ("hand", 4), ("hand", "13-kasu1"),
        ("hand", ["01-hikari"]), ("hand_takes", None), ("hand_takes", "01-hikari"), ("stock", {}),
        ("stock_takes", [None]), ("call", "stop"), ("call", True), ("call", []), ("look", 1),
        ("into_hand", "x"),
    ],
)  # fmt: skip
def test_invalid_turns(field: str, value: object) -> None:
    assert refused(changed(lambda data: turn(data, 2, **{field: value})))[:3] == ("not-a-turn", 2, 2)


def test_a_turn_or_a_round_that_is_not_an_object() -> None:
    assert refused(changed(lambda data: data["rounds"].append(7)))[0] == "too-many-rounds"
    assert refused(changed(lambda data: data["rounds"].__setitem__(2, 7)))[:2] == ("not-a-round", 3)
    assert refused(changed(lambda data: data["rounds"][0]["turns"].append(7)))[:2] == ("not-a-turn", 1)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda data: data["rounds"][1]["stock"].pop(), "wrong-deck"),
        (lambda data: data["rounds"][1]["stock"].append("01-hikari"), "wrong-deck"),
        (lambda data: data["rounds"][1]["hands"].pop(), "cards-dealt"),
        (lambda data: data["rounds"][1]["hands"][0].pop(), "cards-dealt"),
        (lambda data: data["rounds"][1]["field"].pop(), "cards-dealt"),
        (lambda data: data["rounds"][1].update(dealer=2), "no-such-seat"),
        (lambda data: data["rounds"][1].update(dealer=-1), "no-such-seat"),
        (lambda data: data["rounds"][1].update(month=0), "no-such-month"),
        (lambda data: data["rounds"][1].update(month=10**40), "no-such-month"),
    ],
)
def test_an_impossible_deal(change: Callable[[Data], object], rule: str) -> None:
    assert refused(changed(change)) == ("bad-deal", 2, None, rule)


def test_a_field_of_four_is_not_played() -> None:
    data = changed(lambda data: None)
    there = sorted(
        card for pile in (*data["rounds"][0]["hands"], data["rounds"][0]["field"], data["rounds"][0]["stock"])
        for card in pile
    )  # fmt: skip
    data["rounds"][0].update(field=there[:8], hands=[there[8:16], there[16:24]], stock=there[24:])
    assert refused(data) == ("bad-deal", 1, None, "field-of-four")


def test_a_record_is_no_longer_than_a_match_and_does_not_go_on_from_an_unfinished_round() -> None:
    assert refused(changed(lambda data: data["rounds"].append(data["rounds"][0])))[0] == "too-many-rounds"
    assert refused(changed(lambda data: data["rounds"][1]["turns"].pop()))[:2] == ("round-unfinished", 2)


def illegal(change: Callable[[Data], object], options: Options = KOI_KOI) -> tuple[int, str]:
    """Return the turn of the second round that is refused, and the rule that it breaks."""
    reason, round_, number, rule = refused(changed(change, options))
    assert (reason, round_) == ("illegal-turn", 2)
    return number, rule


def test_turns_against_the_rules() -> None:
    data = written(played(KOI_KOI, 3))
    round_ = data["rounds"][1]
    first = round_["turns"][0]
    other = round_["hands"][1 - first["player"]][0]
    assert illegal(lambda data: turn(data, 1, player=1 - first["player"])) == (1, "not-your-turn")
    assert illegal(lambda data: turn(data, 1, player=-1)) == (1, "not-your-turn")
    assert illegal(lambda data: turn(data, 1, player=9)) == (1, "not-your-turn")
    assert illegal(lambda data: turn(data, 1, hand=other)) == (1, "not-in-hand")
    assert illegal(lambda data: turn(data, 1, hand=None)) == (1, "must-lay")
    assert illegal(lambda data: turn(data, 1, stock=round_["stock"][1])) == (1, "wrong-stock-card")
    assert illegal(lambda data: turn(data, 1, stock=None)) == (1, "wrong-stock-card")
    assert illegal(lambda data: turn(data, 1, call="shobu")) == (1, "no-call-due")
    assert illegal(lambda data: turn(data, 1, call="koi-koi")) == (1, "no-call-due")
    assert illegal(lambda data: turn(data, 1, look=True)) == (1, "no-look")
    assert illegal(lambda data: turn(data, 1, into_hand=round_["stock"][0])) == (1, "no-look")
    more = len(round_["turns"]) + 1
    assert illegal(lambda data: data["rounds"][1]["turns"].append(first)) == (more, "round-over")


@pytest.mark.parametrize("call", ["koi-koi", "shobu"])
def test_a_call_that_is_due_has_to_be_made(call: str) -> None:
    for seed in range(40):
        turns = written(played(KOI_KOI, seed))["rounds"][1]["turns"]
        for place, found in enumerate(turns, start=1):
            if found["call"] == call and place < 15:
                data = changed(lambda data: turn(data, place, call=None), seed=seed)  # noqa: B023
                assert refused(data) == ("illegal-turn", 2, place, "call-due")
                return
    raise AssertionError("nobody called")


def test_what_a_card_takes_is_what_the_rules_say() -> None:
    data = written(played(KOI_KOI, 3))
    checked = 0
    for place, found in enumerate(data["rounds"][1]["turns"], start=1):
        for name in ("hand", "stock"):
            takes = f"{name}_takes"
            wrong: list[str] = [] if found[takes] else ["01-hikari", "01-tan"]
            number, rule = illegal(lambda data: turn(data, place, **{takes: wrong}))  # noqa: B023
            assert (number, rule) == (place, "wrong-capture")
            checked += 1
    assert checked > 8


def test_a_captured_card_must_lie_there_and_match() -> None:
    data = written(played(KOI_KOI, 3))
    first = data["rounds"][1]["turns"][0]
    month = first["hand"][:2]
    there = [card for card in data["rounds"][1]["field"] if card[:2] != month]
    hidden = data["rounds"][1]["hands"][1 - first["player"]][0]
    assert illegal(lambda data: turn(data, 1, hand_takes=[there[0]])) == (1, "does-not-match")
    assert illegal(lambda data: turn(data, 1, hand_takes=[hidden])) == (1, "not-in-field")


def test_a_hand_that_wins_leaves_no_turns() -> None:
    data = written(played(KOI_KOI, 3))
    round_ = data["rounds"][0]
    round_["hands"], round_["field"], round_["stock"] = teshi()
    assert refused(data) == ("illegal-turn", 1, 1, "round-over")
    round_["turns"] = []
    (end,) = replayed(data).rounds[0].rounds
    assert (end.how, end.winner, end.points) == ("teshi", 1, 6)


def teshi() -> tuple[list[list[str]], list[str], list[str]]:
    hand = ["07-tane", "07-tan", "07-kasu1", "07-kasu2", "01-tan", "02-tan", "03-tan", "04-tan"]
    other = ["01-kasu1", "02-kasu1", "03-kasu1", "04-kasu1", "05-kasu1", "06-kasu1", "08-kasu1", "09-kasu1"]
    field = ["01-kasu2", "02-kasu2", "03-kasu2", "04-kasu2", "05-kasu2", "06-kasu2", "08-kasu2", "09-kasu2"]
    state = played(KOI_KOI, 3, 0)
    piles = (*state.hands, state.field, state.stock)
    rest = sorted({card.code for pile in piles for card in pile} - {*hand, *other, *field})
    return [other, hand], field, rest


LOOKING = options_for("hanafuda", 2, look_first=True, play_on=True)


def test_looking_and_playing_on_are_written_and_checked() -> None:
    data = written(played(LOOKING, 3))
    turns = data["rounds"][1]["turns"]
    taken = next(place for place, found in enumerate(turns, start=1) if found["into_hand"])
    assert turns[taken - 1]["look"] is True
    assert turns[taken - 1]["stock"] is None
    by_itself = next(place for place, found in enumerate(turns, start=1) if found["hand"] is None)
    first = turns[0]["hand"]
    for place, fields, rule in (
        (taken, {"into_hand": first}, "wrong-stock-card"),
        (taken, {"stock": first}, "wrong-stock-card"),
        (by_itself, {"hand": first}, "not-in-hand"),
        (by_itself, {"player": 5}, "not-your-turn"),
        (by_itself, {"stock": first}, "wrong-stock-card"),
        (1, {"call": "shobu"}, "no-call-due"),
    ):
        wrong = changed(lambda data: turn(data, place, **fields), LOOKING, seed=3)  # noqa: B023
        assert refused(wrong) == ("illegal-turn", 2, place, rule)


def test_there_must_be_as_many_names_as_seats() -> None:
    with pytest.raises(RecordError) as caught:
        write_record(played(KOI_KOI, 3, 0), ["Anna"])
    assert caught.value.reason == "number-of-names"
