"""A clue that lets a card be played without touching it isn't said to be about that card."""

from __future__ import annotations

import pytest

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.partners.asking import cause_before, move_of
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import Reasons
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

NAMES = ("Anna", "Peter", "Eva", "Jane")
FEW = 5


def clues_to_play() -> list[tuple[Mind, Cause, bool]]:
    """Return clues for cards that can be played, each with whether it touches its card; a few don't."""
    found, beside = [], 0
    for seed in range(1_000):
        state = new_game(rules_for("en"), 4, seed)
        seated = [HanabiPartner(seat, Level.USUAL) for seat in range(4)]
        while state.outcome is None:
            mind = Mind(view(state, state.current), False)
            for action in mind.shown.legal:
                if not isinstance(action, ClueColour | ClueRank):
                    continue
                cause = cause_before(mind, action)
                if cause.why is WhyMoved.PLAY_CLUE:
                    _, target, clue = move_of(mind, action)
                    touches = mind.follower.card_of(cause.card) in mind.table.touched(target, clue)
                    found.append((mind, cause, touches))
                    beside += not touches
            if beside >= FEW:
                return found
            state, _ = apply(state, seated[state.current].choose(state).action)
    return found


@pytest.fixture(scope="module")
def clues() -> list[tuple[Mind, Cause, bool]]:
    return clues_to_play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_what_the_clue_shows(language: str, clues: list[tuple[Mind, Cause, bool]]) -> None:
    wording = Wording(language, NAMES, "hanabi")
    assert sum(not touches for _, _, touches in clues) >= FEW
    for mind, cause, touches in clues:
        assert cause.face is not None
        reasons = Reasons(mind.shown, wording)
        said = reasons.of_cause(cause._replace(also=None))
        assert reasons.of_cause(cause).startswith(said), "what it does besides follows"
        message = "why-play-clue" if touches else "why-play-beside"
        name, face = wording.name(cause.seat), cause.face
        assert said == wording.say(message, player=name, colour=face.suit, value=face.rank)
