"""A turn: what a card takes, choosing, the stock, looking at it, and playing on without a hand."""

from __future__ import annotations

import pytest
from hanafuda_playing import after, cards, position

from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.events import (
    CardLaid,
    ChoiceDue,
    DrawDue,
    Drawing,
    Looked,
    RoundEnded,
    StockTurned,
    TakenIntoHand,
    TurnBegan,
    view_event,
)
from voice_hanabi.games.hanafuda.rules.game import (
    Action,
    Call,
    Choose,
    Draw,
    IllegalAction,
    Lay,
    Look,
    NextRound,
    Phase,
    State,
    TakeIntoHand,
    apply,
    legal_actions,
    options_for,
)

BASIC = options_for("hanafuda", 2)
LOOK = options_for("hanafuda", 2, look_first=True)
ON = options_for("hanafuda", 2, play_on=True)
TWO_DECKS = options_for("hanafuda", 2, decks=2)

HANDS = ("01-hikari 05-tane", "06-tane 07-tane")


def card(code: str) -> Card:
    return Card.from_code(code)


def lay(code: str, takes: str | None = None) -> Lay:
    return Lay(card(code), None if takes is None else card(takes))


def refused(state: State, action: Action) -> str:
    shown = repr(state)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert repr(state) == shown
    assert str(caught.value).endswith(".")
    return caught.value.reason


def test_a_card_without_its_month_in_the_field_stays_there() -> None:
    state = position(BASIC, HANDS, "02-tan", "03-tan 04-tan")
    state, events = apply(state, lay("01-hikari"))
    assert events == (
        CardLaid(0, card("01-hikari"), ()),
        StockTurned(0, card("03-tan"), (), 1),
        TurnBegan(1, 1),
    )
    assert state.field == cards("02-tan 01-hikari 03-tan")
    assert state.captured == ((), ())
    assert state.hands[0] == cards("05-tane")
    assert (state.current, state.phase, state.turn) == (1, Phase.LAY, 1)


def test_a_card_and_the_stock_card_take_the_one_of_their_month() -> None:
    state = position(BASIC, HANDS, "01-tan 03-kasu1 09-tan", "03-tan 04-tan")
    state, events = apply(state, lay("01-hikari"))
    assert events[:2] == (
        CardLaid(0, card("01-hikari"), cards("01-tan")),
        StockTurned(0, card("03-tan"), cards("03-kasu1"), 1),
    )
    assert state.captured[0] == cards("01-hikari 01-tan 03-tan 03-kasu1")
    assert state.field == cards("09-tan")


def test_three_of_the_month_are_all_taken_by_the_hand_and_by_the_stock() -> None:
    pine, cherry = "01-tan 01-kasu1 01-kasu2", "03-hikari 03-kasu1 03-kasu2"
    state = position(BASIC, HANDS, f"{pine} {cherry}", "03-tan 04-tan")
    assert legal_actions(state) == (lay("01-hikari"), lay("05-tane"))
    state, _ = apply(state, lay("01-hikari", "01-kasu1"))
    assert state.captured[0] == cards(f"01-hikari {pine} 03-tan {cherry}")
    assert state.field == ()


def test_the_stock_card_may_take_the_card_just_laid() -> None:
    state = position(BASIC, HANDS, "02-tan", "01-kasu1 04-tan")
    state, events = apply(state, lay("01-hikari"))
    assert events[1] == StockTurned(0, card("01-kasu1"), cards("01-hikari"), 1)
    assert state.captured[0] == cards("01-kasu1 01-hikari")


def test_between_two_the_hand_card_says_which_or_is_asked() -> None:
    state = position(BASIC, HANDS, "01-tan 02-tan 01-kasu1", "03-tan 04-tan")
    assert legal_actions(state) == (
        lay("01-hikari", "01-tan"),
        lay("01-hikari", "01-kasu1"),
        lay("05-tane"),
    )
    said = after(state, lay("01-hikari", "01-kasu1"))
    asked, events = apply(state, lay("01-hikari"))
    assert events == (ChoiceDue(0, card("01-hikari"), (card("01-tan"), card("01-kasu1")), False),)
    assert (asked.phase, asked.current) == (Phase.CHOOSE_HAND, 0)
    assert asked.hands[0] == cards("05-tane")
    assert legal_actions(asked) == (Choose(card("01-tan")), Choose(card("01-kasu1")))
    chosen, events = apply(asked, Choose(card("01-kasu1")))
    assert events[0] == CardLaid(0, card("01-hikari"), cards("01-kasu1"))
    assert chosen._replace(history=()) == said._replace(history=())
    assert said.captured[0] == cards("01-hikari 01-kasu1")
    assert said.field == cards("01-tan 02-tan 03-tan")


