"""What the table wants of the person who gives lessons and puzzles: each is a game of its own kind."""

from __future__ import annotations

from datetime import date
from typing import Protocol

from voice_hanabi.language.wording import Manner
from voice_hanabi.table.beginning.dealing import AnyPlaying, Lengths
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.private_hearing.ear_to_try import EarToTry


class Teacher(Protocol):
    """Knows the lessons, and how far somebody has come with them."""

    def lesson(
        self,
        number: int | None,
        language: str,
        lengths: Lengths,
        manner: Manner,
        listener: str | None = None,
        ear: EarToTry | None = None,
    ) -> AnyPlaying:
        """Return a lesson, counted from 1; without a number the one to be continued.

        ``listener`` is the name of the person who is taught, where it is known, ``ear`` what can be tried
        there.
        """

    def puzzle(
        self, day: date, language: str, lengths: Lengths, manner: Manner, listener: str | None = None
    ) -> AnyPlaying:
        """Return the puzzle of a day, for a listener of this name, where it is known."""

    def listed(self, conversation: Conversation) -> str:
        """Say which lessons there are."""
