"""Detects people who speak: sound in the microphone beyond the table's own echo.

What the canceller leaves of an echo is known per band from the table's own announcements; a person clearly
exceeds that and the room's noise in many bands at once.
"""

from __future__ import annotations

import math
import statistics
from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.hearing.echo.cancelling import HOP, RATE, Hop, Samples

_Levels = NDArray[np.float64]

_LOWEST, _HIGHEST = 250.0, 7000.0
"""The frequency range in Hz: below it there are the room's hum and the rattling of small loudspeakers."""

_BANDS = 18

_CLEARLY = 6.0
"""Decibels by which a band must exceed the expected rest of the echo."""

_MANY = 6
"""Bands that must exceed it at the same time."""

_FAINTEST = 1e-9
"""Power of a band below which nothing counts: the microphone's own noise."""

_TAIL = 10 ** (-6 * HOP / RATE / 0.6)
"""How much of an echo's power is left a hop later in a reverberant room."""

_UP, _DOWN = 0.12, 0.012
"""Steps in decibels by which the estimate of the rest of an echo rises or falls with each hop, so that it
exceeds nine hops in ten."""

_OFTEN = 6
_OF_LAST = 10
"""A person is speaking if this many of that many recent hops indicate one."""

_SINKING, _RISING = 0.05, 1.01
"""How fast the estimate of the room's noise follows a quieter one (part of the difference per hop) and a
louder one (factor per hop, too slow for a syllable)."""

_HEARD = 10.0
"""The table's voice must exceed the room by this factor of power to count as audible."""

LEAST_LEARNED = 1.5
"""Seconds of the table's own voice after which it is known how well the echo can be removed."""

_REMEMBERED = 6.0
"""The last seconds of the table's own voice from which `HowWell` is computed."""

LEAST_REDUCTION = 7.0
"""Decibels by which the echo must be reduced; below that a person can't be told from it."""

_LONGEST_SPEECH = 2.0
"""Seconds after which even sound taken for a person is learned from, because the path may have changed."""

LEAST_CANCELLED = 25.0
"""Decibels by which the echo that the system leaves must be below what was played."""

_LONGEST_WAY = 0.4
"""Seconds for which what was played may still be heard if the system removes the echo."""

_TALKATIVE = 0.6
"""The largest part of the table's voice over which people may seem to speak; more can't be people."""

_INAUDIBLE = 0.12
"""The largest audible part of the table's voice for which it counts as not reaching the microphone."""


@dataclass(frozen=True, slots=True)
class HopTold:
    """One hop: its sound with the echo removed as far as possible, and whether somebody is speaking in it."""

    sound: Samples
    person: bool


@dataclass(frozen=True, slots=True)
class HowWell:
    """How well a person can be told from the table's own voice.

    ``learned`` is how many seconds of its own voice were analysed, ``audible`` the part of them that reached
    the microphone (0 to 1), ``reduction`` by how many decibels the echo is reduced (at least ``enough`` are
    needed), ``talked_over`` the part of the table's own voice over which somebody seems to speak (0 to 1).
    """

    learned: float
    audible: float
    reduction: float
    talked_over: float = 0.0
    enough: float = LEAST_REDUCTION

    @property
    def inaudible(self) -> bool:
        """Whether the table's voice doesn't reach the microphone, as with headphones."""
        return self.learned >= LEAST_LEARNED and self.audible < _INAUDIBLE

    @property
    def well_enough(self) -> bool:
        """Whether sound heard while the table speaks can be taken for a person's."""
        reduced = self.inaudible or self.reduction >= self.enough
        return self.learned >= LEAST_LEARNED and reduced and self.talked_over <= _TALKATIVE


