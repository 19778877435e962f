"""Requests for lessons, puzzles, and practice, passed on to the table's teacher."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from voice_hanabi.contract.commands import Arrange, Command
from voice_hanabi.table.beginning.dealing import AnyPlaying
from voice_hanabi.table.beginning.teacher import Practice, Teacher
from voice_hanabi.table.beside.finished_games import FinishedGames
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.private_hearing.ear_to_try import EarToTry


@dataclass(frozen=True, slots=True)
class LessonsAsked:
    """Asks the teacher, if a table has one; ``listener`` is the learner's name, if known."""

    teacher: Teacher | None
    finished: FinishedGames

    def lesson(
        self, number: int | None, at: Conversation, listener: str | None, ear: EarToTry
    ) -> AnyPlaying | None:
        """Return a lesson, by default the next one."""
        if self.teacher is None:
            return None
        return self.teacher.lesson(number, at.language, at.lengths, at.manner, listener, ear)

    def puzzle(self, day: date | None, at: Conversation, listener: str | None) -> AnyPlaying | None:
        """Return the puzzle of a day, by default today's."""
        if self.teacher is None:
            return None
        return self.teacher.puzzle(day or date.today(), at.language, at.lengths, at.manner, listener)

    def practice(self, at: Conversation, listener: str | None) -> Practice | None:
        """Return what the listener should practise."""
        if self.teacher is None:
            return None
        return self.teacher.practice(self.finished.every(), at.language, at.lengths, at.manner, listener)

    def told(self, command: Command, at: Conversation) -> list[Effect] | None:
        """List the lessons, or forget the progress; ``None`` for any other command."""
        if self.teacher is None or not isinstance(command, Arrange):
            return None
        if command.what == "list-lessons":
            return [at.ask(self.teacher.listed(at))]
        if command.what != "forget-learned":
            return None
        self.teacher.forget(self.finished.newest)
        return [at.everyone(at.wording.say("learned-forgotten"))]
