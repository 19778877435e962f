"""Rate limits for a seat's phones, across all their connections."""

from __future__ import annotations

import time

SPAN = 5.0
"""The period in seconds for counting."""


class Rate:
    """Counts events within a period of seconds."""

    def __init__(self, most: int, span: float = SPAN) -> None:
        self._most = most
        self._span = span
        self._since = time.monotonic()
        self._count = 0

    def allows(self) -> bool:
        """Count one more; return whether it is within the limit."""
        now = time.monotonic()
        if now - self._since > self._span:
            self._since, self._count = now, 0
        self._count += 1
        return self._count <= self._most


MOST_DRAWN = 8
"""How often a seat may have the invitation drawn within ``SPAN``, and a board its address."""

MOST_CALLS_IN_MINUTE = 20
"""How many calls a seat may start per minute: a lost one is restarted every few seconds."""

MOST_LINES, MOST_MESSAGES, MOST_SPOKEN, MOST_CALLS = 12, 400, 60, 4
"""How many lines, messages, spoken sentences and calls a seat may request within ``SPAN``: nobody taps
faster, and sound is 16 messages per second."""


MOST_PICTURES = 40
"""How many camera pictures a seat may send within ``SPAN``."""


class SeatRates:
    """What one seat may send, counted across all its connections."""

    def __init__(self) -> None:
        self.lines, self.messages, self.spoken = Rate(MOST_LINES), Rate(MOST_MESSAGES), Rate(MOST_SPOKEN)
        self.calls, self.drawn = Rate(MOST_CALLS), Rate(MOST_DRAWN)
        self.pictures = Rate(MOST_PICTURES)
        self.calls_in_minute = Rate(MOST_CALLS_IN_MINUTE, 60.0)
