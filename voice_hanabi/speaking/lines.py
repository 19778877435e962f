"""Announcements as printed lines: ``AUDIENCE: sentence``."""

from __future__ import annotations

import sys
import threading
from typing import TextIO

from voice_hanabi.speaking.reasons import Missing, Reason

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

    def write(self, audience: str, text: str) -> None:
        """Print the line. A stream that nobody reads any more is noted in ``missing``, not raised."""
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
            except (OSError, ValueError) as error:
                self.missing = Missing(Reason.LINES_CLOSED, {"error": str(error)})
