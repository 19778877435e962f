"""Whether this computer keeps up with the sound, and what it skips if it doesn't.

A browser or a virus scanner may take the time that recognition needs. Sound then waits in order, and nothing
is lost, but it is read later and later. So optional work is skipped, one step further whenever that isn't
enough, and resumed step by step when there is time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import IntEnum

BEHIND = 0.5
"""Seconds by which sound may be read late without anybody noticing."""

TOO_LATE = 3.0
"""Seconds after which what somebody said may refer to an earlier state of the table."""

HARDER = 0.7
"""Seconds between two steps: the last one must take effect first."""

EASIER = 30.0
"""Seconds of keeping up after which a step is undone."""

HOPELESS = 5.0
"""Seconds for which everything optional is skipped and sound is still read more than a second late."""


class Spared(IntEnum):
    """The optional work, in the order in which it is skipped."""

    NOTHING = 0
    HEARINGS = 1
    """Recognising the same words at other pitches."""
    AHEAD = 2
    """Preparing graphs of what may be said later."""
    THINKING = 3
    """Computer players' thinking, which then waits until all sound has been read."""
    ECHO = 4
    """Two ways of telling people from the table's voice; one of them is enough."""


class KeepingUp:
    """Measures how late sound is read. Written by one thread, read by any."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds, as in a block's moment."""
        self._clock = clock
        self.late = 0.0
        """Seconds between the end of the last block of sound and the time when it had been read."""
        self._spared = Spared.NOTHING
        self._changed = clock()
        self._struggles_since: float | None = None
        self._last_behind = float("-inf")
        self._told = False

    @property
    def behind(self) -> bool:
        """Whether sound is read so late now that its silences mean nothing yet."""
        return self.late > BEHIND

    @property
    def lately(self) -> bool:
        """Whether it was behind in the last seconds."""
        return self._clock() - self._last_behind < HOPELESS

    def spares(self, what: Spared) -> bool:
        """Return whether to skip this now."""
        return self._spared >= what

    def read(self, ended: float) -> None:
        """Record that sound which ended at this time has been read."""
        now = self._clock()
        self.late = max(0.0, now - ended)
        if self.behind:
            self._last_behind = now
            if now - self._changed >= HARDER and self._spared < Spared.ECHO:
                self._spared, self._changed = Spared(self._spared + 1), now
        elif now - max(self._changed, self._last_behind) >= EASIER and self._spared > Spared.NOTHING:
            self._spared, self._changed = Spared(self._spared - 1), now
        struggles = self._spared is Spared.ECHO and self.late > 2 * BEHIND
        self._struggles_since = (self._struggles_since or now) if struggles else None

    def to_tell(self) -> bool:
        """Return, once, whether it can't keep up even without the optional work."""
        since = self._struggles_since
        if self._told or since is None or self._clock() - since < HOPELESS:
            return False
        self._told = True
        return True
