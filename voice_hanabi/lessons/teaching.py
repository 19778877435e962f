"""Runs a lesson: each step deals a position, asks for one decision, and shows its result.

It is like any other game, so that everything can be said and asked as at a table; only a decision has
different consequences. The right move is carried out, and the lesson goes on. A wrong one is demonstrated:
everybody hears what it does, and then the cards are as before.
"""

from __future__ import annotations

from voice_hanabi.contract.commands import (
    HELP,
    NO,
    YES,
    ActionCommand,
    Advice,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    HearBy,
    Question,
    Why,
)
from voice_hanabi.contract.partners import AdviceKind
from voice_hanabi.contract.teller import Incomplete, Position, Ready, Refused
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.templates import ANSWER_PREFIX
from voice_hanabi.lessons.deciding import SILENCE
from voice_hanabi.lessons.lesson_under_way import LessonUnderWay
from voice_hanabi.lessons.order import COUNT
from voice_hanabi.lessons.showing import LISTENER
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Effect, Hush, SayAgain
from voice_hanabi.table.conversation.steering import speech_changed
from voice_hanabi.table.playing.teaching import Said
from voice_hanabi.understanding.outcome import NotUnderstood, Understanding, Understood

_ADJUSTING = (
    ControlVerb.SLOWER, ControlVerb.FASTER, ControlVerb.LOUDER, ControlVerb.QUIETER, ControlVerb.SHORTER,
    ControlVerb.LONGER,
)  # fmt: skip