def test_between_two_the_stock_card_is_asked() -> None:
    state = position(BASIC, HANDS, "03-hikari 03-kasu1", "03-tan 04-tan")
    asked, events = apply(state, lay("05-tane"))
    assert events[-1] == ChoiceDue(0, card("03-tan"), (card("03-hikari"), card("03-kasu1")), True)
    assert (asked.phase, asked.stock) == (Phase.CHOOSE_STOCK, cards("04-tan"))
    for wrong in (lay("01-hikari"), Look(), TakeIntoHand(), NextRound(), Call(True)):
        assert refused(asked, wrong) in {"choice-due", "round-not-over", "no-call-due"}
    assert refused(asked, Choose(card("05-tane"))) == "not-offered"
    chosen, events = apply(asked, Choose(card("03-hikari")))
    assert events[0] == StockTurned(0, card("03-tan"), cards("03-hikari"), 1)
    assert chosen.captured[0] == cards("03-tan 03-hikari")
    assert chosen.field == cards("03-kasu1 05-tane")
    assert chosen.current == 1


def test_the_stock_card_may_take_what_the_hand_card_left() -> None:
    state = position(BASIC, HANDS, "01-tan 01-kasu1", "01-kasu2 04-tan")
    state = after(state, lay("01-hikari", "01-kasu1"))
    assert state.captured[0] == cards("01-hikari 01-kasu1 01-kasu2 01-tan")
    assert state.field == ()


def test_nobody_is_asked_about_two_equal_cards() -> None:
    state = position(TWO_DECKS, HANDS, "01-tan 02-tan 01-tan", "03-tan 04-tan")
    assert legal_actions(state)[0] == lay("01-hikari")
    state = after(state, lay("01-hikari"))
    assert state.captured[0] == cards("01-hikari 01-tan")
    assert state.field == cards("02-tan 01-tan 03-tan")
    stock = after(position(TWO_DECKS, HANDS, "01-tan 01-tan", "01-kasu1 04-tan"), lay("05-tane"))
    assert stock.captured[0] == cards("01-kasu1 01-tan")
    assert stock.field == cards("01-tan 05-tane")


def test_the_same_card_twice_in_a_hand_allows_one_action_and_the_other_stays() -> None:
    state = position(TWO_DECKS, ("01-hikari 01-hikari", "05-tane"), "", "03-tan 04-tan")
    assert legal_actions(state) == (lay("01-hikari"),)
    assert after(state, lay("01-hikari")).hands[0] == cards("01-hikari")


def test_wrong_cards_are_refused() -> None:
    state = position(BASIC, HANDS, "01-tan 02-tan", "03-tan 04-tan")
    assert refused(state, lay("06-tane")) == "not-in-hand"
    assert refused(state, lay("01-hikari", "01-kasu1")) == "not-in-field"
    assert refused(state, lay("01-hikari", "02-tan")) == "does-not-match"
    assert refused(state, lay("05-tane", "02-tan")) == "does-not-match"
    assert refused(state, Choose(card("01-tan"))) == "no-choice-due"
    assert refused(state, Call(koi_koi=True)) == "no-call-due"
    assert refused(state, NextRound()) == "round-not-over"
    assert refused(state, Look()) == "no-look"
    assert refused(state, TakeIntoHand()) == "no-look"
    assert apply(state, lay("01-hikari", "01-tan")) == apply(state, lay("01-hikari"))


def test_anything_but_an_action_is_a_programming_error() -> None:
    with pytest.raises(TypeError):
        apply(position(BASIC, HANDS), "lay")  # type: ignore[arg-type]


def test_an_empty_stock_is_skipped() -> None:
    state = position(BASIC, ("01-hikari 05-tane", "06-tane"), "01-tan")
    state, events = apply(state, lay("01-hikari"))
    assert events == (CardLaid(0, card("01-hikari"), cards("01-tan")), TurnBegan(1, 1))
    assert state.phase is Phase.LAY


def test_the_round_ends_when_the_hands_are_empty_whatever_is_in_the_stock() -> None:
    state = position(BASIC, ("", "01-hikari"), "01-tan", "04-tan 05-tan", current=1)
    state, events = apply(state, lay("01-hikari"))
    assert isinstance(events[-1], RoundEnded)
    assert state.stock == cards("05-tan")
    (result,) = state.rounds
    assert (result.winner, result.how, result.points, result.scores) == (1, "points", 25, (0, 25))


# Playing on.


def test_playing_on_turns_the_stock_by_itself_until_it_is_empty() -> None:
    state = position(ON, ("", "01-hikari"), "01-tan 09-tan", "04-tan 05-tan 05-tane 09-tane", current=1)
    state, events = apply(state, lay("01-hikari"))
    assert events[:-1] == (
        CardLaid(1, card("01-hikari"), cards("01-tan")),
        StockTurned(1, card("04-tan"), (), 3),
        TurnBegan(0, 1),
        StockTurned(0, card("05-tan"), (), 2),
        TurnBegan(1, 2),
        StockTurned(1, card("05-tane"), cards("05-tan"), 1),
        TurnBegan(0, 3),
        StockTurned(0, card("09-tane"), cards("09-tan"), 0),
    )
    (result,) = state.rounds
    assert result.scores == (15, 40)
    assert state.field == cards("04-tan"), "what lies in the field belongs to nobody"
    assert state.turn == 4


