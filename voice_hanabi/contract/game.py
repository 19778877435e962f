"""What a game provides to the table: its rules, what can be said in it, and how it is announced.

The table holds a game's state and actions without looking inside. A ``Game`` is the same for every table; a
``Teller`` (``teller.py``) speaks about it in one language to the players of one table. Members that most
games have in common have a default here, so that a plain game defines about twelve members, including those
of its ``Teller``.
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
    """Raised for an action that the rules forbid, or an impossible game. The message is for the log."""


@contextmanager
def as_unfit(*refusals: type[Exception]) -> Iterator[None]:
    """Raise `Unfit` in place of these kinds of errors from a game's rules."""
    try:
        yield
    except refusals as error:
        raise Unfit(str(error)) from error


@dataclass(frozen=True, slots=True)
class Replayed:
    """What replaying a record gave, without the file's name."""

    summary: Mapping[str, object]
    """What ``replay --json`` prints; other programs rely on it."""
    line: str
    """The same as a short line of English."""
    names: tuple[str, ...] = ()
    """The players by seat."""
    rounds: tuple[tuple[Any, ...], ...] = ()
    """For each round, or for the whole game, its states: after the deal, and after each action."""


@dataclass(frozen=True, slots=True)
class Came:
    """The result of a finished game."""

    points: tuple[int, ...]
    """The score of each seat; one number if all play together."""
    most: int | None = None
    """The best possible score, if all play together."""
    lost: bool = False
    winners: tuple[int, ...] = ()
    """The seats that won, if they play against each other."""


