"""Nobody can learn from a view or an event what they may not see.

Two worlds are compared that differ only in faces hidden from a seat: the faces of all cards that it has
not seen in a round are permuted, in the hands, in the stock and in the past alike. Whatever the seat is
given must be byte for byte the same. The same holds for everyone at the table (``None``).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hanafuda_playing import NAMED_OPTIONS, Step, after, name_of, option_sets, played, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanafuda.rules.cards import Card, full_deck
from voice_hanabi.games.hanafuda.rules.events import (
    CardLaid,
    ChoiceDue,
    Dealt,
    Event,
    HandWon,
    Looked,
    StockTurned,
    TakenIntoHand,
    view_event,
)
from voice_hanabi.games.hanafuda.rules.game import (
    Lay,
    Look,
    Options,
    SeatError,
    State,
    apply,
    new_match,
    options_for,
)
from voice_hanabi.games.hanafuda.rules.view import view

Faces = dict[Card, Card]


def seen_in(state: State, number: int, seat: int | None) -> set[Card]:
    """The faces that a seat, or everyone, has seen in a round, from the rules and not from any view."""
    found: set[Card] = set()
    for moment in state.history:
        for event in moment.events if moment.round == number else ():
            if isinstance(event, Dealt):
                found.update(event.field)
                found.update(event.hands[seat] if seat is not None else ())  # type: ignore[arg-type]
            elif isinstance(event, CardLaid | StockTurned | ChoiceDue):
                found.add(event.card)
            elif isinstance(event, HandWon):
                found.update(event.cards)
            elif isinstance(event, Looked | TakenIntoHand) and event.seat == seat:
                found.add(event.card)  # type: ignore[arg-type]
    return found


def permutations(state: State, latest: State, seat: int | None, random: Random) -> dict[int, Faces]:
    """For each round of ``state``, other faces for those that the seat has not seen by ``latest``."""
    found = {}
    for number in range(1, state.round + 1):
        seen = seen_in(latest, number, seat)
        hidden = [card for card in full_deck(1) if card not in seen]
        faces = hidden[:]
        random.shuffle(faces)
        found[number] = dict(zip(hidden, faces, strict=True))
    return found


def another_world(state: State, worlds: dict[int, Faces]) -> State:
    """The same match with the faces of each round permuted like this."""
    now = worlds[state.round]
    deals = []
    for number, deal in enumerate(state.deals, start=1):
        faces = worlds[number]
        deals.append(
            deal._replace(
                hands=tuple(tuple(sorted(other(hand, faces))) for hand in deal.hands),
                stock=other(deal.stock, faces),
            )
        )
    return state._replace(
        deals=tuple(deals),
        hands=tuple(tuple(sorted(other(hand, now))) for hand in state.hands),
        stock=other(state.stock, now),
        looked=now.get(state.looked, state.looked) if state.looked is not None else None,
        history=tuple(
            moment._replace(events=tuple(retold(event, worlds[moment.round]) for event in moment.events))
            for moment in state.history
        ),
    )


def other(cards: tuple[Card, ...], faces: Faces) -> tuple[Card, ...]:
    return tuple(faces.get(card, card) for card in cards)


def retold(event: Event, faces: Faces) -> Event:
    if isinstance(event, Dealt):
        hands = tuple(tuple(sorted(other(hand, faces))) for hand in event.hands)  # type: ignore[arg-type]
        return replace(event, hands=hands)
    if isinstance(event, Looked | TakenIntoHand):
        assert event.card is not None
        return replace(event, card=faces.get(event.card, event.card))
    return event


def assert_same_view(one: State, other: State, seat: int | None) -> None:
    mine, theirs = view(one, seat), view(other, seat)
    assert mine == theirs
    assert repr(mine) == repr(theirs)


def check_step(step: Step, seat: int | None, random: Random) -> None:
    """Compare the worlds in which all that the seat sees by the end of the step is the same."""
    worlds = permutations(step.after, step.after, seat, random)
    assert_same_view(step.after, another_world(step.after, worlds), seat)
    before = another_world(step.before, permutations(step.before, step.after, seat, random))
    assert_same_view(step.before, before, seat)
    other_after, other_events = apply(before, step.action)
    told = [view_event(event, seat) for event in step.events]
    assert repr(told) == repr([view_event(event, seat) for event in other_events])
    assert_same_view(step.after, other_after, seat)


@pytest.mark.by_turns(of="options")
@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_no_option_reveals_a_hidden_face(options: Options) -> None:
    random = Random(name_of(options))
    for number, step in enumerate(steps(options, 1)):
        if number % 13 == 0 or (isinstance(step.action, Look) and number < 60):
            check_step(step, random.choice((*range(options.players), None)), random)


@given(options=option_sets(), seed=st.integers(0, 2**32), offset=st.integers(0, 9))
@settings(max_examples=5)
def test_no_set_of_options_reveals_a_hidden_face(options: Options, seed: int, offset: int) -> None:
    random = Random(seed)
    for number, step in enumerate(steps(options, seed, most=150)):
        if number % 10 == offset:
            for seat in (*range(options.players), None):
                check_step(step, seat, random)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_test_itself_would_notice(seat: int | None) -> None:
    state = new_match(options_for("hanafuda", 2), 1, dealer=0)
    held = [card for hand in state.hands for card in hand] + list(state.stock)
    shown = set()
    for seed in range(3):
        faces = held[:]
        Random(seed).shuffle(faces)
        world = another_world(state, {1: dict(zip(held, faces, strict=True))})
        shown.add(repr(view(world, seat)))
    assert len(shown) == (1 if seat is None else 3)


def test_a_looked_at_card_is_in_one_view_only() -> None:
    state = new_match(options_for("hanafuda", 3, look_first=True), 2, dealer=1)
    state = after(state, Lay(state.hands[1][0]), Look())
    assert view(state, 1).looked == state.stock[0]
    for seat in (0, 2, None):
        shown = view(state, seat)
        assert (shown.looked, shown.has_looked) == (None, True)
        assert state.stock[0].code not in {card.code for card in shown.hand}


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_a_view_has_what_its_seat_may_know(options: Options) -> None:
    state = played(options, 2, 25)
    for seat in (*range(options.players), None):
        shown = view(state, seat)
        assert shown.hand == (() if seat is None else state.hands[seat])
        assert shown.hand_sizes == tuple(map(len, state.hands))
        assert (shown.field, shown.captured, shown.yaku) == (state.field, state.captured, state.yaku)
        assert (shown.stock_size, shown.phase, shown.choice) == (len(state.stock), state.phase, state.choice)
        assert (shown.round, shown.month, shown.dealer) == (state.round, state.month, state.dealer)
        assert (shown.totals, shown.rounds, shown.outcome) == (state.totals, state.rounds, state.outcome)
        dealt = [event for event in shown.events if isinstance(event, Dealt)]
        assert len(dealt) == state.round
        for event in dealt:
            faces = Counter(card is not None for hand in event.hands for card in hand)
            assert faces[True] == (0 if seat is None else options.hand_size)
        assert len(shown.history) == len(state.history)
        assert shown.since(state.turn) == tuple(
            view_event(event, seat) for m in state.history if m.turn >= state.turn for event in m.events
        )


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(SeatError, match=str(seat)):
        view(new_match(options_for("koi-koi", 2), 1), seat)
