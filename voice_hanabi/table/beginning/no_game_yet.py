"""What `voice_hanabi.table.phase` asks for and no set-up has: nothing is played, read back or left."""

from __future__ import annotations

from abc import ABC, abstractmethod

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.shown import Board, Shown
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.understanding.outcome import Understanding


class NoGameYet(ABC):
    """A phase in which no game is played."""

    played = ended = left = unsettled = False
    farewell = ""
    patience: float | None = None
    wishes: tuple[str, ...] = ()
    speaking_seat: int | None = None

    @property
    @abstractmethod
    def expectation(self) -> Expectation:
        """What can be chosen now."""

    @abstractmethod
    def prompt(self) -> str:
        """Return the question that is open."""

    @abstractmethod
    def begin(self) -> list[Effect]:
        """Ask the question that is open."""

    @property
    def spoken(self) -> Expectation:
        """The same by ear as typed."""
        return self.expectation

    @property
    def question(self) -> str | None:
        """The question that is open."""
        return self.prompt()

    def ask_again(self) -> list[Effect]:
        """Ask the question that is open again."""
        return self.begin()

    def settle(self) -> list[Effect]:
        """Nothing waits here."""
        return []

    def ask_first(self) -> list[Effect]:
        """Nothing waits here."""
        return []

    def close(self) -> None:  # noqa: B027 - a set-up has nothing to close
        """Nothing is open."""

    def shown(self, seat: int) -> Shown | None:
        """No seat has cards."""
        return None

    def board(self) -> Board | None:
        """No cards lie on the table."""
        return None

    def asked_for(self, utterance: Utterance) -> bool:
        """Nothing said here is an act of a game."""
        return False

    def meant(self, command: Command) -> Command:
        """Return the command itself."""
        return command

    def reconsidered(self, understood: Understanding, utterance: Utterance) -> Understanding:
        """Return what was understood."""
        return understood

    def steered(self, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Leave every command to the table."""
        return None
