"""The tables of one process: its own memory, and files for their games. What is not played is not kept."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from voice_hanabi.serving.keeping.kept import Kept
from voice_hanabi.serving.keeping.store import Elsewhere, Holding, KeepingState, Taken
from voice_hanabi.table.saving.saves import Saves, SavesFolder


@dataclass(frozen=True)
class _InMemory:
    saves: Saves
    first_number: int = 0

    @property
    def ours(self) -> bool:
        return True

    @property
    def wanted(self) -> bool:
        return False

    def keep(self, kept: Kept) -> None:
        """Its process is the only one that has the table."""

    def put_down(self) -> None:
        """Nobody else could take it."""

    def end(self) -> None:
        """Its games stay."""


class FilesStore:
    """A folder of saved games, with one of its own for each table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def standing(self) -> KeepingState:
        """It is always there."""
        return KeepingState()

    @property
    def outlives(self) -> bool:
        """Its tables end with their process."""
        return False

    def begin(self) -> Holding:
        """Return a new table's holding."""
        return _InMemory(SavesFolder(self._folder / secrets.token_hex(8)))

    def take(self, key: str) -> Taken | Elsewhere | None:
        """Nothing is kept that could be taken."""
        return None

    def close(self) -> None:
        """Nothing is open."""
