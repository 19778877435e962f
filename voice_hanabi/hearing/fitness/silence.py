"""Detects a microphone that delivers nothing: muted, turned to zero, switched off, or without permission.

A live microphone has noise of its own, however quiet the room; a muted one delivers zeros, or values that
vary in the last bit. Some microphones with noise suppression deliver zeros between words, too. They are
recognised by that: such a microphone is reported only when it no longer hears the table's own voice, which it
did before.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

NOTHING = 1
"""The largest sample (of 32,767) that counts as no sound: a converter varies by one bit, -90 decibels."""

AT_FIRST = 4.0
"""Seconds of nothing, while the table is silent, after which a microphone that never delivered anything is
reported.
"""

LATER = 10.0
"""The same for one that delivered sound before."""

WITHOUT_TABLE = 3.0
"""Seconds of the table's voice that a microphone with noise suppression must miss entirely."""

_GAP = 0.2
"""Seconds of nothing between two sounds that suppression leaves; a shorter gap may be a stuttering device."""

_GAPS = 3
"""How many gaps indicate suppression; somebody may mute a microphone once or twice."""


class Silence:
    """Detects silence, and reports it once until there is sound again. Not thread-safe."""

    def __init__(self) -> None:
        self._live = False
        self._told = False
        self._gaps = 0
        self._hears_table = False
        # Seconds of nothing since the last sound: in all, while people may speak, and while the table does.
        self._nothing = self._listened = self._table = 0.0

    def to_tell(self, samples: npt.NDArray[np.int16], seconds: float, *, listening: bool) -> bool:
        """Take a block of 16-bit samples and its length; return whether to report now.

        ``listening`` is true if people may speak at that moment; otherwise the table does.
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
