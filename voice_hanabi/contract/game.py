"""What a game brings to the table: its rules, what can be said of it, and how it is announced.

The table holds a game's state and actions without looking inside: only the game does. A ``Game`` is the same
for every table; a ``Teller`` (``teller.py``) speaks of it in one language to the players of one table. What
most games have alike has its usual form here, so that a plain game brings some twelve members, those of its
``Teller`` included; the others are for games that have more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from voice_hanabi.contract import canonical_words, commands, plain_data
from voice_hanabi.contract.choices import Choices, spelled_alike
from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.expectations import Situations, situations
from voice_hanabi.contract.meaning import Meaning
from voice_hanabi.contract.partners import Level, Partner
from voice_hanabi.contract.questions import PLAIN_QUESTIONS, PlainQuestion
from voice_hanabi.contract.shown import CardDue, CardLies, PrintedCard
from voice_hanabi.contract.teller import Act, Event, State, Teller, rule_message
from voice_hanabi.language.templates import Templates
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.language.wording import Wording


class Unfit(Exception):  # noqa: N818 - a sentence for people
    """An action that the rules forbid, or a game that they cannot set up. The message is for a log."""


@contextmanager
def as_unfit(*refusals: type[Exception]) -> Iterator[None]:
    """Raise `Unfit` for what a game's rules refuse by errors of these kinds."""
    try:
        yield
    except refusals as error:
        raise Unfit(str(error)) from error


@dataclass(frozen=True, slots=True)
class Replayed:
    """What a record came to, except for the file's name."""

    summary: Mapping[str, object]
    """What ``replay --json`` prints: a promise to the person who reads it."""
    line: str
    """The same in one short line of English."""
    names: tuple[str, ...] = ()
    """The players by seat."""
    rounds: tuple[tuple[Any, ...], ...] = ()
    """For each round, or for the one game, its states: as it was dealt, and after each action."""


@dataclass(frozen=True, slots=True)
class Came:
    """What a finished game came to."""

    points: tuple[int, ...]
    """For each seat; one number for all where they play together."""
    most: int | None = None
    """The most that could be reached, where all play together."""
    lost: bool = False
    winners: tuple[int, ...] = ()
    """The seats that won, where they play against each other."""


