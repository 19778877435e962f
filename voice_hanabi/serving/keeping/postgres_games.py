"""The games of one table in PostgreSQL: the same lines as in a saved game's file, one row each.

A line is committed only while this worker owns the table, which is checked in the same transaction. So a
worker that has lost a table, knowingly or not, adds nothing to its games.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg

from voice_hanabi.contract.choices import Choices
from voice_hanabi.serving.keeping.database import Connection, Database
from voice_hanabi.serving.keeping.store import TableLost, Unreachable
from voice_hanabi.table.saving.journal import Games, SavedGame, game_of
from voice_hanabi.table.saving.journal_folder import ENDING
from voice_hanabi.table.saving.journal_header import header_of
from voice_hanabi.table.saving.journal_lines import checked_line
from voice_hanabi.table.saving.journal_problems import JournalProblem

READING = 2.0
"""Seconds for which reading is retried."""

ADD = """
WITH ours AS (SELECT id FROM served_table WHERE id = %(table)s AND epoch = %(epoch)s FOR SHARE)
INSERT INTO journal_line (served_table, game, number, line)
SELECT id, %(game)s, %(number)s, %(line)s FROM ours
ON CONFLICT (served_table, game, number) DO UPDATE SET line = excluded.line
"""
"""Nobody can take the table between the check of its epoch and the commit. A line that already exists is our
own: the connection broke before we knew whether it was committed."""


class DatabaseGames:
    """The saved games of a table; implements `Saves`."""

    def __init__(self, database: Database, table: str, epoch: int, patience: Callable[[], float]) -> None:
        """``table`` is ours in this ``epoch``; ``patience`` returns how many seconds a line may take."""
        self._database = database
        self._table = table
        self._epoch = epoch
        self._patience = patience

    def newest_first(self) -> list[Path]:
        """Return the names of the games."""
        rows = self._read(
            "SELECT game FROM journal_line WHERE served_table = %s AND number = 0 ORDER BY place DESC",
            (self._table,),
        )
        return [Path(game) for (game,) in rows]

    def read(self, game: Path, games: Games) -> SavedGame:
        """Read a game."""
        content = b"".join(self._lines(game))
        if not content:
            raise JournalProblem("missing", game)
        return game_of(content, game, games)

    def begin(self, choices: Choices, seed: int) -> DatabaseJournal:
        """Begin the journal of a game."""
        moment = datetime.now(UTC)
        name = Path(f"{moment:%Y-%m-%d-%H%M%S-%f}.{choices.game}{ENDING}")
        journal = DatabaseJournal(name, self)
        journal.add(header_of(choices, seed, len(self.newest_first()) + 1, moment))
        return journal

    def go_on(self, saved: SavedGame, games: Games) -> DatabaseJournal:
        """Go on with a game."""
        lines = self._lines(saved.path)
        return DatabaseJournal(saved.path, self, len(lines), zlib.crc32(b"".join(lines)))

    def add(self, game: Path, number: int, line: bytes) -> None:
        """Commit a line. Raises `TableLost`, or `JournalProblem` if the database refuses it."""
        row = {"table": self._table, "epoch": self._epoch, "game": game.name, "number": number, "line": line}

        def write(connection: Connection) -> int:
            return connection.execute(ADD, row).rowcount

        try:
            written = self._database.run(write, self._patience())
        except Unreachable:
            # It may be there or not. Nobody hears of it here; if the table goes on, it is read.
            raise TableLost from None
        except psycopg.Error as problem:
            reason = "disk-full" if isinstance(problem, psycopg.errors.DiskFull) else "cannot-write"
            raise JournalProblem(reason, game, type(problem).__name__) from problem
        if not written:
            raise TableLost

    def _lines(self, game: Path) -> list[bytes]:
        rows = self._read(
            "SELECT line FROM journal_line WHERE served_table = %s AND game = %s ORDER BY number",
            (self._table, game.name),
        )
        return [line for (line,) in rows]

    def _read(self, query: str, values: tuple[str, ...]) -> list[tuple[Any, ...]]:
        try:
            return self._database.run(lambda one: one.execute(query, values).fetchall(), READING)
        except (Unreachable, psycopg.Error) as problem:
            raise JournalProblem("folder-unreadable", Path(self._table), type(problem).__name__) from problem


@dataclass
class DatabaseJournal:
    """A game in progress; implements `OpenJournal`."""

    path: Path
    _games: DatabaseGames
    _written: int = 0
    _checksum: int = 0
    """The digest of all lines so far."""

    def add(self, record: Mapping[str, object]) -> bool:
        """Commit an action; nothing is ever removed."""
        line = checked_line(record, self._checksum)
        self._games.add(self.path, self._written, line)
        self._written += 1
        self._checksum = zlib.crc32(line, self._checksum)
        return False

    def keep(self) -> bool:
        """Do nothing: what was committed stays."""
        return False

    def close(self) -> None:
        """Do nothing: nothing is open."""
