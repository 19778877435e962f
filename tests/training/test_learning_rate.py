"""The learning rate: it rises to its peak, falls to almost nothing, and a run that goes on starts gently.

The average of the weights follows the first steps quickly, and the clock counts all runs.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from training.learning import pace
from training.learning.pace import AVERAGING, Clock, averaging, learning_rate, peak_rate

PEAK, LATE = 0.001, 10_000
"""A peak, and a number of steps by which a run is well under way."""


def at(progress: float, steps: int = LATE) -> float:
    return learning_rate(PEAK, progress, steps)


def test_it_begins_at_nothing_and_ends_at_almost_nothing() -> None:
    assert at(0.0) == 0
    assert 0 < at(1.0) < PEAK / 100


def test_it_rises_once_and_falls_once() -> None:
    rates = [at(step / 1000) for step in range(1001)]
    highest = rates.index(max(rates))
    assert 0 < highest < 200
    assert all(one < other for one, other in pairwise(rates[: highest + 1]))
    assert all(one > other for one, other in pairwise(rates[highest:]))


def test_its_highest_is_near_the_peak() -> None:
    assert 0.9 * PEAK < max(at(step / 1000) for step in range(1001)) <= 1.01 * PEAK


def test_half_way_it_is_half_the_peak() -> None:
    assert at(0.5) == pytest.approx(PEAK * 0.505)


def test_the_first_steps_are_small_however_late_it_is() -> None:
    assert at(0.3, steps=0) == pytest.approx(at(0.3) / 200)
    assert at(0.3, steps=99) == pytest.approx(at(0.3) / 2)
    assert at(0.3, steps=199) == pytest.approx(at(0.3))


def test_a_language_s_own_network_learns_more_slowly_than_one_that_starts_from_scratch() -> None:
    assert 0 < 2 * peak_rate("cs") < peak_rate(None)


def test_a_run_that_goes_on_has_the_rest_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(pace.time, "monotonic", lambda: now)
    clock = Clock(before=30.0, whole=120.0)
    assert (clock.passed, clock.progress) == (30.0, 0.25)
    now += 30.0
    assert (clock.passed, clock.progress) == (60.0, 0.5)
    now += 1000.0
    assert clock.progress == 1.0


def test_the_average_follows_the_first_steps_quickly_and_later_ones_slowly() -> None:
    assert averaging(0) == pytest.approx(0.1)
    assert all(one < other for one, other in pairwise([averaging(steps) for steps in range(1000)]))
    assert averaging(10**6) == AVERAGING
