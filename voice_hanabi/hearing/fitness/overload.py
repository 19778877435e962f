"""A microphone that is far too loud: its sound is cut off at the top, and words in it can't be told apart."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

FULL = 32_600
"""The sample (of 32,767) from which sound counts as cut off: some devices stop a little below the end."""

PART = 0.02
"""Part of a block's samples that are cut off in speech that is far too loud; a bang has it briefly."""

ENOUGH = 1.0
"""Seconds of such sound, less a quarter of the rest, until it is reported: words, but no slammed door."""

_FORGIVES = 0.25


class Overload:
    """Notices it, and tells once. For one thread at a time."""

    def __init__(self) -> None:
        self._cut_off = 0.0
        self._told = False

    def to_tell(self, samples: npt.NDArray[np.int16], seconds: float) -> bool:
        """Take a block of 16-bit samples and its length; return whether people are to know now."""
        if self._told or not len(samples):
            return False
        part = float(np.mean(np.abs(samples.astype(np.int32)) >= FULL))
        self._cut_off = max(0.0, self._cut_off + (seconds if part >= PART else -_FORGIVES * seconds))
        self._told = self._cut_off >= ENOUGH
        return self._told
