"""A pause is lengthened once, by the right amount, and the same amount is left out afterwards."""

from __future__ import annotations

import numpy as np
import pytest

from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE
from voice_hanabi.hearing.recognising.pauses import BRIEF, PAUSE, Pauses, Steps

STEPS = Steps(chunk=42, ahead=32, silence=0.4)
BLOCK = SAMPLE_RATE // 20


def noise(seconds: float, level: float) -> bytes:
    samples = level * np.random.default_rng(1).standard_normal(round(seconds * SAMPLE_RATE))
    return samples.astype(np.int16).tobytes()


def said(seconds: float, quiet: float) -> bytes:
    """Somebody who speaks for some seconds, after a second of a quiet room, and is then quiet for some."""
    return noise(1.0, 5) + noise(seconds, 3000) + noise(quiet, 5)


@pytest.mark.parametrize("taken", range(40_000, 47_000, 700))
def test_with_the_addition_the_search_has_seen_enough_silence_and_not_much_more(taken: int) -> None:
    pauses = Pauses(STEPS)
    added = len(pauses.addition(said(1.0, PAUSE + 0.05), taken)) / 2
    frames = (taken + added) * 100 / SAMPLE_RATE
    assert (frames - STEPS.ahead) % STEPS.chunk == pytest.approx(0, abs=1e-6), "a step of the network"
    looked_at = PAUSE + 0.05 + added / SAMPLE_RATE - STEPS.ahead / 100
    assert STEPS.silence <= looked_at + 0.011
    assert looked_at < STEPS.silence + STEPS.chunk / 100 + 0.011
    assert pauses.owed == added / SAMPLE_RATE


def test_the_addition_sounds_like_the_pause() -> None:
    sound = said(1.0, PAUSE + 0.05)
    added = np.frombuffer(Pauses(STEPS).addition(sound, 40_000), np.int16)
    assert 3 < np.sqrt(np.mean(np.square(added.astype(float)))) < 7


def test_a_pause_is_lengthened_once_and_then_the_same_amount_is_left_out() -> None:
    pauses = Pauses(STEPS)
    sound = said(1.0, PAUSE + 0.05)
    added = pauses.addition(sound, 40_000)
    sound += added
    assert pauses.addition(sound, 40_000 + len(added) // 2) == b""
    left_out = 0
    while pauses.left_out(noise(0.05, 5), sound):
        left_out += 2 * BLOCK
    assert len(added) <= left_out < len(added) + 4 * BLOCK
    sound += noise(0.2, 5)
    assert pauses.addition(sound, 80_000) == b"", "it is the same pause"
    sound += noise(0.3, 3000)
    assert pauses.addition(sound, 90_000) == b""
    assert pauses.addition(sound + noise(PAUSE + 0.05, 5), 100_000)


def test_whoever_goes_on_speaking_is_heard_at_once() -> None:
    pauses = Pauses(STEPS)
    sound = said(1.0, PAUSE + 0.05)
    sound += pauses.addition(sound, 40_000)
    assert not pauses.left_out(noise(0.05, 3000), sound)
    assert pauses.owed == 0


@pytest.mark.parametrize(
    ("seconds", "quiet", "why"),
    [
        (1.0, PAUSE - 0.05, "no pause yet"),
        (BRIEF - 0.1, 0.6, "perhaps the first word of a command"),
        (0.0, 1.0, "nobody spoke"),
    ],
)
def test_nothing_is_added_otherwise(seconds: float, quiet: float, why: str) -> None:
    assert Pauses(STEPS).addition(said(seconds, quiet), 40_000) == b"", why


def test_in_noise_nearly_as_loud_as_speech_no_pause_is_recognised() -> None:
    sound = noise(1.0, 400) + noise(1.0, 3000) + noise(1.0, 400)
    assert Pauses(STEPS).addition(sound, 40_000) == b""


def test_nothing_is_added_for_an_unknown_network() -> None:
    assert Pauses(None).addition(said(1.0, 1.0), 40_000) == b""
