"""The saved games in a folder, in the order in which they were begun."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from voice_hanabi.system.files import open_ordinary
from voice_hanabi.table.saving.journal_problems import cannot_read

ENDING = ".jsonl"

_NEVER_SAVED = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG)
"""Errors that mean that nothing can ever have been saved in a folder."""

_LONGEST_HEADER = 10_000
_NUMBER = re.compile(rb'"number": (\d{1,9})\b')
_STARTED = re.compile(rb'"started": "([^"]*)"')


def saved_games(folder: Path) -> Iterator[Path]:
    """Yield the journals of a folder, newest first.

    Each contains how many there were before it, so that setting the clock back doesn't make a game old. The
    place of an unreadable one follows from its name, which contains the time. Raises `JournalProblem` for a
    folder that can't be read: it may contain games.
    """
    aged: list[tuple[int, bytes, str, Path]] = []
    before = 0
    for path in sorted(_files(folder)):
        header = _first_line(path)
        if header is None:
            aged.append((before, b"~", path.name, path))
            continue
        started = _STARTED.search(header)
        number = _number(header)
        aged.append((number, started[1] if started is not None else b"", path.name, path))
        before = max(before, number)
    for *_, path in sorted(aged, reverse=True):
        yield path


def day_begun(path: Path) -> date | None:
    """Return the day, in UTC, in a journal's name; ``None`` if there is none."""
    try:
        return date.fromisoformat(path.name[:10])
    except ValueError:
        return None


def next_number(folder: Path) -> int:
    """Return the number of the next game in a folder. Raises `JournalProblem`."""
    return 1 + max((_number(_first_line(path) or b"") for path in _files(folder)), default=0)


def _files(folder: Path) -> list[Path]:
    try:
        return [folder / name for name in os.listdir(folder) if name.endswith(ENDING)]
    except OSError as error:
        if error.errno in _NEVER_SAVED:
            # Whether such a folder can be created turns out when it is.
            return []
        raise cannot_read(folder, error, "folder-unreadable") from error


def _first_line(path: Path) -> bytes | None:
    """Return the first line with its end, or as much as there is; ``None`` if it can't be read."""
    try:
        with open_ordinary(path) as file:
            return file.readline(_LONGEST_HEADER)
    except OSError:
        return None


def _number(header: bytes) -> int:
    """Return the number of the game in a first line, from 1; 0 if it has none."""
    found = _NUMBER.search(header)
    return 0 if found is None else int(found[1])
