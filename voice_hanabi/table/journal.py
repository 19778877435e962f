"""The saved game: an append-only file of JSON lines, on the disk before anybody hears of an action.

The first line says how the game was set up, each further line is an action. The file alone gives the
game back, after a crash or a power cut too: a torn last line is left out. What has changed on the disk
since is noticed, and only the user may read it.
"""

from __future__ import annotations

import contextlib
import os
import re
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO

from voice_hanabi.files import (
    StrangeFile,
    claim,
    content_of,
    create_private,
    make_private_folder,
    open_ordinary,
)
from voice_hanabi.problems import Problem, Reasons
from voice_hanabi.table.choices import Choices
from voice_hanabi.table.game import AnyGame, Unfit
from voice_hanabi.table.journal_lines import checked_line, lines_of
from voice_hanabi.table.language.wording import LANGUAGES
from voice_hanabi.table.seating import can_be_seated

FORMAT = 2
"""How games are saved: since 2 every line has a checksum."""
_READ = (1, 2)
ENDING = ".jsonl"

LARGEST = 4_000_000
"""Bytes of a saved game that is read; a whole game has some thousands."""

_BEGINNING = b'{"voice-hanabi": '
_LONGEST_HEADER = 10_000
_NUMBER = re.compile(rb'"number": (\d{1,9})\b')
_STARTED = re.compile(rb'"started": "([^"]*)"')

Games = Mapping[str, AnyGame]
"""The games that there are, by name."""


JOURNAL_REASONS: Reasons = MappingProxyType(
    {
        f"journal-{reason}": ("path", "message")
        for reason in (
            "missing", "none", "finished", "in-use", "cannot-read", "cannot-write",
            "foreign", "newer", "broken",
        )
    }
)  # fmt: skip
"""Every code of a `JournalProblem`; ``message`` is what the system, or a look at the file, says of it."""


class JournalProblem(Problem):
    """A journal that cannot be read or written."""

    def __init__(self, reason: str, path: Path, message: str = "") -> None:
        """Name the code without its beginning."""
        super().__init__(f"journal-{reason}", {"path": str(path), "message": message})


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game read from a journal."""

    path: Path
    game: AnyGame
    choices: Choices
    seed: int
    state: Any
    torn: bool
    """Whether the last line was only half on the disk and was left out."""
    whole: int
    """How many bytes of the file are whole lines."""
    checksum: int
    """That of the whole lines."""
    actions: tuple[Any, ...] = ()
    """What was done, in order."""


@dataclass
class Journal:
    """An open journal: each action is on the disk when ``add`` returns."""

    path: Path
    _file: BinaryIO
    _checksum: int = 0
    """That of the file so far."""
    _sync: Callable[[int], None] = field(default=os.fsync)
    _torn_at: int | None = None
    """Where half a line lies that a full disk left behind and that could not be cut off yet."""

    @classmethod
    def begin(cls, folder: Path, choices: Choices, seed: int, now: datetime | None = None) -> Journal:
        """Begin the journal of a new game in a folder. Raises `JournalProblem` when the disk refuses."""
        moment = now or datetime.now(UTC)
        header = {
            "voice-hanabi": FORMAT,
            "game": choices.game,
            "number": 1 + max((_number(_first_line(path)) for path in _files(folder)), default=0),
            "started": moment.isoformat(),
            "language": choices.language,
            "rulebook": choices.book,
            "variants": choices.variants,
            "names": choices.names,
            "seed": seed,
            "first": choices.beginner,
        }
        try:
            make_private_folder(folder)
            path = folder / f"{moment:%Y-%m-%d-%H%M%S-%f}.{choices.game}{ENDING}"
            file = create_private(path)
        except OSError as error:
            raise _cannot_write(folder, error) from error
        _claim(file, path)
        journal = cls(path, file)
        try:
            journal._write(header)
            _sync_folder(folder)
        except (JournalProblem, OSError) as error:
            # An empty file would stand before the last unfinished game.
            journal.close()
            path.unlink(missing_ok=True)
            if isinstance(error, JournalProblem):
                raise
            raise _cannot_write(folder, error) from error
        return journal

    @classmethod
    def go_on(cls, saved: SavedGame, games: Games) -> Journal:
        """Open a saved game's journal to add to it; a torn last line is cut off first.

        Raises `JournalProblem`: 'in-use' where another table plays it, 'cannot-write' when the disk refuses.
        """
        try:
            file = saved.path.open("r+b", buffering=0)
            _claim(file, saved.path)
            if read_journal(saved.path, games).whole != saved.whole:
                raise _in_use(saved.path)
            file.truncate(saved.whole)
            file.seek(0, os.SEEK_END)
        except OSError as error:
            raise _cannot_write(saved.path, error) from error
        with contextlib.suppress(OSError):
            # Earlier versions left their files open to everyone.
            saved.path.chmod(0o600)
        return cls(saved.path, file, saved.checksum)

    def add(self, record: Mapping[str, object]) -> None:
        """Write an action and have it on the disk. Raises `JournalProblem`; then the file is as it was."""
        self._write(record)

    def _write(self, record: Mapping[str, object]) -> None:
        line = checked_line(record, self._checksum)
        before = self._torn_at
        try:
            if before is not None:
                self._file.truncate(before)
            before = self._torn_at = self._file.seek(0, os.SEEK_END)
            written = 0
            while written < len(line):
                written += self._file.write(line[written:]) or 0
            self._sync(self._file.fileno())
        except OSError as error:
            # Where even that fails the line is torn: it is cut off before the next one is written, and
            # left out when the file is read.
            with contextlib.suppress(OSError):
                if before is not None:
                    self._file.truncate(before)
            raise _cannot_write(self.path, error) from error
        self._torn_at = None
        self._checksum = zlib.crc32(line, self._checksum)

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _cannot_write(path: Path, error: OSError) -> JournalProblem:
    return JournalProblem("cannot-write", path, error.strerror or str(error))


def _in_use(path: Path) -> JournalProblem:
    return JournalProblem("in-use", path)


def _claim(file: BinaryIO, path: Path) -> None:
    """Keep the game for this table while the file is open."""
    try:
        claim(file)
    except OSError:
        file.close()
        raise _in_use(path) from None


def _sync_folder(folder: Path) -> None:
    """Have the new file's name on the disk too, where the system can open folders."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def read_journal(path: Path, games: Games) -> SavedGame:
    """Read a saved game.

    Raises `JournalProblem`: 'missing' where there is none, 'cannot-read' when the disk refuses, 'foreign'
    for a file that is no journal of this program, 'newer' for one of a later format, 'broken' when a line
    before the last is damaged, or any line breaks a rule or is not as it was written.
    """
    try:
        content = content_of(path, LARGEST)
    except FileNotFoundError as error:
        raise JournalProblem("missing", path) from error
    except StrangeFile as error:
        raise JournalProblem("foreign", path, str(error.strerror)) from error
    except OSError as error:
        raise JournalProblem("cannot-read", path, error.strerror or str(error)) from error
    found = lines_of(content)
    header = found.lines[0].record if found.lines else None
    game = games.get(str(header.get("game"))) if header is not None else None
    if header is None or "voice-hanabi" not in header or game is None:
        if found.lines and content.startswith(_BEGINNING) and not (header and found.lines[0].sound):
            raise JournalProblem("broken", path, "line 1")
        raise JournalProblem("foreign", path)
    if header["voice-hanabi"] not in _READ:
        raise JournalProblem("newer", path)
    try:
        choices, seed = _choices_of(header)
        first = found.lines[0]
        as_written = first.sound and first.checked == (header["voice-hanabi"] > 1)
        if not as_written or not can_be_seated(choices.names, game.players):
            raise ValueError("not as it was written")
        state = game.new(choices, seed)
    except (KeyError, TypeError, ValueError, Unfit) as error:
        raise JournalProblem("broken", path, "line 1") from error
    actions = []
    whole, torn = found.whole, found.torn
    for line in found.lines[1:]:
        if line.record is None and line is found.lines[-1] and not line.joined:
            # The last line has its end but not its middle: a power cut in mid-write does that.
            whole, torn = whole - line.length - 1, True
            break
        try:
            if line.record is None or not line.sound:
                raise ValueError("not as it was written")
            action = game.action_of(line.record)
            state, _ = game.apply(state, action)
            actions.append(action)
        except (KeyError, TypeError, ValueError, Unfit) as error:
            raise JournalProblem("broken", path, f"line {line.number}: {error}") from error
    return SavedGame(
        path, game, choices, seed, state, torn, whole, zlib.crc32(content[:whole]), tuple(actions)
    )


