"""A partner's move and what it says about it depend on nothing that its seat, or the asker, may not see."""

from __future__ import annotations

from random import Random

from hanabi_playing import rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st
from test_hidden_cards import another_world, hidden_numbers

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.game import apply, legal_actions
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import explained
from voice_hanabi.language.wording import Wording

WORDING = Wording("en", ("Anna", "Peter", "Eva", "Tom", "Lucy"), "hanabi")


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_what_a_partner_may_not_see_changes_none_of_its_moves(rules: Rules, players: int, seed: int) -> None:
    random = Random(seed)
    for place, step in enumerate(steps(rules, players, seed)):
        state = step.before
        if place % 9 == seed % 9 and state.pending is None:
            seat = state.current
            other = another_world(state, hidden_numbers(state, seat), random)
            level, people = random.choice([Level.COMPANION, Level.USUAL]), tuple(range(players - 1))
            here = HanabiPartner(seat, level, people).choose(state)
            assert here == HanabiPartner(seat, level, people).choose(other)


@given(rules=rule_sets(), players=st.integers(2, 4), seed=st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_why_tells_an_asker_nothing_about_cards_that_they_may_not_see(
    rules: Rules, players: int, seed: int
) -> None:
    """Two deals that differ only in what the asker may not see, with the same move: the same sentence."""
    random = Random(seed)
    for place, step in enumerate(steps(rules, players, seed)):
        state = step.before
        if place % 9 != seed % 9 or state.pending is not None:
            continue
        level = random.choice([Level.COMPANION, Level.USUAL])
        people = tuple(set(range(players)) - {state.current})
        chosen = HanabiPartner(state.current, level, people).choose(state)
        after, _ = apply(state, chosen.action)
        for asker in set(range(players)) - {state.current}:
            said = explained(chosen.reason, view(after, asker), WORDING)
            hidden = hidden_numbers(after, asker) & hidden_numbers(state, asker)
            other = another_world(state, hidden, random)
            if chosen.action not in legal_actions(other):
                continue
            there = HanabiPartner(state.current, level, people).choose(other)
            elsewhere, _ = apply(other, chosen.action)
            if there.action == chosen.action and view(elsewhere, asker) == view(after, asker):
                assert explained(there.reason, view(elsewhere, asker), WORDING) == said
