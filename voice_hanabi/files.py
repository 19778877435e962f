"""Files of which nobody knows what they are, and files that are nobody else's business."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


class StrangeFile(OSError):  # noqa: N818 - a sentence for people
    """Something that stands where a file should, and is none or far too large."""


def open_ordinary(path: Path, *, pipes: bool = False) -> BinaryIO:
    """Open a file for reading, without ever waiting for a writer.

    Raises `StrangeFile` for a folder, a device or a pipe; with ``pipes`` only for a folder. A pipe into
    which nobody writes is empty then. Raises `OSError` when the disk refuses.
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
    """Return what is in a file of at most so many bytes. Raises as `open_ordinary`, also for a larger one."""
    with open_ordinary(path, pipes=pipes) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise StrangeFile(errno.EFBIG, f"larger than {most // 1_000_000} MB")
    return content


def create_private(path: Path) -> BinaryIO:
    """Create a file that only its owner may read, unbuffered. Raises `OSError`, also where there is one."""
    return open(path, "xb", buffering=0, opener=lambda name, flags: os.open(name, flags, 0o600))


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner may look into; one that is there stays as it is. Raises `OSError`."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
