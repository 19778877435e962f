"""The purpose of a clue: who would discard, who would play a wrong card, and what it saves besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from voice_hanabi.games.hanabi.lessons.puzzles import every_puzzle, read_puzzle
from voice_hanabi.games.hanabi.partners.asking import cause_before, move_of
from voice_hanabi.games.hanabi.partners.choosing import PLAY, weighed_hidden
from voice_hanabi.games.hanabi.partners.happening import clue_given
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved
from voice_hanabi.games.hanabi.partners.table import BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import Reasons
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

NAMES = ("Anna", "Peter", "Eva")
MENDED_AND_CALLED = (
    "1017: clue 2 1, clue 0 blue, play 4, play 3, clue 2 1, play 4, clue 1 3, discard 2, clue 1 1, "
    "discard 1, play 2, clue 1 green, discard 2, play 4, clue 1 2, discard 4, play 4, clue 0 4, clue"
    " 2 white, clue 2 blue, play 2, discard 3, clue 0 blue, play 1, play 3, clue 2 red, play 1, clue"
    " 2 3, discard 2, discard 4, clue 2 blue, discard 4, play 1, clue 2 5, clue 0 red, play 3, play "
    "1, discard 2, play 1, play 3 = clue 0 3"
)
"""A position in which a clue mends a misplay and calls for another player's card, as a line of a puzzle."""
PUZZLES = [*every_puzzle(), read_puzzle(MENDED_AND_CALLED)]
SAVES = (WhyMoved.SAVE_LAST_STEP, WhyMoved.SAVE_CRITICAL, WhyMoved.SAVE_SECOND)
OTHERWISE = (WhyMoved.ONLY_COPY, WhyMoved.KEPT_BUSY)


def clues_now() -> Iterator[tuple[Mind, ClueColour | ClueRank, Cause]]:
    """Yield each clue that can be given in a puzzle, with its purpose, before the last round."""
    for puzzle in PUZZLES:
        state = puzzle.state()
        mind = Mind(view(state, state.current), plain=False)
        if mind.table.last_round is not None:
            continue
        for action in mind.shown.legal:
            if isinstance(action, ClueColour | ClueRank):
                yield mind, action, cause_before(mind, action)


@cache
def every_clue() -> tuple[tuple[Mind, ClueColour | ClueRank, Cause], ...]:
    return tuple(clues_now())


def busy(table: BetweenTurns, seat: int) -> bool:
    """Return whether a seat would play a card, or throw a useless one away, and keep its oldest."""
    for card, (possible, meaning) in zip(table.hands[seat], Knowing(table).hand(seat), strict=True):
        if meaning and not meaning & ~table.playable:
            return True
        if not possible & table.useful or (table.marked[card] and not meaning):
            return True
    return False


def first_play(table: BetweenTurns, seat: int) -> int | None:
    """Return the card that a seat would play."""
    plays = table.copy()
    plays.clue_tokens = 0
    kind, card, _ = weighed_hidden(plays, seat)[0][1]
    return card if kind == PLAY else None


def after(mind: Mind, action: ClueColour | ClueRank) -> BetweenTurns:
    table = mind.table.copy()
    _, target, clue = move_of(mind, action)
    clue_given(table, mind.seat, target, clue, table.touched(target, clue))
    return table


def test_only_whoever_would_discard_has_a_card_saved() -> None:
    saved = later = 0
    for mind, action, cause in every_clue():
        purposes = [cause] if cause.also is None else [cause, cause.also]
        if any(one.why in (*SAVES, *OTHERWISE) for one in purposes):
            assert not busy(mind.table, action.target)
            saved += 1
        later += cause.why is WhyMoved.LATER_CLUE and busy(mind.table, action.target)
    assert saved > 100
    assert later > 20


def test_whoever_would_play_a_wrong_card_does_not_after_a_clue_that_is_said_to_prevent_it() -> None:
    mended = replaced = 0
    for mind, action, cause in every_clue():
        if cause.why is not WhyMoved.MEND:
            continue
        following = after(mind, action)
        card = mind.follower.card_of(cause.card)
        assert not mind.table.playable >> mind.table.faces[card] & 1
        assert first_play(following, action.target) != card
        mended += 1
        meanings = [meaning for _, meaning in Knowing(following).hand(action.target)]
        meaning = meanings[following.hands[action.target].index(card)]
        replaced += bool(meaning) and not meaning & ~following.playable
    assert mended > 30
    assert replaced, "another card is played for it, and fits"


def test_a_wrong_card_that_is_played_first_counts_before_a_call_for_anothers() -> None:
    """A clue that mends that, and calls for a card too, says both."""
    called = Counter[bool]()
    for _, _, cause in every_clue():
        if cause.why is WhyMoved.MEND:
            called[cause.also is not None and cause.also.called >= 0] += 1
    assert called[True]
    assert called[False]


def test_the_last_copy_that_whoever_would_discard_next_keeps_is_always_said() -> None:
    said = Counter[WhyMoved]()
    for mind, action, cause in every_clue():
        table, seat = mind.table, action.target
        oldest = table.chop(seat)
        if oldest < 0 or busy(table, seat) or not table.critical >> table.faces[oldest] & 1:
            continue
        _, _, clue = move_of(mind, action)
        if oldest not in table.touched(seat, clue):
            continue
        cards = {mind.follower.card_of(one.card): one.why for one in (cause, cause.also) if one is not None}
        assert oldest in cards or cause.why is WhyMoved.PLAY_CLUE, "it may be another one that is played"
        if oldest in cards:
            said[cause.why if cause.also is None else cause.also.why] += 1
    assert said[WhyMoved.ONLY_COPY]
    assert said[WhyMoved.SAVE_CRITICAL]
    assert said[WhyMoved.SAVE_LAST_STEP]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_clue_does_besides_is_said_after_its_purpose(language: str) -> None:
    wording = Wording(language, NAMES, "hanabi")
    kinds = set()
    for mind, _, cause in every_clue():
        if cause.also is not None and cause.also.why not in kinds:
            kinds.add(cause.also.why)
            reasons = Reasons(mind.shown, wording)
            told, only = reasons.of_cause(cause), reasons.of_cause(cause._replace(also=None))
            assert told.startswith(only)
            assert reasons.of_cause(cause.also) in told
    assert kinds > set(OTHERWISE)
