"""How much an answer holds."""

from __future__ import annotations

from enum import IntEnum


class Length(IntEnum):
    """How much an answer holds."""

    SHORT = 0
    NORMAL = 1
    FULL = 2
