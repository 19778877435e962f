"""A learner's progress with the lessons, and the results, in the user's data folder or in memory."""

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
    """A learner's progress and results."""

    next: tuple[int, int] = (1, 0)
    answers: dict[int, dict[int, bool]] = field(default_factory=dict)
    since: str = ""


class FromTheStart:
    """Keeps the progress while the program runs."""

    @cached_property
    def _kept(self) -> _Progress:
        return _Progress()

    def next(self) -> tuple[int, int]:
        """Return the next lesson, from 1, and step, from 0."""
        return self._kept.next

    def note(self, lesson: int, step: int) -> None:
        """Record the next lesson and step."""
        self._kept.next = lesson, step
        self.changed()

    @property
    def answers(self) -> Mapping[int, Mapping[int, bool]]:
        """The answered steps of each lesson, and whether the last answer needed no help."""
        return self._kept.answers

    def answered(self, lesson: int, step: int, *, alone: bool) -> None:
        """Record that a step was answered, and whether without help."""
        self._kept.answers.setdefault(lesson, {})[step] = alone
        self.changed()

    @property
    def since(self) -> str:
        """The name of the last saved game that is ignored; empty if all count."""
        return self._kept.since

    def forget(self, last: str) -> None:
        """Forget everything; ``last`` is the newest saved game."""
        self._kept = _Progress(since=last)
        self.changed()

    def changed(self) -> None:
        """Called when something has changed: does nothing here."""


class KeptProgress(FromTheStart):
    """Keeps the next lesson and step, and the results, in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @cached_property
    def _kept(self) -> _Progress:
        # Read only if somebody asks for lessons, which most evenings don't.
        kept, found = self._read(), _Progress()
        lesson, step = _whole(kept.get("lesson")), _whole(kept.get("step"))
        if lesson >= 1 and step >= 0:
            found.next = lesson, step
        found.answers = _answers(kept.get("answers"))
        found.since = since if isinstance(since := kept.get("since"), str) else ""
        return found

    def changed(self) -> None:
        """Save it; if the disk fails, the lesson only starts again another day."""
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
    """Return a saved number; -1 if it is invalid."""
    return kept if isinstance(kept, int) and not isinstance(kept, bool) else -1


def _answers(kept: object) -> dict[int, dict[int, bool]]:
    """Return the saved results, without invalid ones."""
    lessons = kept.items() if isinstance(kept, dict) else ()
    return {
        int(lesson): {int(at): alone is True for at, alone in answers.items() if at.isdecimal()}
        for lesson, answers in lessons
        if lesson.isdecimal() and 1 <= int(lesson) <= COUNT and isinstance(answers, dict)
    }
