"""How often a seat may do something within a few seconds, and again in the next few seconds."""

from __future__ import annotations

import pytest

from voice_hanabi.phones.door import rates
from voice_hanabi.phones.door.rates import Rate


def test_each_span_allows_as_many_as_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(rates.time, "monotonic", lambda: now)
    rate = Rate(2, span=5.0)
    for _ in range(3):
        assert [rate.allows() for _ in range(4)] == [True, True, False, False]
        now += 4.9
        assert not rate.allows(), "the span is not over"
        now += 0.2
