"""What a game brings to the table: its rules, what can be said of it, and how it is told.

The table holds a game's state and actions without looking inside: only the game does. A ``Game`` is the same
for every table; a ``Teller`` speaks of it in one language to the players of one table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from voice_hanabi.language.templates import Templates
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.contract.choices import Choices
from voice_hanabi.table.contract.commands import ActionCommand, Answer, Command, Question
from voice_hanabi.table.contract.expectations import Expectation, Situations
from voice_hanabi.table.contract.length import Length
from voice_hanabi.table.contract.meaning import MeaningReader
from voice_hanabi.table.contract.shown import Shown


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
class Incomplete:
    """An action that lacks something: what the table should ask, and listen for."""

    command: ActionCommand
    expectation: Expectation
    question: str
    """The sentence that asks for it, said to everyone."""
    alone: str | None = None
    """What only the one whose turn it is may hear of it: the cards of their hand to choose from."""


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
    action: Act | None
    """``None`` where no action comes of it: ``impossible`` or ``missing`` then tells why."""
    sentence: str
    impossible: str = ""
    """Why it can't be carried out after all, where even that may be told only once it counts."""
    missing: Incomplete | None = None
    """What it lacks after all, where even that may be asked only once it counts."""


class Unfit(Exception):  # noqa: N818 - a sentence for people
    """An action that the rules forbid, or a game that they cannot set up. The message is for a log."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a record came to, but for the file's name."""

    summary: Mapping[str, object]
    """What ``replay --json`` prints: a promise to whoever reads it."""
    line: str
    """The same in one short line of English."""


class Teller(ABC, Generic[State, Act, Event]):
    """Speaks of a game in one language to the players of one table.

    An ``audience`` is a seat (0-based), or ``None`` for everyone. Whatever it says to an audience is made
    from that audience's view of the state alone.
    """

    @abstractmethod
    def expectation(self, state: State) -> Expectation:
        """Return all that may be said now."""

    @abstractmethod
    def makes_sense(self, command: Command, state: State) -> bool:
        """Tell whether a command may be meant now, judged by what everyone may know."""

    @abstractmethod
    def request(self, command: ActionCommand, state: State) -> Incomplete | Refused | Ready[Act]:
        """Return what becomes of an action command of the one whose turn it is."""

    @abstractmethod
    def placed(self, command: ActionCommand, state: State) -> ActionCommand:
        """Return a command with what it names in words of its own pinned down: 'the newest' is the third."""

    @abstractmethod
    def read_back(self, action: Act, state: State) -> str:
        """Return the sentence that reads an action back; it tells nothing that the action would reveal."""

    @abstractmethod
    def at_any_time(self, command: Command, state: State, seat: int) -> Act | Refused | None:
        """Return what becomes of what a seat may do out of turn too; ``None`` for anything else."""

    @abstractmethod
    def filled(self, command: ActionCommand, answer: Command) -> ActionCommand | None:
        """Return the command with the answer in it, or ``None`` when it answers something else.

        The answer may be an action by its form: 'the ribbon' is one where a card of two is to be taken.
        """

    @abstractmethod
    def bare(self, answer: Answer, state: State) -> tuple[ActionCommand, ...]:
        """Return the commands that an answer may mean where the table asked nothing, likeliest first.

        The first is obeyed where the game itself has asked (``asks``); else the table asks which was meant.
        """

    @abstractmethod
    def asks(self, state: State) -> bool:
        """Tell whether the game itself has asked the one whose turn it is for a choice."""

    @abstractmethod
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

    @abstractmethod
    def is_private(self, question: Question) -> bool:
        """Tell whether an answer is for the one who asked alone, whatever it holds."""

    @abstractmethod
    def answer(
        self, question: Question, audience: int | None, state: State, length: Length, asker: int
    ) -> str:
        """Return the answer for those who hear it, in whole sentences; ``asker`` is the seat that asked."""

    @abstractmethod
    def resumed(self, state: State) -> str:
        """Say where the game stands when it is gone on with."""

    @abstractmethod
    def resumed_alone(self, state: State, seat: int) -> str:
        """Say to a seat what only it may know when a saved game is gone on with, and that it is its turn."""

    @abstractmethod
    def offered(self, state: State) -> str:
        """Say where a saved game stands, and ask whether to go on with it."""

    @abstractmethod
    def prompt(self, state: State) -> str:
        """Say whose turn it is, or what the game asks."""

    @abstractmethod
    def example(self, expectation: Expectation, state: State) -> str:
        """Return something that can be said in a situation; it depends only on what everyone may know."""

    @abstractmethod
    def help(self, expectation: Expectation, state: State) -> str:
        """Say what can be said in a situation."""

    @abstractmethod
    def help_about(self, topic: str, state: State) -> str:
        """Say more about ``topic``, 'moves' or 'questions', than the first help does."""

    @abstractmethod
    def demonstrated(self, state: State) -> str:
        """Return what the one whose turn it is may well say now, by what that seat may see alone."""

    @abstractmethod
    def shown(self, state: State, seat: int) -> Shown:
        """Return what a seat may see, in words, with what it can say now."""

    @abstractmethod
    def described(self, command: Command, state: State) -> str | None:
        """Return an action as it can be said, or ``None`` for what lacks something or is no action."""


