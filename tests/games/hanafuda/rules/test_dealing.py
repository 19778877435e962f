"""Who deals, what is dealt, and which deals do not count or win at once."""

from __future__ import annotations

from collections import Counter

import pytest
from hanafuda_playing import NAMED_OPTIONS, cards, dealt, name_of

from voice_hanabi.games.hanafuda.rules import dealing
from voice_hanabi.games.hanafuda.rules.cards import Card, full_deck
from voice_hanabi.games.hanafuda.rules.events import (
    DealerDrawn,
    Dealt,
    FieldDealtAgain,
    HandWon,
    MatchEnded,
    RoundEnded,
    TurnBegan,
)
from voice_hanabi.games.hanafuda.rules.game import (
    DealError,
    NextRound,
    Options,
    Phase,
    apply,
    new_match,
    options_for,
)

TWO = options_for("koi-koi", 2)
THREE = options_for("koi-koi", 3)
FOUR_PAIRS = "01-kasu1 01-kasu2 02-kasu1 02-kasu2 03-kasu1 03-kasu2 04-kasu1 04-kasu2"
NO_PAIRS = "01-hikari 02-tane 03-hikari 04-tane 05-tane 06-tane 07-tane 08-tane"


def drawn(options: Options, monkeypatch: pytest.MonkeyPatch, *draws: str) -> tuple[DealerDrawn, ...]:
    """A draw for the dealer in which these cards are drawn, round after round."""
    decks = iter(cards(draw) for draw in draws)
    monkeypatch.setattr(dealing, "shuffled", lambda *_: next(decks))
    return dealing.draw_for_dealer(options, 0)


