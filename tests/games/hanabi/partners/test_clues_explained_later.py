"""A clue that is asked about later is explained by what has become of its card since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from voice_hanabi.contract.partners import BY_TABLE, Reason
from voice_hanabi.games.hanabi.lessons.puzzles import every_puzzle
from voice_hanabi.games.hanabi.partners.asking import AskersClue, cause_for
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.view import View, view
from voice_hanabi.games.hanabi.talk.alone.reasons import explained
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

NAMES = ("Anna", "Peter", "Eva")
PUZZLES = every_puzzle()[1::5]
NO_CARD = (WhyMoved.STALL, WhyMoved.TOO_LATE)
TO_PLAY = (WhyMoved.PLAY_CLUE, WhyMoved.LATER_CLUE)


def positions() -> Iterator[View]:
    """Yield the puzzles' positions, as the player sees them whose turn it is."""
    for puzzle in PUZZLES:
        state = puzzle.state()
        yield view(state, state.current)


def clues_of_others(shown: View) -> Iterator[tuple[int, Cause | AskersClue]]:
    """Yield each clue that another player gave, as the number of events before it, with its cause now."""
    for happened, (_, event) in enumerate(shown.history):
        if isinstance(event, ClueGiven) and event.giver != shown.seat:
            told = cause_for(shown, happened, plain=False)
            assert told is not None
            yield happened, told


def test_a_card_is_spoken_of_as_held_only_while_it_is_held_and_as_playable_only_if_it_fits() -> None:
    reasons = Counter[WhyMoved]()
    for shown in positions():
        table = Mind(shown, plain=False).table
        for _, cause in clues_of_others(shown):
            if isinstance(cause, AskersClue) or cause.why in NO_CARD:
                continue
            assert cause.face is not None
            numbers = {held.number for held in shown.hands[cause.seat]}
            reasons[cause.why] += 1
            assert (cause.why is WhyMoved.GONE) is (cause.card not in numbers)
            if cause.why is WhyMoved.GONE:
                continue
            face = table.box.face_of[cause.face]
            useful, fits = table.useful >> face & 1, table.playable >> face & 1
            assert useful or cause.why in (WhyMoved.NOT_NEEDED, WhyMoved.MEND)
            if cause.why in TO_PLAY:
                assert bool(fits) is (cause.why is WhyMoved.PLAY_CLUE)
            assert not fits or cause.why is not WhyMoved.MEND, "it fits by now"
            if cause.called >= 0:
                assert any(held.number == cause.called for held in shown.hands[cause.other])
    assert reasons[WhyMoved.GONE] > 100
    assert reasons[WhyMoved.NOT_NEEDED]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_gone_is_named_with_its_owner(language: str) -> None:
    wording = Wording(language, NAMES, "hanabi")
    names = wording.names
    gone = 0
    for shown in positions():
        for happened, cause in clues_of_others(shown):
            if isinstance(cause, Cause) and cause.why in (WhyMoved.GONE, WhyMoved.NOT_NEEDED):
                told = explained(Reason("", {"happened": happened}), shown, wording)
                assert names[cause.seat][:3] in told, told
                gone += 1
        if gone > 60:
            break


def test_whoever_is_not_at_the_table_is_not_said_to_have_seen_anything() -> None:
    """In a puzzle, and when looking back, the table answers, for nobody."""
    wording = Wording("en", NAMES, "hanabi")
    nothing_better = 0
    for shown in positions():
        for happened, cause in clues_of_others(shown):
            told = explained(Reason("", {"happened": happened, BY_TABLE: True}), shown, wording)
            assert not {"I", "me", "my"} & set(told.split()), told
            nothing_better += isinstance(cause, Cause) and cause.why in NO_CARD
    assert nothing_better