class Game(ABC, Generic[State, Act, Event]):
    """A game that can be played at a table."""

    @property
    @abstractmethod
    def name(self) -> str:
        """Its name on the command line and in saved games: 'hanabi'."""

    @property
    @abstractmethod
    def folder(self) -> str:
        """The name of its folders of grammars and locales."""

    @property
    @abstractmethod
    def players(self) -> range:
        """With how many it can be played."""

    @property
    @abstractmethod
    def usual_players(self) -> int:
        """How many play it as a rule, three at most."""

    @property
    @abstractmethod
    def situations(self) -> Situations:
        """What is listened for, by situation."""

    @property
    @abstractmethod
    def word_kinds(self) -> Mapping[str, tuple[str, ...]]:
        """Kinds of words that stand for one another in what people say.

        With each stand the beginnings of the names of its lists.
        """

    # What is said

    @abstractmethod
    def meaning(self, templates: Templates, names: Sequence[str]) -> MeaningReader:
        """Return what reads sentences at a table of these players."""

    @abstractmethod
    def command_of(self, reading: Reading) -> Command:
        """Return the command that a reading of the templates stands for, one of any table included."""

    @abstractmethod
    def canonical(self, command: Command, names: Sequence[str]) -> dict[str, object]:
        """Return a command in canonical words, one of any table included."""

    @abstractmethod
    def conceivable(self, command: Command, speaking: int) -> bool:
        """Tell whether the one who speaks (a seat) may mean a command, whatever the state of the game is."""

    @abstractmethod
    def teller(self, wording: Wording) -> Teller[State, Act, Event]:
        """Return what speaks of the game in a language."""

    # Before a game

    @property
    @abstractmethod
    def variants(self) -> Sequence[str]:
        """The names of its variants and options, as saved games have them."""

    @property
    @abstractmethod
    def suggestions(self) -> Mapping[str, Sequence[str]]:
        """The variants that make it 'harder', 'easier' or 'shorter', the best first."""

    @abstractmethod
    def variant_named(self, name: str, book: str) -> str | None:
        """Return the variant that a typed name means, one printed in a rulebook too; ``None`` for none."""

    @abstractmethod
    def clash(self, choices: Choices, wording: Wording) -> str | None:
        """Return the sentence that says why these choices do not go together, if they do not."""

    @abstractmethod
    def summary(self, choices: Choices, wording: Wording) -> str:
        """Return the rules that were chosen, in a few words: 'English rules, five colours'."""

    @abstractmethod
    def rule(self, topic: str | None, choices: Choices, wording: Wording) -> str:
        """Explain a point of the rules as they were chosen; without one the goal, and what to ask for."""

    @abstractmethod
    def new(self, choices: Choices, seed: int) -> State:
        """Return the freshly dealt game; the same choices and seed deal the same. Raises `Unfit`."""

    # In a game

    @abstractmethod
    def opening(self, state: State) -> Sequence[Event]:
        """Return the events of the deal of a fresh game."""

    @abstractmethod
    def legal(self, state: State) -> Sequence[Act]:
        """Return what the one whose turn it is may do now, in a stable order."""

    @abstractmethod
    def apply(self, state: State, action: Act) -> tuple[State, Sequence[Event]]:
        """Return the state after an action, and what happened. Raises `Unfit` where a rule forbids it."""

    @abstractmethod
    def next_by_itself(self, state: State) -> Act | None:
        """Return what the table does by itself now, if anything: the deal of the next round."""

    # As records

    @abstractmethod
    def record(self, state: State, names: Sequence[str]) -> Mapping[str, object]:
        """Return a game so far as a record that ``replay`` reads. Raises `Unfit` where it cannot be one."""

    @abstractmethod
    def replay(self, record: object) -> Replayed:
        """Play a record again by the rules. Raises `Unfit`: its sentence says where it is broken."""

    @abstractmethod
    def action_record(self, action: Act) -> Mapping[str, object]:
        """Return an action as plain data."""

    @abstractmethod
    def action_of(self, record: Mapping[str, object]) -> Act:
        """Return the action of a record. Raises `KeyError`, `TypeError` or `ValueError` for what is none."""


AnyGame = Game[Any, Any, Any]
"""A game, of whatever kind: what is inside its states and actions is its own."""
