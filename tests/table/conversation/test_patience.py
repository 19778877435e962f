"""Talk beside a question of the table: the first repeats it and then every third, for each question anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening, stacked

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.table.conversation.conversation import Confirm

TALK = f"{UNKNOWN} you {UNKNOWN}"
COUGH = UNKNOWN
HANDS = ("y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3")
QUESTIONS = ("the third", "play the fifth", "petr ones", "new game")
"""Sentences after which the table asks something: what is meant, or whether it is."""
REPEATED = [True, False, False, True, False, False, True]
"""Whether talk repeats a question, in order."""


def asked(folder: Path, question: str) -> Evening:
    """An evening at which the table has just asked something."""
    evening = Evening(folder, confirm=Confirm.ASK)
    evening.sit_down(stacked(HANDS), PLAYERS["en"][:3])
    ask(evening, question)
    return evening


def ask(evening: Evening, question: str) -> None:
    evening.say(question)
    assert evening.table.steering.question


def repeats(evening: Evening, seat: int | None = None) -> bool:
    """Talk beside the open question; return whether it was repeated. A sound is always heard."""
    question = evening.table.steering.question
    told = evening.say(TALK, seat)
    assert evening.cues() == [Cue.UNHEARD]
    assert told in ([], [f"table: {question}"])
    return bool(told)


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("question", QUESTIONS)
def test_the_first_talk_repeats_it_and_then_every_third(
    tmp_path: Path, question: str, seat: int | None
) -> None:
    evening = asked(tmp_path, question)
    assert [repeats(evening, seat) for _ in REPEATED] == REPEATED


@pytest.mark.parametrize("talked", range(1, 5))
@pytest.mark.parametrize("following", QUESTIONS)
@pytest.mark.parametrize("question", QUESTIONS)
def test_each_new_question_is_repeated_from_its_first_talk(
    tmp_path: Path, question: str, following: str, talked: int
) -> None:
    evening = asked(tmp_path, question)
    for _ in range(talked):
        repeats(evening)
    evening.say("no")
    ask(evening, following)
    assert [repeats(evening) for _ in REPEATED] == REPEATED


@pytest.mark.parametrize("talked", range(1, 5))
def test_the_next_question_about_the_same_act_is_a_new_one(tmp_path: Path, talked: int) -> None:
    evening = asked(tmp_path, "the third")
    for _ in range(talked):
        repeats(evening)
    before = evening.table.steering.question
    evening.say("yes")
    assert evening.table.steering.question not in (before, None)
    assert [repeats(evening) for _ in REPEATED] == REPEATED


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_cough_is_no_talk(tmp_path: Path, question: str) -> None:
    evening = asked(tmp_path, question)
    found = []
    for _ in REPEATED:
        assert evening.say(COUGH) == []
        assert evening.cues() == []
        found.append(repeats(evening))
    assert found == REPEATED


def test_talk_while_nothing_is_asked_does_not_count(tmp_path: Path) -> None:
    evening = asked(tmp_path, "the third")
    evening.say("no")
    for _ in range(2):
        assert evening.say(TALK) == []
        assert evening.cues() == []
    ask(evening, "the third")
    assert [repeats(evening) for _ in REPEATED] == REPEATED
