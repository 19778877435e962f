"""Sound in which no words can be told: a voice through a wall, a lid or a pocket keeps its low tones alone.

Vowels differ, and consonants sound at all, by what lies above a thousand hertz. Where low tones rise far out
of the room's own noise and nothing above them does, whatever a recogniser makes of it was not said to this
microphone; nor was what it makes of the room itself, or of a word's last breath.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

LOW = (100.0, 800.0)
"""Between these frequencies (Hz) a voice has most of its energy, and goes through walls."""

CLEAR = (1500.0, 3500.0)
"""Between these words differ; a headset without wires gives no higher ones."""

RISES = 6.0
"""Decibels by which the clear ones rise out of the room's noise, in any word, in its clearest moments."""

LOWER = 18.0
"""Decibels by which the low ones rise further than the clear ones where a voice is muffled."""

SOUNDS = 9.0
"""Decibels above the room from which the low ones may be a voice at all."""

_MOMENTS = 2
"""The loudest blocks that are looked at together: a single one may be a click."""

_SINKING, _RISING = 0.3, 20.0
"""Seconds in which what is taken for the room follows a quieter and a louder one: a voice fades in it."""

_KNOWN_AFTER = 1.0
"""Seconds of quiet after which the room is known; until then a voice may have been heard first."""

_ROUNDING = 0.1

Energies = npt.NDArray[np.float64]


class Muffled:
    """Tells whether what has sounded since the last words was muffled. For one thread at a time."""

    def __init__(self, rate: int) -> None:
        """``rate`` is samples a second (Hz)."""
        self._rate = rate
        self._room: Energies | None = None
        self._quiet = 0.0
        self._loudest: Energies | None = None

    def words(self) -> None:
        """Note that what has sounded so far was judged."""
        self._loudest = None

    def hear(self, samples: npt.NDArray[np.int16], *, sounding: bool) -> None:
        """Take a block of 16-bit samples, and whether something sounds in it that may be a voice."""
        energies = self._energies(samples)
        if sounding:
            rows = [energies[None, :]] if self._loudest is None else [self._loudest, energies[None, :]]
            self._loudest = np.sort(np.concatenate(rows), axis=0)[-_MOMENTS:]
        seconds = len(samples) / self._rate
        self._quiet += 0.0 if sounding else seconds
        if self._room is None:
            self._room = None if sounding else energies
        elif self._quiet < _KNOWN_AFTER:
            # Who listens from the middle of a word on hears the room only behind it, before that is quiet.
            self._room = np.minimum(self._room, energies)
        elif not sounding:
            follow = np.where(energies < self._room, _SINKING, _RISING)
            self._room += (energies - self._room) * np.minimum(1.0, seconds / follow)

    @property
    def now(self) -> bool:
        """Whether it was; it is not said where no one knows how the room sounds by itself."""
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
