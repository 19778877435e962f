"""What clues tell about a card: for plain suits, a rainbow touched by every colour, and black."""

from __future__ import annotations

import pytest
from hanabi_playing import after, cards, dealt, rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play, Rearrange
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.game import State
from voice_hanabi.games.hanabi.rules.knowledge import Knowledge
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.view import view


def known(state: State, seat: int) -> list[Knowledge]:
    return [shown.knowledge for shown in view(state, seat).hand]


def test_nothing_was_told_at_first(base_game: State) -> None:
    for knowledge in known(base_game, 1):
        assert not knowledge.told
        assert (knowledge.suit, knowledge.rank, knowledge.card) == (None, None, None)
        assert len(knowledge.possible_cards) == 25


def test_plain_suits() -> None:
    state = dealt(rules_for("cs"), ["R1", "R1 W1 R3 G2 B4"])
    state = after(state, ClueColour(1, "red"), ClueRank(0, 1), ClueRank(1, 1))
    first, second, third, *_ = known(state, 1)
    assert first.card == Card("red", 1)
    assert (second.suit, second.rank) == (None, 1)
    assert second.possible_suits == ("yellow", "green", "blue", "white")
    assert (second.not_colours, second.touched_colours, second.touched_rank) == (("red",), (), 1)
    assert (third.suit, third.rank, third.not_ranks) == ("red", None, (1,))
    assert third.possible_ranks == (2, 3, 4, 5)
    assert third.touched
    assert third.told


def test_what_is_ruled_out_becomes_certain() -> None:
    state = dealt(rules_for("pl"), ["W5", "R1 R1"])
    state = after(
        state,
        ClueRank(1, 1),
        ClueRank(0, 1),
        ClueRank(1, 2),
        ClueRank(0, 2),
        ClueRank(1, 3),
        ClueRank(0, 3),
        ClueRank(1, 4),
        ClueRank(0, 4),
    )
    assert known(state, 0)[0].rank == 5
    assert known(state, 0)[0].not_ranks == (1, 2, 3, 4)
    assert known(state, 0)[0].touched_rank is None


class TestRainbowTouchedByEveryColour:
    rules = rules_for("pl", ["Lawina kolorów"])

    def test_one_colour_leaves_it_and_rainbow(self) -> None:
        state = after(dealt(self.rules, ["", "R1 M1 B1"]), ClueColour(1, "red"))
        red, rainbow, blue, *_ = known(state, 1)
        assert red.possible_suits == rainbow.possible_suits == ("red", "rainbow")
        assert blue.possible_suits == ("yellow", "green", "blue", "white")

    def test_two_colours_are_rainbow_and_one_of_two_is_not(self) -> None:
        state = dealt(self.rules, ["R1", "R1 M1 B1"])
        state = after(state, ClueColour(1, "red"), ClueRank(0, 1), ClueColour(1, "blue"))
        red, rainbow, blue, *_ = known(state, 1)
        assert (red.suit, rainbow.suit, blue.suit) == ("red", "rainbow", "blue")
        assert rainbow.touched_colours == ("red", "blue")


class TestBlack:
    rules = rules_for("pl", ["Czarny proch", "Lawina kolorów"])

    def test_a_touch_rules_it_out_and_a_miss_does_not(self) -> None:
        state = after(dealt(self.rules, ["", "K1 R1 M1"]), ClueColour(1, "red"))
        black, red, rainbow, *_ = known(state, 1)
        assert black.possible_suits == ("yellow", "green", "blue", "white", "black")
        assert red.possible_suits == rainbow.possible_suits == ("red", "rainbow")

    def test_missed_by_every_colour(self) -> None:
        state = dealt(self.rules, ["R5", "K1"])
        for colour in ("red", "yellow", "green", "blue"):
            state = after(state, ClueColour(1, colour), ClueRank(0, 2))
        state = after(state._replace(clue_tokens=1), ClueColour(1, "white"))
        assert known(state, 1)[0].suit == "black"


def test_knowledge_follows_its_card_and_ends_with_it() -> None:
    state = dealt(rules_for("cs"), ["W1 W1", "R1 W1 R3 G2 B4"])
    state = after(state, ClueColour(1, "red"), Rearrange(1, 1, 5))
    assert [knowledge.suit for knowledge in known(state, 1)] == [None, "red", None, None, "red"]
    assert view(state, 1).told(1)[0].slots == (2, 5)
    state = after(state, Discard(5))
    assert not known(state, 1)[4].told
    assert view(state, 0).told(1)[0].slots == (2,)
    state = after(state, Play(1), Play(2))
    assert view(state, 1).told(1) == ()


class TestDeduction:
    rules = rules_for("en", ["deduction"])

    def test_all_copies_in_sight(self) -> None:
        state = dealt(self.rules, ["R1 R2 R2 R4", "R1 R5 R3"])._replace(discards=cards("R1 R3"))
        state = after(state, ClueColour(1, "red"))
        first, five, *_ = known(state, 1)
        assert first.possible_ranks == (1, 3, 4, 5)
        assert five.possible_ranks == (1, 3, 4, 5)

    def test_ones_own_certain_cards_count_too(self) -> None:
        state = dealt(self.rules, ["W1", "R5 R4"])
        state = after(state, ClueRank(1, 5), ClueRank(0, 1), ClueColour(1, "red"))
        first, second, *_ = known(state, 1)
        assert first.card == Card("red", 5)
        assert 5 not in second.possible_ranks

    def test_for_others_only_what_clues_told_is_shown(self) -> None:
        # Saying what Anna can count would tell Petr what she sees in his hand.
        state = dealt(self.rules, ["R1 R2 R2 R4", "R1 R5 R3"])
        state = after(state, ClueColour(1, "red"))
        assert view(state, 0).hands[1][0].knowledge.possible_ranks == (1, 2, 3, 4, 5)
        assert view(state, None).hands[1][0].knowledge.possible_ranks == (1, 2, 3, 4, 5)


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=25)
def test_knowledge_is_never_wrong(rules: Rules, players: int, seed: int) -> None:
    order = [suit.name for suit in rules.suits]
    for number, (_, _, _, state) in enumerate(steps(rules, players, seed)):
        if number % 7:
            continue
        for seat in range(players):
            for held, knowledge in zip(state.hands[seat], known(state, seat), strict=True):
                assert held.card in knowledge.possible_cards
                assert held.card.suit in knowledge.possible_suits
                assert held.card.rank in knowledge.possible_ranks
                assert knowledge.card in (None, held.card)
                assert list(knowledge.possible_suits) == sorted(knowledge.possible_suits, key=order.index)
                assert not set(knowledge.touched_colours) & set(knowledge.not_colours)
                assert held.yes & held.no == 0


@pytest.mark.parametrize("text", ["K5", "K1", "R1", "M3"])
def test_copies_left(text: str) -> None:
    (card,) = cards(text)
    rules = rules_for("pl", ["black", "rainbow-10-every"])
    state = dealt(rules, ["W1", "W1"])
    suit = rules.suit(card.suit)
    assert suit is not None
    total = suit.copies[card.rank - 1]
    counted = view(state, None).copies_left(card)
    assert (counted.left, counted.total) == (total, total)
    state = state._replace(discards=(card,))
    assert view(state, 0).copies_left(card).left == total - 1
    assert view(state, 0).copies_left(Card("pink", 1)).total == 0
