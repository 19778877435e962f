"""Finds quick answers: speech that begins while the table's last sound still dies away in the room."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

FRAME = 0.01
"""The length in seconds of a frame whose loudness is measured."""

AROUND = 3
"""Frames over which loudness is averaged: a single faint one is not a pause."""

RISES = 4.0
"""How much a sound's energy must rise (6 dB) so that it isn't just dying away."""


def first_words(
    before: npt.NDArray[np.int16], now: npt.NDArray[np.int16], rate: int
) -> npt.NDArray[np.int16]:
    """Return the end of the sound ``before``, from its quietest moment on, if it grows louder from there.

    A room's echo only fades, and a voice rises out of it: what follows the quietest moment is the voice.
    ``now`` is the sound right after it, ``rate`` is the sample rate in Hz. If the sound does not rise,
    nothing is returned.
    """
    frame = round(FRAME * rate)
    sound = np.concatenate([before, now]).astype(np.float64)
    count = len(sound) // frame
    quiet = len(before) // frame
    if quiet < 1 or count < quiet + AROUND:
        return before[:0]
    squares = np.square(sound[: count * frame]).reshape(count, frame).mean(axis=1)
    energy = np.convolve(squares, np.full(AROUND, 1 / AROUND), mode="valid")
    quietest = int(np.argmin(energy[:quiet]))
    if energy[quietest:].max() < RISES * (energy[quietest] + 1.0):
        return before[:0]
    return before[quietest * frame :]
