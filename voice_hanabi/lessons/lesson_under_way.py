"""A lesson in progress: the current step, its cards, what is said and asked, and listened for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from voice_hanabi.contract.commands import LESSON_INTENTS, Command, Question
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.contract.teller import Position
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.lessons.compared import Compared
from voice_hanabi.lessons.deciding import Deciding
from voice_hanabi.lessons.kept import FromTheStart
from voice_hanabi.lessons.order import COUNT, title
from voice_hanabi.lessons.plans import Plan, Step
from voice_hanabi.lessons.positions import position_at
from voice_hanabi.lessons.showing import LISTENER, Showing
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.private_hearing.ear_to_try import EAR, EarToTry


class LessonUnderWay(Deciding):
    """The current state of a lesson. What is said doesn't change it here; `Teaching` moves on."""

    farewell = "lesson-left"
    steering = ("lesson-again", "lesson-why", "lesson-show", "lesson-skip", "lesson-back", "lesson-leave")

    def __init__(
        self,
        plan: Plan,
        place: int,
        conversation: Conversation,
        partners: Partners[Any, Any, Any],
        progress: FromTheStart,
        ear: EarToTry | None = None,
    ) -> None:
        """Start at a step, counted from 0; ``progress`` keeps the next one and the results.

        ``ear`` is the private ear that the listener can try.
        """
        state = position_at(plan, place, conversation.wording, asked=False)
        super().__init__(conversation, plan.game, state, partners)
        self.plan = plan
        self.place = place
        """The current step, from 0."""
        self._progress = progress
        self._helped = False
        """Whether the step's answer was wrong at first, or shown."""
        self._ear = ear
        self._compared = Compared(plan.game, conversation.wording)
        self._showing = Showing(conversation, plan.game, self.audiences)
        self._half: Position | None = None
        """The cards before half a move: a card was laid, and the game asks which of two it takes."""
        self.over = False
        """Whether the last step is done, and the table has asked whether to go on to the next lesson."""

    # What is asked

    @property
    def wishes(self) -> tuple[str, ...]:
        """Commands that steer a lesson, except words that now mean something else in the game: 'I stop'."""
        never = self.teller.expectation(self.state).never
        return tuple(one for one in (*LESSON_INTENTS, "SaveAndLeave") if one not in never)

    def asked_for(self, utterance: Utterance) -> bool:
        """Return whether something is a whole act, or what the step asks for, and so doesn't steer."""
        command = None if self.over else self._understood(utterance)
        if command is None:
            return False
        whole = self._compared.whole(self.step, command)
        return super().asked_for(utterance) or self._compared.leads_on(self.step, whole, self.state)

    @property
    def step(self) -> Step:
        """The current step."""
        return self.plan.steps[self.place]

    @property
    def asks_move(self) -> bool:
        """Whether the question is about a move of the game."""
        return self._compared.asks_move(self.step)

    def begin(self) -> list[Effect]:
        """Say which lesson it is, and start the step."""
        message = "lesson-begins" if self.place == 0 else "lesson-goes-on"
        named = self._say(f"lesson-{self.plan.name}")
        text = self._say(message, number=self.plan.number, title=named, step=self.place + 1)
        return [self._told(text, Cue.START), *self._begin_step()]

    @property
    def wide(self) -> Expectation:
        """What a turn allows, and the commands that steer a lesson."""
        own = super().wide
        situations = self.game.situations
        if own in (situations.turn, situations.ended):
            own = situations.lesson
            said = (*(situations.short if self.asks_move else ()), *(one.intent for one in self.step.also))
            short = tuple(one for one in dict.fromkeys(said) if one not in own.intents)
            return replace(own, intents=(*own.intents, *short)) if short else own
        known = (*own.intents, *(["LessonBack"] if "TakeBack" in own.intents else []))
        more = (one for one in LESSON_INTENTS if one not in known)
        return replace(own, intents=(*own.intents, *more))

    def shown(self, seat: int) -> Shown | None:
        """Return what anybody may see: the step's cards, and what can be said."""
        if self.over:
            going_on = () if self.plan.number == COUNT else (self._say("example-yes"),)
            return Shown(self.prompt(), turn=True, deeds=(*going_on, self._say("deed-lesson-leave")))
        if self.step.quiz:
            return Shown(self.prompt(), turn=True, deeds=(*self.answers, *self._steering))
        return self._with_thoughts(super().shown(seat))

    def _with_thoughts(self, found: Shown | None) -> Shown | None:
        """Show beside the hands what a partner's card can still be, as on the board."""
        if found is None:
            return None
        thoughts = tuple(group for group in self.board().groups if group.kind == "possible")
        hands = sum(group.kind == "hand" for group in found.groups)
        return replace(found, groups=(*found.groups[:hands], *thoughts, *found.groups[hands:]))

    def board(self) -> Board:
        """Return what everybody may know, with the conventions; the answer to a quiz is not shown."""
        if self.over or self.step.quiz:
            return Board(self.prompt(), self.game.name)
        return replace(self.teller.board(self.state, taught=LISTENER), title=self.prompt())

    @property
    def answers(self) -> tuple[str, ...]:
        """Answers to tap: a flower, or else the answer in words."""
        if self.step.quiz:
            flowers = (one.name for one in self.plan.steps if one.quiz)
            return tuple(self._say(f"lesson-{self.plan.name}-{name}-shown") for name in flowers)
        return () if self.asks_move else (self.shown_answer,)

    def possible(self, command: Command) -> bool:
        """Return whether a command makes sense now; any does if a card is asked for by its name."""
        return self.step.quiz or super().possible(command)

    def prompt(self) -> str:
        """The step's question."""
        if self.over:
            return self._next_offered()
        return self._say(f"{self._message}-ask") if self._half is None else self.teller.prompt(self.state)

    def example(self) -> str:
        """Something that may be said, but not the right answer."""
        return self.conversation.wording.say("example-lesson")

    def help(self, topic: str | None = None) -> str:
        """Say how to steer a lesson, and what is asked."""
        message = "help-lesson" if "SaveAndLeave" in self.wishes else "help-lesson-call"
        return super().help(topic) if topic else f"{self._say(message)} {self.prompt()}"

    @property
    def _message(self) -> str:
        return f"lesson-{self.plan.name}-{self.step.name}"

    def _say(self, message: str, **values: str | int) -> str:
        names = self.conversation.names
        friends = {"player": names[1], "other": names[-1]}
        return self.conversation.wording.say(message, **friends, **values)

    def _optional(self, message: str) -> list[Effect]:
        return [self._told(self._say(message))] if self.conversation.wording.has(message) else []

    def _begin_step(self) -> list[Effect]:
        """Describe the position, let the others act, and ask."""
        self._nudges, self.open, self.over, self._half = 0, None, False, None
        if self.step.deal is not None:
            self._showing.begin()
            self.state = position_at(self.plan, self.place, self.conversation.wording, asked=False)
        self._helped = False
        self._progress.note(self.plan.number, self.place)
        told = self._optional(self._message)
        self.state, happened = self._showing.happens(self.step.happens, self.state)
        answers = [self._answer(reading) for reading in self.step.tells]
        # Private words of the step before may still be playing.
        whispered = self.place > 0 and self.plan.steps[self.place - 1].needs == EAR
        back = [] if whispered else self._put_back()
        return [*back, *told, *happened, *answers, self._asks()]

    def _put_back(self) -> list[Effect]:
        """Take back what was lent for trying."""
        return [] if self._ear is None else self._ear.put_back()

    def _answer(self, reading: Reading) -> Announcement:
        question = self.game.command_of(reading)
        assert isinstance(question, Question)
        length = self.conversation.length(LISTENER)
        return self._told(self.teller.answer(question, LISTENER, self.state, length, LISTENER))

    @property
    def shown_answer(self) -> str:
        """The right answer, in words that can be said."""
        message = f"{self._message}-shown"
        if self.conversation.wording.has(message):
            return self._say(message)
        command = self.game.command_of(self.step.right[0])
        return self.teller.described(command, self.state) or ""

    def go_to(self, place: int) -> list[Effect]:
        """Start a step, counted from 0, as if all steps before it had been done right."""
        self.place, self.over = place, False
        self.state = position_at(self.plan, place, self.conversation.wording, asked=False)
        return self._begin_step()

    def _next_offered(self) -> str:
        number = self.plan.number + 1
        if number > COUNT:
            return self._say("lesson-all-done")
        return self._say("lesson-next", number=number, title=self._say(f"lesson-{title(number)}"))
