"""What a game brings to the table: its rules, what can be said of it, and how it is told.

The table holds a game's state and actions without looking inside: only the game does. ``Game`` is the same
for every table; a ``Teller`` speaks of the game in one language to the players of one table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.choices import Choices
from voice_hanabi.table.commands import ActionCommand, Answer, Command, Question
from voice_hanabi.table.expectations import Expectation, Situations
from voice_hanabi.table.language.templates import Templates
from voice_hanabi.table.language.word_graph import Reading
from voice_hanabi.table.language.wording import Wording
from voice_hanabi.table.length import Length
from voice_hanabi.table.meaning import Meaning


class Position(Protocol):
    """What the table knows of a game's state."""

    @property
    def current(self) -> int:
        """The seat (0-based) whose turn it is."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def turn(self) -> int:
        """How many turns are over."""

    @property
    def outcome(self) -> object | None:
        """How the game ended, ``None`` while it is played."""


State = TypeVar("State", bound=Position)
Act = TypeVar("Act")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Missing:
    """An action that lacks something: what the table should ask, and listen for."""

    command: ActionCommand
    expectation: Expectation
    question: str
    """The sentence that asks for it."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that a rule forbids now: the sentence that says so."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Ready(Generic[Act]):
    """An action that can be carried out, the command for it, and the sentence that reads it back.

    The sentence tells nothing that only the action itself may reveal: what is read back can be taken back.
    """

    command: ActionCommand
    action: Act
    sentence: str


class Unfit(Exception):  # noqa: N818 - a sentence for people
    """An action that the rules forbid, or a game that they cannot set up. The message is for a log."""


class Teller(Protocol[State, Act, Event]):
    """Speaks of a game in one language to the players of one table.

    An ``audience`` is a seat (0-based), or ``None`` for everyone. Whatever it says to an audience is made
    from that audience's view of the state alone.
    """

    def expectation(self, state: State) -> Expectation:
        """Return all that may be said now."""

    def makes_sense(self, command: Command, state: State) -> bool:
        """Tell whether a command may be meant now, judged by what everyone may know."""

    def request(
        self, command: ActionCommand, state: State
    ) -> Missing | Refused | Ready[Act]:
        """Return what becomes of an action command of the one whose turn it is."""

    def at_any_time(self, command: Command, state: State, seat: int) -> Refused | Ready[Act] | None:
        """Return what becomes of what a seat may do out of turn too; ``None`` for anything else."""

    def filled(self, command: ActionCommand, answer: Answer) -> ActionCommand | None:
        """Return the command with the answer in it, or ``None`` when it answers something else."""

    def bare(self, answer: Answer, state: State) -> tuple[ActionCommand, ...]:
        """Return the one or two commands that an answer may mean where nothing was asked, likeliest first.

        Of one it is asked whether it was meant, unless the game itself asked for it (``asked_by_game``).
        """

    def asks(self, state: State) -> bool:
        """Tell whether the game itself has asked the one whose turn it is for a choice."""

    def news(
        self,
        audience: int | None,
        events: Sequence[Event],
        state: State,
        length: Length,
        command: ActionCommand | None,
    ) -> list[Announcement]:
        """Return what an audience hears of events that led to a state, what they may not know left out.

        ``command`` is what was said to bring them about.
        """

    def is_private(self, question: Question) -> bool:
        """Tell whether an answer is for the one who asked alone, whatever it holds."""

    def answer(
        self, question: Question, audience: int | None, state: State, length: Length, asker: int
    ) -> str:
        """Return the answer for those who hear it, as one or more sentences; ``asker`` is the seat that asked."""

    def resumed(self, state: State) -> str:
        """Say where the game stands when it is gone on with."""

    def offered(self, state: State) -> str:
        """Say where a saved game stands, and ask whether to go on with it."""

    def prompt(self, state: State) -> str:
        """Say whose turn it is, or what the game asks."""

    def example(self, expectation: Expectation, state: State) -> str:
        """Return something that can be said in a situation; it depends only on what everyone may know."""

    def help(self, expectation: Expectation, state: State) -> str:
        """Say what can be said in a situation."""

    def described(self, command: Command, state: State) -> str | None:
        """Return an action as it can be said, or ``None`` for what lacks something or is no action."""


class Game(Protocol[State, Act, Event]):
    """A game that can be played at a table."""

    @property
    def name(self) -> str:
        """Its name on the command line and in saved games: 'hanabi'."""

    @property
    def folder(self) -> str:
        """The name of its folders of grammars and locales."""

    @property
    def players(self) -> range:
        """With how many it can be played."""

    @property
    def situations(self) -> Situations:
        """What is listened for, by situation."""

    @property
    def word_kinds(self) -> Mapping[str, tuple[str, ...]]:
        """Kinds of words that stand for one another in what people say, with the beginnings of their lists' names."""

    # What is said

    def meaning(self, templates: Templates, names: Sequence[str]) -> Meaning:
        """Return what reads sentences at a table of these players."""

    def command_of(self, reading: Reading) -> Command:
        """Return the command that a reading of the templates stands for, one of any table included."""

    def canonical(self, command: Command, names: Sequence[str]) -> dict[str, object]:
        """Return a command in canonical words, one of any table included."""

    def teller(self, wording: Wording) -> Teller[State, Act, Event]:
        """Return what speaks of the game in a language."""

    # Before a game

    def clash(self, choices: Choices, wording: Wording) -> str | None:
        """Return the sentence that says why these choices do not go together, if they do not."""

    def summary(self, choices: Choices, wording: Wording) -> str:
        """Return the rules that were chosen, in a few words: 'English rules, five colours'."""

    def rule(self, topic: str, choices: Choices, wording: Wording) -> str:
        """Explain a point of the rules as they were chosen."""

    def new(self, choices: Choices, seed: int) -> State:
        """Return the freshly dealt game; the same choices and seed deal the same. Raises `Unfit`."""

    # In a game

    def opening(self, state: State) -> Sequence[Event]:
        """Return the events of the deal of a fresh game."""

    def apply(self, state: State, action: Act) -> tuple[State, Sequence[Event]]:
        """Return the state after an action, and what happened. Raises `Unfit` where a rule forbids it."""

    def next_by_itself(self, state: State) -> Act | None:
        """Return what the table does by itself now, if anything: the deal of the next round."""

    def action_record(self, action: Act) -> Mapping[str, object]:
        """Return an action as plain data."""

    def action_of(self, record: Mapping[str, object]) -> Act:
        """Return the action of a record. Raises `KeyError`, `TypeError` or `ValueError` for what is none."""


AnyGame = Game[Any, Any, Any]
"""A game, of whatever kind: what is inside its states and actions is its own."""
