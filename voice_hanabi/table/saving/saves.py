"""Where the games of one table are saved: a folder of this computer, or another store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from voice_hanabi.contract.choices import Choices
from voice_hanabi.table.saving.journal import Games, Journal, SavedGame, read_journal
from voice_hanabi.table.saving.journal_folder import saved_games


class OpenJournal(Protocol):
    """The journal of a game in progress: what was added survives a crash and a power cut."""

    @property
    def path(self) -> Path:
        """The game's name in the store, which contains the time when it was begun."""

    def add(self, record: Mapping[str, object]) -> bool:
        """Store an action; return whether somebody had removed the game, so that it was saved again.

        Raises `JournalProblem`; the journal is then unchanged.
        """

    def keep(self) -> bool:
        """Make sure that the game is still there; return whether it had to be saved again.

        Raises `JournalProblem`.
        """

    def close(self) -> None:
        """Let go of it."""


class Saves(Protocol):
    """The saved games of one table. All methods raise `JournalProblem`."""

    def newest_first(self) -> list[Path]:
        """Return the games by name, newest first; each name begins with the day on which it was begun."""

    def read(self, game: Path, games: Games) -> SavedGame:
        """Read one of them."""

    def begin(self, choices: Choices, seed: int) -> OpenJournal:
        """Start the journal of a new game."""

    def go_on(self, saved: SavedGame, games: Games) -> OpenJournal:
        """Open a saved game's journal to add to it."""


@dataclass(frozen=True, slots=True)
class SavesFolder:
    """A folder of this computer, with one file per game."""

    folder: Path

    def newest_first(self) -> list[Path]:
        """Return the files, newest game first."""
        return list(saved_games(self.folder))

    def read(self, game: Path, games: Games) -> SavedGame:
        """Read a file."""
        return read_journal(game, games)

    def begin(self, choices: Choices, seed: int) -> OpenJournal:
        """Start a file."""
        return Journal.begin(self.folder, choices, seed)

    def go_on(self, saved: SavedGame, games: Games) -> OpenJournal:
        """Open a file, which no other table may have open."""
        return Journal.go_on(saved, games)


def saves_of(place: Path | Saves) -> Saves:
    """Return the store for games; a path is a folder of this computer."""
    return SavesFolder(place) if isinstance(place, Path) else place
