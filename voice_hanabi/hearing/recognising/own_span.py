"""From where to where in an utterance the nearest voice speaks, where others talk before and after it.

Talk that begins in a quiet room is taken for the nearest voice (`nearest_voice.py`) until the room is known
to be loud, and its words for those of one sentence with a command. Who speaks to the table is louder, so
that what is much fainter around it is left out, and the rest heard again by itself.
"""

from __future__ import annotations

import numpy as np

from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE

FAINTER = 7.0
"""Decibels by which what belongs to others is fainter than the usual loud syllable of the nearest voice."""

LEAST = 30
"""Frames of others' talk both before and after the voice from which they are left out: softer words of the
same sentence are at one end of it."""

LONG = 150
"""The same at one end alone: no words of a sentence are soft for so long."""

_FRAME = SAMPLE_RATE // 100
_SMOOTHED = 30
"""Frames over which loudness is taken: a syllable and what is soft beside it."""

_USUAL = 90
"""The percentile of loudness, of what is nearly as loud as the loudest, that a loud syllable has."""

_NEARLY = 20.0
"""Decibels below the loudest from which it is speech of somebody."""

_AUDIBLE = 22.0
"""Decibels below the loud syllables from which others' talk is heard as words."""

_BEFORE = 15
_AFTER = 30
"""Frames that are the voice's own before and after what is loud: a soft consonant, the room's echo."""

_SILENCE = bytes(2 * SAMPLE_RATE // 5)


def own_span(sound: bytes) -> bytes | None:
    """Return the part of an utterance (16-bit mono samples) in which the nearest voice speaks.

    There is silence around it. ``None`` where nobody else is heard before and after it.
    """
    samples = np.frombuffer(sound, np.int16)
    count = len(samples) // _FRAME
    if count < _SMOOTHED:
        return None
    energy = np.square(samples[: count * _FRAME].astype(np.float64)).reshape(count, _FRAME).mean(axis=1)
    level = 10 * np.log10(np.convolve(energy, np.full(_SMOOTHED, 1 / _SMOOTHED), "same") + 1)
    usual = float(np.percentile(level[level > level.max() - _NEARLY], _USUAL))
    near = np.flatnonzero(level > usual - FAINTER)
    begin, end = max(0, int(near[0]) - _BEFORE), min(count, int(near[-1]) + _AFTER)
    talk = level > usual - _AUDIBLE
    before, after = np.count_nonzero(talk[:begin]), np.count_nonzero(talk[end:])
    if min(before, after) < LEAST and max(before, after) < LONG:
        return None
    return _SILENCE + samples[begin * _FRAME : end * _FRAME].tobytes() + _SILENCE
