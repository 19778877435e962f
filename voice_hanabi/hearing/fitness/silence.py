"""A microphone that gives nothing: muted, turned to zero, switched off, or not allowed to be used.

A live microphone has noise of its own, however quiet the room is; what is muted gives zeros, or sways by the
last bit. Some microphones with a filter against noise give zeros between words, too. They are known by that:
such a microphone is reported only when it no longer hears the table's own voice, where it did before.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

NOTHING = 1
"""The largest sample (of 32,767) that is no sound: a converter sways by one bit, -90 decibels."""

AT_FIRST = 4.0
"""Seconds of nothing, while the table is silent, after which one that never gave anything is reported."""

LATER = 10.0
"""The same of one that gave sound before."""

WITHOUT_TABLE = 3.0
"""Seconds of the table's voice of which nothing comes through a microphone that filters noise."""

_GAP = 0.2
"""Seconds of nothing between two sounds that a filter leaves; less may be a device that stutters."""

_GAPS = 3
"""How many gaps point to a filter; somebody may mute a microphone once or twice."""


class Silence:
    """Notices it, and tells once until there is sound again. For one thread at a time."""

    def __init__(self) -> None:
        self._live = False
        self._told = False
        self._gaps = 0
        self._hears_table = False
        # Seconds of nothing since the last sound: all of it, while people may speak, while the table does.
        self._nothing = self._listened = self._table = 0.0

    def to_tell(self, samples: npt.NDArray[np.int16], seconds: float, *, listening: bool) -> bool:
        """Take a block of 16-bit samples and its length; return whether people are to know now.

        ``listening`` tells that it is from a moment in which people may speak; else the table does.
        """
        if not len(samples):
            return False
        if int(np.abs(samples.astype(np.int32)).max()) > NOTHING:
            self._sounds(listening=listening)
            return False
        self._nothing += seconds
        self._listened += seconds if listening else 0.0
        self._table += 0.0 if listening else seconds
        if self._told or not self._is_silent():
            return False
        self._told = True
        return True

    def _is_silent(self) -> bool:
        if not self._live:
            return self._listened >= AT_FIRST
        if self._gaps < _GAPS:
            return self._listened >= LATER
        return self._hears_table and self._table >= WITHOUT_TABLE and self._listened >= AT_FIRST

    def _sounds(self, *, listening: bool) -> None:
        if self._live and self._nothing >= _GAP:
            self._gaps += 1
        self._live, self._told = True, False
        self._hears_table |= not listening
        self._nothing = self._listened = self._table = 0.0
