"""The fifth lesson lets players try an ear, if the computer has one, and a phone, if they listen on one."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS
from lesson_table import LessonTable

from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import GiveEars
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, Way

SIDES = EarsHere(asked=True, sides=("",))
HEADSET = EarsHere(asked=True, devices=("headset",))
TAUGHT_FIVE = {"en": "lesson five", "cs": "lekce pět", "pl": "lekcja pięć", "da": "lektion fem"}


def names(lesson: LessonTable) -> list[str]:
    return [step.name for step in lesson.teaching.plan.steps]


def given(lesson: LessonTable) -> list[tuple[tuple[int, Ear], ...]]:
    return [effect.ears for effect in lesson.effects if isinstance(effect, GiveEars)]


def alone(lesson: LessonTable) -> list[str]:
    return [one.text for one in lesson.effects if isinstance(one, Announcement) and one.audience == 0]


def test_nothing_is_tried_if_the_computer_has_nothing() -> None:
    assert not {"ear", "phone"} & set(names(LessonTable("en", 5)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("here", "ear"), [(SIDES, Ear(Way.LEFT)), (HEADSET, Ear(Way.OWN, "headset"))])
def test_an_ear_is_lent_whispered_to_and_taken_back(here: EarsHere, ear: Ear, language: str) -> None:
    lesson = LessonTable(language, 5, here=here)
    place = names(lesson).index("ear")
    lesson.do(lesson.teaching.go_to(place))
    lesson.type(lesson.teaching.shown_answer)
    assert given(lesson) == [((0, ear),)]
    wording = lesson.teaching.conversation.wording
    assert alone(lesson) == [wording.say("ear-here", player=wording.name(0))]
    assert lesson.place == place + 1
    lesson.type(lesson.teaching.shown_answer)
    assert lesson.teaching.over
    assert given(lesson) == [((0, Ear(Way.NONE)),)]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_on_a_phone_may_tap_there(language: str, tmp_path: Path) -> None:
    lesson = LessonTable(language, None, tmp_path)
    for line in ("2", ", ".join(PLAYERS[language][:2])):
        lesson.type(line)
    lesson.do(lesson.table.hear(typed_line(TAUGHT_FIVE[language], seat=1)))
    place = names(lesson).index("phone")
    lesson.do(lesson.teaching.go_to(place))
    assert lesson.teaching.conversation.names[0] == PLAYERS[language][1]
    shown = lesson.teaching.shown(1)
    tapped = lesson.teaching.shown_answer
    assert tapped in shown.deeds
    assert tapped in lesson.teaching.prompt()
    lesson.do(lesson.table.hear(typed_line(tapped, seat=0)))
    assert lesson.place == place + 1


def test_ears_of_the_table_are_not_changed_in_a_lesson() -> None:
    lesson = LessonTable("en", 5, here=SIDES)
    said = lesson.type("I want the phone")
    assert said == [lesson.teaching.conversation.wording.say("lesson-not-now"), lesson.teaching.prompt()]
    assert not given(lesson)
