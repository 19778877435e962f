"""The pace of training: its learning rate, its clock, and how quickly the averaged weights follow."""

from __future__ import annotations

import math
import time

PEAK_RATE = 1.3e-3
"""The highest learning rate of a network that starts from nothing."""

OWN_PEAK_RATE = 6e-4
"""The highest learning rate of a language's own network, which starts from the common network."""

AVERAGING = 0.998
"""The weight of the previous average after a step: the average covers about 500 steps."""

_WARMUP = 0.04
"""The share of the training during which the learning rate rises to its maximum."""


def peak_rate(language: str | None) -> float:
    """Return the highest learning rate of a language's own network, or of the common one (``None``)."""
    return PEAK_RATE if language is None else OWN_PEAK_RATE


def learning_rate(peak: float, progress: float, steps: int) -> float:
    """Return the learning rate after a share (0 to 1) of the time: up to the peak, then down to zero."""
    rising = min(1.0, progress / _WARMUP, (steps + 1) / 200)
    return peak * rising * (0.5 * (1 + math.cos(math.pi * progress)) + 0.005)


def averaging(steps: int) -> float:
    """Return the weight of the previous average after a step; at first, the average follows quickly."""
    return min(AVERAGING, (1 + steps) / (10 + steps))


class Clock:
    """How much of the time allowed for training has passed, in seconds."""

    def __init__(self, before: float, whole: float) -> None:
        """Start with the seconds of earlier runs; ``whole`` is the limit for all runs together."""
        self._before = before
        self._whole = whole
        self._started = time.monotonic()

    @property
    def passed(self) -> float:
        """The seconds that have passed, including earlier runs."""
        return self._before + time.monotonic() - self._started

    @property
    def progress(self) -> float:
        """The share of the time that has passed, 0 to 1."""
        return min(1.0, self.passed / self._whole)
