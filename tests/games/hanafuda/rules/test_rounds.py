"""Koi-koi or shobu, what a round scores, who deals next, and the end of a match."""

from __future__ import annotations

import pytest
from hanafuda_playing import after, cards, played, position

from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.events import (
    CallDue,
    CardLaid,
    KoiKoiCalled,
    MatchEnded,
    RoundEnded,
    StockTurned,
    TurnBegan,
    YakuMade,
)
from voice_hanabi.games.hanafuda.rules.game import (
    Call,
    IllegalAction,
    Lay,
    NextRound,
    Options,
    Outcome,
    Phase,
    RoundResult,
    State,
    apply,
    legal_actions,
    options_for,
)
from voice_hanabi.games.hanafuda.rules.state import next_dealer
from voice_hanabi.games.hanafuda.rules.view import view

KOI_KOI = options_for("koi-koi", 2)
BASIC = options_for("hanafuda", 3)
KOI, SHOBU = Call(koi_koi=True), Call(koi_koi=False)


def lay(code: str) -> Lay:
    return Lay(Card.from_code(code))


def near_sanko(options: Options = KOI_KOI, **changes: object) -> State:
    """Seat 0 takes its third bright with the phoenix and, with 4 more cards to come, its fourth."""
    return position(
        options,
        ("12-hikari 08-hikari 05-tane", "06-tane 07-tane 09-tane", *[""] * (options.players - 2)),
        "12-kasu1 08-kasu1 06-kasu1",
        "02-tan 04-tan 05-kasu1 10-tan 10-kasu1",
        ("01-hikari 03-hikari",),
        **changes,
    )


def test_a_yaku_is_reported_and_a_call_is_due() -> None:
    state, events = apply(near_sanko(), lay("12-hikari"))
    (sanko,) = state.yaku[0]
    assert (sanko.name, sanko.points, sanko.cards) == ("sanko", 5, cards("01-hikari 03-hikari 12-hikari"))
    assert events[2:] == (YakuMade(0, (sanko,), (sanko,), 5), CallDue(0, 5, 2))
    assert (state.phase, state.current, state.turn) == (Phase.CALL, 0, 0)
    assert legal_actions(state) == (SHOBU, KOI)
    for action in (lay("08-hikari"), NextRound()):
        with pytest.raises(IllegalAction):
            apply(state, action)


def test_shobu_scores_and_ends_the_round() -> None:
    state, events = apply(after(near_sanko(), lay("12-hikari")), SHOBU)
    (ended,) = events
    assert isinstance(ended, RoundEnded)
    result = ended.result
    assert (result.winner, result.how, result.points, result.scores) == (0, "shobu", 5, (5, 0))
    assert [yaku.name for yaku in result.yaku] == ["sanko"]
    assert result.captured == (cards("01-hikari 03-hikari 12-hikari 12-kasu1"), ())
    assert (ended.totals, state.totals, state.rounds) == ((5, 0), (5, 0), (result,))
    assert state.phase is Phase.ROUND_OVER
    assert legal_actions(state) == (NextRound(),)
    for action in (lay("08-hikari"), SHOBU):
        with pytest.raises(IllegalAction) as caught:
            apply(state, action)
        assert caught.value.reason == "round-over"


def test_koi_koi_plays_on_and_the_next_call_comes_only_when_the_total_has_risen() -> None:
    state, events = apply(after(near_sanko(), lay("12-hikari")), KOI)
    assert events == (KoiKoiCalled(0, 1), TurnBegan(1, 1))
    assert (state.koi_koi, state.called_at, state.current) == ((1, 0), (5, 0), 1)
    state = after(state, lay("06-tane"))
    without, events = apply(state, lay("05-tane"))
    assert without.phase is Phase.LAY, "the sanko was called for already"
    assert not any(isinstance(event, YakuMade) for event in events)
    grown, events = apply(state, lay("08-hikari"))
    (made,) = [event for event in events if isinstance(event, YakuMade)]
    assert [yaku.name for yaku in made.new] == ["shiko"]
    assert [(yaku.name, yaku.points) for yaku in made.yaku] == [("shiko", 8)]
    assert events[-1] == CallDue(0, 8, 1)
    assert apply(grown, KOI)[1][0] == KoiKoiCalled(0, 2)
    assert after(grown, SHOBU).rounds[0].points == 8


def test_a_larger_yaku_of_the_same_name_is_called_again() -> None:
    state = position(
        KOI_KOI,
        ("10-tane 11-tane 12-kasu2", "06-tane 12-kasu3"),
        "10-kasu1 11-kasu1",
        "01-kasu1 03-tan 04-tan",
        ("02-tane 04-tane 05-tane 08-tane",),
    )
    state = after(state, lay("10-tane"), KOI, lay("06-tane"))
    state, events = apply(state, lay("11-tane"))
    (made,) = [event for event in events if isinstance(event, YakuMade)]
    assert [(yaku.name, yaku.points) for yaku in made.new] == [("tane", 2)]
    assert state.phase is Phase.CALL


