"""A match whose cards are read one at a time is the same as one that was dealt with these cards."""

from __future__ import annotations

from random import Random

import pytest
from hanafuda_playing import option_sets
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanafuda.game import KOI_KOI
from voice_hanabi.games.hanafuda.rules.actions import NextRound, ReadCard
from voice_hanabi.games.hanafuda.rules.cards import Card, full_deck
from voice_hanabi.games.hanafuda.rules.dealing import shuffled
from voice_hanabi.games.hanafuda.rules.errors import IllegalAction
from voice_hanabi.games.hanafuda.rules.events import CardRead, Event, FieldDealtAgain, view_event
from voice_hanabi.games.hanafuda.rules.game import (
    Options,
    Phase,
    State,
    apply,
    from_deal,
    from_read_cards,
    legal_actions,
    options_for,
)
from voice_hanabi.games.hanafuda.rules.record import read_record, write_record
from voice_hanabi.games.hanafuda.rules.replay import replay_record
from voice_hanabi.games.hanafuda.rules.view import view

few = settings(max_examples=25, deadline=None)


def read_deal(state: State, cards: list[Card]) -> State:
    """Read the cards of a deal from a shuffled deck; invalid deals are not part of this test."""
    while state.is_dealing and state.phase is Phase.READ:
        state, events = apply(state, ReadCard(cards.pop(0)))
        assume(not any(isinstance(event, FieldDealtAgain) for event in events))
    return state


@given(options=option_sets(), seed=st.integers(0, 2**32))
@few
def test_a_round_of_read_cards_is_the_round_dealt_with_them(options: Options, seed: int) -> None:
    cards = list(shuffled(full_deck(options.decks), str(seed)))
    read = read_deal(from_read_cards(options), cards)
    deal = read.deal
    given_ = from_deal(options, deal.hands, deal.field, cards)
    random = Random(seed)
    while given_.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
        assert _plain(read) == _plain(given_)
        assert [_seen(read, seat) for seat in range(options.players)] == [
            _seen(given_, seat) for seat in range(options.players)
        ]
        action = random.choice(legal_actions(given_))
        given_, events = apply(given_, action)
        read, happened = apply(read, action)
        while read.reading is not None:
            assert legal_actions(read) == ()
            read, more = apply(read, ReadCard(cards[len(cards) - len(read.stock)]))
            happened += more
        assert tuple(happened) == tuple(events)
    assert read.totals == given_.totals


def _plain(state: State) -> tuple[object, ...]:
    return (
        state.hands,
        state.field,
        len(state.stock),
        state.captured,
        state.current,
        state.phase,
        state.yaku,
    )


def _seen(state: State, seat: int) -> tuple[object, ...]:
    shown = view(state, seat)
    return shown.hand, shown.looked, shown.legal, tuple(shown.events)


def test_the_next_round_is_read_too_and_a_match_is_a_record() -> None:
    options = options_for("koi-koi", 2)
    state, random = from_read_cards(options), Random(3)
    for number in (1, 2):
        cards = list(shuffled(full_deck(1), f"again {number}"))
        while state.phase is not Phase.ROUND_OVER:
            if state.reading is not None:
                state, _ = apply(state, ReadCard(cards.pop(0)))
            else:
                state, _ = apply(state, random.choice(legal_actions(state)))
        assert state.round == number
        record = write_record(state, ["Anna", "Petr"])
        assert replay_record(read_record(record)).totals == state.totals
        state, _ = apply(state, NextRound())
        assert state.reading is not None
        assert write_record(state, ["Anna", "Petr"]) == record


def test_a_read_card_of_a_hand_is_for_its_seat_alone() -> None:
    card = Card.from_code("08-hikari")
    event: Event = CardRead(1, card)
    assert view_event(event, 1) == event
    assert view_event(event, 0) == view_event(event, None) == CardRead(1, None)
    assert view_event(CardRead(None, card), None) == CardRead(None, card)
    state = from_read_cards(options_for("koi-koi", 2))
    assert state.reading is not None
    state, _ = apply(state, ReadCard(card))
    assert view(state, 1).hand == (card,)
    assert view(state, 0).hand == view(state, None).hand == ()


def test_what_is_not_read_now_is_refused() -> None:
    state = from_read_cards(options_for("koi-koi", 2))
    card = Card.from_code("01-hikari")
    state, _ = apply(state, ReadCard(card))
    with pytest.raises(IllegalAction, match="lies somewhere else"):
        apply(state, ReadCard(card))
    with pytest.raises(IllegalAction, match="has to be read first"):
        apply(state, NextRound())


def test_four_of_a_month_in_the_field_are_dealt_again() -> None:
    state = from_read_cards(options_for("koi-koi", 2))
    january = [card for card in full_deck(1) if card.month == 1]
    others = [card for card in full_deck(1) if card.month != 1]
    events: tuple[Event, ...] = ()
    for card in (*others[:8], *january):
        state, events = apply(state, ReadCard(card))
    assert any(isinstance(event, FieldDealtAgain) for event in events)
    assert state.round == 1
    assert state.deal.hands == ((), ())


def test_a_read_card_is_saved() -> None:
    action = ReadCard(Card.from_code("12-kasu3"), mark=47)
    assert KOI_KOI.action_of(KOI_KOI.action_record(action)) == action
