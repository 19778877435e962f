"""A game in progress: its state, the table's questions about it, and so what may be said now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from voice_hanabi.contract.commands import (
    ADVICE_INTENTS,
    CONTROLS,
    LESSON_INTENTS,
    ActionCommand,
    Answer,
    Command,
    Control,
    ControlVerb,
)
from voice_hanabi.contract.expectations import CHOICE, YES_NO, Expectation
from voice_hanabi.contract.game import Game
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.contract.teller import Act, Event, State
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.beside_turns import BesideTurns
from voice_hanabi.table.playing.hints import Hints
from voice_hanabi.table.playing.marking import LOOK_AT_LAST, Marks
from voice_hanabi.table.playing.noting import Notes
from voice_hanabi.table.playing.open_questions import (
    AskWhich,
    Fill,
    Open,
    ReadBack,
    Sure,
    by_ear,
    commands_of,
    question_of,
)
from voice_hanabi.table.playing.partners import Partners
from voice_hanabi.understanding.outcome import Close, Understanding, Understood
from voice_hanabi.understanding.waits import Waits


class GameUnderWay(Generic[State, Act, Event]):
    """A game's state, with what is open. Nothing here changes it: `Playing` moves on to the next state."""

    patience: float | None = None
    """Seconds of silence after which it goes on by itself, even without a computer player's turn."""
    farewell = ""
    """The message when it is left; none because it is saved."""
    left = False
    """Whether it was left for the phase before it."""
    played = True

    def __init__(
        self,
        conversation: Conversation,
        game: Game[State, Act, Event],
        state: State,
        partners: Partners[State, Act, Event],
    ) -> None:
        self.partners = partners
        self.conversation = conversation
        self.game = game
        self.state = state
        self.teller = game.teller(conversation.wording)
        self.open: Open[Act] = None
        self.notes = Notes()
        self.marks = Marks()
        self.beside = BesideTurns()
        self.hints: Hints[State, Act] = Hints()

    # What is listened for

    @property
    def wishes(self) -> tuple[str, ...]:
        """Intents that are also understood in people's own words, besides those of any game."""
        return ()

    def asked_for(self, utterance: Utterance) -> bool:
        """Return whether something is a whole act, though it sounds like a request: 'no idea, I play it'."""
        found = self._understood(utterance)
        return isinstance(found, ActionCommand) and found.deed is not None

    def _understood(self, utterance: Utterance) -> Command | None:
        """Return what is surely said, except what steers a lesson or asks for advice."""
        intents = tuple(one for one in self.wide.intents if one not in (*LESSON_INTENTS, *ADVICE_INTENTS))
        found = self.conversation.interpreter.understand(utterance, intents)
        if not isinstance(found, Understood | Close) or not found.sure:
            return None
        return found.command if isinstance(found, Understood) else found.first

    def named(self, answer: Answer, utterance: Utterance) -> Sequence[Command]:
        """Return the meaning of an answer by itself if it names a card: 'the first', but not 'one'."""
        spotted = self.conversation.interpreter.meaning.spot(utterance.text, typed=utterance.typed)
        if answer.kind not in ("number", "slot") or any(group.means("number") for group in spotted):
            return ()
        ways = (answer, Answer("slot", answer.value))
        return [command for way in ways for command in self.teller.bare(way, self.state)]

    @property
    def expectation(self) -> Expectation:
        """The open question's small grammar, or everything that a turn allows."""
        match self.open:
            case Fill(missing=missing):
                return missing.expectation
            case AskWhich():
                return CHOICE
            case Sure() | ReadBack(needs_yes=True):
                return YES_NO
            case _:
                return self.wide

    @property
    def spoken(self) -> Expectation:
        """What is listened for in speech: corrections too if an action or a question about one is open."""
        return by_ear(self.open, self.expectation, self.game.situations)

    @property
    def waiting(self) -> tuple[ActionCommand, ...]:
        """The action that was read back or asked about, or the two of which one was meant."""
        return commands_of(self.open)

    @property
    def waits(self) -> Waits:
        """What the table expects next: an answer, a correction of a waiting action, or what a turn allows."""
        return Waits(
            self.expectation,
            (self.wide, self.game.situations.turn),
            self.possible,
            self.speaking,
            self.waiting,
            self.wide if self.waiting else None,
            which=isinstance(self.open, AskWhich),
            settles=self.unsettled,
        )

    @property
    def wide(self) -> Expectation:
        """Everything that the turn, a choice in the game, or the end of the game allows."""
        if self.state.outcome is not None:
            return self.game.situations.ended
        return self.teller.expectation(self.state)

    @property
    def unsettled(self) -> bool:
        """Whether an action waits for its moment to pass."""
        return isinstance(self.open, ReadBack) and not self.open.needs_yes

    @property
    def ended(self) -> bool:
        """Whether the game is finished."""
        return self.state.outcome is not None

    @property
    def speaking(self) -> int:
        """The speaker if nothing else shows it: the current player, unless it is a computer."""
        return self.partners.person(self.state.current, self.state.players)

    @property
    def speaking_seat(self) -> int:
        """The same, as in any phase."""
        return self.speaking

    def asker(self, named: int | None, utterance: Utterance) -> int:
        """The speaker: by name, by microphone, else the current player."""
        if named is not None:
            return named
        return self.speaking if utterance.seat is None else utterance.seat

    @property
    def question(self) -> str | None:
        """The unanswered question about an action; ``None`` if there is none."""
        return question_of(self.open, self.conversation.wording)

    def possible(self, command: Command) -> bool:
        """Return whether a command makes sense now, judged by what everyone may know."""
        return self.teller.makes_sense(command, self.state)

    # What can be said about it

    def prompt(self) -> str:
        """Whose turn it is, or what the game asks."""
        if self.state.outcome is not None:
            return self._asks_at_its_end()
        due = self.game.due(self.state)
        if due is not None:
            wording = self.conversation.wording
            return wording.say("card-due", player=wording.name(due.seat), due=due.where, count=due.left)
        return self.teller.prompt(self.state)

    def told_at_its_end(self) -> list[str]:
        """Return what is said about a finished game besides its result: how many hints were given."""
        return [self.hints.told(self.conversation.wording)] if self.hints.given else []

    def _asks_at_its_end(self) -> str:
        """Ask whether to look at the marked turns, then whether to play again."""
        wording = self.conversation.wording
        return self.marks.question(wording) if self.marks.wait else wording.say("another-game")

    def answers_its_end(self, *, yes: bool) -> Command:
        """Return the meaning of a yes or a no after the last turn."""
        if self.marks.wait:
            return LOOK_AT_LAST
        return Control(ControlVerb.NEW_GAME if yes else ControlVerb.SAVE_AND_LEAVE)

    def asks_for_card(self) -> list[Effect]:
        """Ask for the real card to show, if there is one and the table hasn't asked yet."""
        due = self.game.due(self.state)
        return [self.conversation.ask(self.prompt())] if due is not None and due.begins else []

    def example(self) -> str:
        """Return something that can be said now; it depends only on what everyone may know."""
        expectation = YES_NO if isinstance(self.open, ReadBack) else self.expectation
        return self.teller.example(expectation, self.state)

    def help(self, topic: str | None = None) -> str:
        """Say what can be said now, or more about 'moves', 'questions' or 'controls'."""
        if topic == CONTROLS:
            return self.conversation.wording.say("help-controls")
        if topic is not None:
            return self.teller.help_about(topic, self.state)
        return self.teller.help(self.expectation, self.state)

    def shown(self, seat: int) -> Shown | None:
        """Return what a seat may see of the game, in words; ``None`` if nothing."""
        if seat >= self.state.players:
            return None
        shown = self.teller.shown(self.state, seat)
        return self.teller.with_notes(shown, self.notes.of(seat), self.state, seat)

    def board(self) -> Board:
        """Return what everybody may know of the game."""
        return self.teller.board(self.state)

    def ask_again(self) -> list[Effect]:
        """Do nothing: everybody knows whose turn it is."""
        return []

    # What a lesson does differently

    def go_on(self) -> list[Effect]:
        """Go on by itself, when its patience is over."""
        return []

    def meant(self, command: Command) -> Command:
        """Return a command's meaning here, if it differs from elsewhere."""
        return command

    def reconsidered(self, understood: Understanding, utterance: Utterance) -> Understanding:
        """Return the meaning of an utterance, if fewer answers are possible than a turn allows."""
        return understood

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out what has a meaning of its own here, before it steers the table; ``None`` for the rest."""
        return None
