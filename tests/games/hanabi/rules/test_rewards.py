"""The six reward tiles of the Polish rulebook ('Pięciu wspaniałych', p. 11)."""

from __future__ import annotations

import pytest
from hanabi_playing import cards, dealt

from voice_hanabi.games.hanabi.rules.actions import (
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
    CardDrawn,
    CardIntoDeck,
    CardOntoFirework,
    ClueGiven,
    Event,
    FireworkCompleted,
    GameEnded,
    StrikeTakenBack,
    Tile,
    TileForfeited,
    TileTurned,
    TokenLost,
    TokenReturned,
)
from voice_hanabi.games.hanabi.rules.game import State, apply, legal_actions
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for

RULES = rules_for("pl", ["Pięciu wspaniałych"])


def completing(
    tile: int,
    *,
    rules: Rules = RULES,
    discards: str = "",
    fireworks: tuple[int, ...] = (4, 0, 0, 0, 0),
    clue_tokens: int = 3,
    strikes: int = 0,
    deck: int | None = None,
) -> tuple[State, tuple[Event, ...]]:
    """Complete the red firework with this tile on top."""
    tiles = [tile, *(number for number in range(1, 7) if number != tile)]
    state = dealt(rules, ["R5 W1", "W1 G1 B2", "Y1"], tiles=tiles)
    state = state._replace(
        discards=cards(discards),
        fireworks=fireworks,
        clue_tokens=clue_tokens,
        strikes=strikes,
        drawn=state.drawn if deck is None else len(state.deck) - deck,
    )
    return apply(state, Play(1))


def refused(state: State, action: object) -> str:
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)  # type: ignore[arg-type]
    return caught.value.reason


