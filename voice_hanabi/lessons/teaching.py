"""A lesson under way: each step deals a position, asks for one decision, and shows what was decided.

It is a game like any other, so that all that can be said and asked at a table can be here, too; only what
becomes of a decision is otherwise. What is right is carried out and gone on from. What is not is carried out
for show: everybody hears what it does, and the cards lie as before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.lessons.compared import Compared
from voice_hanabi.lessons.plans import COUNT, Plan, Step, title
from voice_hanabi.lessons.positions import action_for, position_at
from voice_hanabi.lessons.showing import LISTENER, Aloud, Showing
from voice_hanabi.lessons.unsaved import Unsaved
from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.table.contract.commands import (
    HELP,
    LESSON_INTENTS,
    YES,
    ActionCommand,
    Advice,
    AdviceKind,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    Question,
    Why,
)
from voice_hanabi.table.contract.expectations import Expectation
from voice_hanabi.table.contract.teller import Ready
from voice_hanabi.table.conversation.conversation import Confirm, Conversation
from voice_hanabi.table.conversation.effects import Effect, Hush, SayAgain
from voice_hanabi.table.conversation.steering import spoken_otherwise
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.playing.teaching import Said

SILENCE = 12.0
"""Seconds of silence before the teacher asks again; the second time the answer is shown."""

_NUDGES = 2

_ADJUSTING = (
    ControlVerb.SLOWER, ControlVerb.FASTER, ControlVerb.LOUDER, ControlVerb.QUIETER, ControlVerb.SHORTER,
    ControlVerb.LONGER,
)  # fmt: skip


class Teaching(Playing[Any, Any, Any]):
    """One lesson, from its first step to the last."""

    wishes = (*LESSON_INTENTS, "SaveAndLeave")

    def __init__(
        self,
        plan: Plan,
        place: int,
        conversation: Conversation,
        partners: Partners[Any, Any, Any],
        note: Callable[[int, int], None],
    ) -> None:
        """Begin at a step, counted from 0; ``note`` keeps the lesson and the step that is to come next."""
        super().__init__(
            conversation,
            plan.game,
            position_at(plan, place, conversation.wording, asked=False),
            Unsaved(),
            Confirm.NEVER,
            Aloud(),
            partners,
        )
        self.plan = plan
        self.place = place
        """The step that is on, from 0."""
        self._note = note
        self._compared = Compared(plan.game, conversation.names)
        self._showing = Showing(conversation, plan.game, self.audiences)
        self._nudges = 0
        self.over = False
        """Whether the last step is done, and the table has asked whether to go on with the next lesson."""

    # What is asked

    @property
    def step(self) -> Step:
        """The step that is on."""
        return self.plan.steps[self.place]

    def begin(self) -> list[Effect]:
        """Say which lesson it is, and begin the step."""
        message = "lesson-begins" if self.place == 0 else "lesson-goes-on"
        named = self._say(f"lesson-{self.plan.name}")
        text = self._say(message, number=self.plan.number, title=named, step=self.place + 1)
        return [self._told(text, Cue.START), *self._begin_step()]

    @property
    def wide(self) -> Expectation:
        """What a turn allows, and what steers a lesson."""
        own = super().wide
        situations = self.game.situations
        if own in (situations.turn, situations.ended):
            own = situations.lesson
            short = tuple({one.intent: None for one in self.step.also if one.intent not in own.intents})
            return replace(own, intents=(*own.intents, *short)) if short else own
        known = (*own.intents, *(["LessonBack"] if "TakeBack" in own.intents else []))
        more = (one for one in LESSON_INTENTS if one not in known)
        return replace(own, intents=(*own.intents, *more))

    def possible(self, command: Command) -> bool:
        """Tell whether a command makes sense now: of a card that is asked for by its name any does."""
        return self.step.quiz or super().possible(command)

    def prompt(self) -> str:
        """What the step asks."""
        if self.over:
            return self._next_offered()
        return self._say(f"{self._message}-ask")

    def example(self) -> str:
        """Something that may be said; not what is right."""
        return self.conversation.wording.say("example-lesson")

    def help(self, topic: str | None = None) -> str:
        """Say how a lesson is steered, and what is asked."""
        return super().help(topic) if topic else f"{self._say('help-lesson')} {self.prompt()}"

    @property
    def _message(self) -> str:
        return f"lesson-{self.plan.name}-{self.step.name}"

    def _say(self, message: str, **values: str | int) -> str:
        names = self.conversation.names
        friends = {"player": names[1], "other": names[-1]}
        return self.conversation.wording.say(message, **friends, **values)

    def _told(self, text: str, cue: Cue | None = None) -> Announcement:
        return self.conversation.everyone(text, cue)

    def _optional(self, message: str) -> list[Effect]:
        return [self._told(self._say(message))] if self.conversation.wording.has(message) else []

    def _begin_step(self) -> list[Effect]:
        """Tell of the position, let the others do what they do, and ask."""
        self._nudges, self.open, self.over = 0, None, False
        if self.step.deal is not None:
            self.state = position_at(self.plan, self.place, self.conversation.wording, asked=False)
        self._note(self.plan.number, self.place)
        told = self._optional(self._message)
        self.state, happened = self._showing.happens(self.step.happens, self.state)
        answers = [self._answer(reading) for reading in self.step.tells]
        return [*told, *happened, *answers, self._asks()]

    def _asks(self) -> Announcement:
        self.patience = SILENCE
        return self.conversation.ask(self.prompt())

    def _answer(self, reading: Reading) -> Announcement:
        question = self.game.command_of(reading)
        assert isinstance(question, Question)
        length = self.conversation.length(LISTENER)
        return self._told(self.teller.answer(question, LISTENER, self.state, length, LISTENER))

    # What was said

    def meant(self, command: Command) -> Command:
        """Return what a command means: 'yes' and its kin are the next lesson, where that is asked."""
        follows = command in (YES, Control(ControlVerb.GO_ON), Control(ControlVerb.SKIP))
        if self.over and follows and self.plan.number < COUNT:
            return Arrange("teach", self.plan.number + 1)
        return command

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Do what steers a lesson, and what is right though it is no move."""
        self._nudges = 0
        if self.over and isinstance(command, Answer) and command.kind == "yes-no":
            return self._leave()
        if not self.over and not isinstance(command, ActionCommand) and self.is_right(command):
            return self._right_without_move(command, utterance)
        match command:
            case Control(verb=ControlVerb.SKIP):
                return self._skip()
            case Control(verb=ControlVerb.REPEAT):
                return self._again()
            case Control(verb=ControlVerb.SAVE_AND_LEAVE):
                return self._leave()
            case Control(verb=ControlVerb.GO_ON):
                return [self._asks()]
            case Control(verb=ControlVerb.TAKE_BACK) | Arrange(what="lesson-back"):
                return self._back()
            case Control(verb=ControlVerb.NEW_GAME | ControlVerb.DEAL):
                return self._leave()
            case Arrange(what="lesson-anew"):
                return self.go_to(0)
            case Arrange(what="lesson-show") | Advice(kind=AdviceKind.HINT):
                return self._show()
            case Why(player=None) if not self.over:
                return [*self._why, self._asks()]
            case Question() if command.is_about(HELP) and not self.is_right(command):
                return [self._told(self.help(command.topic))]
            case _:
                return None

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Take a decision, or answer a question."""
        if self.over and not isinstance(command, Question):
            return [self._asks()]
        if self.step.quiz and isinstance(command, ActionCommand | Answer):
            return self._right() if self.is_right(command) else self._wrong(command)
        command = self._compared.whole(self.step, command)
        moves = self.asks_move and not self._compared.only_short(self.step, command)
        if moves or not isinstance(command, ActionCommand):
            return super().act(command, utterance)
        # 'Play the first', where something else is asked for.
        return [self._told(self._say("lesson-not-now")), self._asks()]

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Ask which was meant; where one of them is right, that one is. A card alone is enough."""
        for command in filter(None, (first, second)):
            if self._compared.whole(self.step, command) is not command:
                return self.act(command, utterance)
            move = isinstance(command, ActionCommand) and not self._compared.one_card(first, second)
            if (self.step.quiz or not move) and self.is_right(command):
                return self.steered(command, utterance) or self.act(command, utterance)
        if self.step.quiz:
            return self.act(first, utterance)
        return super().doubt(first, second, utterance)

    @property
    def asks_move(self) -> bool:
        """Whether what is asked for is a move of the game."""
        return any(isinstance(self.game.command_of(one), ActionCommand) for one in self.step.right)

    def carry_out(
        self, action: object, command: ActionCommand | None = None, said: Said | None = None
    ) -> list[Effect]:
        """Go on where a move is right; else show what it does."""
        wording = self.conversation.wording
        right = [action_for(one, self.game, self.state, wording) for one in self.step.right]
        if action in right:
            self.state, shown = self._showing.carried_out(action, self.state, command)
            return [*shown, *self._right()]
        _, shown = self._showing.carried_out(action, self.state, command)
        return [*shown, *self._wrong(command)]

    def _read_back(self, ready: Ready[Any], said: Said | None) -> list[Effect]:
        """Do it at once: nothing is lost by it."""
        return self._counts(ready, said)

    def is_right(self, command: Command) -> bool:
        """Tell whether a command is what the step asks for."""
        return any(self._compared.same(one, command) for one in self.step.right)

    def _right_without_move(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Answer what was asked, or do what steers the table, and go on."""
        done: list[Effect] = []
        if isinstance(command, Question):
            done = [self._told(self.teller.help(self.game.situations.turn, self.state))]
            if not command.is_about(HELP):
                done = self.audiences.answer(command, self.state, LISTENER, known=False)
        elif isinstance(command, Control) and command.verb in _ADJUSTING:
            done = spoken_otherwise(self.conversation, command.verb, None) or []
        elif command == Control(ControlVerb.REPEAT):
            done = [SayAgain(None)]
        return [*done, *self._right()]

    def _right(self) -> list[Effect]:
        told = self._optional(f"{self._message}-right")
        self.state, then = self._showing.happens(self.step.then, self.state)
        return [*told, *then, *self._on()]

    def _on(self) -> list[Effect]:
        """Go on with the next step, or say that this was the last one."""
        if self.place + 1 < len(self.plan.steps):
            self.place += 1
            return self._begin_step()
        self.over = True
        self.patience = None
        self._note(min(self.plan.number + 1, COUNT + 1), 0)
        return [*self._optional(f"lesson-{self.plan.name}-end"), self.conversation.ask(self.prompt())]

    def _wrong(self, command: Command | None) -> list[Effect]:
        """Say why that is not the best, and ask again."""
        for name, reading in self.step.wrong.items():
            if command is not None and self._compared.within(reading, command):
                return [self._told(self._say(f"{self._message}-{name}")), self._asks()]
        return [*(self._optional(f"{self._message}-wrong") or self._why), self._asks()]

    @property
    def _why(self) -> list[Effect]:
        return self._optional(f"{self._message}-why") or self._optional(f"{self._message}-wrong")

    # What steers a lesson

    def go_on(self) -> list[Effect]:
        """Ask again in a silence, then say what might be said; then wait."""
        self._nudges += 1
        if self._nudges < _NUDGES:
            return [self._asks()]
        asked = self._shown_answer()
        self.patience = None
        return [asked]

    def _show(self) -> list[Effect]:
        return [self._asks()] if self.over else [self._shown_answer()]

    def _shown_answer(self) -> Announcement:
        return self.conversation.ask(self._say("lesson-shown", example=self.shown_answer))

    @property
    def shown_answer(self) -> str:
        """What is right, as it can be said."""
        message = f"{self._message}-shown"
        if self.conversation.wording.has(message):
            return self._say(message)
        command = self.game.command_of(self.step.right[0])
        return self.teller.described(command, self.state) or ""

    def _again(self) -> list[Effect]:
        """Say the step again, from where its cards lie."""
        return [Hush(None, news=True), *([self._asks()] if self.over else self.go_to(self.place))]

    def _back(self) -> list[Effect]:
        return self.go_to(self.place if self.over else max(self.place - 1, 0))

    def _skip(self) -> list[Effect]:
        if self.place + 1 < len(self.plan.steps):
            return self.go_to(self.place + 1)
        return self._on()

    def go_to(self, place: int) -> list[Effect]:
        """Begin a step, counted from 0, as if all before it had been done right."""
        self.place, self.over = place, False
        self.state = position_at(self.plan, place, self.conversation.wording, asked=False)
        return self._begin_step()

    def _next_offered(self) -> str:
        number = self.plan.number + 1
        if number > COUNT:
            return self._say("lesson-all-done")
        return self._say("lesson-next", number=number, title=self._say(f"lesson-{title(number)}"))

    def _leave(self) -> list[Effect]:
        self.left = True
        return [self._told(self._say("lesson-left"))]
