"""Two clocks: what was played, read as fast as a microphone of its own clock hears it.

No two devices count the same samples a second; a few dozen millionths apart are usual. Then the way from one
to the other, to the sample, grows longer or shorter all the time, faster than a filter learns it. How fast is
seen in the way itself, as it was learned now and a while ago.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_EVERY = 0.5
"""Seconds of learning between two looks at the way."""

_LONGEST = 4
"""How many times as long it may be, pauses included, for a shift to tell of the clocks."""

_UP_TO = 2500.0
"""Hz up to which is looked: what is higher has turned too far by then."""
_FROM = 200.0

_ALIKE = 0.6
"""How alike (0 to 1) the way must be by then for its shift to be believed."""

_BELIEVED = 0.5
"""How much of a shift that is seen is made up for: there is noise in it."""

_MOST = 300.0
"""Millionths by which clocks are apart at most."""

_AHEAD = 3
"""Samples after its place that are needed to read between two samples."""

_Spectrum = NDArray[np.complex128]
_Sound = NDArray[np.float64]


class DriftingSound:
    """Takes what was played hop by hop, and gives it at the microphone's speed. For one thread at a time."""

    def __init__(self, hop: int, rate: int) -> None:
        """``hop`` samples, of ``rate`` a second (Hz), are given and taken at a time."""
        self._hop = hop
        self.drift = 0.0
        """By how many millionths faster than it was played it is read."""
        self._kept: _Sound = np.zeros(3 * hop)
        # The place, among what is kept, of the next sample: one that will be there when it is read.
        self._place = float(len(self._kept) - _AHEAD)
        self._before: _Spectrum | None = None
        self._learned = self._since = 0
        self._every = round(_EVERY * rate / hop)
        frequencies = np.arange(hop + 1) * rate / (2 * hop)
        self._looked_at = (frequencies >= _FROM) & (frequencies <= _UP_TO)
        self._turns = 2 * np.pi * frequencies[self._looked_at] / rate

    def jump(self) -> int:
        """Return by how many hops later (1; -1: earlier) is read from now on, 0 at most times.

        Where what is to be read has not been played yet, or is no longer kept.
        """
        if self._place > len(self._kept) - _AHEAD:
            self._place -= self._hop
            return 1
        if self._place < len(self._kept) - _AHEAD - self._hop:
            self._place += self._hop
            return -1
        return 0

    def read(self, played: NDArray[np.float32]) -> _Sound:
        """Take the next hop of what was played; return the next at the microphone's speed."""
        self._kept = np.concatenate((self._kept[self._hop :], played.astype(np.float64)))
        self._place -= self._hop
        self._since += 1
        places = self._place + np.arange(self._hop) * (1 + self.drift / 1e6)
        self._place += self._hop * (1 + self.drift / 1e6)
        return _between(self._kept, places.astype(np.float64))

    def look(self, way: _Spectrum) -> None:
        """Look at the way as it was just learned (parts x frequencies), and at how it has shifted."""
        self._learned += 1
        if self._learned % self._every:
            return
        now = way[:, self._looked_at]
        before, self._before = self._before, now.copy()
        since, self._since = self._since, 0
        # Over a long pause a way may have shifted by more than can be told.
        if before is None or since > _LONGEST * self._every:
            return
        both = np.sum(before.conj() * now, axis=0)
        least = np.sqrt(np.sum(np.abs(before) ** 2) * np.sum(np.abs(now) ** 2)) + 1e-12
        shift = _shift(both, self._turns)
        alike = float(np.abs(np.sum(both * np.exp(1j * self._turns * shift)))) / float(least)
        if alike < _ALIKE:
            return
        # A way that grows longer: what was played is to be read more slowly.
        seen = shift / (since * self._hop) * 1e6
        self.drift = float(np.clip(self.drift - _BELIEVED * seen, -_MOST, _MOST))

    def forget_way(self) -> None:
        """Note that the way is learned again."""
        self._before = None


def _shift(both: _Spectrum, turns: NDArray[np.float64]) -> float:
    """Return by how many samples later the second of two ways is, from the product of their spectra."""
    shifts = np.linspace(-6, 6, 241)
    fits = np.real(np.exp(1j * np.outer(shifts, turns)) @ both)
    return float(shifts[int(np.argmax(fits))])


def _between(sound: _Sound, places: _Sound) -> _Sound:
    """Return a sound at places between its samples, by cubic pieces through four of them."""
    first = np.floor(places).astype(np.intp)
    at = places - first
    before, here, then, after = (sound[first + step] for step in (-1, 0, 1, 2))
    second = before - 2.5 * here + 2 * then - 0.5 * after
    third = 0.5 * (after - before) + 1.5 * (here - then)
    found: _Sound = ((third * at + second) * at + 0.5 * (then - before)) * at + here
    return found
