"""Clocks that drift apart: what was played is read at the microphone's speed."""

from __future__ import annotations

import numpy as np
import pytest
from test_echo import echo_of, hops, syllables

from voice_hanabi.hearing.echo.cancelling import HOP, RATE, EchoCanceller, Samples
from voice_hanabi.hearing.echo.drifting import DriftingSound

SECONDS = 16


def by_slow_clock(sound: Samples, millionths: float) -> Samples:
    """Return the sound as heard by a microphone whose clock is slow by this many millionths."""
    moments = np.arange(len(sound)) * (1 + millionths / 1e6)
    late: Samples = np.interp(moments, np.arange(len(sound)), sound).astype(np.float32)
    return late


def test_the_echo_is_taken_out_though_the_clocks_are_apart() -> None:
    millionths = 60.0
    played = syllables(SECONDS, 1)
    heard = by_slow_clock(echo_of(played), millionths)
    canceller = EchoCanceller()
    found = [canceller.hop(heard[at : at + HOP], played[at : at + HOP]) for at in hops(heard)]
    late = np.concatenate([hop.rest for hop in found])[11 * RATE :]
    before = heard[11 * RATE : 11 * RATE + len(late)]
    assert 10 * np.log10(np.mean(before**2) / np.mean(late**2)) > 12
    assert canceller.drift == pytest.approx(millionths, abs=15)
    assert not any(hop.anew for hop in found)


def test_a_sound_that_does_not_drift_is_read_as_it_was_played() -> None:
    played = syllables(1, 1)
    drifting = DriftingSound(HOP, RATE)
    read = np.concatenate([drifting.read(played[at : at + HOP]) for at in hops(played)])
    # A few samples late, so that there is always one to read.
    late = int(np.argmax(np.correlate(read[: 4 * HOP], played[: 4 * HOP], "full"))) - 4 * HOP + 1
    assert 0 <= late < 5
    assert read[late:] == pytest.approx(played[: len(read) - late], abs=1e-6)


@pytest.mark.parametrize("millionths", [-250.0, 250.0])
def test_where_it_has_drifted_by_a_hop_it_jumps_and_nothing_is_read_that_is_not_there(
    millionths: float,
) -> None:
    played = syllables(5 * SECONDS, 1)
    drifting = DriftingSound(HOP, RATE)
    drifting.drift = millionths
    jumps = []
    for at in hops(played):
        jumps.append(drifting.jump())
        assert len(drifting.read(played[at : at + HOP])) == HOP
    assert sum(abs(jump) for jump in jumps) in (1, 2)
    assert {jump for jump in jumps if jump} == {1 if millionths > 0 else -1}


def test_a_jump_leaves_the_echo_known() -> None:
    played = syllables(2 * SECONDS, 1)
    heard = by_slow_clock(echo_of(played), 300.0)
    canceller = EchoCanceller()
    found = [canceller.hop(heard[at : at + HOP], played[at : at + HOP]) for at in hops(heard)]
    late = np.concatenate([hop.rest for hop in found])[-8 * RATE :]
    assert 10 * np.log10(np.mean(heard[-8 * RATE :] ** 2) / np.mean(late**2)) > 9
    assert not any(hop.anew for hop in found[SECONDS * RATE // HOP :])
