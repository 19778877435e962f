"""What a game says at a table: what can be said now, what a command leads to, and who hears what.

A game defines three members: the result of a requested action, the news of what happened, and how things
stand. The others have defaults that fit a plain game: one action per turn, nothing hidden.
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
    """What the table knows about a game's state."""

    @property
    def current(self) -> int:
        """The seat (0-based) whose turn it is."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def turn(self) -> int:
        """The number of completed turns."""

    @property
    def outcome(self) -> object | None:
        """How the game ended, ``None`` while it is being played."""


State = TypeVar("State", bound=Position)
Act = TypeVar("Act")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Incomplete:
    """An action with a part missing: what the table asks, and listens for."""

    command: ActionCommand
    expectation: Expectation
    question: str
    """The question, said to everyone."""
    alone: str | None = None
    """What only the player whose turn it is may hear of it: the cards of their hand to choose from."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that a rule forbids now, with the sentence that says so."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Ready(Generic[Act]):
    """An action that can be carried out, its command, and the sentence that reads it back.

    The sentence says nothing that only the action itself may reveal, because it can still be taken back.
    """

    command: ActionCommand
    action: Act | None
    """``None`` if no action results; ``impossible`` or ``missing`` then says why."""
    sentence: str
    impossible: str = ""
    """Why it can't be carried out, if even that may only be said once the action is final."""
    missing: Incomplete | None = None
    """What is missing, if even that may only be asked once the action is final."""
    known: bool = False
    """Whether the player may know that it is impossible and others may not. It is then refused privately
    before anybody else hears of it; without a private ear the table asks again for what is ``missing``."""


@dataclass(frozen=True, slots=True)
class Noting:
    """The result of a request about one's own notes; empty means that the notes are read out."""

    note: Mapping[str, object] | None = None
    """The notes to keep, as saved games store them."""
    forget: bool = False
    doubt: str = ""
    """A sentence for the seat's ear if what it knows contradicts the note."""


