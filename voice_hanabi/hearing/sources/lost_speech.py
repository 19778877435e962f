"""Detects speech while the table's own voice kept the microphone shut, so that the speaker can be told.

The table's voice always has the same level in a microphone. A clearly louder sound, for as long as a word,
was a person; so was a sound that goes on when the table and its echo in the room have ended.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

LOUDER = 9.0
"""Decibels above the table's own voice, or the room, from which sound is a person."""

FAINTEST = -50.0
"""Decibels of full scale below which nothing is a person who speaks to the table."""

WORD = 0.25
"""Seconds for which somebody must be louder than the table: a 'no', but not a cough or a chair."""

ENOUGH = 0.5
"""Seconds of the table's voice from which its level is learned; a cue is shorter."""

SINKS = 4.0
"""The least that a room's echo fades within the gate's delay, in decibels; a voice doesn't fade."""

QUIET = 0.6
"""Seconds of quiet before the report, which must not interrupt anybody."""

_LEARNS = 0.3
_LOUD_PART = 90


class LostSpeech:
    """Detects lost speech by the sound level, and reports it once it is quiet. Not thread-safe."""

    def __init__(self) -> None:
        self._own: float | None = None
        self._levels: list[tuple[float, float]] = []
        self._lost = False
        self._quiet = 0.0

    def table_sounds(self, loudness: float, seconds: float) -> None:
        """Take a block's root mean square sample (0 to 1), and its length, while the table speaks."""
        self._levels.append((_decibels(loudness), seconds))

    def table_ended(self, tail: npt.NDArray[np.int16], room: float) -> None:
        """Judge when the microphone opens: ``tail`` is the sound since the table's last, ``room`` in dB."""
        levels, self._levels = self._levels, []
        if self._louder_than_own(levels) or _goes_on(tail, room):
            self.add()

    def add(self) -> None:
        """Record that something was lost."""
        self._lost, self._quiet = True, 0.0

    def forget(self) -> None:
        """Record that the speaker was understood after all."""
        self._lost = False

    def to_tell(self, sounding: bool, seconds: float) -> bool:
        """Return whether to report it now, after more seconds with or without a voice."""
        self._quiet = 0.0 if sounding else self._quiet + seconds
        if not self._lost or self._quiet < QUIET:
            return False
        self._lost = False
        return True

    def _louder_than_own(self, levels: list[tuple[float, float]]) -> bool:
        if sum(seconds for _, seconds in levels) < ENOUGH:
            return False
        here = float(np.percentile([level for level, _ in levels], _LOUD_PART))
        if self._own is None:
            self._own = here
            return False
        least = max(self._own + LOUDER, FAINTEST)
        louder = sum(seconds for level, seconds in levels if level >= least) >= WORD
        # Learned from a person too, but slowly: somebody may have turned up the loudspeaker.
        self._own += _LEARNS * (here - self._own)
        return louder


def _goes_on(tail: npt.NDArray[np.int16], room: float) -> bool:
    """Return whether a voice sounds from the beginning of the echo to its end."""
    part = len(tail) // 4
    if not part:
        return False
    levels = [_level(tail[place * part : (place + 1) * part]) for place in range(4)]
    return min(levels) >= max(room + LOUDER, FAINTEST) and levels[-1] > levels[0] - SINKS


def _level(samples: npt.NDArray[np.int16]) -> float:
    return _decibels(float(np.sqrt(np.mean(np.square(samples.astype(np.float64) / 32768)))))


def _decibels(loudness: float) -> float:
    return 20 * math.log10(max(loudness, 1e-6))
