"""What a session needs of whatever carries out what a table has arranged of private ears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.table.conversation.effects import Effect, GiveEars, Remember


@dataclass(frozen=True, slots=True)
class PhoneCame:
    """A phone has come for a seat (0-based), the first time with its code or link."""

    seat: int


class Arranged(Protocol):
    """What carries out what a table has arranged of private ears, and tells the table what became of them."""

    def give_ears(self, effect: GiveEars) -> None:
        """Let players hear by other ears."""

    def remember(self, effect: Remember) -> None:
        """Keep what was agreed for the next time, or forget it."""

    def phone_came(self, seat: int) -> list[Effect]:
        """Tell the table that a phone has come."""

    def ear_failed(self, seat: int) -> list[Effect]:
        """Tell the table that a seat's ear has failed; nothing comes of one that it did not give."""
