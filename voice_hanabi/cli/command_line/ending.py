"""Signals that ask the program to end: it leaves as with Ctrl+C, the game saved, with its last words."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ASKING = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""From a system that shuts down, a terminal that is closed, and Windows' own way."""

_BY_SIGNAL = 128
"""What shells add to a signal's number for the exit status."""


class Ended(KeyboardInterrupt):
    """Raised where a signal asks the program to end."""

    def __init__(self, number: int) -> None:
        """Name the signal."""
        super().__init__()
        self.status = _BY_SIGNAL + number
        """The exit status."""


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let a signal that asks the program to end raise `Ended` in this context; a second one does nothing.

    One that is ignored, as whoever started the program may have it, stays ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in _ASKING if hasattr(signal, name)]
    usual = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]

    def end(number: int, frame: FrameType | None) -> None:
        for one in usual:
            signal.signal(one, signal.SIG_IGN)
        raise Ended(number)

    for number in usual:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in usual:
            signal.signal(number, signal.SIG_DFL)