class PersonTeller:
    """Learns the rest of the echo, and detects what exceeds it. Not thread-safe."""

    def __init__(self, *, by_system: bool = False) -> None:
        """``by_system`` is true if the system removes the echo, so that the rest isn't an echo any more.

        It is then compared with what was played lately instead.
        """
        self._by_system = by_system
        self._shown = np.zeros((round(_LONGEST_WAY * RATE / HOP), _BANDS))
        self._last_played = np.zeros(HOP)
        self._window = np.sqrt(np.hanning(2 * HOP + 1)[:-1])
        self._band_of, self._size = _bands()
        self._last = np.zeros((3, HOP))
        self._overlap = np.zeros(HOP)
        self._left = np.full(_BANDS, -LEAST_CANCELLED if by_system else -3.0)
        self._echo = np.zeros(_BANDS)
        self._floor = np.full(_BANDS, 1e-6)
        self._smooth = np.zeros(_BANDS)
        self._persons: deque[bool] = deque([False] * _OF_LAST, maxlen=_OF_LAST)
        self._since_played = math.inf
        self._learned = 0.0
        self._own: deque[tuple[bool, float]] = deque(maxlen=round(_REMEMBERED * RATE / HOP))
        self._over: deque[bool] = deque(maxlen=round(_REMEMBERED * RATE / HOP))
        self._going_on = 0.0

    @property
    def how_well(self) -> HowWell:
        """How well it currently works, from the table's own last sentences."""
        audible = [reduction for loud, reduction in self._own if loud]
        share = len(audible) / len(self._own) if self._own else 0.0
        # The median: the first syllable of a person is in some of them.
        reduction = statistics.median(audible) if audible else 0.0
        enough = LEAST_CANCELLED if self._by_system else LEAST_REDUCTION
        return HowWell(self._learned, share, reduction, sum(self._over) / max(1, len(self._over)), enough)

    def begin_anew(self) -> None:
        """Forget how well it worked, because the sound's path has changed."""
        self._learned = 0.0
        self._own.clear()
        self._over.clear()

    def hear(self, hop: Hop, played: Samples) -> HopTold:
        """Take a hop from the canceller, and what was played meanwhile."""
        both = np.stack((hop.rest, hop.echo, hop.rest + hop.echo)).astype(np.float64)
        spectra = np.fft.rfft(np.hstack((self._last, both)) * self._window, axis=1)
        self._last = both
        rest, echo, heard = (self._in_bands(one) for one in np.abs(spectra) ** 2)
        if self._by_system:
            echo = heard = self._lately_played(played)
        self._echo = np.maximum(echo, self._echo * _TAIL)
        self._smooth = 0.6 * self._smooth + 0.4 * rest
        explained = self._echo * 10 ** (self._left / 10)
        above = 10 * np.log10((self._smooth + 1e-15) / (explained + 3 * self._floor + _FAINTEST))
        person = int(np.sum(above > _CLEARLY)) >= _MANY
        self._persons.append(person)
        speaks = sum(self._persons) >= _OFTEN
        self._learn(rest, heard, played, speaks)
        gain = np.sqrt(np.clip(1 - (explained + self._floor) / (rest + 1e-15), 0.01, 1.0))
        return HopTold(self._resound(spectra[0], gain), speaks)

    def _lately_played(self, played: Samples) -> _Levels:
        whole = np.concatenate((self._last_played, played.astype(np.float64)))
        self._last_played = whole[HOP:]
        self._shown = np.roll(self._shown, 1, axis=0)
        self._shown[0] = self._in_bands(np.abs(np.fft.rfft(whole * self._window)) ** 2)
        loudest: _Levels = self._shown.max(axis=0)
        return loudest

    def _learn(self, rest: _Levels, heard: _Levels, played: Samples, speaks: bool) -> None:
        loud = self._echo > 4 * self._floor
        self._going_on = self._going_on + HOP / RATE if speaks else 0.0
        if not speaks or self._going_on > _LONGEST_SPEECH:
            ratio = 10 * np.log10((rest + 1e-15) / (self._echo + 1e-15))
            step = np.where(ratio > self._left, _UP, -_DOWN)
            self._left = np.clip(self._left + np.where(loud, step, 0.0), -80.0, 10.0)
        quieter = self._smooth < self._floor
        lower = self._floor + _SINKING * (self._smooth - self._floor)
        higher = self._floor * np.where(loud | speaks, 1.0, _RISING)
        self._floor = np.where(quieter, lower, higher)
        self._since_played = 0.0 if np.mean(np.square(played)) > 1e-5 else self._since_played + HOP / RATE
        if self._since_played < 0.1:
            room = float(np.sum(self._floor * self._size))
            before, after = float(np.sum(heard * self._size)), float(np.sum(rest * self._size))
            self._over.append(speaks)
            if not speaks or self._going_on > _LONGEST_SPEECH:
                self._learned += HOP / RATE
                reduction = 10 * math.log10((before + 1e-12) / (after + 1e-12))
                self._own.append((before > _HEARD * room, reduction))

    def _in_bands(self, power: _Levels) -> _Levels:
        sums = np.bincount(self._band_of, power, _BANDS + 1)[:_BANDS]
        levels: _Levels = sums / self._size / (2 * HOP)
        return levels

    def _resound(self, spectrum: NDArray[np.complex128], gain: _Levels) -> Samples:
        """Return the previous hop with each band attenuated by the part of it that is echo."""
        softened = spectrum * np.append(gain, 1.0)[self._band_of]
        moments = np.fft.irfft(softened) * self._window
        whole = self._overlap + moments[:HOP]
        self._overlap = moments[HOP:]
        resounded: Samples = whole.astype(np.float32)
        return resounded


def _bands() -> tuple[NDArray[np.intp], _Levels]:
    """Return the band of each frequency (the number of bands means none), and the size of each band."""
    frequencies = np.arange(HOP + 1) * RATE / (2 * HOP)
    edges = np.geomspace(_LOWEST, _HIGHEST, _BANDS + 1)
    band = np.searchsorted(edges, frequencies, side="right") - 1
    band[(band < 0) | (band >= _BANDS)] = _BANDS
    return band, np.maximum(1, np.bincount(band, minlength=_BANDS + 1)[:_BANDS]).astype(np.float64)
