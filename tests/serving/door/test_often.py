"""Limits on how often an address may do something: each is separate and is forgotten after a while."""

from __future__ import annotations

import pytest

from voice_hanabi.serving.door import often
from voice_hanabi.serving.door.often import Often


class Clock:
    """A clock that advances only on request."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(often.time, "monotonic", clock.monotonic)
    return clock


def test_one_more_than_the_limit_is_refused_and_counts_for_nothing(clock: Clock) -> None:
    tries = Often(2, 10.0)
    assert [tries.allows("anna") for _ in range(4)] == [True, True, False, False]
    clock.now += 10.1
    assert [tries.allows("anna") for _ in range(3)] == [True, True, False]


def test_what_was_done_counts_until_the_span_ends_and_no_longer(clock: Clock) -> None:
    tries = Often(1, 10.0)
    assert tries.allows("anna")
    clock.now += 10.0
    assert tries.full("anna")
    assert not tries.allows("anna")
    clock.now += 0.1
    assert not tries.full("anna")
    assert tries.allows("anna")


def test_each_is_forgotten_at_its_own_time(clock: Clock) -> None:
    tries = Often(2, 10.0)
    tries.allows("anna")
    clock.now += 6
    tries.allows("anna")
    clock.now += 5
    assert tries.allows("anna"), "the first is older than ten seconds"
    assert not tries.allows("anna"), "the second is not"


def test_one_address_does_not_keep_others_out(clock: Clock) -> None:
    tries = Often(1, 10.0)
    assert tries.allows("anna")
    assert tries.allows("petr")
    assert not tries.allows("anna")


def test_looking_does_not_count(clock: Clock) -> None:
    tries = Often(1, 10.0)
    assert not any(tries.full("anna") for _ in range(5))
    assert tries.allows("anna")


def test_the_longest_silent_of_too_many_addresses_is_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(often, "MOST_ADDRESSES", 2)
    tries = Often(1, 10.0)
    for address in ("anna", "petr"):
        tries.allows(address)
    assert not tries.allows("anna"), "it is the latest now, though it was refused"
    tries.allows("eva")
    assert tries.full("anna")
    assert tries.full("eva")
    assert not tries.full("petr")
