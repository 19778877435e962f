"""Why a game can't be saved or read; each reason has its cause, which decides what to do about it."""

from __future__ import annotations

import errno
from pathlib import Path
from types import MappingProxyType

from voice_hanabi.problems import Problem, Reasons

JOURNAL_REASONS: Reasons = MappingProxyType(
    {
        f"journal-{reason}": ("path", "message")
        for reason in (
            "missing", "none", "finished", "none-finished", "unfinished", "in-use",
            "cannot-read", "folder-unreadable", "too-large", "foreign", "newer", "broken",
            "disk-full", "read-only", "not-allowed", "name-too-long", "in-the-way", "cannot-write",
        )
    }
)  # fmt: skip
"""Every code of a `JournalProblem`; ``message`` is the system's message, or what is wrong with the file."""

_CAUSES = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EEXIST: "in-the-way",
    errno.ENOTDIR: "in-the-way",
    errno.EISDIR: "in-the-way",
}
"""Why nothing can be written, for causes that can be mended."""


class JournalProblem(Problem):
    """Raised for a journal that can't be read or written."""

    def __init__(self, reason: str, path: Path, message: str = "") -> None:
        """Take the code without its prefix."""
        super().__init__(f"journal-{reason}", {"path": str(path), "message": message})


def cannot_write(path: Path, error: OSError) -> JournalProblem:
    """Return the problem that a file or folder can't be written, with its cause."""
    return JournalProblem(_CAUSES.get(error.errno or 0, "cannot-write"), path, _words(error))


def cannot_read(path: Path, error: OSError, reason: str = "cannot-read") -> JournalProblem:
    """Return the problem that a file or folder can't be read."""
    return JournalProblem(reason, path, _words(error))


def in_use(path: Path) -> JournalProblem:
    """Return the problem that another table plays a game."""
    return JournalProblem("in-use", path)


def _words(error: OSError) -> str:
    return error.strerror or str(error)
