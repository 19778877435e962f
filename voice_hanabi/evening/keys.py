"""Reads a terminal without blocking while something else goes on."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

if sys.platform == "win32":
    import msvcrt

    def _waiting() -> str:
        typed = ""
        while msvcrt.kbhit():
            typed += msvcrt.getwche()
        return typed.replace("\r", "\n")

else:
    import select

    def _waiting() -> str:
        ready, _, _ = select.select([sys.stdin], [], [], 0)
        return os.read(sys.stdin.fileno(), 1000).decode(errors="replace") if ready else ""


class TypedLines:
    """Lines typed at a terminal, read without waiting."""

    def __init__(self, waiting: Callable[[], str] = _waiting) -> None:
        """Read from ``waiting``; needs a terminal."""
        self._waiting = waiting
        self._begun = ""

    def look(self, keys: str = "") -> str | None:
        """Return a complete line, or one of these ``keys`` by itself, or nothing yet."""
        self._begun += self._waiting()
        line, ended, rest = self._begun.partition("\n")
        if ended or (line and line in keys):
            self._begun = rest
            return line
        return None
