"""What a session needs of whatever carries out what a table has arranged of private ears and microphones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.table.conversation.effects import Effect, GiveEars, ListenAlways, Remember, UseMicrophone


@dataclass(frozen=True, slots=True)
class PhoneCame:
    """A phone has come for a seat (0-based), the first time with its code or link."""

    seat: int


class Arranged(Protocol):
    """Carries out what a table has arranged of ears and microphones, and tells it what became of them."""

    def give_ears(self, effect: GiveEars) -> None:
        """Let players hear by other ears."""

    def remember(self, effect: Remember) -> None:
        """Keep what was agreed for the next time, or forget it."""

    def use_microphone(self, effect: UseMicrophone) -> None:
        """Listen to another microphone."""

    def listen_always(self, effect: ListenAlways) -> None:
        """Listen always, or only after a key."""

    def key_pressed(self) -> bool:
        """Let whoever pressed the key speak; tell whether there is one to be pressed."""

    def microphone_failed(self, reason: str) -> list[Effect]:
        """Tell the table what is wrong with its microphone; nothing comes of it where there is no other."""

    def phone_came(self, seat: int) -> list[Effect]:
        """Tell the table that a phone has come."""

    def ear_failed(self, seat: int) -> list[Effect]:
        """Tell the table that a seat's ear has failed; nothing comes of one that it did not give."""
