"""A deck that is read one card at a time gives the same game as a seeded one, once each card is read."""

from __future__ import annotations

import pytest
from hanabi_playing import rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanabi.rules.actions import Discard, Play, ReadCard, Rearrange
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, RecordError
from voice_hanabi.games.hanabi.rules.events import Event
from voice_hanabi.games.hanabi.rules.game import apply, from_read_cards, legal_actions
from voice_hanabi.games.hanabi.rules.positions import position_key
from voice_hanabi.games.hanabi.rules.records.record import read_record, replay_record, write_record
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.rules.written.notation import format_action, parse_action
from voice_hanabi.games.hanabi.talk.action_records import action_of, action_record

games = given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
few = settings(max_examples=25, deadline=None)


def read_on(state: State, deck: State) -> tuple[State, tuple[Event, ...]]:
    """Read the cards that a game waits for, in the order of another game's deck."""
    happened: tuple[Event, ...] = ()
    while state.reading is not None:
        card = deck.deck[state.drawn]
        assert card is not None
        state, events = apply(state, ReadCard(card))
        happened += events
    return state, happened


@games
@few
def test_a_game_of_read_cards_is_the_seeded_game_with_the_same_cards(
    rules: Rules, players: int, seed: int
) -> None:
    state: State | None = None
    for before, action, events, after in steps(rules, players, seed):
        if state is None:
            state = from_read_cards(rules, players, first=before.current, seed=before.seed)
            state, dealt = read_on(state, before)
            assert dealt == before.history[0].events
        state, happened = apply(state, action)
        state, drawn = read_on(state, after)
        assert happened + drawn == events
        assert state._replace(deck=after.deck, history=after.history, marks=()) == after
        assert [view(state, seat) for seat in (None, *range(players))] == [
            view(after, seat) for seat in (None, *range(players))
        ]


@games
@few
def test_nobody_hears_of_a_card_before_it_is_read(rules: Rules, players: int, seed: int) -> None:
    """Until it is read, everything stays the same, whatever the top card is."""
    state = from_read_cards(rules, players, seed=seed)
    assert not any(state.hands)
    assert set(state.deck) == {None}
    assert legal_actions(state) == ()
    assert state.deck_size == len(state.deck)


def test_a_game_waits_for_the_card_that_was_drawn() -> None:
    state = dealt(2)
    state, _ = apply(state, Play(3))
    assert state.reading == (0, 3, 1)
    assert state.current == 0, "the turn goes on until the drawn card is read"
    for action in (Play(1), Discard(1), Rearrange(0, 1, 2)):
        with pytest.raises(IllegalAction, match="has to be read first"):
            apply(state, action)
    state, _ = apply(state, ReadCard(Card("white", 5)))
    assert (state.reading, state.current) == (None, 1)
    assert state.hands[0][2].card == Card("white", 5)
    with pytest.raises(IllegalAction, match="No card has to be read"):
        apply(state, ReadCard(Card("white", 4)))


def test_a_card_that_already_lies_elsewhere_is_not_read_again() -> None:
    state, _ = apply(dealt(2), Play(1))
    assert any(held.card == Card("red", 5) for hand in dealt(2).hands for held in hand)
    with pytest.raises(IllegalAction, match="lies somewhere else"):
        apply(state, ReadCard(Card("red", 5)))


def test_the_deal_tells_whose_card_is_read_next() -> None:
    state = from_read_cards(rules_for("en"), 3, first=1)
    whose = []
    for card in state.setup.cards[:15]:
        assert state.reading is not None
        whose.append(state.reading[:2])
        state, events = apply(state, ReadCard(card))
        assert bool(events) == (len(whose) == 15)
    assert whose == [(seat, slot) for seat in (1, 2, 0) for slot in range(1, 6)]
    assert (state.reading, state.current) == (None, 1)


def test_a_position_that_waits_has_a_key_of_its_own() -> None:
    before = dealt(2)
    assert position_key(before) != position_key(apply(before, Play(1))[0])


def test_a_game_of_read_cards_is_a_record_that_plays_again() -> None:
    state, _ = apply(dealt(2), Play(2))
    state, _ = apply(state, ReadCard(Card("white", 3)))
    again = replay_record(read_record(write_record(state, ["Anna", "Petr"]))).state
    assert again.hands == state.hands
    assert again.fireworks == state.fireworks
    with pytest.raises(RecordError, match="not all dealt"):
        write_record(from_read_cards(rules_for("en"), 2), ["Anna", "Petr"])


def test_a_read_card_is_saved_and_written() -> None:
    action = ReadCard(Card("rainbow", 4), mark=17)
    assert action_of(action_record(action)) == action
    assert parse_action(format_action(action)) == ReadCard(Card("rainbow", 4))


def dealt(players: int) -> State:
    """A game whose first cards were read in the order in which they lie in the box."""
    state = from_read_cards(rules_for("en"), players)
    while state.reading is not None:
        state, _ = apply(state, ReadCard(state.setup.cards[state.drawn]))
    return state