def names(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_the_tile_comes_instead_of_the_token_and_before_the_draw() -> None:
    state, events = completing(1)
    assert names(events) == [
        "CardPlayed",
        "FireworkCompleted",
        "TileTurned",
        "TokenReturned",
        "CardDrawn",
        "TurnBegan",
    ]
    assert state.clue_tokens == 4
    assert len(state.tiles) == 5


def test_tile_1_at_eight_tokens_is_lost() -> None:
    assert TokenLost(8, "tile") in completing(1, clue_tokens=8)[1]


def test_tile_2_takes_a_strike_back() -> None:
    state, events = completing(2, strikes=2)
    assert StrikeTakenBack(1) in events
    assert (state.strikes, state.clue_tokens) == (1, 4)


def test_tile_2_without_a_strike_gives_just_the_token() -> None:
    state, events = completing(2)
    assert not any(isinstance(event, StrikeTakenBack) for event in events)
    assert (state.strikes, state.clue_tokens) == (0, 4)


def test_tile_3_is_a_free_colour_clue() -> None:
    state, _ = completing(3, clue_tokens=0)
    assert (state.pending, state.current) == (Tile.COLOUR_CLUE, 0)
    assert len(state.hands[0]) == 4
    for action in (Play(1), Discard(1)):
        assert refused(state, action) == "reward-pending"
    for other in (ClueRank(1, 1), TakeToDeck(Card("red", 1)), TakeToFirework(Card("red", 1))):
        assert refused(state, other) == "wrong-reward"
    assert refused(state, ClueColour(0, "red")) == "own-hand"
    state, events = apply(state, ClueColour(1, "white"))
    assert isinstance(events[0], ClueGiven)
    assert events[0].free
    assert (state.clue_tokens, state.pending, state.current) == (0, None, 1)
    assert isinstance(events[1], CardDrawn)
    assert events[1].slot == 1


def test_tile_4_is_a_free_rank_clue() -> None:
    state, _ = completing(4)
    assert refused(state, ClueColour(1, "white")) == "wrong-reward"
    assert set(map(type, legal_actions(state))) == {ClueRank}
    state, _ = apply(state, ClueRank(1, 2))
    assert state.clue_tokens == 3


def test_a_hand_can_be_rearranged_while_a_tile_waits() -> None:
    state, _ = completing(4)
    state, _ = apply(state, Rearrange(0, 1, 4))
    state, _ = apply(state, ClueRank(1, 2))
    assert len(state.hands[0]) == 5
    assert state.hands[0][0].number == 15


def test_tile_5_shuffles_a_discarded_card_into_the_deck() -> None:
    state, _ = completing(5, discards="B4 W3 B4")
    assert legal_actions(state) == (TakeToDeck(Card("blue", 4)), TakeToDeck(Card("white", 3)))
    before = state.deck_size
    assert refused(state, TakeToDeck(Card("red", 1))) == "not-in-discards"
    assert refused(state, TakeToFirework(Card("white", 3))) == "wrong-reward"
    state, events = apply(state, TakeToDeck(Card("blue", 4)))
    assert events[0] == CardIntoDeck(0, Card("blue", 4), before + 1)
    assert state.deck_size == before
    assert sorted(state.discards) == sorted(cards("W3 B4"))


def test_tile_5_with_an_empty_deck_is_tile_6() -> None:
    state, _ = completing(5, discards="B4 W1 G3", deck=0)
    assert legal_actions(state) == (TakeToFirework(Card("white", 1)),)
    assert refused(state, TakeToDeck(Card("blue", 4))) == "wrong-reward"
    state, events = apply(state, TakeToFirework(Card("white", 1)))
    assert events[0] == CardOntoFirework(0, Card("white", 1), 1)


def test_tile_6_puts_a_discarded_card_onto_its_firework() -> None:
    state, _ = completing(6, discards="B1 W1 G3")
    assert legal_actions(state) == (TakeToFirework(Card("blue", 1)), TakeToFirework(Card("white", 1)))
    assert refused(state, TakeToFirework(Card("green", 3))) == "does-not-fit"
    state, _ = apply(state, TakeToFirework(Card("white", 1)))
    assert state.heights["white"] == 1
    assert state.discards == cards("B1 G3")


def test_tile_6_completing_a_firework_turns_the_next_tile_at_once() -> None:
    state, _ = completing(6, discards="W5", fireworks=(4, 0, 0, 0, 4))
    state, events = apply(state, TakeToFirework(Card("white", 5)))
    assert names(events) == [
        "CardOntoFirework",
        "FireworkCompleted",
        "TileTurned",
        "TokenReturned",
        "CardDrawn",
        "TurnBegan",
    ]
    assert isinstance(events[2], TileTurned)
    assert events[2].tile is Tile.TOKEN


def test_tile_6_completing_the_last_firework_wins() -> None:
    state, _ = completing(6, discards="W5", fireworks=(4, 5, 5, 5, 4))
    state, events = apply(state, TakeToFirework(Card("white", 5)))
    assert (state.outcome, state.score, state.pending) == ("won", 25, None)
    assert not any(isinstance(event, TileTurned | CardDrawn) for event in events)


@pytest.mark.parametrize(("tile", "discards"), [(5, ""), (6, ""), (6, "G3 B5")])
def test_what_cannot_be_done_is_forfeited(tile: int, discards: str) -> None:
    state, events = completing(tile, discards=discards)
    assert TileForfeited(0, Tile(tile)) in events
    assert (state.pending, state.current) == (None, 1)
    assert len(state.hands[0]) == 5


def test_a_colour_clue_to_hands_that_no_colour_touches_is_forfeited() -> None:
    rules = rules_for("en", ["black", "tiles"])
    state = dealt(rules, ["R5", "K5 K5 K5 K4 K4"], tiles=[3, 1, 2, 4, 5, 6])
    state = state._replace(fireworks=(4, 0, 0, 0, 0, 0))
    _, events = apply(state, Play(1))
    assert TileForfeited(0, Tile.COLOUR_CLUE) in events


@pytest.mark.parametrize("tile", [3, 4, 5, 6])
def test_what_can_be_done_must_be(tile: int) -> None:
    state, _ = completing(tile, discards="B1 G3")
    taken = {ClueColour, ClueRank, TakeToDeck, TakeToFirework}
    assert legal_actions(state)
    assert {type(action) for action in legal_actions(state)} <= taken


def test_there_is_no_reward_to_take_without_a_tile() -> None:
    assert refused(dealt(RULES, ["R5 W1", "W1"]), TakeToDeck(Card("red", 1))) == "no-reward-pending"


def test_completing_the_last_firework_wins_without_a_tile() -> None:
    state, events = completing(1, fireworks=(4, 5, 5, 5, 5))
    assert state.outcome == "won"
    assert not any(isinstance(event, TileTurned) for event in events)


def test_the_black_firework_turns_a_tile_by_its_one() -> None:
    rules = rules_for("pl", ["Czarny proch", "Pięciu wspaniałych"])
    state = dealt(rules, ["K1", "W1"], tiles=[1, 2, 3, 4, 5, 6])._replace(
        fireworks=(0, 0, 0, 0, 0, 4), clue_tokens=2
    )
    state, events = apply(state, Play(1))
    assert events[1:4] == (FireworkCompleted("black"), TileTurned(0, Tile.TOKEN, 5), TokenReturned(3, "tile"))


def test_in_the_last_round_a_card_for_the_deck_goes_nowhere() -> None:
    state, events = completing(5, discards="B4", deck=0)
    assert TileForfeited(0, Tile.TO_DECK) in events
    assert (state.deck_size, state.discards) == (0, cards("B4"))


PERFECT = rules_for("pl", ["tiles", "all-or-nothing"])


@pytest.mark.parametrize("left", [(5,), (6,), (1, 6), (5, 6)])
def test_a_last_copy_that_a_tile_may_bring_back_loses_nothing_yet(left: tuple[int, ...]) -> None:
    state = dealt(PERFECT, ["B5 W1", "W1 G1"])._replace(tiles=left)
    for lost in (Discard(1), Play(1)):
        state = state._replace(clue_tokens=3)
        assert apply(state, lost)[0].outcome is None


@pytest.mark.parametrize("left", [(), (1, 2, 3, 4)])
def test_a_last_copy_that_no_tile_can_bring_back_loses_at_once(left: tuple[int, ...]) -> None:
    state = dealt(PERFECT, ["B5 W1", "W1 G1"])._replace(tiles=left, clue_tokens=3)
    for lost in (Discard(1), Play(1)):
        over, events = apply(state, lost)
        assert over.outcome == "lost"
        assert GameEnded("lost", 0, 0, "card-gone", Card("blue", 5)) in events


def lacking_a_five(tiles: tuple[int, ...], discards: str = "B5 W1") -> State:
    state = dealt(PERFECT, ["R5 W1", "W1 G1 B2", "Y1"])
    return state._replace(fireworks=(4, 0, 0, 0, 0), tiles=tiles, discards=cards(discards), clue_tokens=3)


def test_the_last_such_tile_used_for_another_card_loses() -> None:
    state, _ = apply(lacking_a_five((6, 1)), Play(1))
    assert (state.pending, state.outcome) == (Tile.TO_FIREWORK, None)
    state, events = apply(state, TakeToFirework(Card("white", 1)))
    assert state.outcome == "lost"
    assert not any(isinstance(event, CardDrawn) for event in events)


def test_the_last_such_tile_without_use_loses() -> None:
    state, events = apply(lacking_a_five((6, 1), "B5"), Play(1))
    assert TileForfeited(0, Tile.TO_FIREWORK) in events
    assert state.outcome == "lost"


def test_a_card_brought_back_into_the_deck_is_there_again() -> None:
    state, _ = apply(lacking_a_five((5, 1)), Play(1))
    state, _ = apply(state, TakeToDeck(Card("blue", 5)))
    assert state.outcome is None


def test_when_nobody_has_a_card_left_a_show_that_is_not_perfect_is_lost() -> None:
    state = dealt(PERFECT, ["W1", "G1"])
    last = state.hands[0][:1]
    state = state._replace(
        hands=(last, ()), drawn=len(state.deck), tiles=(6,), discards=cards("B5"), clue_tokens=3
    )
    state, events = apply(state, Discard(1))
    assert state.outcome == "lost"
    assert events[-1] == GameEnded("lost", 0, 0, "card-gone", Card("blue", 5))
