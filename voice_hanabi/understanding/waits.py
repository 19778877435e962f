"""What the table waits for when somebody speaks: everything besides the words that decides their meaning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.hearing.utterance import Utterance


@dataclass(frozen=True, slots=True)
class Waits:
    """What the table listens for, what is possible, and the waiting action, if any."""

    expectation: Expectation
    """What was asked, or everything that a turn allows."""
    beyond: tuple[Expectation, ...] = ()
    """Wider situations for typed lines, which are never misheard."""
    possible: Callable[[Command], bool] = lambda command: True
    """Returns whether a command makes sense now, by what everyone may know."""
    turn: int | None = None
    """The seat (0-based) whose turn it is."""
    actions: tuple[ActionCommand, ...] = ()
    """The action that was read back or asked about, or the two of which one was meant."""
    instead: Expectation | None = None
    """For a waiting action: what else may be done instead of answering the question about it."""
    which: bool = False
    """Whether the table has asked which of two was meant: 'two' answers that."""
    settles: bool = False
    """Whether the action is carried out by itself unless it is stopped."""
    anybody: bool = False
    """Whether anybody may speak for the player whose turn it is: in a lesson."""
    names: int | None = None
    """How many names are asked for, if known."""
    arranged: Callable[[Utterance], Command | None] = lambda utterance: None
    """Reads what people say in their own words about ears and other arrangements."""

    agreed: Callable[[Command], bool] | None = None
    """Returns whether a command is what a yes to the open question agrees to, besides what the expectation
    names.
    """

    def speaking(self, seat: int | None) -> int | None:
        """Return the speaker's seat by the microphone, or else the current player's."""
        return self.turn if seat is None or self.anybody else seat

    def may_correct(self, seat: int | None) -> bool:
        """Return whether the speaker may change what waits; anybody may stop it."""
        return self.anybody or seat in (None, self.turn)