class Teaching(LessonUnderWay):
    """One lesson, from its first step to the last."""

    # What was said

    def meant(self, command: Command) -> Command:
        """Return what a command means: 'yes' and the like mean the next lesson, if that was the question."""
        follows = command in (YES, Control(ControlVerb.GO_ON), Control(ControlVerb.SKIP))
        if self.over and follows and self.plan.number < COUNT:
            return Arrange("teach", self.plan.number + 1)
        return command

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:  # noqa: C901 - flat: a case for each wish
        """Carry out what steers a lesson, and right answers that are not moves."""
        self._nudges = 0
        if self.over and command in (YES, NO, Control(ControlVerb.STOP)):
            return self._leave()
        asked = command if self.over or self.asks_move else self._compared.whole(self.step, command)
        if not self.over and not isinstance(asked, ActionCommand) and self.is_right(asked):
            return self._right_without_move(asked, utterance)
        match command:
            case Control(verb=ControlVerb.SKIP):
                return self._skip()
            case Control(verb=ControlVerb.REPEAT) | Arrange(what="lesson-again"):
                return self._again()
            case Control(verb=ControlVerb.SAVE_AND_LEAVE) | Arrange(what="lesson-leave"):
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
            case HearBy() | Arrange(what="swap-sides"):
                # Ears belong to the main table, not to the people at this one.
                return [self._told(self._say("lesson-not-now")), self._asks()]
            case Why() if not self.over and (explained := self._showing.explained(command, self.state)):
                return [self._told(explained), self._asks()]
            case Why() | Arrange(what="lesson-why") | Advice(kind=AdviceKind.INSTEAD) if not self.over:
                return [*self._why, self._asks()]
            case Question() if command.is_about(HELP) and not self.is_right(command):
                return [self._told(self.help(command.topic))]
            case _:
                return None

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Handle a decision, or answer a question."""
        if self.over and not isinstance(command, Question):
            return [self._asks()]
        if self.step.quiz and isinstance(command, ActionCommand | Answer):
            return self._right() if self.is_right(command) else self._wrong(command)
        if self.open is not None or isinstance(command, Question):
            return super().act(command, utterance)
        said, command = command, self._meant_by(command)
        if isinstance(command, Answer):
            # Just a card or a name, when something else is asked for; a number when one of two is.
            return super().act(command, utterance) if self._half is not None else [self._asks()]
        if not isinstance(command, ActionCommand):
            return super().act(command, utterance)
        if not self.asks_move:
            # 'Play the first', when something else is asked for.
            return [self._told(self._say("lesson-not-now")), self._asks()]
        match self.teller.request(self.teller.placed(command, self.state), self.state):
            case Refused(sentence=why) | Ready(impossible=why) if why:
                named = self._compared.wrong(self.step, command)
                return self._wrong(command) if named else [self._told(why), self._asks()]
            case Incomplete() if command is not said:
                # A card is called by a face that no card in the hand is known to have.
                return self._wrong(command)
        return super().act(command, utterance)

    def _meant_by(self, command: Command) -> Command:
        """Return the move that a short answer means; after half a move the whole one may be said, too."""
        if self._half is None:
            return self._compared.whole(self.step, command)
        if isinstance(command, ActionCommand) and isinstance(
            self.teller.request(command, self.state), Refused
        ):
            self.state, self._half = self._half, None
        return command

    def reconsidered(self, understood: Understanding, utterance: Utterance) -> Understanding:
        """Return what was understood; if that isn't sure, the step's answer if that was said.

        On a turn a colour among other words is just talk. Here it was asked for, and a mistake costs nothing;
        words that are denied or doubted don't count.
        """
        interpreter = self.conversation.interpreter
        if interpreter.meaning.denies(utterance.text):
            return NotUnderstood(near=True) if _answers_a_card(understood) else understood
        sure = isinstance(understood, Understood) and understood.sure
        if sure or understood.corrects or self.over or self._half is not None:
            return understood
        further = (*self.game.situations.short, *(one.intent for one in self.step.also))
        intents = [one for one in self.wide.intents if one.startswith(ANSWER_PREFIX) or one in further]
        for place, one in enumerate(interpreter.ranked(utterance, intents, self.possible)):
            if one.command is None or (place and not one.sure):
                continue
            whole = self._compared.whole(self.step, one.command)
            if self._compared.leads_on(self.step, whole, self.state):
                return Understood(one.command, True, one.text)
        return understood

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Ask which was meant; if one of them is right, accept that one, since a mistake costs nothing."""
        if self.step.quiz or self._half is not None:
            found = (one for one in (first, second) if one is not None and self.is_right(one))
            return self.act(next(found, first), utterance)
        for command in filter(None, (first, second)):
            whole = self._compared.whole(self.step, command)
            if self._compared.leads_on(self.step, whole, self.state):
                return self.steered(command, utterance) or self.act(whole, utterance)
        if self._compared.one_card(first, second) and self.asks_move:
            # Just a card: the step says what is done with it.
            cards = [one for one in (first, second) if one and self._compared.of_its_kind(self.step, one)]
            return self.act(cards[0], utterance) if cards else [self._asks()]
        if isinstance(first, Answer):
            return self.act(first, utterance)
        return super().doubt(first, second, utterance)

    def carry_out(
        self, action: object, command: ActionCommand | None = None, said: Said | None = None
    ) -> list[Effect]:
        """Go on if a move is right; otherwise demonstrate it. For half a move, ask for the rest."""
        before = self.state if self._half is None else self._half
        unread = self.teller.not_read_back(command)
        after, shown = self._showing.carried_out(action, self.state, unread)
        if self._as_good_as_right(after, before):
            self.state = after
            return [*shown, *self._right()]
        if self._half is None and self.step.in_parts and self.teller.asks(after):
            self._half, self.state = before, after
            self.patience = SILENCE
            return shown
        self.state, self._half = before, None
        return [*shown, *self._wrong(command)]

    def _as_good_as_right(self, after: Position, before: Position) -> bool:
        """Return whether the cards are now as they are after the right move."""
        shown = self.teller.shown(after, LISTENER)
        return any(
            self.teller.shown(self.game.apply(before, right)[0], LISTENER) == shown
            for right in self._compared.right_actions(self.step, before)
        )

    def is_right(self, command: Command) -> bool:
        """Return whether a command is what the step asks for."""
        return any(self._compared.same(one, command) for one in self.step.right)

    def _right_without_move(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Answer the question, or carry out what steers the table, and go on."""
        done: list[Effect] = []
        if isinstance(command, Question):
            done = [self._told(self.teller.help(self.game.situations.turn, self.state))]
            if not command.is_about(HELP):
                done = self.audiences.answer(command, self.state, LISTENER, known=False)
        elif isinstance(command, Control) and command.verb in _ADJUSTING:
            done = speech_changed(self.conversation, command.verb, None) or []
        elif command == Control(ControlVerb.REPEAT):
            done = [SayAgain(None)]
        elif command == Arrange("try-ear") and self._ear is not None:
            done = self._ear.whisper(self.conversation)
        return [*done, *self._right()]

    def _right(self) -> list[Effect]:
        self._progress.answered(self.plan.number, self.place, alone=not self._helped)
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
        self._progress.note(min(self.plan.number + 1, COUNT + 1), 0)
        return [
            *self._put_back(),
            *self._optional(f"lesson-{self.plan.name}-end"),
            self.conversation.ask(self.prompt()),
        ]

    def _wrong(self, command: Command | None) -> list[Effect]:
        """Say why this isn't the best move, and ask again."""
        self._helped = True
        name = self._compared.wrong(self.step, command)
        if name is not None:
            return [self._told(self._say(f"{self._message}-{name}")), self._asks()]
        return [*(self._optional(f"{self._message}-wrong") or self._why), self._asks()]

    @property
    def _why(self) -> list[Effect]:
        return self._optional(f"{self._message}-why") or self._optional(f"{self._message}-wrong")

    # What steers a lesson

    def helped_on(self) -> list[Effect]:
        """Say what could be said."""
        return [self._shown_answer()]

    def _show(self) -> list[Effect]:
        return [self._asks()] if self.over else [self._shown_answer()]

    def _shown_answer(self) -> Announcement:
        self._helped = True
        if self._half is not None:
            self.state, self._half = self._half, None
        return self.conversation.ask(self._say("lesson-shown", example=self.shown_answer))

    def _again(self) -> list[Effect]:
        """Repeat the step from its position."""
        return [Hush(None, news=True), *([self._asks()] if self.over else self.go_to(self.place))]

    def _back(self) -> list[Effect]:
        return self.go_to(self.place if self.over else max(self.place - 1, 0))

    def _skip(self) -> list[Effect]:
        if self.place + 1 < len(self.plan.steps):
            return self.go_to(self.place + 1)
        return self._on()

    def _leave(self) -> list[Effect]:
        return [*self._put_back(), *super()._leave()]


def _answers_a_card(understood: Understanding) -> bool:
    """Return whether what was understood is a short answer: a colour, a place, a value."""
    command = understood.command if isinstance(understood, Understood) else None
    return isinstance(command, Answer) and command.kind != "yes-no"
