"""Detects a microphone that is far too loud: its sound is clipped, and words can't be recognised."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

FULL = 32_600
"""The sample (of 32,767) from which sound counts as clipped; some devices stop a little earlier."""

PART = 0.02
"""The part of a block's samples that is clipped in speech that is far too loud; in a bang only briefly."""

ENOUGH = 1.0
"""Seconds of such sound, minus a quarter of the rest, until it is reported: words, but not a slammed door."""

_FORGIVES = 0.25


class Overload:
    """Detects overload, and reports it once. Not thread-safe."""

    def __init__(self) -> None:
        self._cut_off = 0.0
        self._told = False

    def to_tell(self, samples: npt.NDArray[np.int16], seconds: float) -> bool:
        """Take a block of 16-bit samples and its length; return whether to report now."""
        if self._told or not len(samples):
            return False
        part = float(np.mean(np.abs(samples.astype(np.int32)) >= FULL))
        self._cut_off = max(0.0, self._cut_off + (seconds if part >= PART else -_FORGIVES * seconds))
        self._told = self._cut_off >= ENOUGH
        return self._told
