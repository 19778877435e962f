"""How far somebody has come with the lessons, kept in the user's data folder."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import platformdirs

from voice_hanabi.system.files import content_of, write_whole

_LARGEST = 10_000


def lessons_file() -> Path:
    """Return the file that holds it: JSON."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "lessons.json"


class KeptProgress:
    """Keeps the lesson and the step that come next in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._next: tuple[int, int] | None = None

    def next(self) -> tuple[int, int]:
        """Return the lesson, from 1, and the step, from 0; the first ones where none are kept."""
        if self._next is None:
            self._next = self._read()
        return self._next

    def note(self, lesson: int, step: int) -> None:
        """Keep that; a disk that refuses costs no more than that the lesson begins again another day."""
        self._next = lesson, step
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps({"lesson": lesson, "step": step}).encode())

    def _read(self) -> tuple[int, int]:
        try:
            kept = json.loads(content_of(self._path, _LARGEST))
            lesson, step = int(kept["lesson"]), int(kept["step"])
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            return 1, 0
        return (lesson, step) if lesson >= 1 and step >= 0 else (1, 0)