def test_playing_on_asks_between_two() -> None:
    state = position(ON, ("", "01-hikari"), "05-kasu1 05-kasu2", "04-tan 05-tan 06-tan", current=1)
    state, events = apply(state, lay("01-hikari"))
    assert events[-1] == ChoiceDue(0, card("05-tan"), (card("05-kasu1"), card("05-kasu2")), True)
    assert (state.phase, state.current) == (Phase.CHOOSE_STOCK, 0)
    state, events = apply(state, Choose(card("05-kasu2")))
    assert state.captured[0] == cards("05-tan 05-kasu2")
    assert isinstance(events[-1], RoundEnded)


# Looking first: after the hand card, before drawing.


def laid(hands: tuple[str, ...] = HANDS, field: str = "03-kasu1", stock: str = "03-tan 04-tan") -> State:
    """Seat 0 has laid the crane, and is to draw."""
    return after(position(LOOK, hands, field, stock), lay("01-hikari"))


def test_whoever_may_look_is_asked_after_the_hand_card_and_draws_as_usual_without_looking() -> None:
    state, events = apply(position(LOOK, HANDS, "03-kasu1", "03-tan 04-tan"), lay("01-hikari"))
    assert events == (CardLaid(0, card("01-hikari"), ()), DrawDue(0))
    assert (state.phase, state.current, state.turn) == (Phase.DRAW, 0, 0)
    assert legal_actions(state) == (Draw(), Look())
    assert refused(state, lay("05-tane")) == "draw-due"
    assert refused(state, TakeIntoHand()) == "not-looked"
    state, events = apply(state, Draw())
    assert events[:2] == (Drawing(0), StockTurned(0, card("03-tan"), cards("03-kasu1"), 1))
    assert (state.phase, state.looked, state.current) == (Phase.LAY, None, 1)


def test_the_top_card_is_seen_by_whoever_looks_and_takes_as_if_drawn() -> None:
    state, events = apply(laid(), Look())
    assert events == (Looked(0, card("03-tan")),)
    assert view_event(events[0], 0) == events[0]
    assert view_event(events[0], 1) == view_event(events[0], None) == Looked(0, None)
    assert (state.looked, state.current, state.turn) == (card("03-tan"), 0, 0)
    assert legal_actions(state) == (Draw(), TakeIntoHand())
    assert refused(state, Look()) == "already-looked"
    state, events = apply(state, Draw())
    assert events[1] == StockTurned(0, card("03-tan"), cards("03-kasu1"), 1)
    assert (state.looked, state.current) == (None, 1)


def test_a_seen_card_may_go_into_the_hand_and_has_to_where_it_takes_nothing() -> None:
    state, events = apply(after(laid(), Look()), TakeIntoHand())
    assert events == (TakenIntoHand(0, card("03-tan"), 1), TurnBegan(1, 1))
    assert view_event(events[0], 1) == TakenIntoHand(0, None, 1)
    assert state.hands[0] == cards("03-tan 05-tane")
    assert (state.phase, state.looked, state.stock) == (Phase.LAY, None, cards("04-tan"))
    state = after(laid(stock="06-tan 04-tan"), Look())
    assert legal_actions(state) == (TakeIntoHand(),)
    assert refused(state, Draw()) == "nothing-to-take"


def test_looking_comes_after_the_choice_for_the_hand_card() -> None:
    state = laid(field="01-tan 01-kasu1")
    assert state.phase is Phase.CHOOSE_HAND
    assert refused(state, Look()) == "choice-due"
    assert after(state, Choose(card("01-tan"))).phase is Phase.DRAW


def test_before_the_hand_card_and_with_an_empty_stock_nothing_is_drawn() -> None:
    state = position(LOOK, HANDS, "01-tan")
    for action in (Look(), Draw()):
        assert refused(state, action) == "no-draw-due"
    assert after(state, lay("01-hikari")).current == 1


def test_with_looking_the_round_goes_on_until_stock_and_hands_are_empty() -> None:
    state = position(LOOK, ("01-hikari", "06-tane"), "09-tan", "04-tan 08-tane")
    state = after(state, lay("01-hikari"), Look(), TakeIntoHand(), lay("06-tane"), Draw())
    assert (state.current, state.stock) == (0, ())
    state, events = apply(state, lay("04-tan"))
    assert events[0] == CardLaid(0, card("04-tan"), ())
    assert isinstance(events[-1], RoundEnded)
    assert not any(state.hands)


def test_with_looking_a_seat_without_cards_only_draws() -> None:
    state = position(LOOK, ("", "01-hikari"), "01-tan", "04-tan 05-tan", current=1)
    state, events = apply(after(state, lay("01-hikari")), Draw())
    assert events[2:] == (TurnBegan(0, 1), DrawDue(0))
    state, events = apply(state, Draw())
    assert events[:2] == (Drawing(0), StockTurned(0, card("05-tan"), (), 0))
    assert isinstance(events[2], RoundEnded)
    assert not state.stock
