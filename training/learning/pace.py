"""The pace of a training: its learning rate, its clock, and how quickly the averaged weights follow."""

from __future__ import annotations

import math
import time

PEAK_RATE = 1.3e-3
"""The highest learning rate of a network that begins with nothing."""

OWN_PEAK_RATE = 6e-4
"""The highest learning rate of a language's own network: it begins with what the common one has learned."""

AVERAGING = 0.998
"""What is left of the average of the weights after a step: it is the mean of some 500 steps."""

_WARMUP = 0.04
"""The part of the training in which the learning rate rises to its highest."""


def peak_rate(language: str | None) -> float:
    """Return the highest learning rate of a language's own network, or of the common one (``None``)."""
    return PEAK_RATE if language is None else OWN_PEAK_RATE


def learning_rate(peak: float, progress: float, steps: int) -> float:
    """Return the learning rate after a part (0 to 1) of the time: up to the peak, then down to nothing."""
    rising = min(1.0, progress / _WARMUP, (steps + 1) / 200)
    return peak * rising * (0.5 * (1 + math.cos(math.pi * progress)) + 0.005)


def averaging(steps: int) -> float:
    """Return what is left of the average after one more step; at first it follows the weights quickly."""
    return min(AVERAGING, (1 + steps) / (10 + steps))


class Clock:
    """How much of the time allowed for a training has passed, in seconds."""

    def __init__(self, before: float, whole: float) -> None:
        """Begin with the seconds of earlier runs; ``whole`` is what all of them may take."""
        self._before = before
        self._whole = whole
        self._started = time.monotonic()

    @property
    def passed(self) -> float:
        """Seconds, those of earlier runs included."""
        return self._before + time.monotonic() - self._started

    @property
    def progress(self) -> float:
        """The part that is over, 0 to 1."""
        return min(1.0, self.passed / self._whole)
