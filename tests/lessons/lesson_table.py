"""A table at which a lesson is given, for tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.lessons.teacher import LessonTeacher
from voice_hanabi.lessons.teaching import Teaching
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.conversation.private_ears import EarsHere
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.table import Table


@dataclass
class LessonTable:
    """A table, and what it has said."""

    language: str
    number: int | None = 1
    folder: Path = Path()
    here: EarsHere = field(default_factory=EarsHere)
    teacher: LessonTeacher = field(default_factory=LessonTeacher)

    def __post_init__(self) -> None:
        self.effects: list[Effect] = []
        self.table = Table(
            Choices(self.language, "hanabi"),
            GAMES,
            folder=self.folder,
            new_seed=lambda: 1,
            ears=SameEars(Reach.NO),
            teacher=self.teacher,
            typing=True,
            hearing=HearingPrivately(lambda: self.here),
        )
        self.do(self.table.begin() if self.number is None else self.table.teach(self.number))

    def do(self, effects: list[Effect]) -> list[str]:
        self.effects = effects
        return [one.text for one in effects if isinstance(one, Announcement) and one.text]

    def type(self, line: str) -> list[str]:
        """Type a line, and return what is said then."""
        return self.do(self.table.hear(typed_line(line)))

    @property
    def teaching(self) -> Teaching:
        assert isinstance(self.table.phase, Teaching)
        return self.table.phase

    @property
    def place(self) -> int:
        return self.teaching.plan.steps.index(self.teaching.step)
