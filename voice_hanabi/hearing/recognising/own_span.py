"""Finds the part of an utterance in which the nearest voice speaks, between other people's talk.

Talk that begins in a quiet room is taken for the nearest voice (`nearest_voice.py`) until the room is known
to be loud, and its words for part of the command. A person who speaks to the table is louder, so much fainter
sound around it is cut off, and the rest recognised again by itself.
"""

from __future__ import annotations

import numpy as np

from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE

FAINTER = 7.0
"""Decibels by which others are fainter than a typical loud syllable of the nearest voice."""

LEAST = 30
"""Frames of others' talk, both before and after the voice, from which they are cut off; softer words of the
same sentence are at only one end."""

LONG = 150
"""The same if it is at one end only: no words of a sentence are soft for so long."""

_FRAME = SAMPLE_RATE // 100
_SMOOTHED = 30
"""Frames over which loudness is averaged: a syllable and the soft sound beside it."""

_USUAL = 90
"""The percentile of loudness, among nearly the loudest frames, that counts as a loud syllable."""

_NEARLY = 20.0
"""Decibels below the loudest frame that still count as somebody's speech."""

_AUDIBLE = 22.0
"""Decibels below the loud syllables down to which others' talk is recognised as words."""

_BEFORE = 15
_AFTER = 30
"""Frames before and after loud sound that belong to the voice: a soft consonant, the room's echo."""

_SILENCE = bytes(2 * SAMPLE_RATE // 5)


def own_span(sound: bytes) -> bytes | None:
    """Return the part of an utterance (16-bit mono samples) in which the nearest voice speaks.

    It is surrounded by silence. ``None`` if nobody else is heard before and after it.
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
