"""Sound as arrays: resampling, rooms, noise, and the network's input features."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.hearing.models.packed import BELOW_HIGHEST_HERTZ, LOWEST_HERTZ, MEL_BINS

SAMPLE_RATE = 16000
"""Samples per second (Hz)."""

FEATURES = MEL_BINS
"""Mel bins in a frame; a frame starts every 10 ms."""

_FRAME, _SHIFT, _FOURIER = 400, 160, 512

Samples = NDArray[np.float32]
"""Mono sound on the scale of 16-bit samples."""


@lru_cache(maxsize=4096)
def _good_size(size: int) -> int:
    """Return the next size with a fast Fourier transform (no large prime factor)."""
    while True:
        rest = size
        for prime in (2, 3, 5, 7):
            while rest % prime == 0:
                rest //= prime
        if rest == 1:
            return size
        size += 1


def resampled(samples: Samples, ratio: float) -> Samples:
    """Return the sound with ``1 / ratio`` as many samples (a ratio over 1 makes it faster and higher)."""
    return reshaped(samples, ratio, None, None)


def reshaped(samples: Samples, ratio: float, gains: Samples | None, room: Samples | None) -> Samples:
    """Return the sound resampled, equalised and placed in a room, in one Fourier transform.

    ``gains`` are decibels at frequencies evenly spaced from 0 to half the sample rate; ``room`` is an impulse
    response.
    """
    if samples.size == 0:
        return samples
    wanted = max(1, round(samples.size / ratio))
    padding = 400 + (room.size if room is not None else 0)
    source = _good_size(samples.size + padding)
    target = max(2, round(source / ratio))
    target += target % 2
    spectrum = np.fft.rfft(samples, source)
    if gains is not None:
        decibels = np.interp(np.linspace(0, 1, spectrum.size), np.linspace(0, 1, gains.size), gains)
        spectrum *= 10 ** (decibels / 20)
    if room is not None:
        spectrum *= np.fft.rfft(room, source)
    bins = target // 2 + 1
    changed = np.zeros(bins, dtype=spectrum.dtype)
    shared = min(bins, spectrum.size)
    changed[:shared] = spectrum[:shared]
    result = np.fft.irfft(changed, target)[:wanted] * (target / source)
    return result.astype(np.float32)


def _echoes(seconds: float, chance: np.random.Generator) -> NDArray[np.float64]:
    """Return noise that decays by 60 dB in this many seconds."""
    size = int(seconds * SAMPLE_RATE)
    echoes: NDArray[np.float64] = chance.standard_normal(size) * np.exp(-np.arange(size) * (6.9 / size))
    return echoes


def room_response(chance: np.random.Generator) -> Samples:
    """Return the impulse response of a random room: a direct sound and a decaying tail."""
    tail = _echoes(chance.uniform(0.05, 0.45), chance) * chance.uniform(0.01, 0.12)
    tail[: int(chance.uniform(0.001, 0.02) * SAMPLE_RATE)] = 0
    tail[0] = 1
    response: Samples = tail.astype(np.float32)
    return response


def living_room(chance: np.random.Generator) -> Samples:
    """Return the impulse response of a random living room, one to three steps from the speaker.

    Its echoes decay by 60 dB in 0.2 to 0.7 seconds, and together are between a third and one and a half times
    as strong as the direct sound.
    """
    tail = _echoes(chance.uniform(0.2, 0.7), chance)
    tail[: int(chance.uniform(0.001, 0.01) * SAMPLE_RATE)] = 0
    tail *= (chance.uniform(0.3, 1.5) / np.sum(tail**2)) ** 0.5
    tail[0] = 1
    response: Samples = tail.astype(np.float32)
    return response


def coloured_noise(size: int, chance: np.random.Generator) -> Samples:
    """Return noise of root mean square 1 whose spectrum falls or rises at random."""
    bins = 33
    slope = chance.uniform(-1.0, 0.3)
    curve = 20 * slope * np.log10(np.arange(1, bins + 1)) + chance.uniform(-6, 6, bins)
    noise = reshaped(chance.standard_normal(size).astype(np.float32), 1.0, curve.astype(np.float32), None)
    louder: Samples = noise / max(1e-6, float(np.sqrt(np.mean(noise**2))))
    return louder


def knocks(size: int, chance: np.random.Generator) -> Samples:
    """Return knocks and clinks of a household, root mean square 1: tones and noise that decay."""
    total = np.zeros(size, dtype=np.float32)
    position = int(chance.uniform(0, 0.5) * SAMPLE_RATE)
    while position < size:
        moments = np.arange(min(SAMPLE_RATE // 2, size - position)) / SAMPLE_RATE
        sound = chance.standard_normal(moments.size) * chance.uniform(0, 1)
        for _ in range(chance.integers(1, 5)):
            frequency = 10 ** chance.uniform(1.9, 3.85)
            sound += np.sin(2 * np.pi * frequency * moments) * chance.uniform(0, 2)
        dying = np.exp(-moments * 10 ** chance.uniform(0.9, 1.8))
        total[position : position + moments.size] += sound * dying * chance.uniform(0.3, 1)
        position += int(10 ** chance.uniform(-1.2, 0.3) * SAMPLE_RATE)
    return total / max(1e-6, float(np.sqrt(np.mean(total**2))))


def _mel(hertz: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    return np.asarray(1127.0 * np.log(1.0 + hertz / 700.0), dtype=np.float64)


@lru_cache(maxsize=1)
def _filters() -> tuple[Samples, Samples]:
    """Return the window of a frame and the mel filters (frequency bins x 40), as in Kaldi."""
    window = (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(_FRAME) / (_FRAME - 1))) ** 0.85
    lowest, highest = _mel(np.array([LOWEST_HERTZ, SAMPLE_RATE / 2 - BELOW_HIGHEST_HERTZ]))
    edges = np.linspace(lowest, highest, FEATURES + 2)
    bins = _mel(np.arange(_FOURIER // 2) * (SAMPLE_RATE / _FOURIER))[:, None]
    rising = (bins - edges[:-2]) / (edges[1:-1] - edges[:-2])
    falling = (edges[2:] - bins) / (edges[2:] - edges[1:-1])
    return window.astype(np.float32), np.maximum(0, np.minimum(rising, falling)).astype(np.float32)


def features(samples: Samples, dither: float = 1.0) -> Samples:
    """Return the log mel features, one row of 40 per 10 ms, as in Kaldi, with or without dither."""
    if samples.size < _FRAME:
        return np.zeros((0, FEATURES), dtype=np.float32)
    window, filters = _filters()
    frames = np.lib.stride_tricks.sliding_window_view(samples, _FRAME)[::_SHIFT].astype(np.float32)
    if dither:
        frames = frames + np.random.default_rng().standard_normal(frames.shape, dtype=np.float32) * dither
    frames = frames - frames.mean(axis=1, keepdims=True)
    before = np.concatenate((frames[:, :1], frames[:, :-1]), axis=1)
    spectrum = np.fft.rfft((frames - 0.97 * before) * window, _FOURIER, axis=1)[:, : _FOURIER // 2]
    power = spectrum.real**2 + spectrum.imag**2
    result: Samples = np.log(np.maximum(power.astype(np.float32) @ filters, np.finfo(np.float32).eps))
    return result
