"""What must hold in every match: random matches with random options, checked at each step."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

from hanafuda_playing import cards, option_sets, steps
from hypothesis import example, given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card, full_deck
from voice_hanabi.games.hanafuda.rules.events import (
    CardLaid,
    Dealt,
    Event,
    FieldDealtAgain,
    KoiKoiCalled,
    MatchEnded,
    RoundEnded,
    StockTurned,
    TakenIntoHand,
    TurnBegan,
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
    Options,
    Phase,
    State,
    TakeIntoHand,
    apply,
    legal_actions,
    new_match,
)
from voice_hanabi.games.hanafuda.rules.options import options_for
from voice_hanabi.games.hanafuda.rules.yaku import total_of, yaku_of

matches = given(options=option_sets(), seed=st.integers(0, 2**32))
few = settings(max_examples=6)


def all_cards(state: State) -> Counter[Card]:
    piles = (*state.hands, *state.captured, state.field, state.stock)
    there = Counter(card for pile in piles for card in pile)
    if state.choice is not None:
        there[state.choice.card] += 1
    return there


# Two decks between two players who look at the stock first: no match takes longer.
LONGEST = options_for("hanafuda", 2, decks=2, rounds=12, look_first=True)


@matches
@example(options=LONGEST, seed=1)
@few
def test_a_match_keeps_its_cards_and_its_bounds_and_ends(options: Options, seed: int) -> None:
    deck = Counter(full_deck(options.decks))
    after = None
    for number, (before, _, events, after) in enumerate(steps(options, seed)):
        # A turn moves a card of a hand and one of the stock, in five actions at most.
        assert number < options.rounds * 3 * deck.total(), "the match does not end"
        assert events, "something always happens"
        assert all_cards(after) == deck
        assert after.turn >= before.turn
        assert all(list(hand) == sorted(hand) for hand in after.hands)
        assert (after.choice is not None) == (after.phase in (Phase.CHOOSE_HAND, Phase.CHOOSE_STOCK))
        assert bool(legal_actions(after)) == (after.outcome is None)
        assert (after.phase is Phase.MATCH_OVER) == (after.outcome is not None)
        months = Counter(card.month for card in after.field)
        assert all(count <= 3 for count in months.values())
        if after.looked is not None:
            assert after.looked == after.stock[0]
        for seat in range(options.players):
            seen = total_of(after.yaku[seat])
            assert (
                after.called_at[seat] <= seen <= total_of(yaku_of(after.captured[seat], options, after.month))
            )
            assert bool(after.koi_koi[seat]) == bool(after.called_at[seat])
        if after.phase is Phase.CALL:
            assert total_of(after.yaku[after.current]) > after.called_at[after.current]
            assert after.hands[after.current]
        assert after.totals == tuple(
            sum(result.scores[seat] for result in after.rounds) for seat in range(options.players)
        )
    assert after is not None
    assert after.outcome is not None
    assert len(after.rounds) == options.rounds
    assert after.outcome.winners
    assert all(after.totals[seat] == max(after.totals) for seat in after.outcome.winners)


@matches
@few
def test_a_state_never_changes(options: Options, seed: int) -> None:
    for number, (before, action, _, after) in enumerate(steps(options, seed, most=120)):
        if number % 5 == 0:
            kept = copy.deepcopy(before)
            assert apply(before, action)[0] == after
            assert before == kept
            assert repr(before) == repr(kept)


@matches
@few
def test_the_same_seed_and_actions_give_the_same_match_from_any_turn_on(options: Options, seed: int) -> None:
    taken: list[Action] = []
    for number, step in enumerate(steps(options, seed)):
        if number % 23 == 0:
            state = new_match(options, seed)
            for action in taken:
                state, _ = apply(state, action)
            assert state == step.before
            assert repr(state) == repr(step.before)
            assert pickle.loads(pickle.dumps(state)) == state
        taken.append(step.action)


class Model:
    """A table that only hears the events, hidden faces included."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.totals: tuple[int, ...] = (0,) * options.players

    def hear(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.hands = [Counter(hand) for hand in event.hands]
            self.field = Counter(event.field)
            self.captured: list[Counter[Card]] = [Counter() for _ in event.hands]
            self.koi_koi = [0] * len(event.hands)
            dealt = sum(map(len, event.hands)) + len(event.field)
            self.stock = 48 * self.options.decks - dealt
            self.current = event.dealer
        elif isinstance(event, TurnBegan):
            self.current = event.seat
        elif isinstance(event, TakenIntoHand):
            assert event.card is not None
            self.hands[event.seat][event.card] += 1
            self.stock -= 1
            assert self.stock == event.stock_size
        elif isinstance(event, CardLaid | StockTurned):
            assert event.seat == self.current
            if isinstance(event, CardLaid):
                self.hands[event.seat][event.card] -= 1
            else:
                self.stock -= 1
                assert self.stock == event.stock_size
            assert all(card.month == event.card.month for card in event.taken)
            assert len(event.taken) in (0, 1, 3)
            if event.taken:
                self.field.subtract(event.taken)
                self.captured[event.seat].update((event.card, *event.taken))
            else:
                self.field[event.card] += 1
        elif isinstance(event, KoiKoiCalled):
            self.koi_koi[event.seat] += 1
            assert self.koi_koi[event.seat] == event.times
        elif isinstance(event, RoundEnded):
            self.totals = tuple(map(sum, zip(self.totals, event.result.scores, strict=True)))
            assert self.totals == event.totals
        elif isinstance(event, MatchEnded):
            assert event.totals == self.totals


@matches
@few
def test_the_events_tell_the_whole_match(options: Options, seed: int) -> None:
    model = Model(options)
    first = new_match(options, seed)
    for event in first.history[0].events:
        model.hear(event)
    told = 1
    for _, _, events, after in steps(options, seed):
        for event in events:
            model.hear(event)
        told += 1
        assert len(after.history) == told
        assert after.history[-1].events == events
        assert model.totals == after.totals
        assert model.current == after.current
        if after.choice is not None:
            continue
        assert [+hand for hand in model.hands] == [Counter(hand) for hand in after.hands]
        assert +model.field == Counter(after.field)
        assert model.captured == [Counter(cards) for cards in after.captured]
        assert (model.stock, tuple(model.koi_koi)) == (len(after.stock), after.koi_koi)


@matches
@few
def test_a_field_or_a_hand_that_does_not_count_is_never_played(options: Options, seed: int) -> None:
    for _, _, events, after in steps(options, seed, most=300):
        for event in events:
            if isinstance(event, Dealt):
                assert max(Counter(card.month for card in event.field).values()) < 4
            if isinstance(event, FieldDealtAgain):
                assert Counter(card.month for card in event.field)[event.month] >= 4
        if after.phase is Phase.LAY and options.game == "koi-koi":
            for hand in after.deal.hands:
                assert max(Counter(card.month for card in hand).values()) < 4


SOME = cards("01-hikari 01-kasu1 03-tan 05-tane 08-hikari 09-tane 11-kasu1 12-kasu3")

EVERY_KIND: tuple[Action, ...] = (
    *(Lay(card) for card in CARDS),
    *(Lay(card, takes) for card in SOME for takes in SOME),
    *(Choose(card) for card in CARDS),
    Call(koi_koi=True),
    Call(koi_koi=False),
    Look(),
    Draw(),
    TakeIntoHand(),
    NextRound(),
)


def refusal(state: State, action: Action) -> IllegalAction | None:
    try:
        apply(state, action)
    except IllegalAction as error:
        return error
    return None


@matches
@settings(max_examples=8)
def test_every_illegal_action_is_refused_with_a_reason_and_changes_nothing(
    options: Options, seed: int
) -> None:
    for number, (_, _, _, state) in enumerate(steps(options, seed, most=200)):
        if number % 9 and state.phase is Phase.LAY and not state.looked:
            continue
        legal = set(legal_actions(state))
        to_lay = {action.card for action in legal if isinstance(action, Lay)}
        shown = repr(state)
        for action in EVERY_KIND:
            named = action.takes if isinstance(action, Lay) else None
            error = refusal(state, action)
            if error is not None:
                assert action not in legal
                assert not (isinstance(action, Lay) and named is None and action.card in to_lay)
                assert str(error).endswith(".")
            elif action not in legal:
                assert isinstance(action, Lay)
                assert action.card in to_lay
                assert named is None or (named in state.field and named.month == action.card.month)
        assert repr(state) == shown
