"""Limits how often somebody may do something within a period."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict, deque

HOUR, MINUTE = 3600.0, 60.0
MOST_ADDRESSES = 10_000
"""How many addresses are remembered; beyond that, the one that was silent longest is forgotten."""


class Often:
    """Counts what each address did within a period. Thread-safe."""

    def __init__(self, most: int, within: float) -> None:
        """Allow a number of times within a number of seconds."""
        self._most = most
        self._within = within
        self._done: OrderedDict[str, deque[float]] = OrderedDict()
        self._lock = threading.Lock()

    def full(self, address: str) -> bool:
        """Return whether one more would exceed the limit, without counting it."""
        with self._lock:
            now = time.monotonic()
            done = self._done.get(address, ())
            return sum(now - when <= self._within for when in done) >= self._most

    def allows(self, address: str) -> bool:
        """Count one more unless that exceeds the limit; return whether it was counted."""
        with self._lock:
            now = time.monotonic()
            done = self._done.setdefault(address, deque())
            self._done.move_to_end(address)
            while len(self._done) > MOST_ADDRESSES:
                self._done.popitem(last=False)
            while done and now - done[0] > self._within:
                done.popleft()
            if len(done) >= self._most:
                return False
            done.append(now)
            return True
