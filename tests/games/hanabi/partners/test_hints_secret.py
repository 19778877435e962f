"""A hint depends on nothing that the asker may not see, in any variant and language."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS
from hanabi_playing import NAMED_RULES, steps
from test_hidden_cards import another_world, hidden_numbers

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.language.wording import Wording


def hinted(state: State, language: str, deed: str | None = None) -> tuple[object, ...]:
    """Everything that the current player may hear about what to do."""
    seat = state.current
    chosen = HANABI.partner(seat, Level.USUAL).advise(state, deed)
    if chosen is None:
        return (None,)
    teller = HANABI.teller(Wording(language, PLAYERS[language][: state.players], "hanabi"))
    example, reason = teller.advised(chosen, seat, state)
    assert example
    assert reason
    apply(state, chosen.action)
    return chosen.action, example, reason, teller.nudged(chosen, seat, state)


def differs_nowhere(positions: int, every: int) -> int:
    """Compare hints in two worlds that the asker can't tell apart; return in how many positions."""
    tried = 0
    for number in range(10_000):
        rules = rules_for(*NAMED_RULES[number % len(NAMED_RULES)])
        players = 2 + number % 4
        random = Random(number)
        for step in islice(steps(rules, players, number), number % every, None, every):
            other = another_world(step.before, hidden_numbers(step.before, step.before.current), random)
            language = LANGUAGES[tried % len(LANGUAGES)]
            deed = (None, None, "play", "discard", "clue")[tried % 5]
            assert hinted(step.before, language, deed) == hinted(other, language, deed)
            tried += 1
            if tried == positions:
                return tried
    return tried


def test_a_hint_depends_on_nothing_that_the_asker_does_not_see() -> None:
    assert differs_nowhere(24, 11) == 24


@pytest.mark.long("voice_hanabi/games/hanabi")
def test_a_thousand_hints_depend_on_nothing_that_the_asker_does_not_see() -> None:
    assert differs_nowhere(1000, 7) == 1000
