"""Nobody can learn from a view or an event what they may not see.

Two worlds are compared that differ only in faces hidden from a seat: its own hand and the deck are
permuted, in the hands, in the deck and in the past events alike. Whatever the seat is given must be
byte for byte the same. The same holds for everyone at the table (``None``), for whom every hand and the
deck are permuted.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from hanabi_playing import NAMED_RULES, Step, rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import (
    CardDrawn,
    Dealt,
    Event,
    Moment,
    Tile,
    TileForfeited,
    view_event,
)
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view


def hidden_numbers(state: State, seat: int | None) -> set[int]:
    """The numbers of the cards that a seat, or everyone together, may not know."""
    held = {
        card.number
        for owner, hand in enumerate(state.hands)
        if seat is None or owner == seat
        for card in hand
    }
    return held | set(range(state.drawn, len(state.deck)))


def another_world(state: State, numbers: Iterable[int], random: Random) -> State:
    """The same game with the faces of these cards permuted."""
    places = sorted(numbers)
    faces = [state.deck[place] for place in places]
    random.shuffle(faces)
    deck = list(state.deck)
    for place, face in zip(places, faces, strict=True):
        deck[place] = face
    inside = {held.number for hand in state.hands for held in hand}
    new = {place: deck[place] for place in inside}
    hands = tuple(
        tuple(
            held._replace(card=new[held.number], touch=state.setup.touch[new[held.number]]) for held in hand
        )
        for hand in state.hands
    )
    history = tuple(
        Moment(moment.turn, tuple(_retold(state, event, new) for event in moment.events))
        for moment in state.history
    )
    return state._replace(deck=tuple(deck), hands=hands, history=history)


def _retold(state: State, event: Event, new: dict[int, Card]) -> Event:
    if isinstance(event, CardDrawn) and event.number in new:
        return replace(event, card=new[event.number])
    if isinstance(event, Dealt):
        # Whole hands are dealt, the first player's first, which gives the numbers of the dealt cards.
        first = state.history[0].events[1].seat  # type: ignore[union-attr]
        size = len(event.hands[0])
        return Dealt(
            tuple(
                tuple(
                    new.get((owner - first) % state.players * size + place, card)
                    for place, card in enumerate(hand)
                )
                for owner, hand in enumerate(event.hands)
            )
        )
    return event


def assert_same_view(one: State, other: State, seat: int | None) -> None:
    mine, theirs = view(one, seat), view(other, seat)
    assert mine == theirs
    assert repr(mine) == repr(theirs)
    assert str(mine) == str(theirs)
    # A pickle contains only what was shown: no state with hidden faces goes with it.
    assert repr(pickle.loads(pickle.dumps(mine))) == repr(theirs)


def revealed_by(state: State, action: Action, seat: int | None) -> set[int]:
    """Return the numbers of the cards whose faces an action itself reveals to a seat."""
    found: set[int] = set()
    if isinstance(action, Play | Discard):
        found.add(state.hands[state.current][action.slot - 1].number)
    elif isinstance(action, ClueColour | ClueRank):
        found.update(held.number for held in state.hands[action.target])
    if seat not in (None, state.current):
        # The others see what is drawn, which may be any card once one is shuffled into the deck.
        found.update(range(state.drawn, len(state.deck) if state.pending else state.drawn + 1))
    return found


def check_step(step: Step, seat: int | None, random: Random) -> None:
    before, action, events, after = step
    assert_same_view(after, another_world(after, hidden_numbers(after, seat), random), seat)
    decided_by_faces = any(
        isinstance(event, TileForfeited) or getattr(event, "tile", None) in (Tile.COLOUR_CLUE, Tile.RANK_CLUE)
        for event in events
    )
    if decided_by_faces:
        # Everybody who looks at the hands sees whether a free clue can be given at all.
        return
    other = another_world(before, hidden_numbers(before, seat) - revealed_by(before, action, seat), random)
    assert_same_view(before, other, seat)
    other_after, other_events = apply(other, action)
    told = tuple(view_event(event, seat) for event in events)
    assert repr(told) == repr(tuple(view_event(event, seat) for event in other_events))
    assert_same_view(after, other_after, seat)


@pytest.mark.parametrize(("rulebook", "variants"), NAMED_RULES)
@pytest.mark.parametrize("deduction", [False, True])
def test_no_variant_reveals_a_hidden_face(rulebook: str, variants: tuple[str, ...], deduction: bool) -> None:
    rules = rules_for(rulebook, variants, deduction=deduction)
    for seed in range(2):
        random = Random(seed)
        for number, step in enumerate(steps(rules, 2 + seed * 2, seed)):
            if number % 3 == seed:
                seats = [*range(step.before.players), None]
                check_step(step, random.choice(seats), random)


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32), offset=st.integers(0, 4))
@settings(max_examples=6)
def test_no_set_of_rules_reveals_a_hidden_face(rules: Rules, players: int, seed: int, offset: int) -> None:
    random = Random(seed)
    for number, step in enumerate(steps(rules, players, seed)):
        if number % 6 == offset:
            for seat in (*range(players), None):
                check_step(step, seat, random)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_test_itself_would_notice(base_game: State, seat: int | None) -> None:
    numbers = set(range(len(base_game.deck)))
    worlds = [another_world(base_game, numbers, Random(seed)) for seed in range(3)]
    assert len({repr(view(world, seat)) for world in worlds}) == (1 if seat is None else 3)


def test_a_drawn_card_is_told_to_all_but_its_owner() -> None:
    drawn = CardDrawn(1, 2, 30, Card("red", 3), 19)
    assert view_event(drawn, 0) == drawn
    hidden = replace(drawn, card=None)
    assert view_event(drawn, 1) == hidden
    assert view_event(drawn, None) == hidden


def test_no_face_of_the_deal_is_told_to_everyone(base_game: State) -> None:
    dealt = view_event(base_game.history[0].events[0], None)
    assert isinstance(dealt, Dealt)
    assert dealt.hands == ((None,) * 5,) * 3
