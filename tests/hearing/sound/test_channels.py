"""A channel that cancels another is left out; any others are averaged."""

from __future__ import annotations

import numpy as np
import pytest

from voice_hanabi.hearing.sound.channels import OneChannel

NOISE = np.random.default_rng(1).standard_normal((800, 2)).astype(np.float32) * 0.1


def loudness_of(left: np.ndarray, right: np.ndarray, blocks: int = 1) -> float:
    one = OneChannel()
    for _ in range(blocks):
        mono = one.of(np.stack([left, right], axis=1))
    assert mono.shape == (800,)
    return float(np.std(mono))


def test_an_inverted_channel_is_left_out_from_the_first_block_on() -> None:
    voice = NOISE[:, 0]
    assert loudness_of(voice, -voice) == pytest.approx(np.std(voice), rel=0.01)
    assert loudness_of(0.5 * voice, -voice) == pytest.approx(np.std(voice), rel=0.01)


def test_channels_that_have_little_in_common_are_averaged() -> None:
    left, right = NOISE[:, 0], NOISE[:, 1]
    assert loudness_of(left, left) == pytest.approx(np.std(left), rel=0.01)
    assert loudness_of(left, right) == pytest.approx(np.std((left + right) / 2), rel=0.01)
    assert loudness_of(left, np.zeros_like(left)) == pytest.approx(np.std(left) / 2, rel=0.01)


def test_an_inverted_voice_is_noticed_among_other_noise() -> None:
    voice = 5 * NOISE[:, 0]
    noise = 0.2 * NOISE[::-1]
    one = OneChannel()
    one.of(np.stack([noise[:, 0], noise[:, 1]], axis=1).astype(np.float32))
    for _ in range(10):
        mono = one.of(np.stack([voice + noise[:, 0], noise[:, 1] - voice], axis=1).astype(np.float32))
    assert float(np.std(mono)) > 0.9 * float(np.std(voice))
