"""Why a file that a command should write was not written, in one sentence."""

from __future__ import annotations

from pathlib import Path

from voice_hanabi.language.wording import Wording


def not_written(error: OSError, path: Path, wording: Wording, *, overwrites: bool = True) -> str:
    """Return the sentence: the file exists already, or the disk fails.

    ``path`` is the file, if the error doesn't name one (as if the disk is full). ``overwrites`` is whether
    the command has ``--overwrite``.
    """
    place = str(error.filename or path)
    if isinstance(error, FileExistsError):
        return wording.say("export-exists" if overwrites else "replay-page-exists", path=place)
    return wording.say("export-unwritable", path=place, error=error.strerror or str(error))
