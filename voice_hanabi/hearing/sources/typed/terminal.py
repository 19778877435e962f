"""A terminal used by a person, perhaps with a screen reader: lines with a history, and no drawing.

There is no prompt, because a screen reader would read it with every line. The library readline, or the
Windows console itself, recalls earlier lines with the arrow keys.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

if sys.platform == "win32":
    _REFUSALS: tuple[type[Exception], ...] = (OSError, ValueError)
else:
    import termios

    _REFUSALS = (OSError, ValueError, termios.error)


class Terminal:
    """Standard input that is a terminal."""

    def __init__(self, settings: Any = None) -> None:  # noqa: ANN401 - what termios makes of them
        """``settings`` are the terminal's to restore at the end, if they can change at all."""
        self._settings = settings

    @classmethod
    def here(cls) -> Terminal | None:
        """Return the terminal on standard input, ``None`` if it is something else, or absent."""
        try:
            # Lines are edited on standard output, so that must be a terminal too.
            if not sys.stdin.isatty() or not sys.stdout.isatty():
                return None
            if sys.platform == "win32":
                return cls()
            readline = import_module("readline")
            # Otherwise it makes the terminal mark pasted text, with characters that some terminals show.
            if "libedit" not in (readline.__doc__ or ""):
                readline.parse_and_bind("set enable-bracketed-paste off")
            return cls(termios.tcgetattr(sys.stdin.fileno()))
        except (AttributeError, ImportError, *_REFUSALS):
            return None

    def lines(self) -> Iterator[str]:
        """Yield each typed line, including empty ones, until the input ends or the terminal goes away."""
        while True:
            try:
                yield input()
            except UnicodeDecodeError:
                # It isn't understood, and is asked for again.
                yield "\ufffd"
            except (EOFError, OSError, ValueError):
                return

    def restore(self) -> None:
        """Restore the terminal: an unfinished line leaves it without an echo."""
        if sys.platform != "win32" and self._settings is not None:
            try:
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._settings)
            except _REFUSALS:
                # The terminal has gone.
                return
