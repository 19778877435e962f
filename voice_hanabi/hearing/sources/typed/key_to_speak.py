"""A key to speak, for a loud room: nothing is heard until it is pressed, and then one sentence is.

It is pressed once, not held: a terminal knows no key that is let go. Any thread may press it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

WAITS = 6.0
"""Seconds after the key within which somebody begins to speak; later it has to be pressed again."""

LONGEST = 20.0
"""Seconds that one sentence may take; a room that never falls silent would hold it open."""


class KeyToSpeak:
    """Tells in which moments somebody has the word, while a key is wanted at all."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` as that of the sound's own moments."""
        self._clock = clock
        self._since = float("inf")
        self._until = float("-inf")
        self.wanted = False
        """Whether nothing is heard without the key."""

    def want(self, wanted: bool) -> None:
        """Listen only after the key from now on, or always again."""
        self.wanted = wanted
        self._since, self._until = float("inf"), float("-inf")

    def press(self) -> None:
        """Let the person who pressed it speak."""
        self._since = self._clock()
        self._until = self._since + WAITS

    def begins(self) -> None:
        """Note that words are heard: they are heard to their end."""
        if self.speaking:
            self._until = self._since + LONGEST

    def ends(self) -> None:
        """Note that a sentence was heard: the next one needs the key again."""
        self._until = float("-inf")

    @property
    def speaking(self) -> bool:
        """Whether somebody has the word now."""
        return self.wanted and self._clock() < self._until

    def hears(self, moment: float) -> bool:
        """Return whether sound of that moment (seconds of the clock) counts."""
        return not self.wanted or self._since <= moment < self._until
