"""In the last round nobody is told of a turn that they, or others, no longer have."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.partners.asking import cause_before, cause_for
from voice_hanabi.games.hanabi.partners.clues.losing import Loss
from voice_hanabi.games.hanabi.partners.instead import lost_by_next
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import advised, instead
from voice_hanabi.language.wording import Wording

KEPT = (WhyMoved.LATER_CLUE, WhyMoved.SAVE_LAST_STEP, WhyMoved.SAVE_CRITICAL, WhyMoved.SAVE_SECOND)
NAMES = ("Anna", "Peter", "Eva")


@cache
def last_rounds() -> tuple[State, ...]:
    """Return the states of last rounds of games by computer players."""
    return tuple(_last_rounds())


def _last_rounds() -> Iterator[State]:
    for seed in range(12):
        for players in (2, 3):
            state = new_game(rules_for("en"), players, seed)
            seated = [HanabiPartner(seat, Level.USUAL) for seat in range(players)]
            while state.outcome is None:
                if state.last_round is not None:
                    yield state
                state, _ = apply(state, seated[state.current].choose(state).action)


def has_turn(state: State, seat: int) -> bool:
    assert state.last_round is not None
    return 0 < (seat - state.current) % state.players < state.last_round


def clues(state: State) -> Iterator[tuple[ClueColour | ClueRank, Cause]]:
    shown = view(state, state.current)
    for action in shown.legal:
        if isinstance(action, ClueColour | ClueRank):
            yield action, cause_before(Mind(shown, False), action)


def test_a_clue_to_whoever_has_no_turn_is_too_late() -> None:
    late = in_time = 0
    for state in last_rounds():
        for action, cause in clues(state):
            assert (cause.why is WhyMoved.TOO_LATE) is not has_turn(state, action.target)
            late += cause.why is WhyMoved.TOO_LATE
            in_time += cause.why is WhyMoved.PLAY_CLUE
    assert late > 50
    assert in_time > 10


def test_no_card_is_kept_for_later() -> None:
    assert not [cause for state in last_rounds() for _, cause in clues(state) if cause.why in KEPT]


def test_why_says_the_same_afterwards() -> None:
    asked = 0
    for state in last_rounds():
        before = len(view(state, state.current).history)
        for action, cause in clues(state):
            after, _ = apply(state, action)
            told = cause_for(view(after, state.current), before, False)
            assert isinstance(told, Cause)
            assert (told.why is WhyMoved.TOO_LATE) is (cause.why is WhyMoved.TOO_LATE)
            asked += 1
    assert asked > 100


def test_a_card_leads_only_to_turns_that_are_left() -> None:
    led = 0
    for state in last_rounds():
        mind = Mind(view(state, state.current), False)
        for face in range(len(mind.follower.box.faces)):
            for but in range(state.players):
                for seat, _ in mind.leads_to(face, but):
                    assert has_turn(state, seat)
                    assert (seat - state.current) % state.players > (but - state.current) % state.players
                    led += 1
    assert led


def test_no_other_move_makes_a_card_wait() -> None:
    losses = []
    for state in last_rounds():
        shown = view(state, state.current)
        advice = HanabiPartner(state.current, Level.USUAL).advise(state, None)
        assert advice is not None
        lost = lost_by_next(Mind(shown, False), advice.action)
        losses += [lost.loss] if lost else []
    assert Loss.NEVER in losses
    assert not {Loss.WAIT, Loss.DISCARDED, Loss.UNTOLD, Loss.UNHEARD} & set(losses)
    assert Loss.TOO_LATE in losses


@pytest.mark.parametrize("language", ["cs", "pl", "da", "en"])
def test_it_has_words_in_every_language(language: str) -> None:
    for state in last_rounds():
        wording = Wording(language, NAMES[: state.players], "hanabi")
        shown = view(state, state.current)
        advice = HanabiPartner(state.current, Level.USUAL).advise(state, "clue")
        if advice is not None:
            example, reason = advised(advice, shown, wording)
            assert example
            assert reason
            assert instead(advice, shown, wording)
