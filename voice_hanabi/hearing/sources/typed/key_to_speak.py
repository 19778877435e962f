"""Push-to-talk for a loud room: after each press of a key one sentence is heard.

It is pressed, not held, because a terminal doesn't report released keys. Any thread may press it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

WAITS = 6.0
"""Seconds after the key within which the speaker must begin; later it has to be pressed again."""

LONGEST = 20.0
"""The longest sentence in seconds; a room that never falls silent would keep it open."""


class KeyToSpeak:
    """Decides at which times speech is heard, while push-to-talk is on."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` is the one of the sound's own times."""
        self._clock = clock
        self._since = float("inf")
        self._until = float("-inf")
        self.wanted = False
        """Whether push-to-talk is on."""

    def want(self, wanted: bool) -> None:
        """Switch push-to-talk on or off."""
        self.wanted = wanted
        self._since, self._until = float("inf"), float("-inf")

    def press(self) -> None:
        """Let the person who pressed the key speak."""
        self._since = self._clock()
        self._until = self._since + WAITS

    def begins(self) -> None:
        """Record that words are being heard, which are heard to their end."""
        if self.speaking:
            self._until = self._since + LONGEST

    def ends(self) -> None:
        """Record that a sentence was heard: the next one needs the key again."""
        self._until = float("-inf")

    @property
    def speaking(self) -> bool:
        """Whether somebody may speak now."""
        return self.wanted and self._clock() < self._until

    def hears(self, moment: float) -> bool:
        """Return whether sound from that time (seconds of the clock) counts."""
        return not self.wanted or self._since <= moment < self._until