class Game(ABC, Generic[State, Act, Event]):
    """A game that can be played at a table."""

    # Required of every game

    @property
    @abstractmethod
    def name(self) -> str:
        """Its name on the command line and in saved games, such as 'hanabi'."""

    @property
    @abstractmethod
    def players(self) -> range:
        """The possible numbers of players."""

    @abstractmethod
    def meaning(self, templates: Templates, names: Sequence[str]) -> Meaning:
        """Return the reader of sentences for a table of these players."""

    def meaning_of(self, templates: Templates, names: Sequence[str], also: Sequence[str]) -> Meaning:
        """Return the same for rules that let players say more: see ``also_said``."""
        return self.meaning(templates, names)

    def also_said(self, choices: Choices) -> tuple[str, ...]:
        """Return by name what the chosen rules let players say that other rules don't; empty by default."""
        return ()

    @abstractmethod
    def teller(self, wording: Wording) -> Teller[State, Act, Event]:
        """Return the `Teller` of the game in a language."""

    @abstractmethod
    def new(self, choices: Choices, seed: int) -> State:
        """Return a newly dealt game; the same choices and seed give the same deal. Raises `Unfit`."""

    @abstractmethod
    def opening(self, state: State) -> Sequence[Event]:
        """Return the events of the deal."""

    @abstractmethod
    def apply(self, state: State, action: Act) -> tuple[State, Sequence[Event]]:
        """Return the state after an action, and its events. Raises `Unfit` if a rule forbids it."""

    # Where its words are, and who plays it

    @property
    def folder(self) -> str:
        """The name of its folders in `grammars` and `locales`, or the path of a folder that holds both."""
        return self.name

    @property
    def has_secrets(self) -> bool:
        """Whether a player may know something that others may not; each then needs a private ear."""
        return True

    @property
    def usual_players(self) -> int:
        """The usual number of players, at most three."""
        return self.players[0]

    @property
    def word_kinds(self) -> Mapping[str, tuple[str, ...]]:
        """Kinds of words that can replace one another in what people say.

        Each comes with the prefixes of its lists' names.
        """
        return {}

    # What is said

    @property
    def actions(self) -> Mapping[str, type[commands.ActionCommand]]:
        """The intents that are actions of a turn, each with its command, whose fields are named like its
        slots.

        A game that makes its own commands from readings (``command_of``) leaves this empty.
        """
        return {}

    @cached_property
    def situations(self) -> Situations:
        """What is listened for, by situation."""
        return situations(actions=tuple(self.actions), questions=tuple(PLAIN_QUESTIONS), parts=())

    def command_of(self, reading: Reading) -> Command:
        """Return the command that a reading of the templates stands for, including those of any table.

        Raises `KeyError` for an intent without a command.
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
        """Return a command in canonical words, including those of any table."""
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
        """The rulebooks that can be played, each named by its language.

        The first is the default if none is in the table's language. Empty if there is only one.
        """
        return ()

    def book(self, choices: Choices) -> str | None:
        """Return the rulebook in use: the one named, else the one of the table's language."""
        for book in (choices.rulebook, choices.language, *self.rulebooks):
            if book in self.rulebooks:
                return book
        return None

    @property
    def variants(self) -> Sequence[str]:
        """The names of its variants and options, as in saved games."""
        return ()

    @property
    def suggestions(self) -> Mapping[str, Sequence[str]]:
        """The variants that make it 'harder', 'easier' or 'shorter', best first."""
        return {}

    def variant_named(self, name: str, book: str | None) -> str | None:
        """Return the variant that a typed name means, including names printed in a rulebook; ``None`` if
        none.
        """
        return spelled_alike(name, self.variants)

    def clash(self, choices: Choices, wording: Wording) -> str | None:
        """Return the sentence that says why these choices can't be combined, if they can't."""
        return None

    def summary(self, choices: Choices, wording: Wording) -> str:
        """Return a short summary of the choices, and who begins: 'Hanafuda, two decks'."""
        named = [wording.say("variant-name", variant=name) for name in choices.variants]
        chosen = ", ".join([wording.say("game-name", game=self.name), *named])
        return with_beginner(chosen, choices, wording)

    def rule(self, topic: str | None, choices: Choices, wording: Wording) -> str:
        """Explain a point of the chosen rules; without one explain the goal and how to ask for more."""
        return wording.say(rule_message(topic))

    # With real cards

    def printed(self, choices: Choices, wording: Wording) -> Sequence[PrintedCard]:
        """Return every card of its deck as it is printed; empty if it has no deck to print."""
        return ()

    def due(self, state: State) -> CardDue | None:
        """Return which card has to be shown before the game goes on; ``None`` if none."""
        return None

    def read(self, face: str, mark: int) -> Act:
        """Return the action of reading a card. Raises `Unfit` for a face of another game."""
        raise Unfit(f"{self.name} has no cards of paper.")

    def lies(self, state: State, face: str, mark: int) -> CardLies | None:
        """Return where a card is; ``None`` if nobody has read it yet, as in the deck."""
        return None

    def with_card(self, command: Command, face: str, lies: CardLies, state: State) -> Command | None:
        """Return an action completed with the card at a place; ``None`` if there is none."""
        return None

    def shows_card(self, command: Command) -> bool:
        """Return whether an action uses a card of the hand, which can be shown to a camera."""
        return False

    # In a game

    def next_by_itself(self, state: State) -> Act | None:
        """Return what the table does next without being asked, if anything: the deal of the next round."""
        return None

    def position(self, dealt: Mapping[str, object], choices: Choices) -> State:
        """Return the state that a lesson sets up from the cards it names. Raises `Unfit`."""
        raise Unfit(f"There are no lessons of {self.name}.")

    def partner(self, seat: int, level: Level, people: Collection[int] = ()) -> Partner[State, Act] | None:
        """Return a computer player for a seat of one game, or the advisor of a person there; ``None`` if the
        game has none.

        ``people`` are the seats that are known to be people's. The game's seed is not given to it: it would
        reveal the cards.
        """
        return None

    @property
    def has_partners(self) -> bool:
        """Whether the computer can play it."""
        return self.partner(0, Level.USUAL) is not None

    def came_to(self, state: State) -> Came | None:
        """Return the result of a finished game; ``None`` if it is not over, or no scores are kept."""
        return None

    # As records

    @property
    def moves(self) -> Sequence[type[Act]]:
        """The action types of its rules, dataclasses of numbers and texts, as saved games store them.

        A game that writes its own action records (``action_record``, ``action_of``) leaves this empty.
        """
        return ()

    def record(self, state: State, names: Sequence[str]) -> Mapping[str, object]:
        """Return a game so far as a record that ``replay`` reads. Raises `Unfit` if it can't be one."""
        raise Unfit(f"There are no records of {self.name}.")

    def replay(self, record: object) -> Replayed:
        """Replay a record by the rules. Raises `Unfit`, whose message says where it breaks them."""
        raise Unfit(f"There are no records of {self.name}.")

    def action_record(self, action: Act) -> Mapping[str, object]:
        """Return an action as plain data."""
        return {"action": plain_data.kind_of(type(action)), **plain_data.fields_of(action)}

    def action_of(self, record: Mapping[str, object]) -> Act:
        """Return the action of a record. Raises `KeyError`, `TypeError` or `ValueError` if it is invalid."""
        fields = dict(record)
        kinds = {plain_data.kind_of(kind): kind for kind in self.moves}
        return plain_data.made_of(kinds[str(fields.pop("action"))], fields)


def with_beginner(chosen: str, choices: Choices, wording: Wording) -> str:
    """Return a short summary of the choices, and who begins if that was chosen among these names."""
    if not choices.names or choices.beginner is None:
        return chosen
    begins = wording.say("begins-with", player=choices.names[choices.beginner])
    return f"{chosen}. {begins.rstrip('.')}"


AnyGame = Game[Any, Any, Any]
"""Any game; only the game itself knows the types of its states and actions."""