def _choices_of(header: Mapping[str, object]) -> tuple[Choices, int]:
    variants, names = header["variants"], header["names"]
    seed, first = header["seed"], header["first"]
    if not isinstance(variants, list) or not isinstance(names, list):
        raise TypeError("variants and names are lists")
    if not isinstance(seed, int) or not isinstance(first, int | None):
        raise TypeError("seed and first are numbers")
    language = str(header["language"])
    if language not in LANGUAGES:
        raise ValueError("no such language")
    choices = Choices(
        language=language,
        game=str(header["game"]),
        rulebook=str(header["rulebook"]),
        variants=tuple(map(str, variants)),
        count=len(names),
        names=tuple(map(str, names)),
        beginner=first,
    )
    return choices, seed


def saved_games(folder: Path) -> Iterator[Path]:
    """Yield the journals of a folder, newest first.

    Each says how many stood there before it: a clock that was set back makes no game an old one.
    """

    def age(path: Path) -> tuple[int, bytes, str]:
        header = _first_line(path)
        started = _STARTED.search(header)
        return _number(header), started[1] if started is not None else b"", path.name

    yield from sorted(_files(folder), key=age, reverse=True)


def _files(folder: Path) -> Iterator[Path]:
    if os.path.isdir(folder):
        yield from folder.glob(f"*{ENDING}")


def _first_line(path: Path) -> bytes:
    """Return the first line with its end, or what there is of it; nothing where it can't be read."""
    try:
        with open_ordinary(path) as file:
            return file.readline(_LONGEST_HEADER)
    except OSError:
        return b""


def _number(header: bytes) -> int:
    """Return which game a first line says it is, counted from 1; 0 where it does not say."""
    found = _NUMBER.search(header)
    return 0 if found is None else int(found[1])


Tell = Callable[[JournalProblem], None]
"""Told of each game that can't be read, where an older one can."""


def unfinished_game(folder: Path, games: Games, tell: Tell = lambda problem: None) -> SavedGame | None:
    """Return the newest game that can be read, if it is not over; ``tell`` is told of newer ones."""
    saved = newest_game(folder, games, tell)
    return saved if saved is not None and saved.state.outcome is None else None


def newest_game(folder: Path, games: Games, tell: Tell = lambda problem: None) -> SavedGame | None:
    """Return the newest game that can be read; ``tell`` is told of newer games that can't."""
    for path in saved_games(folder):
        try:
            return read_journal(path, games)
        except JournalProblem as problem:
            # Without its first line nobody has heard of a game, so that one is foreign too.
            if problem.reason != "journal-foreign":
                tell(problem)
    return None
