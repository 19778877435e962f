"""Each rulebook's examples, and the rules that it states word for word: cs, pl, da, en."""

from __future__ import annotations

import pytest
from hanabi_playing import after, cards, dealt

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play, Rearrange
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.errors import IllegalAction
from voice_hanabi.games.hanabi.rules.events import (
    CardDrawn,
    CardPlayed,
    ClueGiven,
    FireworkCompleted,
    GameEnded,
    LastCardDrawn,
    Misplayed,
    TokenLost,
    TokenReturned,
    TurnBegan,
    TurnPassed,
)
from voice_hanabi.games.hanabi.rules.game import State, apply, hand_size, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, rules_for
from voice_hanabi.games.hanabi.rules.state import score_of, total_of
from voice_hanabi.games.hanabi.rules.view import view

ALL_BOOKS = pytest.mark.parametrize("rulebook", RULEBOOKS)


def refused(state: State, action: object) -> str:
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)  # type: ignore[arg-type]
    return caught.value.reason


@ALL_BOOKS
def test_the_box(rulebook: str) -> None:
    state = new_game(rules_for(rulebook), 2, 0)
    assert len(state.deck) == 50
    assert sorted(card.rank for card in state.deck if card.suit == "white") == [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert (state.clue_tokens, state.strikes) == (8, 0)


@ALL_BOOKS
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_deal(rulebook: str, players: int, size: int) -> None:
    state = new_game(rules_for(rulebook), players, 3)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert hand_size(players) == size


class TestClues:
    @ALL_BOOKS
    def test_a_colour_clue_points_at_all_cards_of_the_colour(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["", "G1 W2 G4 B1 R2"])
        state, (clue, _) = apply(state, ClueColour(1, "green"))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == (1, 3)
        assert clue.clue_tokens == state.clue_tokens == 7

    @ALL_BOOKS
    def test_a_rank_clue_points_at_all_cards_of_the_rank(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["", "G1 W1 G4 B3 R4"])
        _, (clue, _) = apply(state, ClueRank(1, 4))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == (3, 5)

    @ALL_BOOKS
    def test_no_token_no_clue(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["G1 W1", "G1 W1"])
        state = after(state, *[ClueRank(turn % 2 ^ 1, 1) for turn in range(8)])
        assert state.clue_tokens == 0
        assert refused(state, ClueRank(1, 1)) == "no-clue-tokens"

    @pytest.mark.parametrize("rulebook", ["pl", "da"])
    def test_you_have_no_white_card_is_a_clue(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["", "G1 R1 G4 B3 R4"])
        state, (clue, _) = apply(state, ClueColour(1, "white"))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == ()
        assert view(state, 1).hand[0].knowledge.not_colours == ("white",)

    @pytest.mark.parametrize("rulebook", ["cs", "en"])
    def test_you_have_zero_of_something_is_not_allowed(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["", "G1 R1 G4 B3 R4"])
        assert refused(state, ClueColour(1, "white")) == "clue-touches-nothing"
        assert refused(state, ClueRank(1, 5)) == "clue-touches-nothing"

    @ALL_BOOKS
    def test_a_clue_is_for_somebody_else(self, rulebook: str) -> None:
        assert refused(new_game(rules_for(rulebook), 2, 0), ClueRank(0, 1)) == "own-hand"


class TestDiscarding:
    @ALL_BOOKS
    def test_not_with_all_tokens(self, rulebook: str) -> None:
        assert refused(new_game(rules_for(rulebook), 2, 0), Discard(1)) == "clue-tokens-full"

    @ALL_BOOKS
    def test_a_discard_returns_a_token_and_draws(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["", "B3"], then="W3")
        state, events = apply(after(state, ClueRank(1, 3)), Discard(1))
        assert state.discards == cards("B3")
        assert TokenReturned(8, "discard") in events
        assert CardDrawn(1, 1, 10, Card("white", 3), 39) in events


class TestPlaying:
    @ALL_BOOKS
    def test_a_card_that_fits_and_one_that_does_not(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["R1", "R3"])
        state, events = apply(state, Play(1))
        assert CardPlayed(0, 1, 0, Card("red", 1), 1) in events
        state, events = apply(state, Play(1))
        assert Misplayed(1, 1, 5, Card("red", 3), 1, "does-not-fit") in events
        assert state.discards == cards("R3")
        assert state.hands[1][0].number == 11

    @ALL_BOOKS
    def test_each_value_only_once_in_a_firework(self, rulebook: str) -> None:
        state = after(dealt(rules_for(rulebook), ["R1", "R1"]), Play(1), Play(1))
        assert (state.strikes, state.heights["red"]) == (1, 1)

    @ALL_BOOKS
    def test_completing_a_firework_returns_a_token(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["R1 R2 R3 R4 R5", "W1 W1"])
        for slot in (1, 2, 3, 4):
            state = after(state, Play(slot), ClueRank(0, 5) if slot > 1 else ClueRank(0, 2))
        state, events = apply(state, Play(5))
        assert FireworkCompleted("red") in events
        assert TokenReturned(5, "firework") in events

    @ALL_BOOKS
    def test_the_bonus_is_lost_at_eight(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["R1 R2 R3 R4 R5", "B1 B2 B3 B4 B5"])
        for slot in (1, 2, 3, 4):
            state = after(state, Play(slot), Play(slot))
        _, events = apply(state, Play(5))
        assert TokenLost(8, "firework") in events


class TestTheEnd:
    @ALL_BOOKS
    def test_the_third_strike_loses_at_once(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["R1 G3 G2", "W5 W4"])
        state, events = apply(after(state, Play(1), Play(1), Play(2)), Play(2))
        assert state.outcome == "lost"
        assert events[-1] == GameEnded("lost", 0, 1, "strikes")
        assert (state.score, state.fireworks_total) == (0, 1)
        assert legal_actions(state) == ()
        assert refused(state, Play(1)) == "game-over"

    @ALL_BOOKS
    def test_after_the_last_card_each_has_one_more_turn(self, rulebook: str) -> None:
        state = dealt(rules_for(rulebook), ["W1", "W1", "W2"])
        events: tuple[object, ...] = ()
        while state.deck_size:
            action = ClueRank((state.current + 1) % 3, state.hands[(state.current + 1) % 3][0].card.rank)
            state, events = apply(state, Discard(5) if state.clue_tokens < 8 else action)
        last = (state.current - 1) % 3
        assert LastCardDrawn(last, tuple((last + step) % 3 for step in (1, 2, 3))) in events
        state = state._replace(clue_tokens=2)
        for left in (3, 2, 1):
            assert state.last_round == left
            state, events = apply(state, Discard(5))
            assert not any(isinstance(event, CardDrawn) for event in events)
        assert state.outcome == "ended"
        assert [len(hand) for hand in state.hands] == [4, 4, 4]

    def test_the_example_of_scoring(self) -> None:
        # cs, da: 3 + 4 + 4 + 5 + 2 = 18; pl: 4 + 3 + 2 + 5 + 4 = 18.
        assert score_of(rules_for("cs"), (3, 4, 4, 5, 2), "ended") == 18
        assert score_of(rules_for("da"), (3, 4, 4, 5, 2), "ended") == 18
        assert score_of(rules_for("pl"), (4, 3, 2, 5, 4), "ended") == 18

    @ALL_BOOKS
    def test_all_fireworks_win_at_once(self, rulebook: str) -> None:
        rules = rules_for(rulebook)
        state = dealt(rules, ["W5", "R1"])._replace(fireworks=(5, 5, 5, 5, 4))
        state, events = apply(state, Play(1))
        assert (state.outcome, state.score) == ("won", 25)
        assert events[-1] == GameEnded("won", 25, 25, "all-fireworks")
        assert not any(isinstance(event, CardDrawn | TurnBegan) for event in events)


class TestRainbow:
    @pytest.mark.parametrize(
        ("rulebook", "name", "copies"),
        [
            ("cs", "Vodopád barev", 5),
            ("da", "Kaskade af farve", 5),
            ("en", "variant 2", 5),
            ("en", "Variant 1", 10),
        ],
    )
    def test_a_colour_of_its_own(self, rulebook: str, name: str, copies: int) -> None:
        rules = rules_for(rulebook, [name])
        state = dealt(rules, ["", "M1 R1 M3 B1 G1"])
        assert sum(card.suit == "rainbow" for card in state.deck) == copies
        assert rules.max_score == 30
        _, (clue, _) = apply(state, ClueColour(1, "rainbow"))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == (1, 3)
        _, (clue, _) = apply(state, ClueColour(1, "red"))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == (2,)

    @pytest.mark.parametrize(
        ("rulebook", "name", "copies"),
        [("cs", "Vodopád barev 2", 5), ("pl", "Lawina kolorów", 10), ("en", "Variant 3", 10)],
    )
    def test_touched_by_every_colour(self, rulebook: str, name: str, copies: int) -> None:
        # cs: two blue cards and a rainbow one count as three blue ones.
        state = dealt(rules_for(rulebook, [name]), ["", "B1 M1 R1 B3 G1"])
        assert sum(card.suit == "rainbow" for card in state.deck) == copies
        _, (clue, _) = apply(state, ClueColour(1, "blue"))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == (1, 2, 4)
        assert refused(state, ClueColour(1, "rainbow")) == "not-nameable"

    def test_a_colour_that_is_not_in_the_box(self) -> None:
        state = new_game(rules_for("cs"), 2, 0)
        assert refused(state, ClueColour(1, "rainbow")) == "colour-not-in-game"

    def test_the_polish_example_of_scoring(self) -> None:
        rules = rules_for("pl", ["Lawina kolorów"])
        assert score_of(rules, (4, 3, 2, 5, 4, 4), "ended") == 22


class TestBlack:
    """pl, 'Czarny proch'."""

    rules = rules_for("pl", ["Czarny proch"])

    def test_built_from_five_down_and_completed_by_its_one(self) -> None:
        state = dealt(self.rules, ["K5 K4 K3 K2 K1", "R1 R2 Y1 Y2 W1"])
        for slot in (1, 2, 3, 4):
            state = after(state, Play(slot), ClueRank(0, state.hands[0][4].card.rank))
        assert state.heights["black"] == 4
        state, events = apply(state, Play(5))
        assert FireworkCompleted("black") in events
        assert TokenReturned(5, "firework") in events

    def test_its_copies(self) -> None:
        black = sorted(card.rank for card in self.rules_deck() if card.suit == "black")
        assert black == [1, 2, 2, 3, 3, 4, 4, 5, 5, 5]

    def rules_deck(self) -> tuple[Card, ...]:
        return new_game(self.rules, 2, 0).deck

    def test_no_colour_clue_touches_or_names_it(self) -> None:
        state = dealt(self.rules, ["", "K5 K1 R1 R2 R3"])
        _, (clue, _) = apply(state, ClueColour(1, "red"))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == (3, 4, 5)
        _, (clue, _) = apply(state, ClueRank(1, 1))
        assert isinstance(clue, ClueGiven)
        assert clue.slots == (2, 3)
        assert refused(state, ClueColour(1, "black")) == "not-nameable"

    def test_the_example_of_scoring(self) -> None:
        # 4 + 3 + 2 + 5 + 4 and a black firework of 5, 4, 3: two cards are missing.
        assert score_of(self.rules, (4, 3, 2, 5, 4, 3), "ended") == 16
        assert self.rules.max_score == 25
        assert total_of(self.rules, (5, 5, 5, 5, 5, 5)) == 25
        assert rules_for("pl", ["black", "rainbow-10-every"]).max_score == 30


class TestColourCall:
    """da, 'Timet opvisning'."""

    rules = rules_for("da", ["Timet opvisning"])

    def test_right_and_playable(self) -> None:
        state = dealt(self.rules, ["W1", "R1 R1"])
        state, events = apply(after(state, ClueRank(1, 1), ClueRank(0, 1)), Play(1, "white"))
        assert TokenReturned(7, "colour-call") in events
        assert state.clue_tokens == 7

    def test_a_five_gives_one_more(self) -> None:
        state = dealt(self.rules, ["W5", "R1"])._replace(fireworks=(0, 0, 0, 0, 4), clue_tokens=3)
        state, _ = apply(state, Play(1, "white"))
        assert state.clue_tokens == 5
        state = dealt(self.rules, ["W5", "R1"])._replace(fireworks=(0, 0, 0, 0, 4), clue_tokens=7)
        state, events = apply(state, Play(1, "white"))
        assert state.clue_tokens == 8
        assert TokenLost(8, "firework") in events

    def test_wrong_is_a_strike_even_if_it_would_have_fitted(self) -> None:
        state, events = apply(dealt(self.rules, ["W1", "R1"]), Play(1, "red"))
        assert Misplayed(0, 1, 0, Card("white", 1), 1, "wrong-colour", "red") in events
        assert state.heights["white"] == 0

    def test_right_but_not_playable_is_an_ordinary_strike(self) -> None:
        _, events = apply(dealt(self.rules, ["W2", "R1"]), Play(1, "white"))
        assert Misplayed(0, 1, 0, Card("white", 2), 1, "does-not-fit", "white") in events

    def test_saying_nothing_is_an_ordinary_play(self) -> None:
        state, _ = apply(dealt(self.rules, ["W1", "R1 R1"])._replace(clue_tokens=3), Play(1))
        assert state.clue_tokens == 3

    def test_only_where_the_rules_have_it(self) -> None:
        assert refused(dealt(rules_for("da"), ["W1", "R1"]), Play(1, "white")) == "no-colour-call"
        assert refused(dealt(self.rules, ["W1", "R1"]), Play(1, "rainbow")) == "colour-not-in-game"


class TestPerfectOrLost:
    @pytest.mark.parametrize(
        ("rulebook", "name"),
        [
            ("cs", "Ohňostrůjcem do posledního dechu"),
            ("pl", "Królewski pokaz"),
            ("da", "Glansnummer"),
            ("en", "variant 4"),
        ],
    )
    def test_a_needed_card_gone_loses(self, rulebook: str, name: str) -> None:
        state = dealt(rules_for(rulebook, [name]), ["W5", "R1"])._replace(clue_tokens=3)
        state, events = apply(state, Discard(1))
        assert state.outcome == "lost"
        assert events[-1] == GameEnded("lost", 0, 0, "card-gone", Card("white", 5))

    @ALL_BOOKS
    def test_a_card_that_is_played_already_is_not_needed(self, rulebook: str) -> None:
        rules = rules_for(rulebook, ["all-or-nothing"])
        state = dealt(rules, ["W4", "R1"])._replace(clue_tokens=3, discards=cards("W4"))
        assert apply(state, Discard(1))[0].outcome == "lost"
        state = state._replace(fireworks=(0, 0, 0, 0, 4))
        assert apply(state, Discard(1))[0].outcome is None

    @ALL_BOOKS
    def test_no_last_round_and_no_drawing(self, rulebook: str) -> None:
        rules = rules_for(rulebook, ["all-or-nothing"])
        state = dealt(rules, ["R1 G1", "W1 R2"])
        state = state._replace(drawn=49, deck=state.deck[:49] + cards("R3"))
        state, events = apply(state, Play(1))
        assert LastCardDrawn(0, ()) in events
        assert state.last_round is None
        state, _ = apply(state, Play(2))
        assert len(state.hands[1]) == 4
        assert state.outcome is None

    @ALL_BOOKS
    def test_a_seat_with_nothing_left_to_do_passes(self, rulebook: str) -> None:
        rules = rules_for(rulebook, ["all-or-nothing"])
        state = dealt(rules, ["R1 G1", "W1 R2", "B1"])
        hands = (state.hands[0][:2], (), state.hands[2])
        state = state._replace(hands=hands, drawn=50, clue_tokens=0)
        state, events = apply(state, Play(1))
        assert TurnPassed(1) in events
        assert (state.current, state.turn) == (2, 2)
        assert [event.seat for event in events if isinstance(event, TurnBegan)] == [1, 2]

    @ALL_BOOKS
    def test_a_seat_without_cards_gives_clues_as_long_as_there_are_tokens(self, rulebook: str) -> None:
        rules = rules_for(rulebook, ["all-or-nothing"])
        state = dealt(rules, ["R1 G1", "W1 R2", "B1"])
        hands = (state.hands[0][:2], (), state.hands[2])
        state = state._replace(hands=hands, drawn=50, clue_tokens=1)
        state, events = apply(state, Play(1))
        assert not [event for event in events if isinstance(event, TurnPassed)]
        assert state.current == 1
        assert apply(state, ClueRank(2, 1))[0].clue_tokens == state.clue_tokens - 1


class TestRearranging:
    def test_anyone_at_any_time_for_free(self) -> None:
        state = dealt(rules_for("cs"), ["R1 R2 R3 R4 R5", "W1 W2 W3 W4 W5"])
        moved = after(state, Rearrange(1, 5, 1))
        assert [held.card.rank for held in moved.hands[1]] == [5, 1, 2, 3, 4]
        assert (moved.current, moved.turn) == (0, 0)
        assert refused(moved, Rearrange(1, 6, 1)) == "no-such-slot"

    @pytest.mark.parametrize(
        ("draw_slot", "numbers"),
        [("freed", (0, 10, 2, 3, 4)), ("left", (10, 0, 2, 3, 4)), ("right", (0, 2, 3, 4, 10))],
    )
    def test_where_a_drawn_card_goes(self, draw_slot: str, numbers: tuple[int, ...]) -> None:
        state = dealt(rules_for("cs", draw_slot=draw_slot), ["R1 R1", "W1"])
        state = after(state, Play(2))
        assert tuple(held.number for held in state.hands[0]) == numbers


def test_a_hand_without_cards_gets_no_clue_not_even_an_empty_one() -> None:
    rules = rules_for("pl", ["all-or-nothing"])
    state = dealt(rules, ["R1 R2", "W1", "B1"])
    state = state._replace(hands=(state.hands[0], (), state.hands[2]), drawn=len(state.deck))
    assert state.rules.empty_clues
    for clue in (ClueRank(1, 5), ClueColour(1, "red")):
        with pytest.raises(IllegalAction) as caught:
            apply(state, clue)
        assert caught.value.reason == "hand-empty"
    assert {clue.target for clue in legal_actions(state) if isinstance(clue, ClueRank | ClueColour)} == {2}
