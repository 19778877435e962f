"""A partner goes on: the same after a game is resumed, and with people who break its conventions."""

from __future__ import annotations

from random import Random

import pytest
from hanabi_playing import after, dealt

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Play
from voice_hanabi.games.hanabi.rules.game import apply, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for

RULES = rules_for("en")


@pytest.mark.parametrize("level", [Level.COMPANION, Level.USUAL])
def test_a_partner_that_comes_back_goes_on_as_it_would_have(level: Level) -> None:
    state = new_game(RULES, 3, seed=5)
    staying = [HanabiPartner(seat, level) for seat in range(3)]
    while state.outcome is None:
        chosen = staying[state.current].choose(state)
        assert HanabiPartner(state.current, level).choose(state) == chosen
        state, _ = apply(state, chosen.action)


def test_a_strong_partner_gives_the_same_move_each_time() -> None:
    state = new_game(RULES, 2, seed=5)
    one, other = (HanabiPartner(state.current, Level.STRONG).choose(state) for _ in range(2))
    assert one == other


def test_the_game_seats_partners() -> None:
    state = new_game(RULES, 2, seed=5)
    assert HANABI.partner(0, Level.USUAL).choose(state) == HanabiPartner(0, Level.USUAL).choose(state)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_with_somebody_who_gives_and_discards_at_random_a_partner_still_plays(players: int) -> None:
    random = Random(players)
    points = 0
    for seed in range(5):
        state = new_game(RULES, players, seed)
        partners = [HanabiPartner(seat, Level.COMPANION) for seat in range(players)]
        while state.outcome is None:
            odd = [action for action in legal_actions(state) if not isinstance(action, Play)]
            action = partners[state.current].choose(state).action
            if state.current == 0 and odd:
                action = random.choice(odd)
            state, _ = apply(state, action)
        points += state.fireworks_total
    assert points > 5 * 3


def test_a_clue_that_means_nothing_is_taken_at_its_word_and_the_next_one_is_read_as_usual() -> None:
    state = after(dealt(RULES, ["R3 Y3 G3 B3 W3", "R4 Y4 G1 B4 W1"]), ClueRank(1, 4))
    assert not isinstance(HanabiPartner(1, Level.USUAL).choose(state).action, Play)
    state = after(state, ClueRank(0, 3), ClueColour(1, "green"))
    assert HanabiPartner(1, Level.USUAL).choose(state).action == Play(3)


def test_whoever_led_others_astray_twice_is_taken_at_their_word_alone() -> None:
    state = dealt(RULES, ["R3 Y3 G3 B3 W3", "R4 Y4 G4 B4 W4"], then="W3 B4 G3 Y3")
    # Each of Peter's cards gets a colour clue, as if it could be played, though none can.
    state = after(state, ClueColour(1, "red"), ClueRank(0, 3), ClueColour(1, "yellow"), Play(1))
    assert HanabiPartner(0, Level.COMPANION).choose(state).action != Play(1)
    state = after(state, ClueRank(1, 4), Play(2), ClueColour(1, "green"))
    assert state.strikes == 2
    assert not isinstance(HanabiPartner(1, Level.COMPANION).choose(state).action, Play)