class Game(ABC, Generic[State, Act, Event]):
    """A game that can be played at a table."""

    # What every game brings

    @property
    @abstractmethod
    def name(self) -> str:
        """Its name on the command line and in saved games: 'hanabi'."""

    @property
    @abstractmethod
    def players(self) -> range:
        """With how many it can be played."""

    @abstractmethod
    def meaning(self, templates: Templates, names: Sequence[str]) -> Meaning:
        """Return what reads sentences at a table of these players."""

    def meaning_of(self, templates: Templates, names: Sequence[str], also: Sequence[str]) -> Meaning:
        """Return the same where the rules let players say more: what ``also_said`` tells of the choices."""
        return self.meaning(templates, names)

    def also_said(self, choices: Choices) -> tuple[str, ...]:
        """Return by name what the chosen rules let players say that others don't: nothing."""
        return ()

    @abstractmethod
    def teller(self, wording: Wording) -> Teller[State, Act, Event]:
        """Return what speaks of the game in a language."""

    @abstractmethod
    def new(self, choices: Choices, seed: int) -> State:
        """Return the freshly dealt game; the same choices and seed deal the same. Raises `Unfit`."""

    @abstractmethod
    def opening(self, state: State) -> Sequence[Event]:
        """Return the events of the deal of a fresh game."""

    @abstractmethod
    def apply(self, state: State, action: Act) -> tuple[State, Sequence[Event]]:
        """Return the state after an action, and what happened. Raises `Unfit` where a rule forbids it."""

    # Where its words are, and by whom it is played

    @property
    def folder(self) -> str:
        """The name of its folders in `grammars` and `locales`, or the path of a folder that holds both."""
        return self.name

    @property
    def has_secrets(self) -> bool:
        """Whether anybody may know something that others may not: then each needs a private ear."""
        return True

    @property
    def usual_players(self) -> int:
        """How many play it as a rule, three at most."""
        return self.players[0]

    @property
    def word_kinds(self) -> Mapping[str, tuple[str, ...]]:
        """Kinds of words that stand for one another in what people say.

        With each stand the beginnings of the names of its lists.
        """
        return {}

    # What is said

    @property
    def actions(self) -> Mapping[str, type[commands.ActionCommand]]:
        """The intents that are actions of a turn, and what each means; its fields are named as its slots.

        A game that makes its own commands of readings (``command_of``) leaves this empty.
        """
        return {}

    @cached_property
    def situations(self) -> Situations:
        """What is listened for, by situation."""
        return situations(actions=tuple(self.actions), questions=tuple(PLAIN_QUESTIONS), parts=())

    def command_of(self, reading: Reading) -> Command:
        """Return the command that a reading of the templates stands for, one of any table included.

        Raises `KeyError` for an intent that no command knows.
        """
        shared = commands.command_of(reading)
        if shared is not None:
            return shared
        slots = dict(reading.slots)
        if reading.intent in self.actions:
            return self.actions[reading.intent](**slots)
        topic, asker = slots.get("topic"), slots.get("asker")
        about = PLAIN_QUESTIONS[reading.intent]
        return PlainQuestion(about, commands.text_of(topic), commands.number_of(asker))

    def canonical(self, command: Command, names: Sequence[str]) -> dict[str, object]:
        """Return a command in canonical words, one of any table included."""
        shared = canonical_words.canonical(command, names)
        if shared is not None:
            return shared
        words = plain_data.fields_of(command)
        if isinstance(command, commands.Question):
            asker = None if command.asker is None else names[command.asker]
            words = {"type": "question", **words, "about": command.about.value, "asker": asker}
        else:
            words = {"type": plain_data.kind_of(type(command)), **words}
        return canonical_words.without_gaps(words)

    def conceivable(self, command: Command, speaking: int) -> bool:
        """Return whether the speaker (a seat) may mean a command, whatever the state of the game."""
        return True

    # Before a game

    @property
    def rulebooks(self) -> Sequence[str]:
        """The rulebooks by which it can be played, each named as the language it is written in.

        The first is the usual one where the table speaks another language. None where there is but one.
        """
        return ()

    def book(self, choices: Choices) -> str | None:
        """Return the rulebook that is played by: the one named, else that of the table's language."""
        for book in (choices.rulebook, choices.language, *self.rulebooks):
            if book in self.rulebooks:
                return book
        return None

    @property
    def variants(self) -> Sequence[str]:
        """The names of its variants and options, as saved games have them."""
        return ()

    @property
    def suggestions(self) -> Mapping[str, Sequence[str]]:
        """The variants that make it 'harder', 'easier' or 'shorter', the best first."""
        return {}

    def variant_named(self, name: str, book: str | None) -> str | None:
        """Return the variant that a typed name means, one printed in a rulebook too; ``None`` for none."""
        return spelled_alike(name, self.variants)

    def clash(self, choices: Choices, wording: Wording) -> str | None:
        """Return the sentence that says why these choices do not go together, if they do not."""
        return None

    def summary(self, choices: Choices, wording: Wording) -> str:
        """Return what was chosen, in a few words, and who begins: 'Hanafuda, two decks'."""
        named = [wording.say("variant-name", variant=name) for name in choices.variants]
        chosen = ", ".join([wording.say("game-name", game=self.name), *named])
        return with_beginner(chosen, choices, wording)

    def rule(self, topic: str | None, choices: Choices, wording: Wording) -> str:
        """Explain a point of the rules as they were chosen; without one the goal, and what to ask for."""
        return wording.say(rule_message(topic))

    # As cards of paper

    def printed(self, choices: Choices, wording: Wording) -> Sequence[PrintedCard]:
        """Return every card of its deck as it is printed: none where it has no deck to print."""
        return ()

    def due(self, state: State) -> CardDue | None:
        """Return which card has to be shown before the game goes on; ``None`` where none has."""
        return None

    def read(self, face: str, mark: int) -> Act:
        """Return the action that reads a card. Raises `Unfit` for a face of another game."""
        raise Unfit(f"{self.name} has no cards of paper.")

    def lies(self, state: State, face: str, mark: int) -> CardLies | None:
        """Return where a card lies; ``None`` where nobody has read it, as in the deck."""
        return None

    def with_card(self, command: Command, face: str, lies: CardLies, state: State) -> Command | None:
        """Return what an action would be with the card of a place; ``None`` where it has none."""
        return None

    def shows_card(self, command: Command) -> bool:
        """Return whether an action is one with a card of the hand, which can be shown to a camera."""
        return False

    # In a game

    def next_by_itself(self, state: State) -> Act | None:
        """Return what the table does by itself now, if anything: the deal of the next round."""
        return None

    def position(self, dealt: Mapping[str, object], choices: Choices) -> State:
        """Return a state that a lesson sets up, by the cards that it names. Raises `Unfit`."""
        raise Unfit(f"There are no lessons of {self.name}.")

    def partner(
        self, seat: int, level: Level, seed: int, people: Collection[int] = ()
    ) -> Partner[State, Act] | None:
        """Return a computer player for a seat of one game; ``None`` where the game has none.

        ``people`` are the seats that are known to be no computers.
        """
        return None

    def advisor(self, seat: int, level: Level, people: Collection[int]) -> Partner[State, Act] | None:
        """Return what advises a seat at a table of partners of a level; ``None`` where the game has none.

        It reads clues as they do, plainly where they are beginners' companions, and its chance is the same
        in every game: the game's own would tell of its cards.
        """
        plain = level is Level.COMPANION
        return self.partner(seat, Level.COMPANION if plain else Level.USUAL, 0, people)

    @property
    def has_partners(self) -> bool:
        """Whether the computer can play it."""
        return self.partner(0, Level.USUAL, 0) is not None

    def came_to(self, state: State) -> Came | None:
        """Return what a finished game came to; ``None`` where it is not over, or no scores are kept."""
        return None

    # As records

    @property
    def moves(self) -> Sequence[type[Act]]:
        """The kinds of actions of its rules, dataclasses of numbers and texts, as saved games hold them.

        A game that writes its own records of actions (``action_record``, ``action_of``) leaves this empty.
        """
        return ()

    def record(self, state: State, names: Sequence[str]) -> Mapping[str, object]:
        """Return a game so far as a record that ``replay`` reads. Raises `Unfit` where it cannot be one."""
        raise Unfit(f"There are no records of {self.name}.")

    def replay(self, record: object) -> Replayed:
        """Play a record again by the rules. Raises `Unfit`: its sentence says where it is broken."""
        raise Unfit(f"There are no records of {self.name}.")

    def action_record(self, action: Act) -> Mapping[str, object]:
        """Return an action as plain data."""
        return {"action": plain_data.kind_of(type(action)), **plain_data.fields_of(action)}

    def action_of(self, record: Mapping[str, object]) -> Act:
        """Return the action of a record. Raises `KeyError`, `TypeError` or `ValueError` for what is none."""
        fields = dict(record)
        kinds = {plain_data.kind_of(kind): kind for kind in self.moves}
        return plain_data.made_of(kinds[str(fields.pop("action"))], fields)


def with_beginner(chosen: str, choices: Choices, wording: Wording) -> str:
    """Return what was chosen, in a few words, and who begins where that was chosen among these names."""
    if not choices.names or choices.beginner is None:
        return chosen
    begins = wording.say("begins-with", player=choices.names[choices.beginner])
    return f"{chosen}. {begins.rstrip('.')}"


AnyGame = Game[Any, Any, Any]
"""A game, of whatever kind: what is inside its states and actions is its own."""
