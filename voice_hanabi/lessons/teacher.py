"""Gives lessons and puzzles: chooses the next one, and the partners at its table."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.lessons.puzzles import PLAYERS, puzzle_of
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.lessons.kept import FromTheStart
from voice_hanabi.lessons.order import COUNT, title
from voice_hanabi.lessons.own_position import OwnPosition, PlayedAgain
from voice_hanabi.lessons.plans import Plan, also_said, plan
from voice_hanabi.lessons.practice import looked_through, told
from voice_hanabi.lessons.puzzling import PUZZLED, Puzzling
from voice_hanabi.lessons.showing import LISTENER
from voice_hanabi.lessons.teaching import Teaching
from voice_hanabi.table.beginning.dealing import Lengths
from voice_hanabi.table.beginning.seating import partner_names
from voice_hanabi.table.beginning.teacher import Practice
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.private_hearing.ear_to_try import EarToTry
from voice_hanabi.table.saving.journal import SavedGame


class LessonTeacher:
    """Gives the lessons, keeps the progress, and knows each day's puzzle."""

    def __init__(self, progress: FromTheStart | None = None) -> None:
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
        """Return a lesson, counted from 1; without a number the one to continue, at its step.

        ``listener`` is the learner's name, if known, ``ear`` the ear that can be tried there.
        """
        begun, step = self._progress.next()
        if number is None:
            number = begun if begun <= COUNT else 1
        planned = plan(number).where(frozenset() if ear is None else ear.there)
        place = step if planned.number == begun and step < len(planned.steps) else 0
        names = self.seated(planned.game, planned.players, LISTENER, language, listener)
        conversation, partners = _seated(
            planned.game, names, LISTENER, language, lengths, manner, planned, known=listener is not None
        )
        return Teaching(planned, place, conversation, partners, self._progress, ear)

    def puzzle(
        self, day: date, language: str, lengths: Lengths, manner: Manner, listener: str | None = None
    ) -> Puzzling:
        """Return the puzzle of a day, for a listener of this name, if known."""
        puzzle, game = puzzle_of(day), GAMES[PUZZLED]
        seat = puzzle.state().current
        names = self.seated(game, PLAYERS, seat, language, listener)
        known = listener is not None
        conversation, partners = _seated(game, names, seat, language, lengths, manner, known=known)
        begun = conversation.wording.say("puzzle-begins", day=conversation.wording.day(day))
        return Puzzling(puzzle, conversation, partners, begun)

    def practice(
        self,
        finished: Iterable[SavedGame],
        language: str,
        lengths: Lengths,
        manner: Manner,
        listener: str | None = None,
    ) -> Practice:
        """Say what a listener of this name should practise, with a position from one of their games."""
        looked = looked_through(finished, self._progress.since, listener)
        wording = Conversation(GAMES[PUZZLED], language, manner=manner).wording
        text = told(looked, self._progress.answers, wording)
        own = looked.position
        if own is None:
            return Practice(text or wording.say("practise-nothing"), None)
        names, seat = own.choices.names, own.state().current
        conversation, partners = _seated(GAMES[PUZZLED], names, seat, language, lengths, manner, known=True)
        return Practice(text, PlayedAgain(own, conversation, partners, _begun(own, conversation.wording)))

    def forget(self, last: str) -> None:
        """Forget the lessons' results, and mistakes in games up to the ``last`` one."""
        self._progress.forget(last)

    def seated(
        self, game: AnyGame, players: int, listener: int, language: str, name: str | None = None
    ) -> tuple[str, ...]:
        """Return the players of a table at which a listener (0-based) is alone among computers."""
        conversation = Conversation(game, language)
        name = name or conversation.wording.say("seat-name", number=1)
        friends = partner_names(conversation, (name,), players - 1, None)
        return (*friends[:listener], name, *friends[listener:])

    def listed(self, conversation: Conversation) -> str:
        """List the lessons."""
        say = conversation.wording.say
        lessons = (say(f"lesson-{title(number)}") for number in range(1, COUNT + 1))
        named = (say("lesson-listed", number=number, title=told) for number, told in enumerate(lessons, 1))
        return say("lessons-are", lessons=", ".join(named))


def _begun(own: OwnPosition, wording: Wording) -> str:
    """Say from which game and turn a position is."""
    turn = own.state().turn + 1
    if own.day is None:
        return wording.say("practise-begins", turn=turn)
    return wording.say("practise-begins-of-day", day=wording.day(own.day), turn=turn)


def _seated(
    game: AnyGame,
    names: tuple[str, ...],
    listener: int,
    language: str,
    lengths: Lengths,
    manner: Manner,
    planned: Plan | None = None,
    *,
    known: bool,
) -> tuple[Conversation, Partners[Any, Any, Any]]:
    """Return that table; in a lesson, its short answers are understood too.

    ``known`` is true if the listener has given a name.
    """
    friends = (*names[:listener], *names[listener + 1 :])
    choices = Choices(language, game.name, "en", names=names, partners=friends)
    also = () if planned is None else also_said(planned, choices)
    nameless = "" if known else names[listener]
    conversation = Conversation(
        game, language, names, lengths, manner, choices.partner_seats, also, nameless=nameless
    )
    return conversation, Partners(game, choices)
