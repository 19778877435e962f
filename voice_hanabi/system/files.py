"""Reads files of unknown content, and writes private files atomically."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_CLAIMED_BYTE = 0x7FFF_FFFE
"""On Windows nobody else can read a locked byte, so lock one far beyond any content."""


class StrangeFile(OSError):  # noqa: N818 - a sentence for people
    """Raised if a path isn't an ordinary file, or is far too large."""


def open_ordinary(path: Path, *, pipes: bool = False) -> BinaryIO:
    """Open a file for reading, without ever blocking.

    Raises `StrangeFile` for a folder, a device or a pipe; with ``pipes`` only for a folder. A pipe without a
    writer is then empty. Raises `OSError` if the disk fails.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    try:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode) or not (pipes or stat.S_ISREG(mode)):
            raise StrangeFile(errno.EINVAL, "not an ordinary file")
        if os.name == "posix":
            os.set_blocking(descriptor, True)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def content_of(path: Path, most: int, *, pipes: bool = False) -> bytes:
    """Return the content of a file of limited size. Raises like `open_ordinary`, also if it is larger."""
    with open_ordinary(path, pipes=pipes) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise StrangeFile(errno.EFBIG, f"larger than {most // 1_000_000} MB")
    return content


def beginning_of(path: Path, length: int) -> bytes:
    """Return the first bytes of a file; nothing if it can't be read."""
    try:
        with open_ordinary(path) as file:
            return file.read(length)
    except OSError:
        return b""


def sync_folder(folder: Path) -> None:
    """Flush the names of a folder's new files to the disk, if the system can open folders."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def create_private(path: Path) -> BinaryIO:
    """Create a file that only its owner may read, unbuffered. Raises `OSError`, also if it exists."""
    return open(path, "xb", buffering=0, opener=lambda name, flags: os.open(name, flags, 0o600))


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that only its owner may read, atomically replacing an existing one.

    A power cut or a kill leaves only a temporary file beside it. Raises `OSError` if that fails.
    """
    make_private_folder(path.parent)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        # Left by a process with this number that was killed.
        beside.unlink(missing_ok=True)
        with create_private(beside) as file:
            file.write(content)
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def make_private_folder(folder: Path) -> None:
    """Create a folder and its parents, readable only by the owner; existing ones stay as they are.

    Raises `OSError`.
    """
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(mode=0o700, exist_ok=True)
    if not missing and not folder.is_dir():
        raise FileExistsError(errno.EEXIST, "no folder", str(folder))


def link_or_copy(source: str | Path, target: str | Path) -> None:
    """Put a file at another place too, replacing what is there: as a link, or as a copy if that fails.

    Raises `OSError` if nothing can be written.
    """
    Path(target).unlink(missing_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def claim(file: BinaryIO) -> None:
    """Lock an open file for this process until it is closed; others may read it.

    Raises `OSError` if another process has locked it.
    """
    if sys.platform == "win32":
        place = file.tell()
        file.seek(_CLAIMED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)
    else:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
