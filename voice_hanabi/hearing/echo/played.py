"""Aligns what a device has played with what the microphone hears, sample by sample.

Both devices report roughly when a block was played or recorded. Counting their samples keeps the path between
them constant to the sample, although each report is off by a few milliseconds.
"""

from __future__ import annotations

import threading
from collections import deque
from statistics import median

import numpy as np
import soxr
from numpy.typing import NDArray

from voice_hanabi.hearing.echo.cancelling import RATE, Samples

EARLY = 0.04
"""Seconds by which sound may be heard earlier than its device reports; some report late."""

_TOLD = 100
"""Blocks whose reported times are averaged."""

_ASTRAY = 0.08
"""Seconds by which the two may diverge before they are aligned again; the path is then learned again."""

_KEPT = 4.0
"""Seconds of played sound that are kept."""

_PATIENCE = 0.3
"""Seconds for which the microphone's sound waits for what was played meanwhile."""


class _Clock:
    """Estimates when a device's first sample was heard, from the reported times of its blocks."""

    def __init__(self) -> None:
        self._told: deque[float] = deque(maxlen=_TOLD)
        self.samples = 0

    def count(self, samples: int, moment: float) -> None:
        """Take a block of samples at ``RATE`` that was heard from this time on (seconds)."""
        self._told.append(moment - self.samples / RATE)
        self.samples += samples

    @property
    def known(self) -> bool:
        return bool(self._told)

    @property
    def first(self) -> float:
        return median(self._told)


class PlayedSound:
    """Takes what is played from the device's thread, and returns it aligned with the microphone's sound.

    ``take`` may be called from any thread, ``beside`` only from one.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._taken: deque[tuple[NDArray[np.int16], int, float]] = deque(maxlen=1000)
        self._rate = 0
        self._resampler: soxr.ResampleStream | None = None
        self._speaker = _Clock()
        self._microphone = _Clock()
        self._sound = np.zeros(0, np.float32)
        self._begins = 0
        self._lag: int | None = None
        self._heard = np.zeros(0, np.float32)
        self._heard_from = 0

    def take(self, samples: NDArray[np.int16], rate: int, moment: float) -> None:
        """Take a block (frames x channels) at a sample rate, heard from the time ``moment`` on."""
        with self._lock:
            self._taken.append((samples, rate, moment))

    def beside(self, heard: Samples, moment: float) -> tuple[Samples, Samples]:
        """Take what the microphone heard from ``moment`` on; return it with what was played meanwhile.

        If that isn't known yet, the microphone's sound is returned by a later call.
        """
        self._collect()
        self._microphone.count(len(heard), moment)
        self._heard = np.concatenate((self._heard, heard))
        lag = self._put_together()
        ready = len(self._heard)
        if lag is not None:
            ready = min(ready, max(0, self._begins + len(self._sound) - lag - self._heard_from))
            ready = max(ready, len(self._heard) - round(_PATIENCE * RATE))
        start = self._heard_from
        out, self._heard = self._heard[:ready], self._heard[ready:]
        self._heard_from += ready
        return out, self._played(start + lag, ready) if lag is not None else np.zeros(ready, np.float32)

    @property
    def waiting(self) -> Samples:
        """The microphone's sound that waits for what was played meanwhile."""
        return self._heard

    def _collect(self) -> None:
        """Convert what was taken to our rate, and drop what is old."""
        with self._lock:
            taken, self._taken = list(self._taken), deque(maxlen=self._taken.maxlen)
        for samples, rate, moment in taken:
            if rate != self._rate:
                self._rate = rate
                self._resampler = soxr.ResampleStream(rate, RATE, 1, quality="LQ")
                self._speaker = _Clock()
                self._begins, self._sound = 0, np.zeros(0, np.float32)
                self._lag = None
            assert self._resampler is not None
            mono = samples.reshape(len(samples), -1).mean(axis=1).astype(np.float32) / 32768
            sound = self._resampler.resample_chunk(mono)
            self._speaker.count(len(sound), moment)
            self._sound = np.concatenate((self._sound, sound))
        old = len(self._sound) - round(_KEPT * RATE)
        if old > 0:
            self._sound = self._sound[old:]
            self._begins += old

    def _put_together(self) -> int | None:
        """Return which sample of the played sound belongs to the microphone's first sample."""
        if not self._speaker.known:
            return None
        told = round((self._microphone.first - self._speaker.first + EARLY) * RATE)
        if self._lag is None or abs(told - self._lag) > _ASTRAY * RATE:
            self._lag = told
        return self._lag

    def _played(self, start: int, count: int) -> Samples:
        """Return samples of the played sound, with silence for unknown ones."""
        out = np.zeros(count, np.float32)
        first, last = max(start, self._begins), min(start + count, self._begins + len(self._sound))
        if first < last:
            out[first - start : last - start] = self._sound[first - self._begins : last - self._begins]
        return out
