"""The saved game: an append-only file of JSON lines, on the disk before anybody hears of an action.

The first line has the set-up of the game, each further line is an action. The file alone restores the game,
even after a crash or a power cut: a torn last line is ignored. Changes that others make to the file are
detected, and only the user may read it.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import AnyGame, Unfit
from voice_hanabi.system.files import (
    StrangeFile,
    beginning_of,
    claim,
    content_of,
    create_private,
    make_private_folder,
    sync_folder,
)
from voice_hanabi.table.saving.journal_folder import ENDING, next_number, saved_games
from voice_hanabi.table.saving.journal_header import FORMATS, choices_of, header_of
from voice_hanabi.table.saving.journal_lines import JournalLines, checked_line, lines_of
from voice_hanabi.table.saving.journal_problems import JournalProblem, cannot_read, cannot_write, in_use
from voice_hanabi.table.saving.journal_remarks import Note, Remarks

LARGEST = 4_000_000
"""The largest saved game that is read, in bytes; a whole game has some thousands."""

_BEGINNING = b'{"voice-hanabi": '

Games = Mapping[str, AnyGame]
"""The available games, by name."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game read from a journal."""

    path: Path
    game: AnyGame
    choices: Choices
    seed: int
    state: Any
    torn: bool
    """Whether the last line was incomplete and was ignored."""
    whole: int
    """The number of bytes of the file's complete lines."""
    actions: tuple[Any, ...] = ()
    """The actions, in order."""
    hinted: tuple[int, ...] = ()
    """The seats that were given hints, one entry for each."""
    noted: tuple[tuple[int, Note], ...] = ()
    """The seats' own notes, in order."""
    marked: tuple[int, ...] = ()
    """The turns marked for review, counted from 1, in the order of marking."""
    stand_ins: tuple[int, ...] = ()
    """The seats of people for whom the computer plays until they are back."""
    damaged: bool = False
    """Whether the file is damaged after these lines, so that the game ends there."""


