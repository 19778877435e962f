"""Detects a microphone that works but isn't the one people speak into: it delivers only murmur or room noise.

A person who isn't heard repeats themselves every few seconds. So a murmur without a word counts as one
attempt to be heard, and so do some seconds in which nothing sounds at all.
"""

from __future__ import annotations

MURMUR = 0.25
"""The shortest sound, in seconds, that may have been a 'no'; a click is shorter."""

QUIET = 1.0
"""Seconds of quiet after a murmur within which its words would have been recognised."""

STILL = 5.0
"""Seconds without any sound that count as an attempt: somebody may have spoken far away."""


class Wordless:
    """Detects each attempt that gave no words. Not thread-safe."""

    def __init__(self) -> None:
        self._murmur = self._quiet = self._still = 0.0

    def words(self) -> None:
        """Record that something was recognised and passed on, which explains the sound so far."""
        self._murmur = self._quiet = self._still = 0.0

    def to_tell(self, seconds: float, *, sounding: bool) -> bool:
        """Take a block's length, and whether something in it may be a voice.

        Return whether one more attempt has failed. Call it only for moments in which people may speak.
        """
        if sounding:
            self._murmur += seconds
            self._quiet = self._still = 0.0
            return False
        self._quiet += seconds
        self._still += seconds
        if self._quiet >= QUIET:
            murmured, self._murmur = self._murmur >= MURMUR, 0.0
            if murmured:
                self._still = 0.0
                return True
        if self._still >= STILL:
            self._still = 0.0
            return True
        return False
