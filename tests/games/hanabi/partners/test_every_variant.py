"""A partner has a legal move and a reason, whatever its seat is asked, under any rules, after any past."""

from __future__ import annotations

import pytest
from hanabi_playing import NAMED_RULES, rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.game import apply, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import explained
from voice_hanabi.language.wording import Wording

NAMES = ("Anna", "Peter", "Eva", "Tom", "Lucy")


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_in_every_position_of_any_game_it_has_a_legal_move(rules: Rules, players: int, seed: int) -> None:
    partners = [HanabiPartner(seat, Level.USUAL) for seat in range(players)]
    for place, step in enumerate(steps(rules, players, seed)):
        if place % 9 == seed % 9 or step.before.pending is not None:
            chosen = partners[step.before.current].choose(step.before)
            assert chosen.action in legal_actions(step.before)


@pytest.mark.parametrize(("book", "variants"), NAMED_RULES)
def test_a_table_of_partners_plays_to_the_end_and_gives_reasons(book: str, variants: tuple[str, ...]) -> None:
    rules = rules_for(book, variants)
    wording = Wording("en", NAMES, "hanabi")
    for players, level in ((2, Level.COMPANION), (5, Level.COMPANION)):
        state = new_game(rules, players, seed=players)
        partners = [HanabiPartner(seat, level) for seat in range(players)]
        while state.outcome is None:
            seat = state.current
            chosen = partners[seat].choose(state)
            state, _ = apply(state, chosen.action)
            if state.turn % 3 == 0:
                said = explained(chosen.reason, view(state, (seat + 1) % players), wording)
                assert said.endswith("."), chosen


@pytest.mark.parametrize(("most_clues", "most_strikes"), [(1, 1), (4, 5), (12, 2)])
def test_they_play_on_with_other_numbers_of_tokens(most_clues: int, most_strikes: int) -> None:
    rules = rules_for("pl", max_clues=most_clues, max_strikes=most_strikes)
    state = new_game(rules, 3, seed=4)
    partners = [HanabiPartner(seat, Level.USUAL) for seat in range(3)]
    while state.outcome is None:
        state, _ = apply(state, partners[state.current].choose(state).action)
    assert state.fireworks_total > 5