def test_yaku_are_checked_once_after_the_stock_card() -> None:
    state = near_sanko()._replace(stock=cards("08-kasu2 02-tan"), field=cards("12-kasu1 08-hikari"))
    state = state._replace(hands=(cards("12-hikari 05-tane"), state.hands[1]))
    state, events = apply(state, lay("12-hikari"))
    assert [type(event) for event in events] == [CardLaid, StockTurned, YakuMade, CallDue]
    assert [yaku.name for yaku in state.yaku[0]] == ["shiko"]


def test_a_yaku_made_with_the_last_card_is_scored_at_once() -> None:
    state = near_sanko()._replace(hands=(cards("12-hikari"), cards("06-tane")))
    state, events = apply(state, lay("12-hikari"))
    assert not any(isinstance(event, CallDue) for event in events)
    assert isinstance(events[-1], RoundEnded)
    assert (state.rounds[0].how, state.rounds[0].winner, state.rounds[0].points) == ("shobu", 0, 5)


def test_with_the_last_card_a_yaku_that_was_called_for_is_not_scored() -> None:
    state = near_sanko(called_at=(5, 0), koi_koi=(1, 0))
    state = state._replace(
        hands=(cards("05-tane"), cards("06-tane")), captured=(cards("01-hikari 03-hikari 12-hikari"), ())
    )
    state = after(state, lay("05-tane"))
    assert (state.phase, state.current) == (Phase.LAY, 1)


@pytest.mark.parametrize(("oya_ken", "how", "points"), [(True, "oya-ken", 6), (False, "drawn", 0)])
def test_where_nobody_calls_shobu_the_dealer_gets_six_or_nobody_anything(
    oya_ken: bool, how: str, points: int
) -> None:
    options = options_for("koi-koi", 2, oya_ken=oya_ken, double_by_koi_koi=True)
    state = position(options, ("", "05-tane"), "", "02-tan", current=1, koi_koi=(1, 0), called_at=(5, 0))
    state = after(state, lay("05-tane"))
    (result,) = state.rounds
    assert (result.how, result.points) == (how, points), "the dealer's six are never doubled"
    assert result.winner == (0 if oya_ken else None)
    assert result.yaku == ()
    assert state.totals == (points, 0)
    assert after(state, NextRound()).dealer == 0


def with_points(points: int, **changes: object) -> State:
    """Seat 0 is about to make yaku of this many points, by taking a ribbon."""
    ribbons = "01-tan 02-tan 04-tan 05-tan"
    captured = {1: ribbons, 6: f"{ribbons} 06-tane 07-tane 10-tane", 7: f"{ribbons} 06-tane 07-tane 10-tane"}
    switches = {name: changes.pop(name) for name in list(changes) if name.startswith("double")}
    state = position(
        options_for("koi-koi", 2, **switches),  # type: ignore[arg-type]
        ("07-tan 12-kasu1", "11-tan"),
        "07-kasu1",
        "11-kasu1 03-kasu1",
        (captured[points],),
        **changes,
    )
    if points == 7:
        state = state._replace(captured=((*state.captured[0], *cards("09-tan")), ()))
    return state


@pytest.mark.parametrize(
    ("points", "seven", "by_calls", "koi_koi", "expected"),
    [
        (6, True, False, (0, 0), 6),
        (7, True, False, (0, 0), 14),
        (7, False, False, (0, 0), 7),
        (7, False, False, (1, 1), 7),
        (1, False, True, (0, 0), 1),
        (1, False, True, (0, 1), 2),
        (6, False, True, (0, 2), 24),
        (6, True, True, (0, 1), 12),
        (7, True, True, (0, 1), 28),
        (7, True, True, (0, 2), 56),
    ],
)
def test_doubling(points: int, seven: bool, by_calls: bool, koi_koi: tuple[int, int], expected: int) -> None:
    state = with_points(points, double_at_seven=seven, double_by_koi_koi=by_calls, koi_koi=koi_koi)
    state, events = apply(state, lay("07-tan"))
    (made,) = [event for event in events if isinstance(event, YakuMade)]
    assert made.points == points
    assert events[-1] == CallDue(0, expected, 1)
    state = after(state, SHOBU)
    assert state.rounds[0].points == expected
    assert state.totals == (expected, 0)
    assert sum(yaku.points for yaku in state.rounds[0].yaku) == points


def test_a_call_looks_at_the_total_before_doubling() -> None:
    state = with_points(6, double_at_seven=True, called_at=(6, 0), koi_koi=(1, 0))
    assert after(state, lay("07-tan")).phase is Phase.LAY


