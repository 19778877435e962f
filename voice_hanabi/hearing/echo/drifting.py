"""Two clocks: resamples what was played to the speed of the microphone's own clock.

No two devices have exactly the same sample rate; differences of a few dozen parts per million are common. The
echo path then keeps growing or shrinking, faster than a filter can learn. The drift shows in how the learned
path has shifted since a while ago.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_EVERY = 0.5
"""Seconds of learning between two checks of the path."""

_LONGEST = 4
"""A shift is used only if it took at most this many times as long, including pauses."""

_UP_TO = 2500.0
"""The highest frequency compared, in Hz; higher ones have turned too far by then."""
_FROM = 200.0

_ALIKE = 0.6
"""How similar (0 to 1) the path must still be for its shift to be trusted."""

_BELIEVED = 0.5
"""How much of an observed shift is corrected at once; observations are noisy."""

_MOST = 300.0
"""The largest difference between clocks, in parts per million."""

_AHEAD = 3
"""Samples after a position that are needed to interpolate there."""

_Spectrum = NDArray[np.complex128]
_Sound = NDArray[np.float64]


class DriftingSound:
    """Takes what was played hop by hop, and returns it at the microphone's speed. Not thread-safe."""

    def __init__(self, hop: int, rate: int) -> None:
        """Each hop has ``hop`` samples at ``rate`` Hz."""
        self._hop = hop
        self.drift = 0.0
        """How much faster the sound is read than it was played, in parts per million."""
        self._kept: _Sound = np.zeros(3 * hop)
        # The position of the next sample in the buffer: one that will be there when it is read.
        self._place = float(len(self._kept) - _AHEAD)
        self._before: _Spectrum | None = None
        self._learned = self._since = 0
        self._every = round(_EVERY * rate / hop)
        frequencies = np.arange(hop + 1) * rate / (2 * hop)
        self._looked_at = (frequencies >= _FROM) & (frequencies <= _UP_TO)
        self._turns = 2 * np.pi * frequencies[self._looked_at] / rate

    def jump(self) -> int:
        """Shift the reading position by one hop if it is too late (return 1) or too early (return -1).

        Return 0 if the sound at the position is still kept and has been played.
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
        """Compare the path that was just learned (parts x frequencies) with the earlier one."""
        self._learned += 1
        if self._learned % self._every:
            return
        now = way[:, self._looked_at]
        before, self._before = self._before, now.copy()
        since, self._since = self._since, 0
        # Over a long pause a path may have shifted by more than can be measured.
        if before is None or since > _LONGEST * self._every:
            return
        both = np.sum(before.conj() * now, axis=0)
        least = np.sqrt(np.sum(np.abs(before) ** 2) * np.sum(np.abs(now) ** 2)) + 1e-12
        shift = _shift(both, self._turns)
        alike = float(np.abs(np.sum(both * np.exp(1j * self._turns * shift)))) / float(least)
        if alike < _ALIKE:
            return
        # The path is growing, so read what was played more slowly.
        seen = shift / (since * self._hop) * 1e6
        self.drift = float(np.clip(self.drift - _BELIEVED * seen, -_MOST, _MOST))

    def forget_way(self) -> None:
        """Record that the path is being learned again."""
        self._before = None


def _shift(both: _Spectrum, turns: NDArray[np.float64]) -> float:
    """Return by how many samples the second of two paths is later, from the product of their spectra."""
    shifts = np.linspace(-6, 6, 241)
    fits = np.real(np.exp(1j * np.outer(shifts, turns)) @ both)
    return float(shifts[int(np.argmax(fits))])


def _between(sound: _Sound, places: _Sound) -> _Sound:
    """Interpolate a sound between its samples with cubic polynomials through four of them."""
    first = np.floor(places).astype(np.intp)
    at = places - first
    before, here, then, after = (sound[first + step] for step in (-1, 0, 1, 2))
    second = before - 2.5 * here + 2 * then - 0.5 * after
    third = 0.5 * (after - before) + 1.5 * (here - then)
    found: _Sound = ((third * at + second) * at + 0.5 * (then - before)) * at + here
    return found
