"""Who gives lessons: which comes next, and who sits at its table beside the listener."""

from __future__ import annotations

from typing import Any, Protocol

from voice_hanabi.language.wording import Manner
from voice_hanabi.lessons.plans import COUNT, also_said, plan, title
from voice_hanabi.lessons.teaching import Teaching
from voice_hanabi.table.beginning.dealing import Lengths
from voice_hanabi.table.beginning.seating import partner_names
from voice_hanabi.table.contract.choices import Choices
from voice_hanabi.table.contract.game import AnyGame
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.private_hearing.ear_to_try import EarToTry


class Progress(Protocol):
    """Keeps how far somebody has come."""

    def next(self) -> tuple[int, int]:
        """Return the lesson, from 1, and the step, from 0, that come next."""

    def note(self, lesson: int, step: int) -> None:
        """Keep that."""


class FromTheStart:
    """Keeps how far somebody has come for as long as the program runs."""

    def __init__(self) -> None:
        self._next = (1, 0)

    def next(self) -> tuple[int, int]:
        """Return the lesson, from 1, and the step, from 0, that come next."""
        return self._next

    def note(self, lesson: int, step: int) -> None:
        """Keep that."""
        self._next = lesson, step


class LessonTeacher:
    """Gives the lessons, and keeps how far somebody has come with them."""

    def __init__(self, progress: Progress | None = None) -> None:
        """Without ``progress`` everything is forgotten when the program ends."""
        self._progress = progress or FromTheStart()

    def lesson(
        self,
        number: int | None,
        language: str,
        lengths: Lengths,
        manner: Manner,
        listener: str | None = None,
        ear: EarToTry | None = None,
    ) -> Teaching:
        """Return a lesson, counted from 1; without a number the one to be gone on with, where it was left.

        ``listener`` is the name of whoever is taught, where it is known, ``ear`` what can be tried there.
        """
        begun, step = self._progress.next()
        if number is None:
            number = begun if begun <= COUNT else 1
        planned = plan(min(max(number, 1), COUNT)).where(frozenset() if ear is None else ear.there)
        place = step if planned.number == begun and step < len(planned.steps) else 0
        names = self.seated(planned.players, language, planned.game, listener)
        choices = Choices(language, planned.game.name, "en", names=names, partners=names[1:])
        seats, also = choices.partner_seats, also_said(planned, choices)
        conversation = Conversation(planned.game, language, names, lengths, manner, seats, also)
        partners: Partners[Any, Any, Any] = Partners(planned.game, choices)
        return Teaching(planned, place, conversation, partners, self._progress.note, ear)

    def seated(
        self, players: int, language: str, game: AnyGame, listener: str | None = None
    ) -> tuple[str, ...]:
        """Return who sits at a lesson's table, the listener first."""
        conversation = Conversation(game, language)
        name = listener or conversation.wording.say("seat-name", number=1)
        return (name, *partner_names(conversation, (name,), players - 1, None))

    def listed(self, conversation: Conversation) -> str:
        """Say which lessons there are."""
        say = conversation.wording.say
        lessons = (say(f"lesson-{title(number)}") for number in range(1, COUNT + 1))
        named = (say("lesson-listed", number=number, title=told) for number, told in enumerate(lessons, 1))
        return say("lessons-are", lessons=", ".join(named))
