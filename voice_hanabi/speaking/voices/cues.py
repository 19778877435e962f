"""The short soft sounds before announcements, made of sine tones; each cue has its own shape."""

from __future__ import annotations

from functools import cache

import numpy as np

from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.speaking.sound import Sound

RATE = 22_050
"""The sample rate in Hz, the same as espeak-ng's, so that cue and sentence join without resampling."""

LEVEL = 0.28
"""The peak of a cue, as a part of full scale: softer than the voice."""

# (frequency in Hz, start in seconds, length in seconds) of each tone. Rising is good, falling is
# bad, long and rough is a strike: two tones so near each other that they rattle. All stay above 380 Hz, where
# the loudspeaker of a phone begins to sound, and below 1.6 kHz, where ageing ears still hear well.
_TONES: dict[Cue, tuple[tuple[float, float, float], ...]] = {
    Cue.START: ((392, 0.0, 0.12), (523, 0.1, 0.12), (659, 0.2, 0.18)),
    Cue.TURN: ((880, 0.0, 0.09), (880, 0.12, 0.12)),
    Cue.CLUE: ((784, 0.0, 0.16),),
    Cue.PLAYED: ((523, 0.0, 0.1), (784, 0.08, 0.16)),
    Cue.STRIKE: ((415, 0.0, 0.36), (446, 0.0, 0.36), (587, 0.0, 0.14), (830, 0.0, 0.3), (892, 0.0, 0.3)),
    Cue.TOKEN: ((1319, 0.0, 0.12), (1568, 0.05, 0.12)),
    Cue.FIREWORK: ((523, 0.0, 0.1), (659, 0.06, 0.1), (784, 0.12, 0.1), (1047, 0.18, 0.2)),
    Cue.LAST_ROUND: ((659, 0.0, 0.14), (523, 0.13, 0.14), (659, 0.26, 0.12)),
    Cue.END: ((1047, 0.0, 0.12), (784, 0.1, 0.12), (523, 0.2, 0.19)),
    Cue.UNHEARD: ((494, 0.0, 0.08), (440, 0.07, 0.12)),
    Cue.THINKING: ((587, 0.0, 0.06), (587, 0.14, 0.06), (587, 0.28, 0.06)),
}


@cache
def cue_sound(cue: Cue) -> Sound:
    """Return the sound of a cue: under 0.4 s, with fades so that nothing clicks."""
    tones = _TONES[cue]
    length = max(start + seconds for _, start, seconds in tones)
    levels = np.zeros(round(length * RATE) + 1)
    for frequency, start, seconds in tones:
        moments = np.arange(round(seconds * RATE)) / RATE
        rise = np.minimum(1.0, moments / 0.008)
        tone = np.sin(2 * np.pi * frequency * moments) * rise * np.cos(np.pi / 2 * moments / seconds) ** 2
        first = round(start * RATE)
        levels[first : first + len(tone)] += tone
    levels *= LEVEL * 32767 / np.max(np.abs(levels))
    return Sound(np.round(levels).astype(np.int16), RATE)
