"""Whether this computer keeps up with the sound, and what it leaves undone where it doesn't.

A browser or a virus scanner takes the time that hearing needs. Sound waits in order then, and nothing of it
is lost; but it is read ever later. So what can be spared is left out, a step further each time that isn't
enough, and taken up again step by step when there is time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import IntEnum

BEHIND = 0.5
"""Seconds by which sound may be read late without anybody's noticing it."""

TOO_LATE = 3.0
"""Seconds after which what somebody said may be about a table that is another one by now."""

HARDER = 0.7
"""Seconds between two steps: what was left out by the last one is to show first."""

EASIER = 30.0
"""Seconds of keeping up after which a step is taken back."""

HOPELESS = 5.0
"""Seconds for which all that can be spared is left out, and it still reads more than a second late."""


class Spared(IntEnum):
    """What is left out, one after the other."""

    NOTHING = 0
    HEARINGS = 1
    """Second and third hearings of the same words at other pitches."""
    AHEAD = 2
    """Graphs of what may be said later."""
    THINKING = 3
    """Partners' thinking: it waits until all sound has been read."""
    ECHO = 4
    """Comparing what is heard with what the table says in two ways: one of them is enough."""


class KeepingUp:
    """Follows how late sound is read. Told by one thread, read by any."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` gives seconds, as in a block's moment."""
        self._clock = clock
        self.late = 0.0
        """Seconds between the end of the last block of sound and when it had been read."""
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
        """Return whether this is to be left out now."""
        return self._spared >= what

    def read(self, ended: float) -> None:
        """Note that sound which ended at this moment has been read."""
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
        """Tell, once, whether it can't follow even so."""
        since = self._struggles_since
        if self._told or since is None or self._clock() - since < HOPELESS:
            return False
        self._told = True
        return True
