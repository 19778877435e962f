"""Somebody who speaks right after the table is heard from the first word; the table's own tail isn't."""

from __future__ import annotations

import numpy as np
import pytest

from voice_hanabi.hearing.sources.first_words import first_words

RATE = 16_000
BLOCK = RATE // 20
TAIL = RATE // 5


def noise(seconds: float, level: float, seed: int = 1) -> np.ndarray:
    return level * np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def dying_away(seconds: float, level: float, reverberation: float) -> np.ndarray:
    """Noise that falls by 60 dB in ``reverberation`` seconds."""
    moments = np.arange(round(seconds * RATE)) / RATE
    return noise(seconds, level) * 10 ** (-3 * moments / reverberation)


def given(sound: np.ndarray) -> float:
    """How many seconds before the opening are included, 0.2 s after the sound's beginning."""
    samples = sound.astype(np.int16)
    return len(first_words(samples[:TAIL], samples[TAIL : TAIL + BLOCK], RATE)) / RATE


@pytest.mark.parametrize("reverberation", [0.2, 0.4, 0.8, 1.5])
@pytest.mark.parametrize("room", [3.0, 30.0])
def test_a_tail_that_fades_is_not_a_voice(reverberation: float, room: float) -> None:
    sound = dying_away(0.25, 3000, reverberation) + noise(0.25, room, seed=2)
    assert given(sound) == 0


@pytest.mark.parametrize("begins", [0.06, 0.1, 0.15, 0.19])
@pytest.mark.parametrize("reverberation", [0.2, 0.4])
def test_a_voice_that_rises_out_of_the_tail_is_given_from_its_beginning(
    begins: float, reverberation: float
) -> None:
    sound = dying_away(0.25, 1500, reverberation) + noise(0.25, 3, seed=2)
    sound[round(begins * RATE) :] += noise(0.25, 3000, seed=3)[round(begins * RATE) :]
    assert 0.2 - begins <= given(sound) <= 0.2 - begins + 0.05


def test_a_silent_room_gives_nothing() -> None:
    assert given(noise(0.25, 30)) == 0
    assert given(np.zeros(BLOCK + TAIL)) == 0
    assert len(first_words(np.zeros(0, np.int16), np.zeros(BLOCK, np.int16), RATE)) == 0
