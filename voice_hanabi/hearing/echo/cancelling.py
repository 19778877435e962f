"""Takes the sound that was played out of what a microphone hears, learning the way between them.

The filter is a partitioned block Kalman filter in the frequency domain: it learns fast where it knows
little, and hardly at all while somebody speaks over the sound that is played. Two devices have two clocks:
``DriftingSound`` reads what was played as fast as the way that was learned shows that it is heard.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.hearing.echo.drifting import DriftingSound

RATE = 16_000
"""Samples a second (Hz) of microphone and played sound here."""

HOP = 256
"""Samples that are dealt with at a time (16 ms)."""

LONGEST_WAY = 0.4
"""Seconds from the played sound to the last of its echo that is learned: the devices' delay and the room."""

Samples = NDArray[np.float32]
"""Mono sound at ``RATE``, between -1 and 1."""

_Spectrum = NDArray[np.complex128]
_Power = NDArray[np.float64]

_STAYS = 0.999
"""How much of the way is the same a hop later: people and doors move."""

_UNKNOWN_WAY = 0.6
"""How loud (a factor) each part of an echo may be before anything was learned."""

_NEAR_SMOOTHING = 0.5

_SILENCE = 1e-6
"""The power of a played hop below which there is nothing to learn from it."""


_LOOKED_BACK = 0.95
"""How much of what was compared counts a hop later: a third of a second in all."""

_WORSE = 1.2
"""By how much (a factor of power) taking the echo out must have made it worse to learn the way again."""

_BETTER = 0.25
"""To how much (a factor of power) it must have brought the sound down for the way to be known."""


@dataclass(frozen=True, slots=True)
class Hop:
    """One hop of the microphone: without the echo, and the echo that was taken out (``HOP`` samples each).

    ``anew`` tells that the way is not what it was (a device lost some sound): nothing is known of it now.
    """

    rest: Samples
    echo: Samples
    anew: bool = False


class EchoCanceller:
    """Learns the way from loudspeaker to microphone, and takes the echo out. For one thread at a time."""

    def __init__(self, longest_way: float = LONGEST_WAY) -> None:
        """Learn a way of at most ``longest_way`` seconds, devices' delay included."""
        parts = max(1, round(longest_way * RATE / HOP))
        bins = HOP + 1
        self._played = np.zeros(2 * HOP)
        self._spectra: _Spectrum = np.zeros((parts, bins), np.complex128)
        self._way: _Spectrum = np.zeros((parts, bins), np.complex128)
        # Equal for all of it: no one knows yet for how long the devices keep sound back.
        self._doubt: _Power = np.full((parts, bins), _UNKNOWN_WAY**2)
        self._near: _Power = np.full(bins, 1e-6)
        self._before = self._after = 0.0
        self._known = False
        self._drifting = DriftingSound(HOP, RATE)

    @property
    def drift(self) -> float:
        """By how many millionths the microphone's clock is taken to be slower than the loudspeaker's."""
        return self._drifting.drift

    def hop(self, heard: Samples, played: Samples) -> Hop:
        """Take ``HOP`` samples of the microphone and what was played meanwhile; learn, and cancel."""
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
            # What is left once it has learned of this very hop tells less of an echo still.
            echo = np.fft.irfft(np.sum(self._spectra * self._way, axis=0))[HOP:]
            after = heard - echo
            if np.dot(after, after) < np.dot(rest, rest):
                rest = after
        return Hop(rest.astype(np.float32), (heard - rest).astype(np.float32), anew)

    def _move(self, hops: int) -> None:
        """Note that what was played is now read this many hops later: the echo path is that much shorter."""
        if not hops:
            return
        new: slice = slice(-1, None) if hops > 0 else slice(0, 1)
        for parts, unknown in ((self._spectra, 0.0), (self._way, 0.0), (self._doubt, _UNKNOWN_WAY**2)):
            parts[:] = np.roll(parts, -hops, axis=0)
            parts[new] = unknown
        self._played = np.concatenate((np.zeros(HOP), self._played[:HOP])) if hops > 0 else self._played

    def _is_worse(self, heard: Samples, rest: NDArray[np.float64], echo: NDArray[np.float64]) -> bool:
        """Return whether the microphone holds more sound without the echo than with it, for some time now.

        Anybody who speaks over the echo is in both; so it is the echo that is not where it was.
        """
        self._before = _LOOKED_BACK * self._before + float(np.dot(heard, heard))
        self._after = _LOOKED_BACK * self._after + float(np.dot(rest, rest))
        if self._after < _BETTER * self._before:
            self._known = True
        # A way that was never known cannot have changed: at first any noise is taken for an echo.
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
        # A way begins when the sound is played and not before: the second half of each part is not one of it.
        moments = np.fft.irfft(step, axis=1)
        moments[:, HOP:] = 0
        self._way = _STAYS * (self._way + np.fft.rfft(moments, axis=1))
        self._doubt = _STAYS**2 * (1 - 0.5 * gain * power) * self._doubt
        self._doubt += (1 - _STAYS**2) * np.abs(self._way) ** 2
