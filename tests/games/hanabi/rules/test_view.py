"""What a view holds."""

from __future__ import annotations

import copy
import pickle

from hanabi_playing import after, cards, dealt, rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import CardDrawn, ClueGiven, Dealt, TurnBegan, view_event
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.view import view

RULES = rules_for("pl", ["black"])


def test_a_seat_sees_the_others_and_not_itself() -> None:
    state = dealt(RULES, ["R1", "W1", "B1"])
    shown = view(state, 1)
    assert [shown.hands[seat][0].card for seat in range(3)] == [Card("red", 1), None, Card("blue", 1)]
    assert shown.hand == shown.hands[1]
    assert [card.slot for card in shown.hand] == [1, 2, 3, 4, 5]


def test_everyone_sees_no_hand() -> None:
    shown = view(dealt(RULES, ["R1", "W1", "B1"]), None)
    assert {card.card for hand in shown.hands for card in hand} == {None}
    assert shown.hand == ()
    assert shown.legal == ()


def test_only_the_seat_whose_turn_it_is_can_act() -> None:
    state = dealt(RULES, ["R1", "W1", "B1"])
    assert view(state, 0).legal == legal_actions(state)
    assert view(state, 1).legal == ()


def test_the_table() -> None:
    state = dealt(RULES, ["R1 K5 K4", "W1 W2", "B1"])
    state = after(state, Play(1), Play(1), Play(1), Play(2), ClueRank(0, 4))
    shown = view(state, 2)
    assert dict(shown.fireworks)["black"] == shown.height("black") == 1
    assert shown.next_card("black") == Card("black", 4)
    assert shown.next_card("white") == Card("white", 2)
    assert shown.next_card("rainbow") is None
    assert shown.played() == cards("R1 B1 W1 K5")
    assert (shown.clue_tokens, shown.strikes, shown.current, shown.turn) == (7, 0, 2, 5)
    assert shown.deck_size == state.deck_size == 60 - 15 - 4
    assert shown.copies_left(Card("red", 1)).left == 2
    assert (shown.score, shown.fireworks_total) == (3 - 4, 3 - 4)


def test_a_firework_ends_at_the_card_of_which_no_copy_is_left() -> None:
    state = dealt(RULES, ["R2 R2 Y5 K4 K4", "R1"])
    clue = ClueRank(0, 2)
    state = after(state, ClueRank(1, 1), clue, Discard(1), clue)
    assert view(state, None).out_of_reach() == ()
    assert view(state, None).most_by_cards() == RULES.max_score
    # With the second red two, four red cards are out of reach.
    state = after(state, Discard(2), ClueRank(0, 5))
    assert view(state, None).out_of_reach() == cards("R2")
    assert view(state, None).most_by_cards() == RULES.max_score - 4
    # Black is built from its five downwards: without its fours it stays at one card, which costs four.
    state = after(state, Discard(3), ClueRank(0, 4), Discard(4), ClueRank(0, 4), Discard(5))
    assert view(state, None).out_of_reach() == cards("R2 Y5 K4")
    assert view(state, None).most_by_cards() == RULES.max_score - 4 - 1 - 4


def test_towards_the_end_the_turns_limit_the_score() -> None:
    rules = rules_for("en")
    state = dealt(rules, ["R1", "W1"])
    assert view(state, None).most_by_turns() == rules.max_score
    while state.last_round is None:
        state = after(state, Discard(5) if state.clue_tokens < 8 else legal_actions(state)[-1])
    assert view(state, None).most_by_turns() == state.fireworks_total + 2
    state = after(state, legal_actions(state)[-1])
    assert view(state, None).most_by_turns() == state.fireworks_total + 1


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=30)
def test_no_game_ends_above_what_was_said_to_be_possible(rules: Rules, players: int, seed: int) -> None:
    if rules.reward_tiles:
        return
    possible = [rules.max_score]
    for step in steps(rules, players, seed):
        shown = view(step.after, None)
        possible.append(min(shown.most_by_cards(), shown.most_by_turns()))
        assert shown.fireworks_total <= possible[-1] <= possible[-2]


def test_a_history_is_what_the_seat_may_know_wherever_it_goes() -> None:
    state = after(dealt(RULES, ["R1", "W1"]), Play(1), ClueColour(0, "red"), Play(1))
    for seat in (0, 1, None):
        history = view(state, seat).history
        entries = tuple(
            (moment.turn, view_event(event, seat)) for moment in state.history for event in moment.events
        )
        assert history == entries
        assert (len(history), repr(history), hash(history)) == (len(entries), repr(entries), hash(entries))
        assert history[-1:] == entries[-1:]
        again = pickle.loads(pickle.dumps(view(state, seat)))
        assert again == view(state, seat)
        assert again.history._moments == ()


def test_a_copy_of_what_never_changes_is_the_same() -> None:
    state = dealt(RULES, ["R1", "W1"])
    for thing in (state, state.setup, view(state, 0)):
        assert copy.copy(thing) is thing
        assert copy.deepcopy(thing) is thing
    assert pickle.loads(pickle.dumps(state)).setup is state.setup


def test_the_history_hides_what_the_seat_may_not_see() -> None:
    state = after(dealt(RULES, ["R1", "W1"]), Play(1), ClueColour(0, "red"))
    drawn = [event for _, event in view(state, 0).history if isinstance(event, CardDrawn)]
    assert [event.card for event in drawn] == [None]
    assert isinstance(view(state, 0).history[0][1], Dealt)
    assert [type(event) for _, event in view(state, 0).since(1)] == [ClueGiven, TurnBegan]
    assert [turn for turn, _ in view(state, 0).since(1)] == [1, 1]
