"""Signals that ask the program to end. It then leaves as with Ctrl+C: it saves the game and says goodbye."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ASKING = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""Sent when the system shuts down, when a terminal is closed, and by Windows."""

_BY_SIGNAL = 128
"""What shells add to a signal's number to make the exit status."""


class Ended(KeyboardInterrupt):
    """Raised when a signal asks the program to end."""

    def __init__(self, number: int) -> None:
        """Name the signal."""
        super().__init__()
        self.status = _BY_SIGNAL + number
        """The exit status."""


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Raise `Ended` in this context when a signal asks the program to end; ignore a second signal.

    A signal that is already ignored (its parent process may have set that) stays ignored.
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
