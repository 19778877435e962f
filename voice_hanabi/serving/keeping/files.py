"""The tables of one process: kept in memory, with files for their games. Only games survive the process."""

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
        """Do nothing: this process alone has the table."""

    def put_down(self) -> None:
        """Do nothing: there is no other process to take it."""

    def end(self) -> None:
        """Do nothing: its games stay."""


class FilesStore:
    """A folder of saved games, with a subfolder for each table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def standing(self) -> KeepingState:
        """The store's state: always available."""
        return KeepingState()

    @property
    def outlives(self) -> bool:
        """Whether tables outlive the process: never."""
        return False

    def begin(self) -> Holding:
        """Return a new table's holding."""
        return _InMemory(SavesFolder(self._folder / secrets.token_hex(8)))

    def take(self, key: str) -> Taken | Elsewhere | None:
        """Return nothing: no table is kept that could be taken."""
        return None

    def close(self) -> None:
        """Do nothing: nothing is open."""
