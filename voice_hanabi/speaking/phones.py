"""What the speaker needs of the players' phones: each is told what its seat may hear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.settings import VoiceSettings


class Phones(Protocol):
    """The phones of a table; nothing here waits for one of them. What a phone misses is kept for it."""

    def seat(self, names: Sequence[str]) -> None:
        """Learn who sits where."""

    def rename_seats(self, names: Sequence[str]) -> None:
        """Learn what those are called now who sit there."""

    def say(self, announcement: Announcement, settings: Callable[[int], VoiceSettings]) -> bool:
        """Send it to the phone of its seat, or to all, each by the ``settings`` of that seat.

        Returns whether none of these phones was there and has gone.
        """

    def cut(self, audience: int | None, kinds: Sequence[Kind]) -> None:
        """Have what was said to this audience not said any further."""

    def speaking(self) -> bool:
        """Return whether one that listens is being told something for everyone."""
