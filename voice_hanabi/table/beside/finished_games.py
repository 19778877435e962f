"""Which of the finished saved games is meant: the last one, the one before it, yesterday's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.journal_folder import day_begun
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.saving.saves import Saves, saves_of

LAST, PREVIOUS, BEFORE, YESTERDAY = ("last", "previous", "before", "yesterday")
ON_SCREEN, AT_MARKS = "screen", "marks"
"""Possible requests; 'the previous one' is the last one as long as none was reviewed; the screen shows the
last one, and the marks are those of the last one."""


@dataclass
class FinishedGames:
    """The finished games of a store, and the one reviewed last."""

    place: Path | Saves
    games: Games
    seen: Path | None = None

    def choose(self, which: str) -> SavedGame | None:
        """Return the game that is meant, and record that it is reviewed; ``None`` if there is none."""
        found = next(self._meant(which), None)
        if found is not None:
            self.seen = found.path
        return found

    def named(self, path: Path) -> SavedGame | None:
        """Return the finished game of this name, and record that it is reviewed; ``None`` if it is gone."""
        found = next(self._finished([path]), None)
        if found is not None:
            self.seen = path
        return found

    def every(self) -> Iterator[SavedGame]:
        """Yield all finished games, the newest first."""
        return self._finished(self._paths())

    @property
    def newest(self) -> str:
        """The name of the newest game, finished or not; empty if there is none."""
        return next((path.name for path in self._paths()), "")

    def lacking(self, which: str) -> str:
        """Return the message that there is no such game."""
        if which == YESTERDAY:
            return "looking-nothing-yesterday"
        return "looking-nothing" if next(self._meant(LAST), None) is None else "looking-nothing-before"

    def _meant(self, which: str) -> Iterator[SavedGame]:
        """Yield the games that may be meant, newest first, without unreadable ones."""
        paths = self._paths()
        if which == YESTERDAY:
            yesterday = datetime.now(UTC).date() - timedelta(1)
            return self._finished([path for path in paths if day_begun(path) == yesterday])
        if which in (PREVIOUS, BEFORE) and self.seen in paths:
            return self._finished(paths[paths.index(self.seen) + 1 :])
        finished = self._finished(paths)
        if which == BEFORE:
            next(finished, None)
        return finished

    def _paths(self) -> list[Path]:
        try:
            return saves_of(self.place).newest_first()
        except JournalProblem:
            return []

    def _finished(self, paths: list[Path]) -> Iterator[SavedGame]:
        for path in paths:
            with suppress(JournalProblem):
                saved = saves_of(self.place).read(path, self.games)
                if saved.state.outcome is not None:
                    yield saved
