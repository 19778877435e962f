"""Whether a voice sounds now, judged by loudness alone; words are recognised only later."""

from __future__ import annotations

import math

CLEARLY = 9.0
"""Decibels above the room's own level from which sound counts."""

FAINTEST = -60.0
"""Decibels of full scale below which nothing counts: the microphone's own noise."""

AT_LEAST = 0.06
"""The shortest sound in seconds: a click is not a voice."""

BETWEEN = 0.25
"""Seconds of quiet between two syllables or words that belong together."""

LONGEST = 8.0
"""Seconds after which continuous sound is the room itself."""

_SINKING = 0.3
_RISING = 6.0
"""Seconds in which the estimate of the room follows a quieter and a louder one."""


class Sounding:
    """Follows a microphone's loudness block by block. Written by one thread, read by any."""

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
        """The time up to which ``now`` covers all sound."""
        return self._until

    @property
    def now(self) -> bool:
        """Whether something sounds that may be a voice."""
        return self._now

    @property
    def last(self) -> float:
        """The time up to which something that may have been a voice last sounded."""
        return self._last

    @property
    def room(self) -> float:
        """The level of the room itself, in decibels of full scale."""
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
            # It sounded without a pause: a fan, a train, music.
            self._room = level
            self._now, self._going_on = False, 0.0
        else:
            follow = _SINKING if level < self._room else _RISING
            if not loud:
                self._room += (level - self._room) * min(1.0, seconds / follow)

    def pause(self) -> None:
        """Record that nothing is heard for a while because the table speaks; the room's level is kept."""
        self._loud, self._quiet, self._going_on = 0.0, BETWEEN, 0.0
        self._now = False
