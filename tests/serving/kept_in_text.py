"""A store of tables for tests: in memory, as the text that a database would have, with games in files.

It outlives the houses that use it, as a database outlives workers: anybody with a key gets a table that was
put down, or whose worker was killed.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.serving.keeping.kept import Kept, read_kept
from voice_hanabi.serving.keeping.store import Elsewhere, KeepingState, TableLost, Taken
from voice_hanabi.table.saving.journal import Games, SavedGame
from voice_hanabi.table.saving.saves import Saves, SavesFolder

NUMBERS = 100_000


class _NamedGames(SavesFolder):
    """Games by name alone, as they are stored."""

    def read(self, game: Path, games: Games) -> SavedGame:
        return super().read(self.folder / game.name, games)


@dataclass
class _Stored:
    saves: _NamedGames
    text: str = ""
    epoch: int = 0
    held: bool = False


@dataclass
class _Held:
    store: TextStore
    table: str
    stored: _Stored
    epoch: int

    @property
    def saves(self) -> Saves:
        return self.stored.saves

    @property
    def first_number(self) -> int:
        return self.epoch * NUMBERS

    @property
    def ours(self) -> bool:
        return self.epoch == self.stored.epoch and self.stored.held

    @property
    def wanted(self) -> bool:
        return False

    def keep(self, kept: Kept) -> None:
        if not self.ours:
            raise TableLost
        self.stored.text = kept.written()

    def put_down(self) -> None:
        if self.ours:
            self.stored.held = False

    def end(self) -> None:
        if self.ours:
            self.store.tables.pop(self.table, None)


@dataclass
class TextStore:
    """A `Store`."""

    folder: Path
    tables: dict[str, _Stored] = field(default_factory=dict)

    @property
    def standing(self) -> KeepingState:
        return KeepingState("one")

    @property
    def outlives(self) -> bool:
        return True

    def begin(self) -> _Held:
        table = secrets.token_hex(8)
        self.tables[table] = _Stored(_NamedGames(self.folder / table))
        return self._hold(table)

    def take(self, key: str) -> Taken | Elsewhere | None:
        for table, stored in self.tables.items():
            if stored.text and key in (kept := read_kept(stored.text)).keys:
                return Elsewhere("another") if stored.held else Taken(kept, self._hold(table))
        return None

    def close(self) -> None:
        pass

    def kill(self) -> None:
        """Kill every worker: what it hasn't kept by now is lost."""
        for stored in self.tables.values():
            stored.held = False

    def _hold(self, table: str) -> _Held:
        stored = self.tables[table]
        stored.epoch += 1
        stored.held = True
        return _Held(self, table, stored, stored.epoch)
