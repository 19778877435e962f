"""Whether somebody's voice sounds now, by its loudness alone: words are noticed only later."""

from __future__ import annotations

import math

CLEARLY = 9.0
"""Decibels above what the room sounds like by itself that something must be to count."""

FAINTEST = -60.0
"""Decibels of full scale below which nothing counts: the noise of the microphone itself."""

AT_LEAST = 0.06
"""Seconds for which it must sound: a click is no voice."""

BETWEEN = 0.25
"""Seconds of quiet between two syllables or words that belong together."""

LONGEST = 8.0
"""Seconds after which what goes on sounding without a pause is the room itself."""

_SINKING = 0.3
_RISING = 6.0
"""Seconds in which what is taken for the room follows a quieter and a louder one."""


class Sounding:
    """Follows the loudness of a microphone block by block. Written by one thread, read by any."""

    def __init__(self) -> None:
        self._room: float | None = None
        self._loud = 0.0
        self._quiet = BETWEEN
        self._going_on = 0.0
        self._now = False
        self._until = float("-inf")
        self._last = float("-inf")

    @property
    def until(self) -> float:
        """Up to when ``now`` tells all that sounded."""
        return self._until

    @property
    def now(self) -> bool:
        """Whether something sounds that may be a voice."""
        return self._now

    @property
    def last(self) -> float:
        """Until when something sounded last that may have been a voice."""
        return self._last

    @property
    def room(self) -> float:
        """How loud the room is by itself, in decibels of full scale."""
        return FAINTEST if self._room is None else self._room

    def hear(self, loudness: float, seconds: float, until: float = float("-inf")) -> None:
        """Take a block's root mean square sample (0 to 1), its length in seconds, and when it ended."""
        self._hear(loudness, seconds)
        self._until = until
        if self._now:
            self._last = until

    def _hear(self, loudness: float, seconds: float) -> None:
        level = max(20 * math.log10(max(loudness, 1e-9)), FAINTEST - CLEARLY)
        if self._room is None:
            self._room = level
        loud = level >= max(self._room + CLEARLY, FAINTEST)
        self._loud = self._loud + seconds if loud else 0.0
        self._quiet = 0.0 if loud else self._quiet + seconds
        if self._loud >= AT_LEAST:
            self._now = True
        elif self._quiet >= BETWEEN:
            self._now = False
        self._going_on = self._going_on + seconds if self._now else 0.0
        if self._going_on >= LONGEST:
            # It went on without a pause: a fan, a train, music.
            self._room = level
            self._now, self._going_on = False, 0.0
        else:
            follow = _SINKING if level < self._room else _RISING
            if not loud:
                self._room += (level - self._room) * min(1.0, seconds / follow)

    def pause(self) -> None:
        """Note that nothing is heard for a while, since the table speaks; the room's noise is kept."""
        self._loud, self._quiet, self._going_on = 0.0, BETWEEN, 0.0
        self._now = False
