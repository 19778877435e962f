"""A microphone that gives nothing: muted, switched off, or not allowed to be used. A quiet room is not that.

A live microphone has noise of its own, however quiet the room is, and hears the table's first words; what is
muted gives zeros, or sways by the last bit. So nothing is told of one that ever gave more than that, be it
while the table itself spoke: some microphones with a filter against noise give zeros between words.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

NOTHING = 1
"""The largest sample (of 32,767) that is no sound: a converter sways by one bit, -90 decibels."""

ENOUGH = 4.0
"""Seconds of nothing, while the table is silent, after which it is told."""


class Silence:
    """Notices it, and tells once. For one thread at a time."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._done = False

    def to_tell(self, samples: npt.NDArray[np.int16], seconds: float, *, listening: bool) -> bool:
        """Take a block of 16-bit samples and its length; tell whether people are to know now.

        ``listening`` tells that it is from a moment in which people may speak.
        """
        if self._done or not len(samples):
            return False
        if int(np.abs(samples.astype(np.int32)).max()) > NOTHING:
            self._done = True
            return False
        self._seconds += seconds if listening else 0.0
        self._done = self._seconds >= ENOUGH
        return self._done
