"""A move is clearly best for the points that it brings: what cannot become points counts for nothing."""

from __future__ import annotations

from functools import cache
from random import Random

from test_hidden_cards import another_world, hidden_numbers

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partners.ahead.clear import clearly_best
from voice_hanabi.games.hanabi.partners.ahead.finishing import lasts
from voice_hanabi.games.hanabi.partners.mind import Mind, OwnCard
from voice_hanabi.games.hanabi.partners.player import Player
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import View, view

GAMES = 25
PLAYERS = 3


@cache
def last_turns() -> tuple[State, ...]:
    """Return the states before the very last turn of computer players' games."""
    found = []
    for seed in range(GAMES):
        state = new_game(rules_for("en"), PLAYERS, seed)
        seated = [Player(seat, Level.COMPANION) for seat in range(PLAYERS)]
        while state.outcome is None:
            if state.last_round == 1:
                found.append(state)
            shown = view(state, state.current)
            state, _ = apply(state, seated[state.current].choose(shown).action)
    return tuple(found)


def seen(state: State) -> View:
    return view(state, state.current)


def test_in_the_last_turn_of_a_game_only_a_play_is_clearly_best() -> None:
    plays = 0
    for state in last_turns():
        best = clearly_best(seen(state))
        assert best is None or isinstance(best.action, Play), state
        plays += best is not None
    assert 0 < plays < len(last_turns()), "both kinds are met"


def test_in_the_last_turn_neither_a_clue_nor_a_discard_is_above_other_moves_in_the_end() -> None:
    for state in last_turns():
        shown = seen(state)
        for kind in (ClueColour, ClueRank, Discard):
            some = next((action for action in shown.legal if isinstance(action, kind)), None)
            assert some is None or not lasts(shown, some), (state, some)


def test_the_only_card_that_surely_fits_is_above_all_other_moves_in_the_end() -> None:
    met = 0
    for state in last_turns():
        shown = seen(state)
        own = Mind(shown, plain=False).own()
        sure = [place for place, one in enumerate(own, 1) if one.verdict is OwnCard.PLAY and one.known]
        others = [one for one in own if one.verdict in (OwnCard.PLAY, OwnCard.PERHAPS) and not one.known]
        if len(sure) == 1 and not others:
            assert lasts(shown, Play(sure[0])), state
            met += 1
    assert met


def test_what_lasts_depends_on_what_the_seat_sees_alone() -> None:
    for state in last_turns()[:5]:
        other = another_world(state, hidden_numbers(state, state.current), Random(3))
        assert seen(other) == seen(state)
        assert clearly_best(seen(other)) == clearly_best(seen(state))
        for action in seen(state).legal[::6]:
            assert lasts(seen(other), action) == lasts(seen(state), action), (state, action)
