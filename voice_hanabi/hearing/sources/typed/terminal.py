"""A terminal at which somebody types, perhaps with a screen reader: lines with a history, and no drawing.

There is no prompt, which a screen reader would read with every line. Arrow keys bring back what was typed
before: by the library readline, and on Windows by the console itself.
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
    """Standard input where a person types into it."""

    def __init__(self, settings: Any = None) -> None:  # noqa: ANN401 - what termios makes of them
        """``settings`` are the terminal's as they are to be at the end, if they can change at all."""
        self._settings = settings

    @classmethod
    def here(cls) -> Terminal | None:
        """Return the terminal that standard input is, ``None`` where it is something else, or absent."""
        try:
            # What is typed is edited on standard output, so that it has to be there, too.
            if not sys.stdin.isatty() or not sys.stdout.isatty():
                return None
            if sys.platform == "win32":
                return cls()
            readline = import_module("readline")
            # Else it tells the terminal before each line to mark what is pasted, in signs that some show.
            if "libedit" not in (readline.__doc__ or ""):
                readline.parse_and_bind("set enable-bracketed-paste off")
            return cls(termios.tcgetattr(sys.stdin.fileno()))
        except (AttributeError, ImportError, *_REFUSALS):
            return None

    def lines(self) -> Iterator[str]:
        """Yield each line that is typed, empty ones too, until the input is ended or the terminal goes."""
        while True:
            try:
                yield input()
            except UnicodeDecodeError:
                # Not to be understood, and asked for again.
                yield "\ufffd"
            except (EOFError, OSError, ValueError):
                return

    def restore(self) -> None:
        """Make the terminal what it was: a line that was being typed leaves it without an echo."""
        if sys.platform != "win32" and self._settings is not None:
            try:
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._settings)
            except _REFUSALS:
                # It has gone.
                return
