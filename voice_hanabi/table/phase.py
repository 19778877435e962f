"""The interface of every part of an evening, so that the table needn't ask which part it is in."""

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
    """A part of the evening: set-up, a game, or a lesson.

    `SettingUp` and `Playing` are the two kinds. Their own classes have what only one of them does;
    `Course.playing` is the game in progress.
    """

    # What it is

    @property
    def played(self) -> bool:
        """Whether it is a game, finished or not."""

    @property
    def ended(self) -> bool:
        """Whether it is a finished game."""

    @property
    def left(self) -> bool:
        """Whether it was left for the phase before it, as a lesson is."""

    @property
    def farewell(self) -> str:
        """The message when it is left; empty if it is saved."""

    # What is listened for

    @property
    def conversation(self) -> Conversation:
        """The language, the names and the words of the table."""

    @property
    def expectation(self) -> Expectation:
        """What may be said now."""

    @property
    def spoken(self) -> Expectation:
        """What is listened for in speech: corrections, too, if something is open."""

    @property
    def waits(self) -> Waits:
        """Everything that helps to understand the next utterance."""

    @property
    def wishes(self) -> tuple[str, ...]:
        """Intents that are also understood in people's own words, besides those of any game."""

    @property
    def speaking_seat(self) -> int | None:
        """The seat (0-based) that speaks if no microphone shows it; ``None`` before a game."""

    @property
    def patience(self) -> float | None:
        """Seconds of silence after which it goes on by itself, even without a computer player's turn."""

    @property
    def unsettled(self) -> bool:
        """Whether an action was read back and waits for its moment to pass."""

    @property
    def question(self) -> str | None:
        """The unanswered question; ``None`` if there is none."""

    # What can be said about it

    def prompt(self) -> str:
        """Return the open question, or whose turn it is."""

    def example(self) -> str:
        """Return something that can be said now."""

    def help(self, topic: str | None = None) -> str:
        """Say what can be said now, or more about a topic."""

    def shown(self, seat: int) -> Shown | None:
        """Return what a seat may see of the game; ``None`` if there is nothing to see."""

    def board(self) -> Board | None:
        """Return what everybody may know of the game; ``None`` before a game."""

    # What is done in it

    def begin(self) -> list[Effect]:
        """Announce its beginning, or ask the open question."""

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Carry out a command."""

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Carry out what may have been said, or ask which of two commands was meant."""

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back, if one waits."""

    def ask_first(self) -> list[Effect]:
        """Ask for a yes before carrying out what waits."""

    def ask_again(self) -> list[Effect]:
        """Repeat the open question after something else was answered; nothing in a game."""

    def after_ears(self, effects: list[Effect]) -> list[Effect]:
        """Continue if no question about ears is open; ``effects`` come first."""

    def close(self) -> None:
        """Close its files; a game remains saved."""

    # What a lesson does differently

    def asked_for(self, utterance: Utterance) -> bool:
        """Return whether something is a whole act, even if it sounds like a request."""

    def meant(self, command: Command) -> Command:
        """Return a command's meaning here, if it differs from elsewhere."""

    def reconsidered(self, understood: Understanding, utterance: Utterance) -> Understanding:
        """Return the meaning of an utterance, if fewer answers are possible than a turn allows."""

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Carry out what has a meaning of its own here, before it steers the table; ``None`` for the rest."""
