"""Echo cancellation: removes the played sound from the microphone's by learning the echo path.

The filter is a partitioned block Kalman filter in the frequency domain: it learns fast while it knows little,
and hardly at all while somebody speaks over the played sound. Two devices have two clocks: ``DriftingSound``
resamples what was played by the drift that shows in the learned path.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.hearing.echo.drifting import DriftingSound

RATE = 16_000
"""The sample rate in Hz of microphone and played sound here."""

HOP = 256
"""Samples processed at a time (16 ms)."""

LONGEST_WAY = 0.4
"""The longest echo path that is learned, in seconds: the devices' delay and the room's echo."""

Samples = NDArray[np.float32]
"""Mono sound at ``RATE``, between -1 and 1."""

_Spectrum = NDArray[np.complex128]
_Power = NDArray[np.float64]

_STAYS = 0.999
"""How much of the path stays the same from hop to hop: people and doors move."""

_UNKNOWN_WAY = 0.6
"""How loud (a factor) each part of an echo may be before anything is learned."""

_NEAR_SMOOTHING = 0.5

_SILENCE = 1e-6
"""The power of a played hop below which there is nothing to learn from it."""


_LOOKED_BACK = 0.95
"""How much an average keeps from hop to hop: about a third of a second in all."""

_WORSE = 1.2
"""If cancelling raises the power by this factor, the path is learned again."""

_BETTER = 0.25
"""If cancelling lowers the power to this factor, the path counts as known."""


@dataclass(frozen=True, slots=True)
class Hop:
    """One hop of the microphone: the sound without the echo, and the removed echo (``HOP`` samples each).

    ``anew`` is true if the path has changed (a device lost some sound), so that nothing is known of it now.
    """

    rest: Samples
    echo: Samples
    anew: bool = False


class EchoCanceller:
    """Learns the path from loudspeaker to microphone, and removes the echo. Not thread-safe."""

    def __init__(self, longest_way: float = LONGEST_WAY) -> None:
        """Learn a path of at most ``longest_way`` seconds, including the devices' delay."""
        parts = max(1, round(longest_way * RATE / HOP))
        bins = HOP + 1
        self._played = np.zeros(2 * HOP)
        self._spectra: _Spectrum = np.zeros((parts, bins), np.complex128)
        self._way: _Spectrum = np.zeros((parts, bins), np.complex128)
        # The same for all of it: the devices' delay is not known yet.
        self._doubt: _Power = np.full((parts, bins), _UNKNOWN_WAY**2)
        self._near: _Power = np.full(bins, 1e-6)
        self._before = self._after = 0.0
        self._known = False
        self._drifting = DriftingSound(HOP, RATE)

    @property
    def drift(self) -> float:
        """How much slower the microphone's clock is than the loudspeaker's, in parts per million."""
        return self._drifting.drift

    def hop(self, heard: Samples, played: Samples) -> Hop:
        """Take ``HOP`` samples of the microphone and of what was played meanwhile; learn from them, and
        cancel.
        """
        self._move(self._drifting.jump())
        self._played = np.concatenate((self._played[HOP:], self._drifting.read(played)))
        self._spectra = np.roll(self._spectra, 1, axis=0)
        self._spectra[0] = np.fft.rfft(self._played)
        echo = np.fft.irfft(np.sum(self._spectra * self._way, axis=0))[HOP:]
        rest = heard - echo
        anew = self._is_worse(heard, rest, echo)
        if anew:
            self._way[:] = 0
            self._doubt[:] = _UNKNOWN_WAY**2
            self._drifting.forget_way()
            rest = heard.astype(np.float64)
        error = np.fft.rfft(np.concatenate((np.zeros(HOP), rest)))
        power = np.abs(self._spectra) ** 2
        if power.max() > _SILENCE:
            self._learn(error, power)
            self._drifting.look(self._way)
            # What is left after learning from this very hop contains less of the echo.
            echo = np.fft.irfft(np.sum(self._spectra * self._way, axis=0))[HOP:]
            after = heard - echo
            if np.dot(after, after) < np.dot(rest, rest):
                rest = after
        return Hop(rest.astype(np.float32), (heard - rest).astype(np.float32), anew)

    def _move(self, hops: int) -> None:
        """Record that the played sound is now read this many hops later, which makes the echo path that much
        shorter.
        """
        if not hops:
            return
        new: slice = slice(-1, None) if hops > 0 else slice(0, 1)
        for parts, unknown in ((self._spectra, 0.0), (self._way, 0.0), (self._doubt, _UNKNOWN_WAY**2)):
            parts[:] = np.roll(parts, -hops, axis=0)
            parts[new] = unknown
        self._played = np.concatenate((np.zeros(HOP), self._played[:HOP])) if hops > 0 else self._played

    def _is_worse(self, heard: Samples, rest: NDArray[np.float64], echo: NDArray[np.float64]) -> bool:
        """Return whether cancelling has been adding sound for some time.

        A person who speaks over the echo is in both signals, so the echo path must have changed.
        """
        self._before = _LOOKED_BACK * self._before + float(np.dot(heard, heard))
        self._after = _LOOKED_BACK * self._after + float(np.dot(rest, rest))
        if self._after < _BETTER * self._before:
            self._known = True
        # A path that was never known can't have changed: at first any noise looks like an echo.
        if not self._known or float(np.dot(echo, echo)) < _SILENCE or self._after < _WORSE * self._before:
            return False
        self._before = self._after = 0.0
        self._known = False
        return True

    def _learn(self, error: _Spectrum, power: _Power) -> None:
        near = np.abs(error) ** 2
        self._near = _NEAR_SMOOTHING * self._near + (1 - _NEAR_SMOOTHING) * near
        gain = self._doubt / (np.sum(self._doubt * power, axis=0) + self._near + 1e-9)
        step = gain * self._spectra.conj() * error
        # A path starts when the sound is played, not earlier: the second half of each part doesn't belong to
        # it.
        moments = np.fft.irfft(step, axis=1)
        moments[:, HOP:] = 0
        self._way = _STAYS * (self._way + np.fft.rfft(moments, axis=1))
        self._doubt = _STAYS**2 * (1 - 0.5 * gain * power) * self._doubt
        self._doubt += (1 - _STAYS**2) * np.abs(self._way) ** 2