@pytest.mark.parametrize(
    ("draw", "dealer"),
    [
        ("05-tane 02-kasu1", 1),
        ("01-kasu1 03-hikari", 0),
        ("08-tane 08-hikari", 1),
        ("11-kasu1 11-tan", 1),
        ("12-kasu1 12-hikari", 1),
    ],
)
def test_the_earlier_month_deals_then_the_higher_value(
    draw: str, dealer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    (only,) = drawn(TWO, monkeypatch, draw)
    assert only.best == (dealer,)
    assert only.drawn == tuple(enumerate(cards(draw)))


def test_only_those_who_tie_draw_again(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = drawn(THREE, monkeypatch, "02-kasu1 03-hikari 02-kasu2", "12-kasu1 12-kasu2", "09-tan 07-kasu1")
    assert [[seat for seat, _ in draw.drawn] for draw in draws] == [[0, 1, 2], [0, 2], [0, 2]]
    assert [draw.best for draw in draws] == [(0, 2), (0, 2), (2,)]


def test_the_draw_is_announced_and_the_dealer_begins() -> None:
    dealers = set()
    for seed in range(40):
        state = new_match(THREE, seed)
        first, *_ = events = state.history[0].events
        assert isinstance(first, DealerDrawn)
        last = [event for event in events if isinstance(event, DealerDrawn)][-1]
        assert last.best == (state.dealer,)
        dealers.add(state.dealer)
        if state.phase is Phase.LAY:
            assert events[-1] == TurnBegan(state.dealer, 0)
            assert state.current == state.dealer
    assert dealers == {0, 1, 2}


def test_a_dealer_may_be_named_instead() -> None:
    state = new_match(THREE, 5, dealer=2)
    assert state.dealer == 2
    assert not any(isinstance(event, DealerDrawn) for event in state.history[0].events)
    for seat in (-1, 3):
        with pytest.raises(DealError) as caught:
            new_match(THREE, 5, dealer=seat)
        assert caught.value.reason == "no-such-seat"


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_a_deal_is_the_whole_deck_sorted_in_hands_of_the_right_size(options: Options) -> None:
    state = new_match(options, 3)
    assert [len(hand) for hand in state.hands] == [options.hand_size] * options.players
    assert len(state.field) == options.field_size
    assert all(list(hand) == sorted(hand) for hand in (*state.hands, state.field))
    there = [card for pile in (*state.hands, state.field, state.stock) for card in pile]
    assert Counter(there) == Counter(full_deck(options.decks))
    (told,) = [event for event in state.history[0].events if isinstance(event, Dealt)]
    assert (told.round, told.month, told.dealer) == (1, 1, state.dealer)
    assert (told.hands, told.field) == (state.hands, state.field)


def test_cards_are_dealt_by_twos_to_the_others_the_field_and_the_dealer() -> None:
    deck = full_deck(1)
    deal = dealing._by_twos(THREE, deck, 1, dealer=1)

    def got(*places: int) -> tuple[Card, ...]:
        return tuple(deck[place] for place in places)

    # Two at a time to seats 2 and 0, the field, and seat 1; the field has six, so the last round skips it.
    assert deal.hands[2] == got(0, 1, 8, 9, 16, 17, 24)
    assert deal.hands[0] == got(2, 3, 10, 11, 18, 19, 25)
    assert deal.field == got(4, 5, 12, 13, 20, 21)
    assert deal.hands[1] == got(6, 7, 14, 15, 22, 23, 26)
    assert deal.stock == deck[27:]


@pytest.mark.parametrize("options", [TWO, options_for("hanafuda", 4), options_for("koi-koi", 5)], ids=name_of)
def test_a_field_with_four_of_a_month_is_dealt_again_before_hands_are_looked_at(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = new_match(options, 0, dealer=0).deal
    bad = cards("04-tane 04-tan 04-kasu1 04-kasu2 05-tane 06-tane 07-tane 08-tane")
    won = tuple(cards(FOUR_PAIRS)[: options.hand_size] for _ in range(options.players))
    deals = iter([good._replace(field=bad, hands=won), good._replace(field=bad), good])
    monkeypatch.setattr(dealing, "_by_twos", lambda *_: next(deals))
    state = new_match(options, 0, dealer=0)
    again = [event for event in state.history[0].events if isinstance(event, FieldDealtAgain)]
    assert again == [FieldDealtAgain(bad, 4)] * 2
    assert state.deal == good
    assert not any(isinstance(event, HandWon) for event in state.history[0].events)


def test_with_two_decks_more_than_four_of_a_month_are_dealt_again_too() -> None:
    assert dealing.month_of_four(cards("04-tane 04-tane 04-tan 04-kasu1 04-kasu1 05-tan 05-tan")) == 4
    assert dealing.month_of_four(cards("04-tane 04-tan 04-kasu1 05-tane 05-tan 05-kasu1")) is None


def test_seeds_whose_first_field_does_not_count_are_dealt_again_by_themselves() -> None:
    again = 0
    for seed in range(300):
        state = new_match(TWO, seed, dealer=0)
        assert dealing.month_of_four(state.field) is None
        again += sum(isinstance(event, FieldDealtAgain) for event in state.history[0].events)
    assert again > 0


TESHI = "07-tane 07-tan 07-kasu1 07-kasu2"


def test_four_of_a_month_in_a_hand_win_six_at_once() -> None:
    state = dealt(TWO, ["", f"{TESHI} 09-tane 10-tane 11-tane 12-kasu1"])
    assert state.phase is Phase.ROUND_OVER
    won = HandWon(1, "teshi", cards(TESHI))
    assert won in state.history[-1].events
    (result,) = state.rounds
    assert (result.winner, result.how, result.points, result.scores) == (1, "teshi", 6, (0, 6))
    assert [(yaku.name, yaku.points, yaku.cards) for yaku in result.yaku] == [("teshi", 6, cards(TESHI))]
    assert state.totals == (0, 6)
    assert result.captured == ((), ())
    assert not any(isinstance(event, TurnBegan) for event in state.history[-1].events)
    following, _ = apply(state, NextRound())
    assert (following.round, following.month, following.dealer) == (2, 2, 1)


def test_four_pairs_win_six_at_once() -> None:
    state = dealt(TWO, ["", FOUR_PAIRS], field="09-tane 09-tan")
    (result,) = state.rounds
    assert (result.winner, result.how, result.points) == (1, "kuttsuki", 6)
    assert [(yaku.name, len(yaku.cards)) for yaku in result.yaku] == [("kuttsuki", 8)]


def test_four_of_a_month_and_two_pairs_are_teshi() -> None:
    state = dealt(TWO, ["", f"{TESHI} 01-kasu1 01-kasu2 02-kasu1 02-kasu2"])
    assert state.rounds[0].how == "teshi"


def test_three_pairs_and_two_single_cards_are_nothing() -> None:
    hand = FOUR_PAIRS.replace("04-kasu2", "05-kasu1")
    assert dealt(TWO, ["09-tane 10-tane 11-tane 12-kasu1 08-tane 07-tane 06-tane 05-tan", hand]).rounds == ()


def test_teshi_goes_before_kuttsuki_whoever_comes_first() -> None:
    state = dealt(TWO, [FOUR_PAIRS, f"{TESHI} 09-tane 10-tane 11-tane 12-kasu1"], dealer=0)
    assert (state.rounds[0].winner, state.rounds[0].how) == (1, "teshi")


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_the_first_of_several_teshi_in_turn_order_wins(dealer: int, winner: int) -> None:
    other = "09-tane 09-tan 09-kasu1 09-kasu2"
    state = dealt(THREE, [TESHI, other, "01-kasu1 02-kasu1 03-kasu1 04-kasu1 05-kasu1 06-kasu1 08-kasu1"],
                  dealer=dealer)  # fmt: skip
    assert state.rounds[0].winner == winner


def test_three_pairs_and_one_over_in_a_hand_of_seven_are_nothing() -> None:
    seven = "01-kasu1 01-kasu2 02-kasu1 02-kasu2 03-kasu1 03-kasu2 04-kasu1"
    single = "05-tane 06-tane 07-tane 08-tane 09-tane 10-tane 11-tane"
    state = dealt(THREE, [seven, single, single.replace("tane", "kasu1").replace("11-kasu1", "11-tan")])
    assert state.rounds == ()


def test_with_two_decks_five_of_a_month_are_teshi() -> None:
    options = options_for("koi-koi", 2, decks=2)
    five = f"{TESHI} 07-tane"
    state = dealt(options, [f"{five} 01-kasu1 02-kasu1 03-kasu1", NO_PAIRS.replace("07-tane", "10-tane")])
    assert (state.rounds[0].how, len(state.rounds[0].yaku[0].cards)) == ("teshi", 5)


def test_the_basic_game_has_neither_of_them() -> None:
    options = options_for("hanafuda", 2)
    state = dealt(options, [FOUR_PAIRS, f"{TESHI} 09-tane 10-tane 11-tane 12-kasu1"])
    assert state.phase is Phase.LAY
    assert state.rounds == ()


def test_a_hand_that_wins_the_last_round_ends_the_match() -> None:
    state = dealt(TWO, [f"{TESHI} 09-tane 10-tane 11-tane 12-kasu1", ""], month=12)
    assert state.phase is Phase.MATCH_OVER
    assert isinstance(state.history[-1].events[-2], RoundEnded)
    assert state.history[-1].events[-1] == MatchEnded((6, 0), (0,))


def broken(**changes: object) -> DealError:
    state = new_match(TWO, 1, dealer=0)
    parts = {"hands": state.hands, "field": state.field, "stock": state.stock, "dealer": 0, "month": 1}
    with pytest.raises(DealError) as caught:
        dealing.checked_deal(TWO, **{**parts, **changes})  # type: ignore[arg-type]
    return caught.value


def test_impossible_deals() -> None:
    state = new_match(TWO, 1, dealer=0)
    one, other = state.hands
    assert broken(hands=(one,)).reason == "cards-dealt"
    assert broken(hands=(one[:-1], other)).reason == "cards-dealt"
    assert broken(field=state.field[1:]).reason == "cards-dealt"
    assert broken(stock=state.stock[1:]).reason == "wrong-deck"
    assert broken(hands=(one, one)).reason == "wrong-deck"
    assert broken(dealer=2).reason == "no-such-seat"
    assert broken(dealer=-1).reason == "no-such-seat"
    assert broken(month=13).reason == "no-such-month"
    with pytest.raises(DealError, match="month 4") as caught:
        dealt(TWO, ["", ""], field="04-tane 04-tan 04-kasu1 04-kasu2")
    assert caught.value.reason == "field-of-four"
