"""The members of `voice_hanabi.table.phase` that make no sense during set-up."""

from __future__ import annotations

from abc import ABC, abstractmethod

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.understanding.outcome import Understanding


class NoGameYet(ABC):
    """A phase without a game."""

    played = ended = left = unsettled = False
    farewell = ""
    patience: float | None = None
    wishes: tuple[str, ...] = ()
    speaking_seat: int | None = None

    @property
    @abstractmethod
    def expectation(self) -> Expectation:
        """The possible choices."""

    @abstractmethod
    def prompt(self) -> str:
        """Return the open question."""

    @abstractmethod
    def begin(self) -> list[Effect]:
        """Ask the open question."""

    @property
    def spoken(self) -> Expectation:
        """What is listened for in speech: the same as what may be typed."""
        return self.expectation

    @property
    def question(self) -> str | None:
        """The open question."""
        return self.prompt()

    def ask_again(self) -> list[Effect]:
        """Repeat the open question."""
        return self.begin()

    def settle(self) -> list[Effect]:
        """Do nothing: nothing waits here."""
        return []

    def ask_first(self) -> list[Effect]:
        """Do nothing: nothing waits here."""
        return []

    def close(self) -> None:  # noqa: B027 - a set-up has nothing to close
        """Do nothing: nothing is open."""

    def shown(self, seat: int) -> Shown | None:
        """Return nothing: no seat has cards."""
        return None

    def board(self) -> Board | None:
        """Return nothing: there are no cards on the table."""
        return None

    def asked_for(self, utterance: Utterance) -> bool:
        """Always false: nothing said here is an act of a game."""
        return False

    def meant(self, command: Command) -> Command:
        """Return the command itself."""
        return command

    def reconsidered(self, understood: Understanding, utterance: Utterance) -> Understanding:
        """Return what was understood, unchanged."""
        return understood

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Leave every command to the table."""
        return None
