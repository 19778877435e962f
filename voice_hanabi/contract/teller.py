"""What speaks of a game at a table: what can be said now, what becomes of it, and who hears what.

A game brings three of its members: what becomes of an action that was said, what is heard of what happened,
and how things stand. The others have a form that fits a plain game: one action a turn, nothing hidden.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from voice_hanabi.contract import expectations
from voice_hanabi.contract.commands import RULE, ActionCommand, Answer, Command, Question
from voice_hanabi.contract.expectations import Expectation, Situations
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.partners import Chosen, Level, Reason
from voice_hanabi.contract.shown import Board, Shown, ShownGroup
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement


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
    known: bool = False
    """Whether the one who does it may know that it is impossible, and others may not: it is refused to their
    ear alone before anybody hears of it. Without such an ear what is ``missing`` is asked for again."""


@dataclass(frozen=True, slots=True)
class Noting:
    """What becomes of a wish about one's own notes; without anything of it they are told."""

    note: Mapping[str, object] | None = None
    """What is kept, as saved games have it."""
    forget: bool = False


class Teller(ABC, Generic[State, Act, Event]):
    """Speaks of a game in one language to the players of one table.

    An ``audience`` is a seat (0-based), or ``None`` for everyone. Whatever it says to an audience is made
    from that audience's view of the state alone.
    """

    turn_events: tuple[type, ...] = ()
    """Events that tell no more than whose turn it is: a lesson leaves them out."""

    def __init__(self, wording: Wording, situations: Situations) -> None:
        """Take the words of a language, with the players' names, and what is listened for in the game."""
        self.wording = wording
        self.situations = situations

    # What every game brings

    @abstractmethod
    def request(self, command: ActionCommand, state: State) -> Incomplete | Refused | Ready[Act]:
        """Return what becomes of an action command of the one whose turn it is."""

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
    def standing(self, audience: int | None, state: State) -> str:
        """Say how the game stands and whose turn it is, to those who ask and when it is continued."""

    # What can be said, and what it means

    def expectation(self, state: State) -> Expectation:
        """Return all that may be said now: what a turn allows."""
        return self.situations.turn

    def makes_sense(self, command: Command, state: State) -> bool:
        """Return whether a command may be meant now, judged by what everyone may know: any may."""
        return True

    def placed(self, command: ActionCommand, state: State) -> ActionCommand:
        """Return a command with what it names in words of its own pinned down: 'the newest' is the third."""
        return command

    def at_any_time(self, command: Command, state: State, seat: int) -> Act | Refused | None:
        """Return what becomes of what a seat may do out of turn too; ``None`` for anything else."""
        return None

    def filled(self, command: ActionCommand, answer: Command) -> ActionCommand | None:
        """Return the command with the answer in it, or ``None`` when it answers something else.

        The answer may be an action by its form: 'the ribbon' is one where a card of two is to be taken.
        """
        return None

    def card_called(self, command: ActionCommand) -> Answer | None:
        """Return what an action's card was called instead of pointed at, as an answer would say it."""
        return None

    def bare(self, answer: Answer, state: State) -> tuple[ActionCommand, ...]:
        """Return the commands that an answer may mean where the table asked nothing, likeliest first.

        The first is obeyed where the game itself has asked (``asks``); else the table asks which was meant.
        """
        return ()

    def asks(self, state: State) -> bool:
        """Return whether the game itself has asked the one whose turn it is for a choice."""
        return False

    # Notes

    def noting(self, command: Command, state: State, seat: int) -> Noting | Refused | None:
        """Return what becomes of a wish about the notes of a seat; ``None`` for any other command."""
        return None

    def notes(self, notes: Sequence[Mapping[str, object]], state: State, seat: int) -> str:
        """Say a seat's notes on the cards that it still holds; nothing where there are none."""
        return ""

    def with_notes(
        self, shown: Shown, notes: Sequence[Mapping[str, object]], state: State, seat: int
    ) -> Shown:
        """Return what a seat is shown with its notes on its own cards."""
        return shown

    # What computer players say

    def said(self, action: Act, state: State) -> str:
        """Return what a player says who is about to do this; nothing where the news tell it all."""
        return ""

    def command_for(self, action: Act) -> ActionCommand | None:
        """Return the command that a person would give for an action, where the news depend on it."""
        return None

    def not_read_back(self, command: ActionCommand | None) -> ActionCommand | None:
        """Return a command for news that leave nothing out: where it was not read back, nobody heard it."""
        return command

    def explained(self, reason: Reason, asker: int, state: State) -> str:
        """Say why a computer player did something, to a seat that asks: only what that seat may know."""
        return ""

    def advised(self, chosen: Chosen[Act], seat: int, state: State) -> tuple[str, str]:
        """Return what a seat may say to do this, and the reason to give it, by what that seat may see."""
        return "", ""

    def instead(self, chosen: Chosen[Act], seat: int, state: State) -> str:
        """Say what the next best move is, and what a seat would lose by it; nothing where none is weighed."""
        return ""

    def meant(self, level: Level, people: Collection[int], seat: int, state: State) -> str:
        """Say what a seat's own cards are for by what players agree on; nothing where that is nothing.

        The others play at a ``level``; ``people`` are those that are no computers.
        """
        return ""

    def nudged(self, chosen: Chosen[Act], seat: int, state: State) -> str:
        """Say what kind of move this is, and no more; the reason where that is all that can be said."""
        return self.advised(chosen, seat, state)[1]

    # Questions

    def is_private(self, question: Question) -> bool:
        """Return whether an answer is for the one who asked alone, whatever it holds."""
        return False

    def answer(
        self, question: Question, audience: int | None, state: State, length: Length, asker: int
    ) -> str:
        """Return the answer for those who hear it, in whole sentences; ``asker`` is the seat that asked."""
        if question.is_about(RULE):
            return self.wording.say(rule_message(question.topic))
        return self.standing(audience, state)

    # Where things stand

    def prompt(self, state: State) -> str:
        """Say whose turn it is, or what the game asks."""
        return self.wording.say("turn-of", player=self.wording.name(state.current))

    def resumed(self, state: State) -> str:
        """Say where the game stands when it is continued."""
        return self.standing(None, state)

    def resumed_alone(self, state: State, seat: int) -> str:
        """Say to a seat what only it may know when a saved game is continued, and that it is its turn."""
        return self.standing(seat, state)

    def offered(self, state: State) -> str:
        """Say where a saved game stands, and ask whether to continue it."""
        return self.wording.say("offered", standing=self.resumed(state))

    def shown(self, state: State, seat: int) -> Shown:
        """Return what a seat may see, in words, with what it can say now."""
        turn = state.outcome is None and state.current == seat
        return Shown(
            title=self.prompt(state),
            turn=turn,
            facts=(self.standing(seat, state),),
            groups=self.groups(state, seat),
            deeds=(self.demonstrated(state),) if turn else (),
        )

    def last_move(self, state: State) -> str:
        """Say what was done last, as everybody may know it; where the game knows, else how it stands."""
        return self.standing(None, state)

    def board(self, state: State, *, unhidden: bool = False, taught: int | None = None) -> Board:
        """Return what everybody may know; ``unhidden`` shows all hands, where the game is long over.

        Where a seat is ``taught``, what others think of their cards may be shown, too.
        """
        return Board(
            self.prompt(state),
            "",
            facts=(self.standing(None, state),),
            over=state.outcome is not None,
        )

    def groups(self, state: State, seat: int) -> tuple[ShownGroup, ...]:
        """Return the cards that a seat may see, its own first: none where all is told in sentences."""
        return ()

    # What can be said, as examples

    def demonstrated(self, state: State) -> str:
        """Return what the one whose turn it is may well say now, by what that seat may see alone."""
        return self.wording.say("example-turn")

    def described(self, command: Command, state: State) -> str | None:
        """Return an action as it can be said, or ``None`` for what lacks something or is no action."""
        if not isinstance(command, ActionCommand):
            return None
        outcome = self.request(command, state)
        return outcome.sentence.rstrip(".") if isinstance(outcome, Ready) else None

    def example(self, expectation: Expectation, state: State) -> str:
        """Return something that can be said in a situation; it depends only on what everyone may know."""
        say = self.wording.say
        match expectation:
            case expectations.PLAYER:
                return self.wording.name((state.current + 1) % state.players)
            case expectations.CHOICE:
                return say("example-choice")
            case expectations.YES_NO:
                return say("example-yes")
            case self.situations.ended:
                return say("example-new-game")
            case _:
                return self.demonstrated(state)

    def help(self, expectation: Expectation, state: State) -> str:
        """Say what can be said in a situation."""
        return self.wording.say(f"help-{expectation.value}", **self.help_values(expectation, state))

    def help_values(self, expectation: Expectation, state: State) -> Mapping[str, str]:
        """Return the values in the help of a situation."""
        others = [name for seat, name in enumerate(self.wording.names) if seat != state.current]
        return {"example": self.example(expectation, state), "players": self.wording.one_of(others)}

    def help_about(self, topic: str, state: State) -> str:
        """Say more about ``topic``, 'moves' or 'questions', than the first help does."""
        return self.wording.say(f"help-{topic}")


def rule_message(topic: str | None) -> str:
    """Return the message that explains a point of a game's rules; without one it is the goal."""
    return f"rule-{topic or 'goal'}"