def test_only_the_player_who_calls_shobu_scores_and_deals_next() -> None:
    options = options_for("koi-koi", 3)
    state = near_sanko(options, current=1)
    state = state._replace(
        hands=(state.hands[1], state.hands[0], cards("10-tane")),
        captured=(cards("06-tan 09-tan 10-tan"), state.captured[0], ()),
    )
    state = after(state, lay("12-hikari"), SHOBU)
    assert state.rounds[0].scores == (0, 5, 0)
    following, events = apply(state, NextRound())
    assert (following.round, following.month, following.dealer, following.current) == (2, 2, 1, 1)
    assert following.koi_koi == following.called_at == (0, 0, 0)
    assert following.captured == following.yaku == ((), (), ())
    assert following.totals == (0, 5, 0)
    assert events == following.history[-1].events


def basic_end(captured: tuple[str, str, str], dealer: int) -> State:
    """The end of a round of the basic game in which these cards were captured."""
    state = position(BASIC, ("", "", "05-tane"), "", "02-tan", captured, current=2)
    state = state._replace(deals=(state.deal._replace(dealer=dealer),))
    return after(state, lay("05-tane"))


@pytest.mark.parametrize(
    ("captured", "dealer", "scores", "winner", "following"),
    [
        (("01-hikari", "03-hikari 05-tan", "12-hikari 11-kasu1"), 0, (20, 25, 21), 1, 1),
        (("01-hikari", "01-tan", "02-tane"), 2, (20, 5, 10), 0, 0),
        (("01-hikari", "03-hikari", "02-tane"), 0, (20, 20, 10), None, 0),
        (("01-hikari", "03-hikari", "02-tane"), 1, (20, 20, 10), None, 1),
        (("01-hikari", "03-hikari", "02-tane"), 2, (20, 20, 10), None, 0),
        (("01-tan", "03-hikari", "08-hikari"), 0, (5, 20, 20), None, 1),
        (("01-hikari", "03-hikari", "08-hikari"), 1, (20, 20, 20), None, 1),
        (("", "", ""), 1, (0, 0, 0), None, 1),
    ],
)
def test_the_basic_game_counts_points_and_the_best_deals_next(
    captured: tuple[str, str, str], dealer: int, scores: tuple[int, int, int], winner: int | None,
    following: int,
) -> None:  # fmt: skip
    state = basic_end(captured, dealer)
    (result,) = state.rounds
    assert (result.scores, result.winner) == (scores, winner)
    assert result.how == ("drawn" if winner is None else "points")
    assert result.points == max(scores)
    assert result.yaku == ()
    assert state.totals == scores
    assert next_dealer(state) == following
    assert after(state, NextRound()).dealer == following


@pytest.mark.parametrize("game", ["koi-koi", "hanafuda"])
@pytest.mark.parametrize("rounds", [6, 12])
def test_a_match_has_twelve_rounds_or_six_one_per_month(game: str, rounds: int) -> None:
    state = played(options_for(game, 2, rounds=rounds), 4)
    assert [result.month for result in state.rounds] == list(range(1, rounds + 1))
    assert [result.round for result in state.rounds] == list(range(1, rounds + 1))
    assert state.phase is Phase.MATCH_OVER
    assert state.outcome is not None
    assert state.history[-1].events[-1] == MatchEnded(state.totals, state.outcome.winners)
    assert state.totals == tuple(
        sum(result.scores[seat] for result in state.rounds) for seat in range(state.players)
    )
    assert legal_actions(state) == ()
    for action in (NextRound(), SHOBU):
        with pytest.raises(IllegalAction) as caught:
            apply(state, action)
        assert caught.value.reason == "match-over"


@pytest.mark.parametrize(("totals", "winners"), [((3, 5), (0,)), ((0, 5), (0, 1)), ((0, 9), (1,))])
def test_the_last_round_ends_the_match_and_a_tie_is_shared(
    totals: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = near_sanko(options_for("koi-koi", 2, rounds=6), round=6, totals=totals)
    state = after(state, lay("12-hikari"), SHOBU)
    assert state.outcome == Outcome((totals[0] + 5, totals[1]), winners)


def test_any_seat_may_have_the_next_round_dealt() -> None:
    state = after(near_sanko(), lay("12-hikari"), SHOBU)
    assert [view(state, seat).legal for seat in (0, 1, None)] == [(NextRound(),), (NextRound(),), ()]


def test_a_result_is_a_value() -> None:
    result = after(near_sanko(), lay("12-hikari"), SHOBU).rounds[0]
    assert isinstance(result, RoundResult)
    assert (result.round, result.month, result.dealer) == (1, 1, 0)
