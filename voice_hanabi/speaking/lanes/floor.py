"""The floor: while the table speaks to everyone, the ears are silent, so that nobody hears two voices at
once.

What everyone hears never waits for an ear, so its timing doesn't reveal private announcements.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Floor:
    """Who may speak: the loudspeaker takes the floor, and ears wait for it. Thread-safe."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._sounding = False
        self._words = False
        self._held = 0
        self._silenced: list[Callable[[], None]] = []

    def silence(self, ear: Callable[[], None]) -> None:
        """Call this function, which silences an ear immediately, whenever the floor is taken."""
        self._silenced.append(ear)

    def free(self, *, to_begin: bool) -> bool:
        """Return whether an ear may go on, or begin (``to_begin``), which it may not during a mere sound
        either.
        """
        with self._changed:
            return self._free(to_begin)

    def set_aloud(self, *, sounding: bool, words: bool) -> None:
        """Record what everyone hears from now on; ``words`` silence the ears."""
        with self._changed:
            begins = words and not self._words
            self._sounding, self._words = sounding, words
            self._changed.notify_all()
        # Outside the lock: an ear that checks whether it may speak holds its own lock.
        if begins:
            for silence in self._silenced:
                silence()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let no ear begin inside the ``with`` block: public announcements of the same moment come first."""
        with self._changed:
            self._held += 1
        try:
            yield
        finally:
            with self._changed:
                self._held -= 1
                self._changed.notify_all()

    def wait(self, given_up: Callable[[], bool], *, to_begin: bool) -> None:
        """Wait until an ear may speak, or until ``given_up`` returns true."""
        with self._changed:
            self._changed.wait_for(lambda: self._free(to_begin) or given_up())

    def look_again(self) -> None:
        """Let the waiting ears check whether there is still something to say."""
        with self._changed:
            self._changed.notify_all()

    def _free(self, to_begin: bool) -> bool:
        return not (self._words or self._held or (to_begin and self._sounding))
