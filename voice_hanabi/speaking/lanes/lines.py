"""Announcements as printed lines: ``AUDIENCE: sentence``."""

from __future__ import annotations

import contextlib
import sys
import threading
from typing import TextIO

from voice_hanabi.speaking.reasons import Missing, ReasonCode
from voice_hanabi.system.plain_text import reader_has_gone

PUBLIC_NAME = "table"
"""What stands before the colon where everyone may read."""


class Lines:
    """Prints one line for each announcement, from whatever thread, and flushes it at once."""

    def __init__(self, stream: TextIO | None = None) -> None:
        """Print to the stream, or to standard output as it is at the time of printing."""
        self._stream = stream
        self._lock = threading.Lock()
        self.missing: Missing | None = None
        """Why lines are not printed any more, or ``None`` while they are."""

    def clear(self) -> None:
        """Wipe the terminal that lines are printed to, what has scrolled away too; nothing elsewhere."""
        stream = self._stream or sys.stdout
        with self._lock, contextlib.suppress(OSError, ValueError):
            if stream is not None and stream.isatty():
                wiped = getattr(stream, "wipe", None)
                if wiped is not None:
                    wiped()

    def write(self, audience: str, text: str) -> None:
        """Print the line. A stream that takes no more is noted in ``missing``, not raised."""
        line = " ".join(f"{audience}: {text}".split()) + "\n"
        with self._lock:
            if self.missing is not None:
                return
            stream = self._stream or sys.stdout
            try:
                try:
                    stream.write(line)
                except UnicodeEncodeError:
                    # A console of an old code page: a question mark for a letter, but never silence.
                    encoding = stream.encoding or "ascii"
                    stream.write(line.encode(encoding, "replace").decode(encoding))
                stream.flush()
            except OSError as error:
                lost = ReasonCode.LINES_CLOSED if reader_has_gone(error) else ReasonCode.LINES_LOST
                self.missing = Missing(lost, {"error": error.strerror or str(error)})
            except ValueError as error:
                self.missing = Missing(ReasonCode.LINES_CLOSED, {"error": str(error)})
