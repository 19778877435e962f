"""Places in everyday words are found in the hand: by side, in the middle, by age, by clues."""

from __future__ import annotations

from voice_hanabi.games.hanabi.rules.actions import ClueColour, Play
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.knowledge import Knowledge
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import CardView, view
from voice_hanabi.games.hanabi.talk.places import place_number, slot_of


def game() -> State:
    return new_game(rules_for("en"), 3, seed=1)


def found(state: State, seat: int, place: int | str) -> int | None:
    return slot_of(place, seat, view(state, None))


def test_places_are_counted_from_either_side_and_in_the_middle() -> None:
    state = game()
    assert [found(state, 0, place) for place in (1, 5, -1, -2, "last", "middle")] == [1, 5, 5, 4, 5, 3]
    assert [found(state, 0, place) for place in (6, -6, "nowhere")] == [None, None, None]


def test_the_oldest_of_cards_dealt_together_is_the_one_that_players_agree_on() -> None:
    """It is the one that lessons teach and that computer players count from."""
    assert [found(game(), 1, place) for place in ("oldest", "newest")] == [1, 5]
    left = new_game(rules_for("en", draw_slot="left"), 3, seed=1)
    assert [found(left, 1, place) for place in ("oldest", "newest")] == [5, 1]


def test_the_newest_is_the_one_that_was_drawn_last() -> None:
    state, _ = apply(game(), Play(2))
    drawn = max(card.number for card in view(state, None).hands[0])
    slot = next(card.slot for card in view(state, None).hands[0] if card.number == drawn)
    assert found(state, 0, "newest") == slot


def test_the_oldest_is_the_one_that_was_drawn_first() -> None:
    known = Knowledge((), (), ())

    def oldest(*numbers: int) -> int | None:
        hand = [CardView(slot, number, None, known) for slot, number in enumerate(numbers, 1)]
        return place_number("oldest", hand, lambda number: number)

    assert oldest(20, 3, 17, 30, 31) == 2
    assert oldest(20, 19, 17, 30, 31) == 3
    assert oldest(20, 4, 3, 30, 31) == 3
    assert oldest() is None


def test_the_clued_one_is_the_only_one_that_a_clue_touched() -> None:
    state = game()
    assert found(state, 1, "told") is None
    hand = state.hands[1]
    colour = next(iter(hand)).card.suit
    touched = [place for place, held in enumerate(hand, 1) if held.card.suit == colour]
    state, _ = apply(state, ClueColour(1, colour))
    assert found(state, 1, "told") == (touched[0] if len(touched) == 1 else None)
