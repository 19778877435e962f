"""What must hold in every game: random games of random sets of rules, checked at each step."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hanabi_playing import rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    Rearrange,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.errors import IllegalAction
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Dealt,
    Event,
    GameEnded,
    LastCardDrawn,
    Misplayed,
    Rearranged,
    StrikeTakenBack,
    TokenReturned,
    TurnBegan,
)
from voice_hanabi.games.hanabi.rules.game import apply, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.state import State

games = given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
few = settings(max_examples=50)


def all_cards(state: State) -> Counter[Card]:
    found = Counter(state.discards) + Counter(state.deck[state.drawn :])
    found.update(held.card for hand in state.hands for held in hand)
    for suit in state.rules.suits:
        found.update(Card(suit.name, rank) for rank in suit.ranks_built(state.heights[suit.name]))
    return found


@games
@few
def test_a_game_keeps_its_cards_and_its_bounds_and_ends(rules: Rules, players: int, seed: int) -> None:
    whole = Counter(new_game(rules, players, seed).setup.cards)
    taken = 0
    after = None
    for before, action, events, after in steps(rules, players, seed):
        taken += not isinstance(action, Rearrange)
        assert taken < 400, "the game does not end"
        assert all_cards(after) == whole
        assert 0 <= after.clue_tokens <= rules.max_clues
        assert 0 <= after.strikes <= rules.max_strikes
        assert (after.strikes == rules.max_strikes) <= (after.outcome == "lost")
        assert all(0 <= height <= 5 for height in after.fireworks)
        assert after.fireworks_total <= rules.max_score
        assert bool(legal_actions(after)) == (after.outcome is None)
        assert after.turn >= before.turn
        numbers = [held.number for hand in after.hands for held in hand]
        assert len(set(numbers)) == len(numbers)
        assert all(held.touch == after.setup.touch[held.card] for hand in after.hands for held in hand)
        assert events, "something always happens"
    assert after is not None
    assert after.outcome is not None
    if after.outcome == "won":
        assert min(after.fireworks) == 5
        assert after.score == rules.max_score
    if after.outcome == "lost":
        assert after.score == 0
    if rules.all_or_nothing:
        assert after.outcome != "ended"


@games
@few
def test_the_last_round_has_one_turn_for_each_player(rules: Rules, players: int, seed: int) -> None:
    order: list[int] = []
    acted: list[int] = []
    after = None
    for step in steps(rules, players, seed):
        before, action, events, after = step
        if before.last_round is not None and not isinstance(action, Rearrange) and before.pending is None:
            acted.append(before.current)
            assert not any(isinstance(event, CardDrawn) for event in events)
        for event in events:
            if isinstance(event, LastCardDrawn):
                assert not rules.all_or_nothing or event.order == ()
                order = list(event.order)
                if order:
                    assert order[-1] == event.seat
                    assert sorted(order) == list(range(players))
    assert acted == order[: len(acted)]
    if after is not None and after.outcome == "ended":
        assert acted == order


class Model:
    """A table that only hears the events, hidden faces included."""

    def __init__(self, state: State) -> None:
        self.hands: list[list[Card | None]] = []
        self.discards: list[Card] = []
        self.heights = dict.fromkeys(state.heights, 0)
        self.clue_tokens = state.rules.max_clues
        self.strikes = 0
        self.deck = len(state.setup.cards)
        self.current = -1
        self.ended: GameEnded | None = None

    def hear(self, event: Event) -> None:  # noqa: C901 - flat: a case for each event
        if isinstance(event, Dealt):
            self.hands = [list(hand) for hand in event.hands]
            self.deck -= sum(map(len, self.hands))
        elif isinstance(event, CardPlayed):
            assert self.hands[event.seat].pop(event.slot - 1) == event.card
            self.heights[event.card.suit] += 1
            assert self.heights[event.card.suit] == event.height
        elif isinstance(event, CardDiscarded | Misplayed):
            assert self.hands[event.seat].pop(event.slot - 1) == event.card
            self.discards.append(event.card)
            if isinstance(event, Misplayed):
                self.strikes = event.strikes
        elif isinstance(event, CardDrawn):
            self.hands[event.seat].insert(event.slot - 1, event.card)
            self.deck -= 1
            assert self.deck == event.deck
        elif isinstance(event, ClueGiven):
            self.clue_tokens -= not event.free
            assert self.clue_tokens == event.clue_tokens
        elif isinstance(event, TokenReturned):
            self.clue_tokens = event.clue_tokens
        elif isinstance(event, StrikeTakenBack):
            self.strikes = event.strikes
        elif isinstance(event, CardIntoDeck):
            self.discards.remove(event.card)
            self.deck += 1
            assert self.deck == event.deck
        elif isinstance(event, CardOntoFirework):
            self.discards.remove(event.card)
            self.heights[event.card.suit] = event.height
        elif isinstance(event, Rearranged):
            hand = self.hands[event.seat]
            hand.insert(event.to_slot - 1, hand.pop(event.from_slot - 1))
        elif isinstance(event, TurnBegan):
            self.current = event.seat
        elif isinstance(event, GameEnded):
            self.ended = event


@games
@few
def test_the_events_tell_the_whole_game(rules: Rules, players: int, seed: int) -> None:
    model, told = None, 0
    for before, _, events, after in steps(rules, players, seed):
        if model is None:
            model = Model(before)
            for event in before.history[0].events:
                model.hear(event)
            told = len(before.history)
        for event in events:
            model.hear(event)
        told += 1
        assert len(after.history) == told
        assert after.history[-1].events == events
        assert model.hands == [[held.card for held in hand] for hand in after.hands]
        assert Counter(model.discards) == Counter(after.discards)
        assert model.heights == after.heights
        assert (model.clue_tokens, model.strikes) == (after.clue_tokens, after.strikes)
        assert (model.deck, model.current) == (after.deck_size, after.current)
        if after.outcome is not None:
            assert model.ended is not None
            assert model.ended.outcome == after.outcome
            assert model.ended.score == after.score
            assert model.ended.fireworks_total == after.fireworks_total


@games
@few
def test_the_same_seed_and_actions_give_the_same_game(rules: Rules, players: int, seed: int) -> None:
    played = list(steps(rules, players, seed))
    state = new_game(rules, players, seed, first=played[0].before.current)
    for step in played:
        assert state == step.before
        state, events = apply(state, step.action)
        assert events == step.events
    assert repr(state) == repr(played[-1].after)
    assert pickle.loads(pickle.dumps(state)) == state


EVERY_KIND: tuple[Action, ...] = (
    *(Play(slot, colour) for slot in (0, 1, 4, 5, 6) for colour in (None, "red", "rainbow", "pink")),
    *(Discard(slot) for slot in (-1, 0, 1, 5, 6)),
    *(ClueColour(target, colour) for target in (-1, 0, 1, 5) for colour in ("red", "rainbow", "black", "")),
    *(ClueRank(target, rank) for target in (-1, 0, 1, 5) for rank in (0, 1, 5, 6)),
    TakeToDeck(Card("red", 1)),
    TakeToFirework(Card("pink", 1)),
    Rearrange(9, 1, 1),
    Rearrange(0, 0, 1),
    Rearrange(0, 1, 9),
)


def refusal(state: State, action: Action) -> IllegalAction | None:
    try:
        apply(state, action)
    except IllegalAction as error:
        return error
    return None


@games
@settings(max_examples=15)
def test_an_illegal_action_changes_nothing_and_says_why(rules: Rules, players: int, seed: int) -> None:
    for number, (_, _, _, state) in enumerate(steps(rules, players, seed)):
        if number % 7:
            continue
        legal = set(legal_actions(state))
        shown = repr(state)
        for action in EVERY_KIND:
            error = refusal(state, action)
            if error is None:
                assert action in legal or isinstance(action, Rearrange)
                continue
            assert action not in legal
            assert error.reason == error.reason.lower()
            assert " " not in error.reason
            assert str(error).endswith(".")
        assert repr(state) == shown


def test_anything_but_an_action_is_a_programming_error(base_game: State) -> None:
    with pytest.raises(TypeError):
        apply(base_game, "play 1")  # type: ignore[arg-type]
