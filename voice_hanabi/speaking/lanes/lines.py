"""Announcements as printed lines: ``AUDIENCE: sentence``."""

from __future__ import annotations

import contextlib
import sys
import threading
from typing import TextIO

from voice_hanabi.speaking.reasons import Missing, ReasonCode
from voice_hanabi.system.plain_text import reader_has_gone

PUBLIC_NAME = "table"
"""The name before the colon of lines that everyone may read."""


class Lines:
    """Prints one line for each announcement and flushes it at once. Thread-safe."""

    def __init__(self, stream: TextIO | None = None) -> None:
        """Print to the stream, by default to the current standard output."""
        self._stream = stream
        self._lock = threading.Lock()
        self.missing: Missing | None = None
        """Why lines can't be printed any more, or ``None``."""

    def clear(self) -> None:
        """Clear the terminal that lines are printed to, including its scroll-back; do nothing elsewhere."""
        stream = self._stream or sys.stdout
        with self._lock, contextlib.suppress(OSError, ValueError):
            if stream is not None and stream.isatty():
                wiped = getattr(stream, "wipe", None)
                if wiped is not None:
                    wiped()

    def write(self, audience: str, text: str) -> None:
        """Print the line. An error of the stream is stored in ``missing``, not raised."""
        line = " ".join(f"{audience}: {text}".split()) + "\n"
        with self._lock:
            if self.missing is not None:
                return
            stream = self._stream or sys.stdout
            try:
                try:
                    stream.write(line)
                except UnicodeEncodeError:
                    # A console with an old code page: print a question mark for a letter rather than nothing.
                    encoding = stream.encoding or "ascii"
                    stream.write(line.encode(encoding, "replace").decode(encoding))
                stream.flush()
            except OSError as error:
                lost = ReasonCode.LINES_CLOSED if reader_has_gone(error) else ReasonCode.LINES_LOST
                self.missing = Missing(lost, {"error": error.strerror or str(error)})
            except ValueError as error:
                self.missing = Missing(ReasonCode.LINES_CLOSED, {"error": str(error)})