@dataclass
class Journal:
    """An open journal: when ``add`` returns, the action is on the disk."""

    path: Path
    _file: BinaryIO
    _written: bytes = b""
    """The whole file so far: if somebody removes it, it is written again."""
    _sync: Callable[[int], None] = field(default=os.fsync)
    _torn_at: int | None = None
    """Where a full disk left half a line that could not be cut off yet."""

    @classmethod
    def begin(cls, folder: Path, choices: Choices, seed: int, now: datetime | None = None) -> Journal:
        """Start the journal of a new game in a folder. Raises `JournalProblem` if the disk fails."""
        moment = now or datetime.now(UTC)
        header = header_of(choices, seed, next_number(folder), moment)
        try:
            make_private_folder(folder)
            path, file = _create(folder / f"{moment:%Y-%m-%d-%H%M%S-%f}.{choices.game}{ENDING}")
        except OSError as error:
            raise cannot_write(folder, error) from error
        _claim(file, path)
        journal = cls(path, file)
        try:
            journal._write(header)
            sync_folder(folder)
        except (JournalProblem, OSError) as error:
            # An empty file would come before the last unfinished game.
            journal.close()
            path.unlink(missing_ok=True)
            if isinstance(error, JournalProblem):
                raise
            raise cannot_write(folder, error) from error
        return journal

    @classmethod
    def go_on(cls, saved: SavedGame, games: Games) -> Journal:
        """Open a saved game's journal to add to it; a torn or damaged end is cut off first.

        A copy of a damaged file is kept. Raises `JournalProblem`: 'in-use' if another table plays it, or the
        reason why the disk fails.
        """
        try:
            file = saved.path.open("r+b", buffering=0)
            _claim(file, saved.path)
            if read_journal(saved.path, games, as_far_as_it_goes=saved.damaged).whole != saved.whole:
                raise in_use(saved.path)
            whole = file.read(saved.whole)
            if saved.damaged:
                _keep_aside(saved.path)
            file.truncate(saved.whole)
            file.seek(0, os.SEEK_END)
        except OSError as error:
            raise cannot_write(saved.path, error) from error
        with contextlib.suppress(OSError):
            # Earlier versions left their files readable to everyone.
            saved.path.chmod(0o600)
        return cls(saved.path, file, whole)

    def add(self, record: Mapping[str, object]) -> bool:
        """Write an action to the disk. Raises `JournalProblem`; the file is then unchanged.

        Return whether somebody had removed the file, so that the whole game was saved again.
        """
        before = self._written
        self._write(record)
        try:
            return self.keep()
        except JournalProblem:
            # A refused action must not be read later.
            self._written, self._torn_at = before, len(before)
            with contextlib.suppress(OSError):
                self._file.truncate(len(before))
            raise

    def keep(self) -> bool:
        """Make sure that the game is on the disk; save it again if it was removed or overwritten.

        Return whether that was needed. Raises `JournalProblem` if it fails.
        """
        try:
            if self._is_there():
                return False
            make_private_folder(self.path.parent)
            path, file = _create(self.path)
        except OSError as error:
            raise cannot_write(self.path, error) from error
        try:
            _claim(file, path)
            _write_all(file, self._written)
            self._sync(file.fileno())
            sync_folder(path.parent)
        except OSError as error:
            file.close()
            path.unlink(missing_ok=True)
            raise cannot_write(self.path, error) from error
        self._file.close()
        self.path, self._file, self._torn_at = path, file, None
        return True

    def _is_there(self) -> bool:
        """Return whether the open file is still the one with its name, with the same length."""
        open_one = os.fstat(self._file.fileno())
        try:
            named = os.stat(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return False
        return os.path.samestat(open_one, named) and named.st_size == len(self._written)

    def _write(self, record: Mapping[str, object]) -> None:
        line = checked_line(record, zlib.crc32(self._written))
        before = self._torn_at
        try:
            if before is not None:
                self._file.truncate(before)
            before = self._torn_at = self._file.seek(0, os.SEEK_END)
            _write_all(self._file, line)
            self._sync(self._file.fileno())
        except OSError as error:
            # If even that fails the line is torn: it is cut off before the next one is written, and ignored
            # when the file is read.
            with contextlib.suppress(OSError):
                if before is not None:
                    self._file.truncate(before)
            raise cannot_write(self.path, error) from error
        self._torn_at = None
        self._written += line

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _create(wanted: Path) -> tuple[Path, BinaryIO]:
    """Create a file of this name, or of the next free one: a clock that was set back repeats names."""
    stem = wanted.name.removesuffix(ENDING)
    for number in itertools.count(2):
        path = wanted if number == 2 else wanted.with_name(f"{stem}-{number - 1}{ENDING}")
        with contextlib.suppress(FileExistsError):
            return path, create_private(path)
    raise AssertionError("there is always another number")


def _write_all(file: BinaryIO, content: bytes) -> None:
    written = 0
    while written < len(content):
        written += file.write(content[written:]) or 0


def _keep_aside(path: Path) -> None:
    """Copy a damaged file beside itself, under a name that isn't a saved game's. Raises `OSError`."""
    content = content_of(path, LARGEST)
    for number in itertools.count(1):
        with contextlib.suppress(FileExistsError), create_private(Path(f"{path}.damaged-{number}")) as kept:
            _write_all(kept, content)
            os.fsync(kept.fileno())
            sync_folder(path.parent)
            return


def _claim(file: BinaryIO, path: Path) -> None:
    """Lock the game for this table while the file is open."""
    try:
        claim(file)
    except OSError:
        file.close()
        raise in_use(path) from None


def read_journal(path: Path, games: Games, *, as_far_as_it_goes: bool = False) -> SavedGame:
    """Read a saved game.

    Raises `JournalProblem`: 'missing' if there is none, 'cannot-read' if the disk fails, 'foreign' for a file
    that isn't a journal of this program, 'too-large' for a journal beyond the limit, 'newer' for one of a
    later format, 'broken' if a line before the last is damaged, or any line breaks a rule or was changed.
    With ``as_far_as_it_goes`` such a game ends before that line, if anything was played by then.
    """
    return game_of(_content(path), path, games, as_far_as_it_goes=as_far_as_it_goes)


def game_of(content: bytes, path: Path, games: Games, *, as_far_as_it_goes: bool = False) -> SavedGame:
    """Return the game in a journal's ``content``, by its name. Raises like `read_journal`."""
    found = lines_of(content)
    game, choices, seed, state = _begun(found, content, path, games)
    actions: list[Any] = []
    remarks = Remarks(choices)
    whole, torn, damaged = found.whole, found.torn, False
    reached = found.lines[0].length + 1
    for line in found.lines[1:]:
        if line.record is None and line is found.lines[-1] and not line.joined:
            # The last line has its end but not its middle, as after a power cut while writing.
            whole, torn = whole - line.length - 1, True
            break
        try:
            if line.record is None or not line.sound:
                raise ValueError("not as it was written")
            if not remarks.take(line.record):
                action = game.action_of(line.record)
                state, _ = game.apply(state, action)
                actions.append(action)
            reached += line.length + 1
        except (KeyError, TypeError, ValueError, Unfit) as error:
            if as_far_as_it_goes and actions:
                whole, torn, damaged = reached, False, True
                break
            raise JournalProblem("broken", path, f"line {line.number}: {error}") from error
    return SavedGame(
        path, game, remarks.choices, seed, state, torn, whole, tuple(actions), tuple(remarks.hinted),
        tuple(remarks.noted), tuple(remarks.marked), remarks.stand_ins, damaged,
    )  # fmt: skip


def _begun(
    found: JournalLines, content: bytes, path: Path, games: Games
) -> tuple[AnyGame, Choices, int, Any]:
    """Return the game that the first line starts, its choices and seed, and its first state."""
    header = found.lines[0].record if found.lines else None
    game = games.get(str(header.get("game"))) if header is not None else None
    if header is None or "voice-hanabi" not in header or game is None:
        if found.lines and content.startswith(_BEGINNING) and not (header and found.lines[0].sound):
            raise JournalProblem("broken", path, "line 1")
        raise JournalProblem("foreign", path)
    if header["voice-hanabi"] not in FORMATS:
        raise JournalProblem("newer", path)
    try:
        choices, seed = choices_of(header, game)
        first = found.lines[0]
        as_written = first.sound and first.checked == (header["voice-hanabi"] > 1)
        if not as_written:
            raise ValueError("not as it was written")
        state = game.new(choices, seed)
    except (KeyError, TypeError, ValueError, Unfit) as error:
        raise JournalProblem("broken", path, "line 1") from error
    return game, choices, seed, state


def _content(path: Path) -> bytes:
    try:
        return content_of(path, LARGEST)
    except FileNotFoundError as error:
        raise JournalProblem("missing", path) from error
    except StrangeFile as error:
        ours = error.errno == errno.EFBIG and beginning_of(path, len(_BEGINNING)) == _BEGINNING
        raise JournalProblem("too-large" if ours else "foreign", path, str(error.strerror)) from error
    except OSError as error:
        raise cannot_read(path, error) from error


Tell = Callable[[JournalProblem], None]
"""Called with each unreadable game when an older one can be read."""


def unfinished_game(folder: Path, games: Games, tell: Tell = lambda problem: None) -> SavedGame | None:
    """Return the newest readable game, if it is not over; ``tell`` is called with newer ones."""
    saved = newest_game(folder, games, tell)
    return saved if saved is not None and saved.state.outcome is None else None


def newest_game(folder: Path, games: Games, tell: Tell = lambda problem: None) -> SavedGame | None:
    """Return the newest readable game, a damaged one as far as it goes.

    ``tell`` is called with newer, unreadable ones. Raises `JournalProblem` for a folder that can't be read.
    """
    for path in saved_games(folder):
        try:
            return read_journal(path, games, as_far_as_it_goes=True)
        except JournalProblem as problem:
            # Without its first line nobody has heard of a game, so it counts as foreign too.
            if problem.reason != "journal-foreign":
                tell(problem)
    return None
