"""Paths that C libraries can open: on Windows these accept only plain ASCII.

On Windows libvosk and espeak-ng read a path in one country's encoding, and find nothing in
``C:\\Users\\Jiří``. Windows keeps a short name for such a folder (``C:\\Users\\JI~1``), unless somebody has
switched that off: then the folder's files are linked into one with a plain path for as long as needed.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import secrets
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from voice_hanabi.system.files import claim, create_private, link_or_copy, make_private_folder

PREFIX = "voice-hanabi-"
"""The prefix of temporary folders that stand in for others."""

_IN_USE = "in-use"
"""The file in a stand-in that is locked while it is in use."""


@dataclass(frozen=True, slots=True)
class PathCalls:
    """What the system can do with paths."""

    plain_only: bool
    """Whether libraries can open only plain paths."""

    short_name: Callable[[str], str] = str
    """Returns the system's short name of a path, or the path if it has none."""

    places: Sequence[Path] = ()
    """Folders in which everybody may create folders, the best first."""


class FolderForLibraries:
    """A folder under a name that a C library can open, until it is closed."""

    def __init__(self, folder: Path, calls: PathCalls | None = None) -> None:
        """Find a name; ``calls`` replaces this system's in tests.

        If there is none, the folder's own is used, and the library will report that it can't open it.
        """
        calls = calls or path_calls()
        self._stand_in: _StandIn | None = None
        name = name_for_libraries(str(folder), calls)
        if name is None:
            self._stand_in = _stand_in_for(folder, calls.places)
            name = str(self._stand_in.folder) if self._stand_in is not None else str(folder)
        self.name = name
        """The folder's path for the library."""

    def close(self) -> None:
        """Remove the stand-in, if there is one; the folder itself is unchanged."""
        if self._stand_in is not None:
            self._stand_in.remove()
            self._stand_in = None

    def __enter__(self) -> FolderForLibraries:
        """Return itself; leaving the ``with`` block closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it."""
        self.close()


def name_for_libraries(path: str, calls: PathCalls) -> str | None:
    """Return a name of the file or folder that a C library can open, or ``None`` if it has none."""
    if not calls.plain_only or path.isascii():
        return path
    short = calls.short_name(path)
    # A part of the path may have no short name.
    return short if short.isascii() else None


def path_calls() -> PathCalls:
    """Return what this system can do."""
    if sys.platform != "win32":
        return PathCalls(plain_only=False)
    return PathCalls(plain_only=True, short_name=_short_name, places=tuple(_common_folders()))


def _short_name(path: str) -> str:
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        size = kernel.GetShortPathNameW(path, None, 0)
        name = ctypes.create_unicode_buffer(size)
        if size and kernel.GetShortPathNameW(path, name, size):
            return name.value
    return path


def _common_folders() -> Iterator[Path]:
    for variable in ("ProgramData", "PUBLIC"):
        if (folder := os.environ.get(variable)) and folder.isascii():
            yield Path(folder)


@dataclass(slots=True)
class _StandIn:
    """A private folder with the files of another one."""

    folder: Path
    _claimed: BinaryIO

    def remove(self) -> None:
        """Remove it."""
        self._claimed.close()
        shutil.rmtree(self.folder.parent, ignore_errors=True)


def _stand_in_for(folder: Path, places: Sequence[Path]) -> _StandIn | None:
    """Put a folder's files into a private one, in the first of the places where that works."""
    for place in places:
        _remove_unused(place)
        made = place / f"{PREFIX}{secrets.token_hex(8)}"
        try:
            make_private_folder(made)
            claimed = create_private(made / _IN_USE)
            claim(claimed)
        except OSError:
            continue
        stand_in = _StandIn(made / "files", claimed)
        try:
            shutil.copytree(folder, stand_in.folder, copy_function=link_or_copy)
        except OSError:
            stand_in.remove()
            continue
        return stand_in
    return None


def _remove_unused(place: Path) -> None:
    """Remove the stand-ins of processes that were killed."""
    for in_use in place.glob(f"{PREFIX}*/{_IN_USE}"):
        with contextlib.suppress(OSError):
            with in_use.open("r+b") as file:
                claim(file)
            shutil.rmtree(in_use.parent, ignore_errors=True)
