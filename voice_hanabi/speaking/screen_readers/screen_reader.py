"""What a screen reader can do for the table: read one text after the other to whoever listens to it."""

from __future__ import annotations

import threading
from typing import Protocol


class ScreenReaderGone(OSError):  # noqa: N818 - what has happened, not what went wrong
    """The screen reader has ended, or does not answer."""


class ScreenReader(Protocol):
    """A screen reader that runs; it is one stream of speech for one listener. Used from one thread."""

    @property
    def name(self) -> str:
        """What it is called: 'NVDA'."""

    def read(self, text: str, language: str, cut: threading.Event) -> None:
        """Have a text in a language (cs, pl, da, en) read, and return when it is over, or soon after ``cut``.

        Raises `ScreenReaderGone` where it could not be read to its end.
        """

    def close(self) -> None:
        """Let go of it, silent."""
