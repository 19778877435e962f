"""Limits how many speakers are recognised at once."""

from __future__ import annotations

import threading


class Turnstile:
    """Lets in a limited number at once. Thread-safe."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside = 0
        self._lock = threading.Lock()

    @property
    def inside(self) -> int:
        """How many are inside."""
        return self._inside

    def enter(self) -> bool:
        """Let one more in; return whether there was room."""
        with self._lock:
            if self._inside >= self._most:
                return False
            self._inside += 1
            return True

    def leave(self) -> None:
        """Let one out."""
        with self._lock:
            self._inside -= 1
