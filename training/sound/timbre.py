"""The same words in another timbre: the peaks of a voice's spectrum moved, flattened and blurred over time.

A voice made from statistics (flite's, and many reading voices on telephones) is dull: its peaks are flat, and
change slowly. So is a voice behind a hand or in the next room. Resampling moves peaks and pitch together;
here the peaks move alone, as between a child and a woman who speak at the same pitch.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from training.sound.signal import Samples

_SIZE, _SHIFT = 512, 128
"""Samples in a frame, and from one frame to the next (8 ms)."""

_PEAKS = 28
"""Cepstral coefficients that describe the peaks: fewer than the harmonics of a high voice need."""

_TILT = 3
"""How many of these describe the loudness and the slope towards high frequencies: they are not flattened."""

_SHARPNESS = (0.55, 1.05)
"""The share of their height that the peaks keep."""

_BLUR = (0.0, 3.0)
"""Over how many frames loudness and peaks are smoothed (standard deviation)."""

_MOVED = (0.88, 1.14)
"""The new frequency of the peaks, relative to their own."""

_FAINTEST = 1.0
"""The amplitude that is added before taking a logarithm, on the scale of 16-bit samples."""

_MOST = 3.5
"""The largest change of a frequency: a natural logarithm of amplitude (30 dB)."""


def in_another_timbre(samples: Samples, chance: np.random.Generator) -> Samples:
    """Return the sound (at 16 kHz) with its peaks randomly moved, flattened and blurred.

    Its length, loudness and pitch stay the same.
    """
    if samples.size < _SIZE:
        return samples
    window = np.hanning(_SIZE + 1)[:-1].astype(np.float32)
    padded = np.pad(samples, (_SIZE, _SIZE + -samples.size % _SHIFT))
    frames = np.lib.stride_tricks.sliding_window_view(padded, _SIZE)[::_SHIFT] * window
    spectrum = np.fft.rfft(frames, axis=1)
    cepstrum = np.fft.irfft(np.log(np.abs(spectrum) + _FAINTEST), _SIZE, axis=1)
    before = _envelope(cepstrum, 1.0)
    flattened = _envelope(cepstrum, chance.uniform(*_SHARPNESS))
    wanted = _blurred(_moved(flattened, chance.uniform(*_MOVED)), chance.uniform(*_BLUR))
    changed = np.fft.irfft(spectrum * np.exp(np.clip(wanted - before, -_MOST, _MOST)), _SIZE, axis=1)
    total = np.zeros(padded.size, np.float32)
    weight = np.zeros(padded.size, np.float32)
    for number, frame in enumerate(changed.astype(np.float32) * window):
        stretch = slice(number * _SHIFT, number * _SHIFT + _SIZE)
        total[stretch] += frame
        weight[stretch] += window**2
    whole = (total / np.maximum(weight, 1e-3))[_SIZE : _SIZE + samples.size]
    louder = whole * (np.linalg.norm(samples) / max(1e-6, float(np.linalg.norm(whole))))
    as_given: Samples = louder.astype(np.float32)
    return as_given


def _envelope(cepstrum: NDArray[np.float64], sharpness: float) -> Samples:
    """Return logarithms of amplitudes (frames x frequencies): slope and peaks, without the harmonics.

    ``sharpness`` is the share of the peaks that is kept.
    """
    kept = np.zeros(_SIZE)
    kept[:_PEAKS] = sharpness
    kept[:_TILT] = 1
    kept[_SIZE - _PEAKS + 1 :] = kept[_PEAKS - 1 : 0 : -1]
    smooth: Samples = np.fft.rfft(cepstrum * kept, axis=1).real.astype(np.float32)
    return smooth


def _moved(peaks: Samples, ratio: float) -> Samples:
    """Return the peaks with their frequencies multiplied by ``ratio``."""
    places = np.minimum(np.arange(peaks.shape[1]) / ratio, peaks.shape[1] - 1)
    below = places.astype(np.int64)
    above = np.minimum(below + 1, peaks.shape[1] - 1)
    rest = (places - below).astype(np.float32)
    moved: Samples = peaks[:, below] * (1 - rest) + peaks[:, above] * rest
    return moved


def _blurred(peaks: Samples, width: float) -> Samples:
    """Return the peaks smoothed over time by a Gaussian of this many frames (standard deviation)."""
    if width < 0.5:
        return peaks
    reach = int(2 * width + 1)
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / width) ** 2).astype(np.float32)
    bell /= bell.sum()
    padded = np.pad(peaks, ((reach, reach), (0, 0)), mode="edge")
    blurred = np.zeros_like(peaks)
    for shift, share in enumerate(bell):
        blurred += share * padded[shift : shift + len(peaks)]
    return blurred
