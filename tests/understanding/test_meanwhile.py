"""What is said while the table asks or an action waits: it may be neither a yes, nor a no, nor a move."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked
from test_corrections import table

from voice_hanabi.contract.expectations import YES_NO
from voice_hanabi.games.hanabi.rules.actions import ClueColour
from voice_hanabi.games.hanabi.rules.game import State, apply
from voice_hanabi.games.hanabi.talk.commands import Play
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.playing.open_questions import Sure

THOUGHTS = {
    "cs": "je v pohodě zahodit první",
    "pl": "bezpiecznie jest odrzucić pierwszą",
    "da": "det er sikkert at smide den første",
    "en": "I'm playing the third if that's what it takes",
}
"""What the table asks about because it may be an act."""
TWO = {"cs": ("dva", "dvě"), "pl": ("dwa", "dwie"), "da": ("to",), "en": ("two",)}
QUESTIONS = {
    "cs": "Co vidí Petr?",
    "pl": "Co widzi Piotr?",
    "da": "Hvad kan Peter se?",
    "en": "What can Petr see?",
}
TALK = {
    "cs": "dáme si pak ještě čaj",
    "pl": "zrobimy sobie potem herbatę",
    "da": "skal vi have en kop te bagefter",
    "en": "that was a lovely cake yesterday",
}


def position() -> State:
    """A clue is missing, so a card may be discarded; it is Anna's turn."""
    state = stacked(["y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3"], "g2 w3 y1 b4", first=2)
    return apply(state, ClueColour(0, "red"))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_does_not_answer_whether_something_else_was_meant(tmp_path: Path, language: str) -> None:
    for number in TWO[language]:
        for read in (Evening.say, Evening.type):
            evening = Evening(tmp_path, language)
            evening.sit_down(position(), PLAYERS[language][:3])
            evening.type(THOUGHTS[language])
            assert isinstance(evening.playing.open, Sure)
            waits = evening.playing.open
            before = evening.state
            read(evening, number)
            assert evening.state is before, number
            assert evening.playing.open == waits, number
            assert evening.table.expectation is YES_NO, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_and_talk_leave_an_action_waiting(tmp_path: Path, language: str) -> None:
    for sentence in (QUESTIONS[language], TALK[language]):
        for read in (Evening.say, Evening.type):
            evening = table(tmp_path, language, Play(1), Confirm.ANNOUNCE)
            waits = evening.playing.open
            lines = read(evening, sentence)
            assert evening.playing.open == waits, sentence
            assert evening.table.unsettled, sentence
            assert bool(lines) == (sentence is QUESTIONS[language] or read is Evening.type), sentence


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", f"je {UNKNOWN} zahodit první"),
        ("pl", f"{UNKNOWN} jest odrzucić pierwszą"),
        ("da", f"det er {UNKNOWN} at smide den første"),
        ("en", f"it's {UNKNOWN} to discard the first"),
    ],
)
def test_an_act_with_a_gap_in_its_words_becomes_a_question_at_most(
    tmp_path: Path, language: str, text: str
) -> None:
    evening = Evening(tmp_path, language)
    evening.sit_down(position(), PLAYERS[language][:3])
    evening.say(text)
    assert evening.playing.open is None or isinstance(evening.playing.open, Sure)
    assert not evening.table.unsettled
