"""The speaker's interface to the players' phones: each phone gets what its seat may hear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.settings import VoiceSettings


class Phones(Protocol):
    """The phones of a table. Nothing here waits for a phone; what it misses is kept for it."""

    def seat(self, names: Sequence[str]) -> None:
        """Set who sits where."""

    def rename_seats(self, names: Sequence[str]) -> None:
        """Rename the people at the seats."""

    def say(self, announcement: Announcement, settings: Callable[[int], VoiceSettings]) -> bool:
        """Send it to the phone of its seat, or to all, each with the ``settings`` of its seat.

        Returns false if one of these phones was connected earlier and is not now.
        """

    def cut(self, audience: int | None, kinds: Sequence[Kind]) -> None:
        """Stop what was said to this audience."""

    def speaking(self) -> bool:
        """Return whether a connected phone is currently saying something for everyone."""
