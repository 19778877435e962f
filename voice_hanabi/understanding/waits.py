"""What the table waits for when somebody speaks: all that an utterance is understood by beside its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.hearing.utterance import Utterance


@dataclass(frozen=True, slots=True)
class Waits:
    """What the table listens for, what of it is possible, and the action that waits, if any."""

    expectation: Expectation
    """What was asked, or all that a turn allows."""
    beyond: tuple[Expectation, ...] = ()
    """Wider situations by which a typed line is read, too: it is not misheard."""
    possible: Callable[[Command], bool] = lambda command: True
    """Tells whether a command makes sense now, by what everyone may know."""
    turn: int | None = None
    """The seat (0-based) whose turn it is."""
    actions: tuple[ActionCommand, ...] = ()
    """The action that was read back or asked about, or the two of which one was meant."""
    instead: Expectation | None = None
    """Where an action waits: what else may be done instead of answering what is asked about it."""
    which: bool = False
    """Whether the table has asked which of two was meant: 'two' answers that."""
    settles: bool = False
    """Whether the action is carried out by itself unless it is stopped."""
    anybody: bool = False
    """Whether whoever speaks does so for the one whose turn it is: in a lesson."""
    names: int | None = None
    """How many names are asked for, where that is known."""
    arranged: Callable[[Utterance], Command | None] = lambda utterance: None
    """Returns what is said of ears and the like in words of people's own."""

    def speaking(self, seat: int | None) -> int | None:
        """Return who speaks: the one whose microphone it is, or else the one whose turn it is."""
        return self.turn if seat is None or self.anybody else seat

    def may_correct(self, seat: int | None) -> bool:
        """Return whether who speaks may change what waits; anybody may stop it."""
        return self.anybody or seat in (None, self.turn)
