"""Isolates the nearest voice in a loud room: the sound before and after it is attenuated.

A person who speaks to the table is louder than a television or people across the room. Those sound before and
after the person's words, and would be recognised as words around them. In a quiet room the sound is left as
it is.
"""

from __future__ import annotations

import math
from collections import deque

import numpy as np
from numpy.typing import NDArray

_RATE = 16_000
_FRAME = _RATE // 100
"""Samples (10 ms) that are processed together."""

_SMOOTHED = 5
"""Frames over which loudness is averaged: a click is not a voice."""

CLEARLY = 8.0
"""Decibels by which the nearest voice exceeds a room in which others talk."""

STEADILY = 4.0
"""Decibels by which it exceeds a room with steady noise: a fan, a train."""

_SPREAD = 3.0
"""How many times the usual deviation of the room's loudness a voice must exceed its mean."""

_SPREADING = 0.01
"""How fast that deviation is learned (part of the difference per frame)."""

_BEFORE = 12
"""Frames before a voice is clearly louder that belong to it: a first consonant is soft. This delays the
sound."""

_AFTER = 28
"""Frames after it that still belong to it: soft syllables, the room's echo."""

_QUIETER = 0.06
"""The factor for sound that isn't the nearest voice, about 24 dB."""

LOUD = 10 ** (-56 / 10)
"""The power (1 is full scale) from which a room is loud enough to be recognised as words."""

_FIRST = 30
"""Frames for the first estimate of the room."""

_FOLLOWING = 0.012
"""How fast the estimate of the room follows a quieter and a louder one (part of the difference per frame),
about a second. Others' pauses don't make the room quieter for the person who speaks to the table."""

_LONGEST = 800
"""Frames after which continuous sound counts as the room itself."""

_KNOWN = 80
"""Frames of a room after which it is known; a shorter time may have been a pause in somebody's talk."""

_OVER = 12
"""Frames at the former loudness after which the continuous sound was somebody's long talk, not the room."""

_AS_QUIET = 2.0
"""The factor of power within which it counts as the former loudness."""

_Power = float


class NearestVoice:
    """Takes sound and returns it with everything but the nearest voice attenuated. Not thread-safe."""

    def __init__(self) -> None:
        self._rest = np.zeros(0, np.int16)
        self._smoothed: deque[_Power] = deque(maxlen=_SMOOTHED)
        self._held: deque[NDArray[np.int16]] = deque()
        self._room: _Power | None = None
        # The room before continuous sound was taken for it.
        self._before: _Power | None = None
        # Until it is known: as in a room in which others talk.
        self._strays = CLEARLY / _SPREAD
        self._frames = 0
        self._open = 0
        self._going_on = self._below = 0
        self._went_on = 0.0
        self._listened = 0
        self._gain = 1.0
        self._voice = 0.0
        self._voiced = 0

    @property
    def in_loud_room(self) -> bool:
        """Whether the room is so loud that its sound is attenuated."""
        return self._room is not None and self._frames >= _FIRST and self._room > LOUD

    def above_room(self) -> float | None:
        """Return by how many decibels the voice exceeded the room since the last call.

        ``None`` if the room is not known, or nobody was louder.
        """
        voice, voiced, self._voice, self._voiced = self._voice, self._voiced, 0.0, 0
        if self._room is None or not voiced:
            return None
        return 10 * math.log10(voice / voiced / max(self._room, 1e-9) + 1e-9)

    def accept(self, pcm: bytes) -> bytes:
        """Take 16-bit mono samples at 16 kHz; return the samples that are ready."""
        sound = np.concatenate((self._rest, np.frombuffer(pcm, np.int16)))
        whole = len(sound) // _FRAME * _FRAME
        self._rest = sound[whole:]
        out = [self._frame(sound[at : at + _FRAME]) for at in range(0, whole, _FRAME)]
        return b"".join(out)

    def finish(self) -> bytes:
        """Return the samples that were held back, at the end of the sound."""
        out = [self._resound(frame) for frame in self._held]
        out.append(self._rest.tobytes())
        self._held.clear()
        self._rest = self._rest[:0]
        return b"".join(out)

    def _frame(self, frame: NDArray[np.int16]) -> bytes:
        near = self._listen(frame)
        if near:
            self._open = _BEFORE + _AFTER
        elif self._open:
            self._open -= 1
        if not self.in_loud_room and not (self._open and self._held):
            # In a quiet room nothing is delayed.
            held, self._gain = b"".join(one.tobytes() for one in self._held), 1.0
            self._held.clear()
            return held + frame.tobytes()
        self._held.append(frame)
        if len(self._held) <= _BEFORE:
            return b""
        return self._resound(self._held.popleft())

    def _listen(self, frame: NDArray[np.int16]) -> bool:
        """Update the estimate of the room; return whether somebody nearby speaks."""
        power = float(np.mean(np.square(frame.astype(np.float64)))) / 32768**2
        self._smoothed.append(power)
        level = sum(self._smoothed) / len(self._smoothed)
        self._frames += 1
        if self._room is None:
            self._room = level
        above = 10 * math.log10((level + 1e-12) / (self._room + 1e-12))
        near = self._frames > _FIRST and above > min(CLEARLY, max(STEADILY, _SPREAD * self._strays))
        self._learn_what_goes_on(level, near)
        if near:
            self._voice += power
            self._voiced += 1
            return True
        if not self._open:
            self._listened += 1
            self._strays += _SPREADING * (abs(above) - self._strays)
        if level < self._room or not self._open or self._frames <= _FIRST:
            self._room += max(_FOLLOWING, 1 / self._frames) * (level - self._room)
        return False

    def _learn_what_goes_on(self, level: _Power, near: bool) -> None:
        """Take continuous sound for the room, until it is as quiet again as before."""
        if not near and not self._open:
            self._going_on, self._went_on = 0, 0.0
        else:
            self._going_on, self._went_on = self._going_on + 1, self._went_on + level
        if self._room is not None and self._going_on > _LONGEST:
            self._before = self._room if self._listened >= _KNOWN else None
            self._room = self._went_on / self._going_on
            self._going_on, self._went_on, self._listened = 0, 0.0, _KNOWN
        self._below = self._below + 1 if self._before is not None and level < _AS_QUIET * self._before else 0
        if self._below > _OVER:
            self._room, self._before = self._before, None

    def _resound(self, frame: NDArray[np.int16]) -> bytes:
        # The held sound is delayed by this much; by then the voice it belongs to has begun.
        wanted = 1.0 if self._open else _QUIETER
        gains = np.linspace(self._gain, wanted, len(frame))
        self._gain = wanted
        return np.rint(frame * gains).astype(np.int16).tobytes()
