"""The saved game: an append-only file of JSON lines, on the disk before anybody hears of an action.

The first line says how the game was set up, each further line is an action. The file alone gives the
game back, after a crash or a power cut too: a torn last line is left out.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

from voice_hanabi.table.choices import Choices
from voice_hanabi.table.game import AnyGame, Unfit

if sys.platform != "win32":
    import fcntl

FORMAT = 1
ENDING = ".jsonl"

Games = Mapping[str, AnyGame]
"""The games that there are, by name."""


class JournalProblem(Exception):  # noqa: N818 - a sentence for people
    """A journal that cannot be read or written. ``reason`` is a stable word for the sentence aloud."""

    def __init__(self, reason: str, sentence: str, path: Path) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.path = path

    @property
    def why(self) -> str:
        """What the system says about it, in its own words."""
        cause = self.__cause__
        return (cause.strerror if isinstance(cause, OSError) else None) or str(self)


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
    actions: tuple[Any, ...] = ()
    """What was done, in order."""


@dataclass
class Journal:
    """An open journal: each action is on the disk when ``add`` returns."""

    path: Path
    _file: BinaryIO
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
            "started": moment.isoformat(),
            "language": choices.language,
            "rulebook": choices.book,
            "variants": choices.variants,
            "names": choices.names,
            "seed": seed,
            "first": choices.beginner,
        }
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{moment:%Y-%m-%d-%H%M%S-%f}.{choices.game}{ENDING}"
            file = path.open("xb", buffering=0)
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
        return cls(saved.path, file)

    def add(self, record: Mapping[str, object]) -> None:
        """Write an action and have it on the disk. Raises `JournalProblem`; then the file is as it was."""
        self._write(record)

    def _write(self, record: Mapping[str, object]) -> None:
        line = json.dumps(record, ensure_ascii=False).encode() + b"\n"
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

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _cannot_write(path: Path, error: OSError) -> JournalProblem:
    return JournalProblem("cannot-write", f"Can't write to {path}: {error.strerror or error}.", path)


def _in_use(path: Path) -> JournalProblem:
    return JournalProblem("in-use", f"Another table is playing {path}.", path)


def _claim(file: BinaryIO, path: Path) -> None:
    """Keep the game for this table while the file is open, where the system can lock files so."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
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
    before the last is damaged or breaks a rule.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise JournalProblem("missing", f"There is no saved game {path}.", path) from error
    except OSError as error:
        raise JournalProblem("cannot-read", f"Can't read {path}: {error.strerror or error}.", path) from error
    lines, whole, torn = _lines(content)
    if not lines:
        raise JournalProblem("foreign", f"{path} is not a saved game of voice-hanabi.", path)
    header = _json(lines[0])
    game = games.get(str(header.get("game"))) if header is not None else None
    if header is None or "voice-hanabi" not in header or game is None:
        raise JournalProblem("foreign", f"{path} is not a saved game of voice-hanabi.", path)
    if header["voice-hanabi"] != FORMAT:
        raise JournalProblem("newer", f"{path} was saved by another version of voice-hanabi.", path)
    try:
        choices, seed = _choices_of(header)
        state = game.new(choices, seed)
    except (KeyError, TypeError, ValueError, Unfit) as error:
        raise JournalProblem("broken", f"The first line of {path} is damaged.", path) from error
    actions = []
    for number, line in enumerate(lines[1:], start=2):
        record = _json(line)
        try:
            if record is None:
                raise ValueError("not JSON")
            action = game.action_of(record)
            state, _ = game.apply(state, action)
            actions.append(action)
        except (KeyError, TypeError, ValueError, Unfit) as error:
            if number == len(lines) and record is None:
                # The last line has its end but not its middle: a power cut in mid-write does that.
                return SavedGame(
                    path, game, choices, seed, state, True, whole - len(line) - 1, tuple(actions)
                )
            raise JournalProblem("broken", f"Line {number} of {path} is damaged: {error}.", path) from error
    return SavedGame(path, game, choices, seed, state, torn, whole, tuple(actions))


def _lines(content: bytes) -> tuple[list[bytes], int, bool]:
    """Return the whole lines, how many bytes they take, and whether a torn one follows."""
    whole = content.rfind(b"\n") + 1
    return content[:whole].split(b"\n")[:-1], whole, whole < len(content)


def _json(line: bytes) -> dict[str, object] | None:
    try:
        record = json.loads(line)
    except ValueError:
        return None
    return record if isinstance(record, dict) else None


def _choices_of(header: Mapping[str, object]) -> tuple[Choices, int]:
    variants, names = header["variants"], header["names"]
    seed, first = header["seed"], header["first"]
    if not isinstance(variants, list) or not isinstance(names, list):
        raise TypeError("variants and names are lists")
    if not isinstance(seed, int) or not isinstance(first, int | None):
        raise TypeError("seed and first are numbers")
    choices = Choices(
        language=str(header["language"]),
        game=str(header["game"]),
        rulebook=str(header["rulebook"]),
        variants=tuple(map(str, variants)),
        count=len(names),
        names=tuple(map(str, names)),
        beginner=first,
    )
    return choices, seed


def saved_games(folder: Path) -> Iterator[Path]:
    """Yield the journals of a folder, newest first."""
    if folder.is_dir():
        yield from sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.name, reverse=True)


def unfinished_game(folder: Path, games: Games) -> SavedGame | None:
    """Return the newest game, if it is not over. Raises `JournalProblem` when it can't be read."""
    saved = newest_game(folder, games)
    return saved if saved is not None and saved.state.outcome is None else None


def newest_game(folder: Path, games: Games) -> SavedGame | None:
    """Return the newest game, leaving out files that are none. Raises `JournalProblem` for a damaged one."""
    for path in saved_games(folder):
        if not _was_dealt(path):
            continue
        try:
            return read_journal(path, games)
        except JournalProblem as problem:
            if problem.reason != "foreign":
                raise
    return None


def _was_dealt(path: Path) -> bool:
    """Tell whether a journal got as far as its first line; without it nobody has heard of a game."""
    try:
        with path.open("rb") as file:
            return file.readline().endswith(b"\n")
    except OSError:
        return True  # Reading it says what is wrong.
