"""A microphone that is alive, but not the one that people speak into: only murmur, or the room, comes of it.

Somebody who is not heard says it again every few seconds. So a murmur without a word in it counts as one try
to be heard, and so do some seconds in which nothing sounds at all.
"""

from __future__ import annotations

MURMUR = 0.25
"""Seconds for which something must sound that may have been a 'no'; a click is shorter."""

QUIET = 1.0
"""Seconds of quiet after a murmur in which its words, had there been any, would have come."""

STILL = 5.0
"""Seconds in which nothing sounds that count as a try: somebody may have spoken far away."""


class Wordless:
    """Notices each try of which no words came. For one thread at a time."""

    def __init__(self) -> None:
        self._murmur = self._quiet = self._still = 0.0

    def words(self) -> None:
        """Note that something was heard and passed on: what has sounded so far was that."""
        self._murmur = self._quiet = self._still = 0.0

    def to_tell(self, seconds: float, *, sounding: bool) -> bool:
        """Take a block's length, and whether something sounds in it that may be a voice.

        Return whether one more try has come to nothing. Only of moments in which people may speak.
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
