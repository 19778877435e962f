"""How far somebody has come with the lessons, and how they went: kept in the user's data folder, or not."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import platformdirs

from voice_hanabi.lessons.order import COUNT
from voice_hanabi.system.files import content_of, write_whole

_LARGEST = 10_000


def lessons_file() -> Path:
    """Return the file that holds it: JSON."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "lessons.json"


@dataclass(slots=True)
class _Progress:
    """How far somebody has come, and how it went."""

    next: tuple[int, int] = (1, 0)
    answers: dict[int, dict[int, bool]] = field(default_factory=dict)
    since: str = ""


class FromTheStart:
    """Keeps that for as long as the program runs."""

    @cached_property
    def _kept(self) -> _Progress:
        return _Progress()

    def next(self) -> tuple[int, int]:
        """Return the lesson, from 1, and the step, from 0, that come next."""
        return self._kept.next

    def note(self, lesson: int, step: int) -> None:
        """Keep that."""
        self._kept.next = lesson, step
        self.changed()

    @property
    def answers(self) -> Mapping[int, Mapping[int, bool]]:
        """The steps of each lesson that were answered, and whether without help the last time."""
        return self._kept.answers

    def answered(self, lesson: int, step: int, *, alone: bool) -> None:
        """Keep that a step was answered, and whether without help."""
        self._kept.answers.setdefault(lesson, {})[step] = alone
        self.changed()

    @property
    def since(self) -> str:
        """The name of the last saved game that counts no more; empty where all count."""
        return self._kept.since

    def forget(self, last: str) -> None:
        """Forget all of it; ``last`` is the newest saved game."""
        self._kept = _Progress(since=last)
        self.changed()

    def changed(self) -> None:
        """Do what is to be done when something has changed: nothing here."""


class KeptProgress(FromTheStart):
    """Keeps the lesson and the step that come next, and how lessons went, in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @cached_property
    def _kept(self) -> _Progress:
        # Read only where somebody asks for lessons: most evenings do without.
        kept, found = self._read(), _Progress()
        lesson, step = _whole(kept.get("lesson")), _whole(kept.get("step"))
        if lesson >= 1 and step >= 0:
            found.next = lesson, step
        found.answers = _answers(kept.get("answers"))
        found.since = since if isinstance(since := kept.get("since"), str) else ""
        return found

    def changed(self) -> None:
        """Keep it; a disk that refuses costs no more than that the lesson begins again another day."""
        lesson, step = self._kept.next
        kept = {"lesson": lesson, "step": step, "answers": self.answers, "since": self.since}
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(kept).encode())

    def _read(self) -> Mapping[str, Any]:
        try:
            kept = json.loads(content_of(self._path, _LARGEST))
        except (OSError, ValueError, RecursionError):
            return {}
        return kept if isinstance(kept, dict) else {}


def _whole(kept: object) -> int:
    """Return a number that was kept; -1 for what is none."""
    return kept if isinstance(kept, int) and not isinstance(kept, bool) else -1


def _answers(kept: object) -> dict[int, dict[int, bool]]:
    """Return how lessons went; what is none of it is left out."""
    lessons = kept.items() if isinstance(kept, dict) else ()
    return {
        int(lesson): {int(at): alone is True for at, alone in answers.items() if at.isdecimal()}
        for lesson, answers in lessons
        if lesson.isdecimal() and 1 <= int(lesson) <= COUNT and isinstance(answers, dict)
    }
