"""When the table listens: not while it speaks itself, and with push-to-talk only while a key is held."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

TAIL = 0.3
"""Seconds after the table's last sound in which a room still carries it and devices still hold it."""

LATE_WORD = 0.2
"""Seconds for which push-to-talk still listens: people let go of the key within their last word."""


class ListeningGate:
    """Tells whether what the microphone hears now may be meant for the table. Safe to use from any thread.

    With a headset the table's voice does not reach the microphone, and the gate stays open while it
    speaks, so that a player can cut it short.
    """

    def __init__(
        self,
        *,
        headset: bool = False,
        push_to_talk: bool = False,
        tail: float = TAIL,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set how it listens; ``tail`` in seconds, ``clock`` gives seconds."""
        self._headset = headset
        self._push_to_talk = push_to_talk
        self._tail = tail
        self._clock = clock
        self._lock = threading.Lock()
        self._speaking = 0
        self._quiet_since = float("-inf")
        self._pressed = False
        self._released = float("-inf")

    @property
    def push_to_talk(self) -> bool:
        """Whether a key must be held to be heard."""
        return self._push_to_talk

    @property
    def pressed(self) -> bool:
        """Whether the push-to-talk key is held."""
        return self._pressed

    @property
    def headset(self) -> bool:
        """Whether the table's voice does not reach the microphone."""
        return self._headset

    @property
    def open(self) -> bool:
        """Whether what is heard at this moment counts."""
        with self._lock:
            if self._push_to_talk and not self._pressed and self._clock() - self._released > LATE_WORD:
                return False
            return not self._drowned

    @property
    def shut(self) -> bool:
        """Whether the table's own voice, or its tail in the room, keeps the microphone from hearing."""
        with self._lock:
            return self._drowned

    @property
    def _drowned(self) -> bool:
        if self._headset:
            return False
        return bool(self._speaking) or self._clock() - self._quiet_since < self._tail

    def table_starts(self) -> None:
        """Tell that a sound of the table begins; sounds may overlap."""
        with self._lock:
            self._speaking += 1

    def table_ends(self) -> None:
        """Tell that a sound of the table has ended, its last sample played.

        Raises ValueError if none had begun.
        """
        with self._lock:
            if not self._speaking:
                raise ValueError("the table was not speaking")
            self._speaking -= 1
            self._quiet_since = self._clock()

    @contextmanager
    def while_table_speaks(self) -> Iterator[None]:
        """Keep the gate closed inside the ``with`` block, and for the tail after it."""
        self.table_starts()
        try:
            yield
        finally:
            self.table_ends()

    def press(self) -> None:
        """Listen: the push-to-talk key goes down."""
        self._pressed = True

    def release(self) -> None:
        """Listen no more: the push-to-talk key goes up. What was said is complete but for a last sound."""
        with self._lock:
            self._pressed = False
            self._released = self._clock()
