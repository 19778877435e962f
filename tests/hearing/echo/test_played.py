"""Played sound is aligned with what the microphone heard, to the sample."""

from __future__ import annotations

import numpy as np
import pytest

from voice_hanabi.hearing.echo.cancelling import RATE, Samples
from voice_hanabi.hearing.echo.played import EARLY, PlayedSound

BLOCK = RATE // 50


def clicks(seconds: float) -> Samples:
    sound = np.zeros(int(seconds * RATE), np.float32)
    sound[:: RATE // 2] = 0.9
    return sound


def aligned(error: float, ahead: float = 0.06, seconds: float = 6.0) -> tuple[Samples, Samples]:
    """Return what a microphone heard and what was played beside it, with moments off by about ``error``."""
    chance = np.random.default_rng(1)
    sound = clicks(seconds)
    played = PlayedSound()
    events = [(start / RATE - ahead, 0, start) for start in range(0, len(sound), BLOCK)]
    events += [((start + BLOCK) / RATE, 1, start) for start in range(0, len(sound), BLOCK)]
    heard, beside = [], []
    for _, kind, start in sorted(events):
        part = sound[start : start + BLOCK]
        if kind == 0:
            pcm = np.round(part * 32767).astype(np.int16)[:, None]
            played.take(pcm, RATE, start / RATE + error * chance.standard_normal())
        else:
            one, other = played.beside(part, start / RATE + error * chance.random())
            heard.append(one)
            beside.append(other)
    return np.concatenate(heard), np.concatenate(beside)


@pytest.mark.parametrize("error", [0.0, 0.004])
def test_the_same_sound_lies_as_far_apart_all_the_time(error: float) -> None:
    heard, beside = aligned(error)
    assert len(heard) == len(beside)
    at, there = np.flatnonzero(heard > 0.5), np.flatnonzero(beside > 0.5)
    late = at[at > 2 * RATE][:6]
    apart = [int((there - place)[np.abs(there - place).argmin()]) for place in late]
    assert len(set(apart)) == 1
    assert abs(apart[0] / RATE + EARLY) < 0.02


def test_nothing_that_was_heard_is_lost_while_it_waits() -> None:
    heard, _ = aligned(0.0, ahead=0.0)
    assert np.count_nonzero(heard > 0.5) >= 11


def test_where_nothing_was_played_silence_is_paired_with_what_was_heard() -> None:
    played = PlayedSound()
    heard, beside = played.beside(clicks(1), 10.0)
    assert len(heard) == RATE
    assert not beside.any()


def test_a_device_that_has_stopped_holds_nobody_up() -> None:
    played = PlayedSound()
    played.take(np.zeros((BLOCK, 2), np.int16), RATE, 0.0)
    total = 0
    for start in range(0, 2 * RATE, BLOCK):
        heard, _ = played.beside(np.zeros(BLOCK, np.float32), start / RATE)
        total += len(heard)
    assert total >= 1.6 * RATE
