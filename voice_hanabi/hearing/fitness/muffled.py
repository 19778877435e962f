"""Detects muffled sound, in which words can't be recognised: through a wall, a lid or a pocket only low tones
pass.

Vowels differ, and consonants are audible, above a thousand hertz. If low tones clearly exceed the room's
noise and nothing above them does, a recogniser's result was not said into this microphone. Neither was what
it makes of the room's noise, or of a word's last breath.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

LOW = (100.0, 800.0)
"""Frequencies (Hz) with most of a voice's energy; these pass through walls."""

CLEAR = (1500.0, 3500.0)
"""Frequencies (Hz) in which words differ; a wireless headset has no higher ones."""

RISES = 6.0
"""Decibels by which these exceed the room's noise in the clearest moments of any word."""

LOWER = 18.0
"""Decibels by which the low ones exceed the room more than the clear ones if a voice is muffled."""

SOUNDS = 9.0
"""Decibels above the room from which the low ones may be a voice at all."""

_MOMENTS = 2
"""How many of the loudest blocks are combined: a single one may be a click."""

_SINKING, _RISING = 0.3, 20.0
"""Seconds in which the estimate of the room's noise follows a quieter and a louder one."""

_KNOWN_AFTER = 1.0
"""Seconds of quiet after which the room is known; until then a voice may have come first."""

_ROUNDING = 0.1

Energies = npt.NDArray[np.float64]


class Muffled:
    """Detects whether the sound since the last words was muffled. Not thread-safe."""

    def __init__(self, rate: int) -> None:
        """``rate`` is the sample rate in Hz."""
        self._rate = rate
        self._room: Energies | None = None
        self._quiet = 0.0
        self._loudest: Energies | None = None

    def words(self) -> None:
        """Record that the sound so far was judged."""
        self._loudest = None

    def hear(self, samples: npt.NDArray[np.int16], *, sounding: bool) -> None:
        """Take a block of 16-bit samples, and whether something in it may be a voice."""
        energies = self._energies(samples)
        if sounding:
            rows = [energies[None, :]] if self._loudest is None else [self._loudest, energies[None, :]]
            self._loudest = np.sort(np.concatenate(rows), axis=0)[-_MOMENTS:]
        seconds = len(samples) / self._rate
        self._quiet += 0.0 if sounding else seconds
        if self._room is None:
            self._room = None if sounding else energies
        elif self._quiet < _KNOWN_AFTER:
            # Listening that starts in the middle of a word hears the room only after it.
            self._room = np.minimum(self._room, energies)
        elif not sounding:
            follow = np.where(energies < self._room, _SINKING, _RISING)
            self._room += (energies - self._room) * np.minimum(1.0, seconds / follow)

    @property
    def now(self) -> bool:
        """Whether it was muffled; false while the sound of the room itself is unknown."""
        if self._room is None or self._loudest is None:
            return False
        low, clear = 10 * np.log10(self._loudest.mean(axis=0) / self._room)
        return bool(clear < RISES and (low - clear >= LOWER or low < SOUNDS))

    def _energies(self, samples: npt.NDArray[np.int16]) -> Energies:
        """Return the energy per sample in each of the two ranges; rounding to 16 bits adds a little."""
        spectrum = np.square(np.abs(np.fft.rfft(samples * np.hanning(len(samples)))))
        frequencies = np.fft.rfftfreq(len(samples), 1 / self._rate)
        among = [(frequencies >= lowest) & (frequencies <= highest) for lowest, highest in (LOW, CLEAR)]
        return np.array([spectrum[one].sum() for one in among]) / len(samples) ** 2 + _ROUNDING
