"""What the table needs of each part of an evening, so that it need not ask which part is on."""

from __future__ import annotations

from typing import Protocol

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.understanding.outcome import Understanding
from voice_hanabi.understanding.waits import Waits


class TablePhase(Protocol):
    """A part of the evening: what is chosen before a game, a game, or a lesson.

    `SettingUp` and `Playing` are the two kinds. What only one of them does, its own class has;
    `Course.playing` is the game that is on.
    """

    # What it is

    @property
    def played(self) -> bool:
        """Whether a game is on, finished or not."""

    @property
    def ended(self) -> bool:
        """Whether a game is on that is finished."""

    @property
    def left(self) -> bool:
        """Whether it was left for the phase that was on before it, as a lesson is."""

    @property
    def farewell(self) -> str:
        """The message with which it is left; empty where it is saved."""

    # What is listened for

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words of the table."""

    @property
    def expectation(self) -> Expectation:
        """What may be said now."""

    @property
    def spoken(self) -> Expectation:
        """What is listened for by ear: corrections, too, where something is open."""

    @property
    def waits(self) -> Waits:
        """All that what is said next is understood by."""

    @property
    def wishes(self) -> tuple[str, ...]:
        """Intents that are understood in people's own words, too, beside those of any game."""

    @property
    def speaking_seat(self) -> int | None:
        """The seat (0-based) that speaks where no microphone tells it; ``None`` before a game."""

    @property
    def patience(self) -> float | None:
        """Seconds of silence after which it goes on by itself though no computer player is to move."""

    @property
    def unsettled(self) -> bool:
        """Whether an action was read back and waits for its moment to pass."""

    @property
    def question(self) -> str | None:
        """What was asked and nobody has answered; ``None`` where nothing is open."""

    # What can be said about it

    def prompt(self) -> str:
        """Return the question that is open, or whose turn it is."""

    def example(self) -> str:
        """Return something that can be said now."""

    def help(self, topic: str | None = None) -> str:
        """Say what can be said now, or more about a topic."""

    def shown(self, seat: int) -> Shown | None:
        """Return what a seat may see of the game; ``None`` where there is nothing to see."""

    def board(self) -> Board | None:
        """Return what everybody may know of the game; ``None`` before a game."""

    # What is done in it

    def begin(self) -> list[Effect]:
        """Say how it begins, or ask the question that is open."""

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Do what was said."""

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Do what may have been said, or ask which of two commands was meant."""

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back, where one waits."""

    def ask_first(self) -> list[Effect]:
        """Ask for a yes before what waits is carried out."""

    def ask_again(self) -> list[Effect]:
        """Ask the question that is open again, after something else was answered; none in a game."""

    def after_ears(self, effects: list[Effect]) -> list[Effect]:
        """Go on where nothing is open any more about ears; ``effects`` come first."""

    def close(self) -> None:
        """Close what is open for it; a game stays saved."""

    # What a lesson does differently

    def asked_for(self, utterance: Utterance) -> bool:
        """Return whether something is a whole act, though a wish sounds like it."""

    def meant(self, command: Command) -> Command:
        """Return what a command means here, where that is something else than elsewhere."""

    def reconsidered(self, understood: Understanding, utterance: Utterance) -> Understanding:
        """Return what was understood, or what else it says where less is asked than a turn allows."""

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Do what means something of its own here, before it steers the table; ``None`` for the rest."""
