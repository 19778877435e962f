"""What stands for the journal of a lesson, whose cards nobody goes on with."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

from voice_hanabi.table.saving.journal import Journal


class Unsaved(Journal):
    """Keeps nothing."""

    def __init__(self) -> None:
        super().__init__(Path(), io.BytesIO())

    def add(self, record: Mapping[str, object]) -> bool:
        """Keep nothing of an action."""
        return False

    def keep(self) -> bool:
        """Nothing is to be kept."""
        return False

    def close(self) -> None:
        """Nothing is open."""
