"""In a lesson a card may be called by what it must be, and what was done is told whole."""

from __future__ import annotations

import pytest
from lesson_table import LessonTable

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.lessons.plans import plan

FINAL = {
    "en": ("the three", "I'll play the three", "play the three"),
    "cs": ("trojku", "zahraju trojku", "zahraj trojku"),
    "pl": ("trójkę", "zagram trójkę", "zagraj trójkę"),
    "da": ("treeren", "jeg spiller treeren", "spil treeren"),
}
"""The white card, called by what it must be."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_may_be_called_by_what_it_must_be(language: str) -> None:
    for said in FINAL[language]:
        lesson = LessonTable(language, 1)
        lesson.do(lesson.teaching.go_to(len(lesson.teaching.plan.steps) - 1))
        lesson.type(said)
        assert lesson.teaching.over, said


TAKEN = {
    "en": ("susuki takes the moon", "Susuki takes moon; stock: pine."),
    "cs": ("ozdobnice bere měsíc", "Ozdobnice, bere měsíc; z balíčku borovice."),
    "pl": ("trawa bierze księżyc", "Trawa, bierze księżyc; z talii sosna."),
    "da": ("græs tager månen", "Græs tager månen; fra bunken fyrretræ."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_took_is_told_since_it_was_not_read_back(language: str) -> None:
    lesson = LessonTable(language, 4)
    place = [step.name for step in plan(4).steps].index("which")
    lesson.do(lesson.teaching.go_to(place))
    said, told = TAKEN[language]
    assert lesson.type(said)[0] == told
