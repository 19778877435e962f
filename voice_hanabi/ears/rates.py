"""How often a phone may do something."""

from __future__ import annotations

import time

SPAN = 5.0
"""Seconds within which it is counted."""


class Rate:
    """Counts what comes within ``SPAN``."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._since = time.monotonic()
        self._count = 0

    def allows(self) -> bool:
        """Count one more; tell whether it is not too many."""
        now = time.monotonic()
        if now - self._since > SPAN:
            self._since, self._count = now, 0
        self._count += 1
        return self._count <= self._most
