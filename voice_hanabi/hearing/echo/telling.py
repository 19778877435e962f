"""Tells whether there is more in a microphone than the table's own echo: somebody who speaks.

What the canceller leaves of an echo is known from the table's own announcements, band by band; a person
is what stands clearly above that and above the room in many bands at once.
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
"""Frequencies (Hz) between which is looked: below lies the room's hum, and a small loudspeaker's rattling."""

_BANDS = 18

_CLEARLY = 6.0
"""Decibels by which a band must stand above what the echo's rest explains."""

_MANY = 6
"""Bands that must stand above it at once."""

_FAINTEST = 1e-9
"""Power of a band below which nothing counts: the noise of the microphone itself."""

_TAIL = 10 ** (-6 * HOP / RATE / 0.6)
"""How much of an echo's power is left a hop later in a room that takes long to fall silent."""

_UP, _DOWN = 0.12, 0.012
"""Decibels by which what is left of an echo is taken to be more, or less, after each hop: it is to be less
than is taken in nine hops of ten."""

_OFTEN = 6
_OF_LAST = 10
"""How many of how many hops must indicate a person for one to be speaking."""

_SINKING, _RISING = 0.05, 1.01
"""How fast what is taken for the room follows a quieter one (a part of the way a hop), and a louder one (a
factor a hop: a syllable is none)."""

_HEARD = 10.0
"""By how much (a factor of power) the table's voice must be louder than the room to be heard at all."""

LEAST_LEARNED = 1.5
"""Seconds of the table's own voice after which is known how well the echo can be taken out."""

_REMEMBERED = 6.0
"""Seconds of the table's own voice from which that is known."""

LEAST_REDUCTION = 7.0
"""Decibels by which the echo must become less: below that a person cannot be told from it."""

_LONGEST_SPEECH = 2.0
"""Seconds after which what was taken for a person is learned from as well: the way may have changed."""

LEAST_CANCELLED = 25.0
"""Decibels by which what the system leaves of an echo must lie below what was played."""

_LONGEST_WAY = 0.4
"""Seconds in which what was played may still be heard where the system takes the echo out."""

_TALKATIVE = 0.6
"""The part of the table's voice over which people may seem to speak: where it is more, it is no person."""

_INAUDIBLE = 0.12
"""The part of the table's voice that may be heard at all where it counts as not reaching the microphone."""


@dataclass(frozen=True, slots=True)
class HopTold:
    """One hop: its sound without the echo as far as possible, and whether somebody speaks in it."""

    sound: Samples
    person: bool


@dataclass(frozen=True, slots=True)
class HowWell:
    """How well a person can be told from the table's own voice.

    ``learned`` is the seconds of its own voice that were listened to, ``audible`` the part of them that
    reached the microphone (0 to 1), ``reduction`` by how many decibels the echo becomes less (at least
    ``enough`` are wanted), ``talked_over`` the part of the table's own voice over which somebody seems to
    speak (0 to 1).
    """

    learned: float
    audible: float
    reduction: float
    talked_over: float = 0.0
    enough: float = LEAST_REDUCTION

    @property
    def inaudible(self) -> bool:
        """Whether the table's voice does not reach the microphone, as with headphones."""
        return self.learned >= LEAST_LEARNED and self.audible < _INAUDIBLE

    @property
    def well_enough(self) -> bool:
        """Whether what is heard while the table speaks may be taken for a person's."""
        reduced = self.inaudible or self.reduction >= self.enough
        return self.learned >= LEAST_LEARNED and reduced and self.talked_over <= _TALKATIVE


class PersonTeller:
    """Learns what is left of the echo, and tells what is more than that. For one thread at a time."""

    def __init__(self, *, by_system: bool = False) -> None:
        """``by_system`` tells that the system takes the echo out: what is left is no echo any more.

        Then it is compared with what was played lately instead.
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
        """How well it can be told just now, from what was heard of the table's own last sentences."""
        audible = [reduction for loud, reduction in self._own if loud]
        share = len(audible) / len(self._own) if self._own else 0.0
        # The middle one: the first syllable of a person is in some of them.
        reduction = statistics.median(audible) if audible else 0.0
        enough = LEAST_CANCELLED if self._by_system else LEAST_REDUCTION
        return HowWell(self._learned, share, reduction, sum(self._over) / max(1, len(self._over)), enough)

    def begin_anew(self) -> None:
        """Forget how well it could be told: the way of the sound has changed."""
        self._learned = 0.0
        self._own.clear()
        self._over.clear()

    def hear(self, hop: Hop, played: Samples) -> HopTold:
        """Take a hop that the canceller gave, and what was played meanwhile."""
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
        """Return the hop before with each band made quieter, as much of it as is echo."""
        softened = spectrum * np.append(gain, 1.0)[self._band_of]
        moments = np.fft.irfft(softened) * self._window
        whole = self._overlap + moments[:HOP]
        self._overlap = moments[HOP:]
        resounded: Samples = whole.astype(np.float32)
        return resounded


def _bands() -> tuple[NDArray[np.intp], _Levels]:
    """Return the band of each frequency (the number of bands: none) and how many are in each."""
    frequencies = np.arange(HOP + 1) * RATE / (2 * HOP)
    edges = np.geomspace(_LOWEST, _HIGHEST, _BANDS + 1)
    band = np.searchsorted(edges, frequencies, side="right") - 1
    band[(band < 0) | (band >= _BANDS)] = _BANDS
    return band, np.maximum(1, np.bincount(band, minlength=_BANDS + 1)[:_BANDS]).astype(np.float64)
