"""What stands for the journal of a lesson, whose cards nobody continues."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


class Unsaved:
    """Keeps nothing; an `OpenJournal`."""

    path = Path()

    def add(self, record: Mapping[str, object]) -> bool:
        """Keep nothing of an action."""
        return False

    def keep(self) -> bool:
        """Nothing is to be kept."""
        return False

    def close(self) -> None:
        """Nothing is open."""
