"""The table's interface to the teacher of lessons and puzzles; each of these is a game of its own kind."""

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
    """The sentences about it."""
    position: AnyPlaying | None
    """A position from their own game in which they missed something; ``None`` if there is none."""


class Teacher(Protocol):
    """Knows the lessons, and the learner's progress."""

    def lesson(
        self,
        number: int | None,
        language: str,
        lengths: Lengths,
        manner: Manner,
        listener: str | None = None,
        ear: EarToTry | None = None,
    ) -> AnyPlaying:
        """Return a lesson, counted from 1; without a number the one to continue.

        ``listener`` is the learner's name, if known, ``ear`` the ear that can be tried there.
        """

    def puzzle(
        self, day: date, language: str, lengths: Lengths, manner: Manner, listener: str | None = None
    ) -> AnyPlaying:
        """Return the puzzle of a day, for a listener of this name, if known."""

    def practice(
        self,
        finished: Iterable[SavedGame],
        language: str,
        lengths: Lengths,
        manner: Manner,
        listener: str | None = None,
    ) -> Practice:
        """Return what a listener of this name should practise, from the ``finished`` games, newest first."""

    def forget(self, last: str) -> None:
        """Forget the lessons' results, and mistakes in games up to the ``last`` one."""

    def listed(self, conversation: Conversation) -> str:
        """List the lessons."""
