"""A player's progress is kept from one day to the next, and a torn file starts over."""

from __future__ import annotations

from pathlib import Path

import pytest
from lesson_table import LessonTable

from voice_hanabi.lessons.kept import KeptProgress
from voice_hanabi.lessons.order import COUNT
from voice_hanabi.lessons.teacher import LessonTeacher


def test_another_day_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    path = tmp_path / "somewhere" / "lessons.json"
    today = LessonTable("en", 2, teacher=LessonTeacher(KeptProgress(path)))
    today.type("skip")
    tomorrow = LessonTable("en", None, teacher=LessonTeacher(KeptProgress(path)))
    tomorrow.type("teach me")
    assert (tomorrow.teaching.plan.number, tomorrow.place) == (2, 1)


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"lesson": 0, "step": -1}', '{"lesson": "x", "step": 1}']
)
def test_a_file_that_says_nothing_starts_over(tmp_path: Path, content: str) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(content)
    assert KeptProgress(path).next() == (1, 0)


@pytest.mark.parametrize("kept", [(1, 99), (COUNT + 1, 0), (99, 3)])
def test_a_step_that_no_longer_exists_begins_a_lesson(kept: tuple[int, int], tmp_path: Path) -> None:
    progress = KeptProgress(tmp_path / "lessons.json")
    progress.note(*kept)
    lesson = LessonTable("en", None, teacher=LessonTeacher(progress))
    lesson.type("teach me")
    assert lesson.place == 0
