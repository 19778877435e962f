"""How much an answer says."""

from __future__ import annotations

from enum import IntEnum


class Length(IntEnum):
    """How much an answer says."""

    SHORT = 0
    NORMAL = 1
    FULL = 2
