"""A partner's move and its reasons depend on nothing that it, or the asker, may not see.

Two worlds are compared that differ only in faces hidden from a seat, as for views.
"""

from __future__ import annotations

from random import Random

import pytest
from hanafuda_playing import NAMED_OPTIONS, name_of, steps
from hanafuda_talking import LANGUAGES, NAMES
from test_hanafuda_hidden_cards import another_world, permutations

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanafuda.game import KOI_KOI
from voice_hanabi.games.hanafuda.partners.reasons import reason_for
from voice_hanabi.games.hanafuda.rules.acting import legal_actions
from voice_hanabi.games.hanafuda.rules.game import NextRound, Options, options_for
from voice_hanabi.games.hanafuda.rules.view import view
from voice_hanabi.games.hanafuda.talk.partners import explained
from voice_hanabi.language.wording import Wording

OF_ONE_DECK = [options for options in NAMED_OPTIONS if options.decks == 1]


@pytest.mark.parametrize("options", OF_ONE_DECK, ids=name_of)
def test_a_move_depends_on_nothing_that_the_seat_does_not_see(options: Options) -> None:
    random = Random(name_of(options))
    for number, step in enumerate(steps(options, 1, most=200)):
        if number % 17 == 0 and not isinstance(step.action, NextRound):
            seat = step.before.current
            other = another_world(step.before, permutations(step.before, step.before, seat, random))
            for level in (Level.COMPANION, Level.USUAL):
                partner = KOI_KOI.partner(seat, level)
                assert partner.choose(step.before) == partner.choose(other)


def test_thinking_ahead_depends_on_nothing_that_the_seat_does_not_see() -> None:
    random = Random(1)
    for number, step in enumerate(steps(options_for("koi-koi", 2), 2, most=60)):
        if number % 9 == 4 and not isinstance(step.action, NextRound):
            seat = step.before.current
            other = another_world(step.before, permutations(step.before, step.before, seat, random))
            partner = KOI_KOI.partner(seat, Level.STRONG)
            assert partner.choose(step.before) == partner.choose(other)


@pytest.mark.parametrize("options", OF_ONE_DECK, ids=name_of)
def test_a_reason_reveals_nothing_that_the_asker_does_not_see(options: Options) -> None:
    random = Random(name_of(options))
    wordings = [Wording(language, NAMES[: options.players], "hanafuda") for language in LANGUAGES]
    for number, step in enumerate(steps(options, 3, most=120)):
        if number % 7 or isinstance(step.action, NextRound):
            continue
        seat = step.before.current
        asker = random.choice([other for other in range(options.players) if other != seat])
        other = another_world(step.before, permutations(step.before, step.after, asker, random))
        assert step.action in legal_actions(other) or step.action not in legal_actions(step.before)
        after = another_world(step.after, permutations(step.after, step.after, asker, random))
        for level in Level:
            reason = reason_for(view(step.before, seat), step.action, level)
            assert reason == reason_for(view(other, seat), step.action, level)
            for wording in wordings:
                sentence = explained(reason, view(step.after, asker), wording)
                assert sentence == explained(reason, view(after, asker), wording)


@pytest.mark.parametrize("options", OF_ONE_DECK, ids=name_of)
def test_a_hint_depends_on_nothing_that_the_asker_cannot_see(options: Options) -> None:
    random = Random(name_of(options))
    tellers = [
        KOI_KOI.teller(Wording(language, NAMES[: options.players], "hanafuda")) for language in LANGUAGES
    ]
    for number, step in enumerate(steps(options, 5, most=200)):
        state = step.before
        if number % 13 or isinstance(step.action, NextRound):
            continue
        seat = state.current
        other = another_world(state, permutations(state, state, seat, random))
        partner = KOI_KOI.partner(seat, Level.USUAL)
        here, there = partner.advise(state, None), partner.advise(other, None)
        assert here is not None
        assert here == there
        for teller in tellers:
            told = teller.advised(here, seat, state)
            assert all(told)
            assert told == teller.advised(here, seat, other)
