"""One's own cards are named: for certain if clues, counting and one's other cards leave no doubt."""

from __future__ import annotations

from collections import Counter

import pytest

from voice_hanabi.contract.partners import Chosen, Reason
from voice_hanabi.games.hanabi.lessons.puzzles import every_puzzle
from voice_hanabi.games.hanabi.partners.asking import cause_before
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.mind import Mind, Own, OwnCard
from voice_hanabi.games.hanabi.partners.reasons import WhyMoved
from voice_hanabi.games.hanabi.partners.table import UNSEEN
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import Reasons, advised
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

NAMES = ("Anna", "Peter", "Eva")
PUZZLES = every_puzzle()
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_a_card_that_counts_as_known_is_that_card() -> None:
    """Copies in one's own hand count, too: a card that can't be any of these is another one."""
    known = by_own_hand = 0
    for puzzle in PUZZLES:
        state = puzzle.state()
        mind = Mind(view(state, state.current), plain=False)
        possible = [faces for faces, _ in Knowing(mind.table).own(mind.seat)]
        for own, held, faces in zip(mind.own(), state.hands[state.current], possible, strict=True):
            if own.known:
                assert mind.follower.box.faces[own.face] == held.card
                known += 1
                by_own_hand += faces.bit_count() > 1
    assert known > 100
    assert by_own_hand > 5


def test_a_card_that_is_in_doubt_is_not_named_for_certain() -> None:
    for puzzle in PUZZLES:
        state = puzzle.state()
        for own in Mind(view(state, state.current), plain=False).own():
            assert not own.known or own.verdict not in (OwnCard.PERHAPS, OwnCard.RISKY, OwnCard.UNCLEAR)


@each_language
def test_a_card_that_a_call_is_for_is_named_in_the_hint(language: str) -> None:
    wording = Wording(language, NAMES, "hanabi")
    named = Counter[WhyMoved]()
    for puzzle in PUZZLES:
        state = puzzle.state()
        mind = Mind(view(state, state.current), plain=False)
        cause = cause_before(mind, puzzle.best)
        if cause.why in (WhyMoved.FINESSE, WhyMoved.PROMPTED) and cause.own != UNSEEN:
            _, reason = advised(Chosen(puzzle.best, Reason("")), mind.shown, wording)
            face = mind.follower.box.faces[cause.own]
            name, other = wording.name(cause.seat), wording.name(cause.other)
            message = f"hint-{cause.why}-face"
            said = wording.say(message, player=name, other=other, colour=face.suit, value=face.rank)
            unnamed = wording.say(f"hint-{cause.why}", player=name, other=other, asked="no")
            assert reason.startswith(said)
            assert len(said) > len(unnamed)
            named[cause.why] += 1
    assert len(named) == 2


@each_language
@pytest.mark.parametrize("verdict", list(OwnCard))
def test_a_name_put_into_a_sentence_ends_with_a_comma_or_the_sentence_does(
    language: str, verdict: OwnCard
) -> None:
    wording = Wording(language, NAMES, "hanabi")
    state = PUZZLES[0].state()
    mind = Mind(view(state, state.current), plain=False)
    reasons = Reasons(mind.shown, wording)
    for known in (True, False):
        own = Own(mind.table.hands[mind.seat][0], verdict, 3, known)
        (told,) = reasons.of_own([own], mind)
        place = reasons._place(own, mind, alone=True)
        assert "," in place
        assert told.split(place)[1][0] in ",:."
