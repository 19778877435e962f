"""The protocol of a screen reader: it reads one text after the other to its listener."""

from __future__ import annotations

import threading
from typing import Protocol


class ScreenReaderGone(OSError):  # noqa: N818 - what has happened, not what went wrong
    """The screen reader has ended, or does not answer."""


class ScreenReader(Protocol):
    """A running screen reader; it is one stream of speech for one listener. Used from one thread."""

    @property
    def name(self) -> str:
        """Its name, such as 'NVDA'."""

    def read(self, text: str, language: str, cut: threading.Event) -> None:
        """Let it read a text in a language (cs, pl, da, en), and return when it is over, or soon after
        ``cut``.

        Raises `ScreenReaderGone` if it could not be read to its end.
        """

    def close(self) -> None:
        """Stop reading, and close it."""
