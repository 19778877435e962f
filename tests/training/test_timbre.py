"""The same words in another timbre."""

from __future__ import annotations

import numpy as np
import pytest

from training.sound.signal import SAMPLE_RATE, Samples
from training.sound.timbre import in_another_timbre

PITCH = 125.0
"""The pitch of a hum (Hz) whose harmonics each have a bin of their own in a second of sound."""


def hum(peak: float) -> Samples:
    """Return a second of a voice with one peak in its spectrum (Hz)."""
    moments = np.arange(SAMPLE_RATE) / SAMPLE_RATE
    total = np.zeros(SAMPLE_RATE)
    for frequency in np.arange(PITCH, SAMPLE_RATE / 2 - 500, PITCH):
        amplitude = 1000 / (1 + ((frequency - peak) / 400) ** 2)
        total += amplitude * np.cos(2 * np.pi * frequency * moments + frequency)
    return total.astype(np.float32)


def harmonics(sound: Samples) -> Samples:
    """Return the amplitudes of the harmonics."""
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(sound.size)))
    found: Samples = spectrum[int(PITCH) : 7500 : int(PITCH)].astype(np.float32)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_pitch_length_and_loudness_stay_and_the_peak_moves_by_a_seventh_at_most(seed: int) -> None:
    sound = hum(2000.0)
    changed = in_another_timbre(sound, np.random.default_rng(seed))
    assert changed.size == sound.size
    assert np.linalg.norm(changed) == pytest.approx(np.linalg.norm(sound), rel=0.01)
    spectrum = np.abs(np.fft.rfft(changed * np.hanning(changed.size)))
    between = spectrum[int(PITCH * 1.5) : 4000 : int(PITCH)]
    assert between.max() < 0.05 * spectrum.max(), "there is sound besides the harmonics"
    loudest = PITCH * (1 + int(harmonics(changed).argmax()))
    assert 2000 * 0.86 - PITCH <= loudest <= 2000 * 1.16 + PITCH


def test_what_begins_suddenly_begins_more_slowly_in_some_voices() -> None:
    sound = hum(2000.0)
    sound[: SAMPLE_RATE // 2] = 0
    frame = SAMPLE_RATE // 100
    early = slice(SAMPLE_RATE // 2, SAMPLE_RATE // 2 + frame)
    late = slice(SAMPLE_RATE // 2 + 10 * frame, SAMPLE_RATE // 2 + 30 * frame)
    others = (in_another_timbre(sound, np.random.default_rng(seed)) for seed in range(12))
    shares = [float(np.std(other[early]) / np.std(other[late])) for other in others]
    assert min(shares) < 0.6 * float(np.std(sound[early]) / np.std(sound[late]))
    assert max(shares) > 1.5 * min(shares)


def test_voices_differ_and_their_peaks_are_flatter() -> None:
    sound = hum(2000.0)
    chance = np.random.default_rng(1)
    others = [harmonics(in_another_timbre(sound, chance)) for _ in range(12)]
    assert len({int(other.argmax()) for other in others}) > 3
    steepness = [float(other.max() / np.median(other)) for other in others]
    assert np.mean(steepness) < harmonics(sound).max() / np.median(harmonics(sound))


@pytest.mark.parametrize("size", [0, 100, 511, 512, 1000])
def test_a_short_sound_keeps_its_length(size: int) -> None:
    sound = hum(1000.0)[:size]
    changed = in_another_timbre(sound, np.random.default_rng(0))
    assert changed.size == size
    assert np.isfinite(changed).all()


def test_silence_stays_silent() -> None:
    assert not in_another_timbre(np.zeros(4000, np.float32), np.random.default_rng(0)).any()
