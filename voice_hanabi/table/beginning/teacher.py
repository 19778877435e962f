"""What the table wants of whoever gives lessons and puzzles: each is a game of its own kind."""

from __future__ import annotations

from datetime import date
from typing import Protocol

from voice_hanabi.language.wording import Manner
from voice_hanabi.table.beginning.dealing import AnyPlaying, Lengths
from voice_hanabi.table.conversation.conversation import Conversation


class Teacher(Protocol):
    """Knows the lessons, and how far somebody has come with them."""

    def lesson(self, number: int | None, language: str, lengths: Lengths, manner: Manner) -> AnyPlaying:
        """Return a lesson, counted from 1; without a number the one to be gone on with."""

    def puzzle(self, day: date, language: str, lengths: Lengths, manner: Manner) -> AnyPlaying:
        """Return the puzzle of a day."""

    def listed(self, conversation: Conversation) -> str:
        """Say which lessons there are."""
