"""The length of lessons with correct answers, and of their longest stretch without a question.

Each lesson is played with typed answers. Its announcements are synthesised as in the program, and measured
without playing them. The answers have the same voice, and there is time to think before each of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.evenings.lengths import WORDS_A_MINUTE
from benchmarks.tools.tables import table
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.lessons.order import COUNT
from voice_hanabi.lessons.plans import plan
from voice_hanabi.lessons.teacher import LessonTeacher
from voice_hanabi.lessons.teaching import Teaching
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.voices.rendering import Rendering
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.table import Table

THOUGHT = 3.0
"""Seconds that somebody thinks before each answer."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The lengths of a lesson, in seconds."""

    decisions: int
    table: float
    """What the table says."""
    answers: float
    """What the listener says."""
    longest: float
    """The longest that somebody listens between two decisions."""
    where: str
    """The step before which that happens."""

    @property
    def whole(self) -> float:
        """The whole lesson, including the time to think."""
        return self.table + self.answers + self.decisions * THOUGHT


def table_of_lessons(language: str, teacher: LessonTeacher) -> Table:
    """Return a table at which this teacher gives lessons, aloud to everybody."""
    return Table(
        Choices(language, "hanabi"),
        GAMES,
        folder=Path(),
        new_seed=lambda: 1,
        ears=SameEars(Reach.NO),
        teacher=teacher,
    )


def measured(language: str, number: int) -> Heard:
    """Play a lesson in a language with correct answers, and return how long it is."""
    voice = SpokenVoice()
    rendering = Rendering(voice, lambda audience: VoiceSettings(words_a_minute=WORDS_A_MINUTE))

    def seconds(effects: Sequence[Effect]) -> float:
        said = [one for one in effects if isinstance(one, Announcement)]
        return sum(sound.seconds for one in said for sound in rendering.sounds(one))

    played = table_of_lessons(language, LessonTeacher())
    stretches = [seconds(played.teach(number))]
    names = [plan(number).steps[0].name]
    answers = 0.0
    while isinstance(played.phase, Teaching) and not played.phase.over:
        answer = played.phase.shown_answer
        answers += seconds([played.conversation.everyone(answer)])
        stretches.append(seconds(played.hear(typed_line(answer))))
        names.append(played.phase.step.name)
    voice.close()
    longest = max(stretches)
    where = names[stretches.index(longest)]
    return Heard(len(stretches) - 1, sum(stretches), answers, longest, where)


def report(languages: Sequence[str] = LANGUAGES, quick: bool = False) -> Iterator[str]:
    """Yield a table of lessons by language; only of the first lesson if ``quick``."""
    rows = []
    for number in range(1, 2 if quick else COUNT + 1):
        for language in languages:
            heard = measured(language, number)
            rows.append(
                [
                    str(number),
                    language,
                    str(heard.decisions),
                    f"{heard.whole / 60:.1f} min",
                    f"{heard.table / 60:.1f} min",
                    f"{heard.longest:.1f} s",
                    heard.where,
                ]
            )
    yield f"Speech at {WORDS_A_MINUTE} words a minute, and {THOUGHT:.0f} s of thought before each answer."
    header = (
        "lesson",
        "language",
        "decisions",
        "with right answers",
        "the table",
        "longest stretch",
        "before",
    )
    yield table(header, rows)