class Teller(ABC, Generic[State, Act, Event]):
    """Speaks about a game in one language to the players of one table.

    An ``audience`` is a seat (0-based), or ``None`` for everyone. What an audience hears is made only from
    that audience's view of the state.
    """

    turn_events: tuple[type, ...] = ()
    """Events that only say whose turn it is; a lesson leaves them out."""

    def __init__(self, wording: Wording, situations: Situations) -> None:
        """Take a language's words, the players' names, and the game's situations."""
        self.wording = wording
        self.situations = situations

    # Required of every game

    @abstractmethod
    def request(self, command: ActionCommand, state: State) -> Incomplete | Refused | Ready[Act]:
        """Return the result of an action command by the player whose turn it is."""

    @abstractmethod
    def news(
        self,
        audience: int | None,
        events: Sequence[Event],
        state: State,
        length: Length,
        command: ActionCommand | None,
    ) -> list[Announcement]:
        """Return what an audience hears about the events that led to a state, without what they may not know.

        ``command`` is what was said to cause them.
        """

    @abstractmethod
    def standing(self, audience: int | None, state: State) -> str:
        """Say how the game stands and whose turn it is, when asked or when it is resumed."""

    # What can be said, and what it means

    def expectation(self, state: State) -> Expectation:
        """Return everything that may be said now: what a turn allows."""
        return self.situations.turn

    def makes_sense(self, command: Command, state: State) -> bool:
        """Return whether a command makes sense now, judged by what everyone may know; always by default."""
        return True

    def placed(self, command: ActionCommand, state: State) -> ActionCommand:
        """Return a command with relative words resolved: 'the newest' is the third."""
        return command

    def at_any_time(self, command: Command, state: State, seat: int) -> Act | Refused | None:
        """Return the result of something that a seat may also do out of turn; ``None`` for anything else."""
        return None

    def filled(self, command: ActionCommand, answer: Command) -> ActionCommand | None:
        """Return the command completed by the answer, or ``None`` if the answer is to something else.

        The answer may have the form of an action: 'the ribbon' is one when a card of two can be taken.
        """
        return None

    def card_called(self, command: ActionCommand) -> Answer | None:
        """Return what an action's card was called, as an answer; ``None`` if only its place was said."""
        return None

    def bare(self, answer: Answer, state: State) -> tuple[ActionCommand, ...]:
        """Return the commands that an answer may mean when the table asked nothing, likeliest first.

        The first is carried out if the game itself has asked (``asks``); otherwise the table asks which was
        meant.
        """
        return ()

    def asks(self, state: State) -> bool:
        """Return whether the game itself has asked the current player for a choice."""
        return False

    # Notes

    def noting(self, command: Command, state: State, seat: int) -> Noting | Refused | None:
        """Return the result of a request about a seat's notes; ``None`` for any other command."""
        return None

    def notes(self, notes: Sequence[Mapping[str, object]], state: State, seat: int) -> str:
        """Say a seat's notes on the cards it still holds; nothing if there are none."""
        return ""

    def with_notes(
        self, shown: Shown, notes: Sequence[Mapping[str, object]], state: State, seat: int
    ) -> Shown:
        """Return what a seat is shown, with its notes on its own cards."""
        return shown

    # What computer players say

    def said(self, action: Act, state: State) -> str:
        """Return what a player says before doing this; empty if the news says everything."""
        return ""

    def command_for(self, action: Act) -> ActionCommand | None:
        """Return the command that a person would give for an action, if the news depends on it."""
        return None

    def not_read_back(self, command: ActionCommand | None) -> ActionCommand | None:
        """Return a command with which the news tells everything, for an action that was not read back."""
        return command

    def explained(self, reason: Reason, asker: int, state: State) -> str:
        """Say why a computer player did something, to a seat that asks: only what that seat may know."""
        return ""

    def advised(self, chosen: Chosen[Act], seat: int, state: State) -> tuple[str, str]:
        """Return what a seat may say to do this, and the reason, from what that seat may see."""
        return "", ""

    def instead(self, chosen: Chosen[Act], seat: int, state: State) -> str:
        """Say another move, and what a seat would lose by it; nothing if moves aren't weighed."""
        return ""

    def meant(self, level: Level, people: Collection[int], seat: int, state: State) -> str:
        """Say what a seat's own cards are for by the conventions; nothing if they say nothing.

        The others play at a ``level``; ``people`` are the seats that are not computers.
        """
        return ""

    def weighed(self, command: ActionCommand, reading: Reason, seat: int, state: State) -> str:
        """Say what the conventions say about the card that a seat may play or discard; nothing by default.

        ``reading`` is a reason by which the seat's partners read clues.
        """
        return ""

    def forbidden(self, deed: str, state: State) -> str:
        """Say why a kind of move isn't allowed now; nothing if it is."""
        return ""

    def nudged(self, chosen: Chosen[Act], seat: int, state: State) -> str:
        """Say only what kind of move this is, or the reason if nothing more can be said."""
        return self.advised(chosen, seat, state)[1]

    # Questions

    def is_private(self, question: Question) -> bool:
        """Return whether only the player who asks may hear the answer, whatever it says."""
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
        """Say how the game stands when it is resumed."""
        return self.standing(None, state)

    def resumed_alone(self, state: State, seat: int) -> str:
        """Say to a seat what only it may know when a saved game is resumed, and that it is its turn."""
        return self.standing(seat, state)

    def offered(self, state: State) -> str:
        """Say how a saved game stands, and ask whether to resume it."""
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
        """Say the last move as everybody may know it, or how the game stands if the game doesn't say."""
        return self.standing(None, state)

    def board(self, state: State, *, unhidden: bool = False, taught: int | None = None) -> Board:
        """Return what everybody may know; ``unhidden`` shows all hands of a finished game.

        If a seat is ``taught``, what others think of their cards may be shown too.
        """
        return Board(
            self.prompt(state),
            "",
            facts=(self.standing(None, state),),
            over=state.outcome is not None,
        )

    def groups(self, state: State, seat: int) -> tuple[ShownGroup, ...]:
        """Return the cards that a seat may see, its own first; empty if everything is said in sentences."""
        return ()

    # What can be said, as examples

    def demonstrated(self, state: State) -> str:
        """Return a good example of what the current player may say, from what that seat may see."""
        return self.wording.say("example-turn")

    def described(self, command: Command, state: State) -> str | None:
        """Return an action in words that can be said, or ``None`` if it lacks something or is no action."""
        if not isinstance(command, ActionCommand):
            return None
        outcome = self.request(command, state)
        return outcome.sentence.rstrip(".") if isinstance(outcome, Ready) else None

    def example(self, expectation: Expectation, state: State) -> str:
        """Return an example for a situation; it depends only on what everyone may know."""
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
        """Return the values for the help of a situation."""
        others = [name for seat, name in enumerate(self.wording.names) if seat != state.current]
        return {"example": self.example(expectation, state), "players": self.wording.one_of(others)}

    def help_about(self, topic: str, state: State) -> str:
        """Say more about ``topic``, 'moves' or 'questions', than the first help does."""
        return self.wording.say(f"help-{topic}")


def rule_message(topic: str | None) -> str:
    """Return the message that explains a point of a game's rules; without one it is the goal."""
    return f"rule-{topic or 'goal'}"
