"""What the table wants of the person who gives lessons and puzzles: each is a game of its own kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from voice_hanabi.language.wording import Manner
from voice_hanabi.table.beginning.dealing import AnyPlaying, Lengths
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.private_hearing.ear_to_try import EarToTry
from voice_hanabi.table.saving.journal import SavedGame


@dataclass(frozen=True, slots=True)
class Practice:
    """What somebody should practise."""

    told: str
    """What is said of it."""
    position: AnyPlaying | None
    """A position of their own in which something was missed; ``None`` where there is none."""


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

    def practice(
        self,
        finished: Iterable[SavedGame],
        language: str,
        lengths: Lengths,
        manner: Manner,
        listener: str | None = None,
    ) -> Practice:
        """Return what a listener of this name should practise, by the ``finished`` games, newest first."""

    def forget(self, last: str) -> None:
        """Forget how lessons went, and what was missed in games up to the ``last`` one."""

    def listed(self, conversation: Conversation) -> str:
        """Say which lessons there are."""
