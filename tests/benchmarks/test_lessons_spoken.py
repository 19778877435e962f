"""Spoken answers in lessons are measured at a table that seats the players they name."""

from __future__ import annotations

import pytest

from benchmarks.evenings.lessons_spoken import AtHome
from benchmarks.tools.said import NAMES
from voice_hanabi.language.wording import Manner
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.lessons.order import COUNT
from voice_hanabi.lessons.plans import plan


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_measured_lesson_seats_those_whom_the_sentences_name(language: str) -> None:
    for number in range(1, COUNT + 1):
        teaching = AtHome().lesson(number, language, {}, Manner())
        assert teaching.conversation.names == NAMES[language][: plan(number).players]
