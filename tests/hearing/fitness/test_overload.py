"""A microphone that is far too loud is noticed within a few words; loud speech and bangs are ignored."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.fitness.overload import Overload

BLOCK = 0.05
RATE = 16_000


def blocks(seconds: float, gain: float) -> list[npt.NDArray[np.int16]]:
    """Blocks of a voice-like sound, three syllables per second, clipped if it is too loud."""
    moments = np.arange(round(seconds * RATE)) / RATE
    voice = np.sin(2 * np.pi * 140 * moments) * (0.55 + 0.45 * np.sin(2 * np.pi * 3 * moments))
    samples = np.clip(voice * gain * 32_768, -32_768, 32_767).astype(np.int16)
    return list(samples.reshape(-1, round(BLOCK * RATE)))


def told(overload: Overload, sound: list[npt.NDArray[np.int16]]) -> int:
    return sum(overload.to_tell(block, BLOCK) for block in sound)


def test_clipped_speech_is_reported_once() -> None:
    overload = Overload()
    assert told(overload, blocks(3.0, 6.0)) == 1
    assert told(overload, blocks(3.0, 6.0)) == 0


def test_loud_speech_a_bang_and_silence_are_not_reported() -> None:
    overload = Overload()
    bang = [np.full(round(BLOCK * RATE), 32_767, np.int16)] * 6
    silence = [np.zeros(round(BLOCK * RATE), np.int16)] * 40
    assert told(overload, [*blocks(10.0, 0.98), *silence, *bang, *silence, *bang, *silence]) == 0
