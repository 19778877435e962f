"""Replaces the journal in a lesson, which nobody continues."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


class Unsaved:
    """Saves nothing; implements `OpenJournal`."""

    path = Path()

    def add(self, record: Mapping[str, object]) -> bool:
        """Save nothing."""
        return False

    def keep(self) -> bool:
        """Do nothing: there is nothing to keep."""
        return False

    def close(self) -> None:
        """Do nothing: nothing is open."""
