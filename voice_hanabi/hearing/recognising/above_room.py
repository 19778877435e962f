"""By how much speech is louder than what sounds around it: a telly, other people, a kitchen.

How loud that is by itself is known from the moments before somebody spoke, and after.
"""

from __future__ import annotations

import math

import numpy as np

from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE

_FRAME = SAMPLE_RATE // 50
"""Samples (20 ms) of which the loudness is taken together."""

_STRETCH = 25
"""Frames (half a second) by which the room is known: talk in it has pauses, and they are not the room."""

_SPOKEN = 0.1
"""Of the loudest frames' energy, what a frame has in which somebody speaks to the table."""

_LOUDEST = 95
"""The part of frames, in percent, that are less loud than the loudest ones."""

MOST = 60.0
"""Decibels that are told at most: a microphone has a noise of its own."""


def above_room(pcm: bytes) -> float | None:
    """Return by how many decibels the speech in a stretch of sound is louder than the room (at most 60).

    The stretch begins with what sounded before: half a second of it is looked at, and as much at the end. The
    quieter one is the room: somebody may have spoken from the beginning. ``None`` where it is too short.
    """
    samples = np.frombuffer(pcm, np.int16).astype(np.float64)
    count = len(samples) // _FRAME
    if count < 2 * _STRETCH:
        return None
    energy = np.square(samples[: count * _FRAME]).reshape(count, _FRAME).mean(axis=1)
    room = max(1.0, min(float(energy[:_STRETCH].mean()), float(energy[-_STRETCH:].mean())))
    loudest = float(np.percentile(energy, _LOUDEST))
    spoken = float(energy[energy >= _SPOKEN * loudest].mean())
    return min(MOST, 10 * math.log10(max(spoken, 1.0) / room))
