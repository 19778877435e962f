"""What every part of the conversation needs: words, an ear for them, and ways to say something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.table.contract.commands import Command
from voice_hanabi.table.contract.expectations import Expectation
from voice_hanabi.table.contract.game import AnyGame
from voice_hanabi.table.contract.length import Length
from voice_hanabi.table.contract.wanted import check as check_words
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.understanding.interpreter import interpreter_of
from voice_hanabi.table.understanding.waits import Waits


class Confirm(Enum):
    """When an action is carried out."""

    ANNOUNCE = "announce"
    """It is read back and carried out after a moment in which 'no' takes it back."""
    ASK = "ask"
    """It is carried out after a spoken yes."""
    NEVER = "never"
    """It is carried out at once."""


class Reach(Enum):
    """Whether something can be said to a seat alone."""

    YES = "yes"
    HEADSET_ELSEWHERE = "headset-elsewhere"
    """The seat shares a headset that it does not hold: what is said waits for it."""
    SCREEN_ELSEWHERE = "screen-elsewhere"
    """The seat shares a screen at which it does not look alone now: what is said waits for it."""
    NO = "no"


class Ears(Protocol):
    """Knows how each seat can be told something alone."""

    def seat(self, names: Sequence[str]) -> None:
        """Learn who sits where."""

    def reach(self, seat: int) -> Reach:
        """Tell whether something can be said to this seat alone now."""


@dataclass
class Conversation:
    """What is played at the table, in which language, by whom, and how much each audience wants to hear."""

    game: AnyGame
    language: str
    names: tuple[str, ...] = ()
    lengths: dict[int | None, Length] = field(default_factory=dict)
    manner: Manner = field(default_factory=Manner)
    """How people last spoke: one for all the conversations of a table."""
    partners: frozenset[int] = frozenset()
    """The seats (0-based) that the computer plays: they have no ears."""

    def __post_init__(self) -> None:
        """Make the words and the ear for them. Raises `Lacking` where the game has not all of them."""
        check_words(self.game, self.language)
        self.wording = Wording(self.language, self.names, self.game.folder, self.manner)
        self.interpreter = interpreter_of(self.game, self.language, self.names)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who are no computers."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.partners)

    def length(self, audience: int | None) -> Length:
        """Return how much an audience wants to hear."""
        return self.lengths.get(audience, Length.NORMAL)

    def everyone(self, text: str, cue: Cue | None = None, kind: Kind = Kind.NEWS) -> Announcement:
        """Return an announcement for everyone."""
        return Announcement(None, text, self.language, kind, cue)

    def ask(self, text: str) -> Announcement:
        """Return a question of the table to everyone."""
        return self.everyone(text, kind=Kind.PROMPT)

    def alone(self, seat: int, text: str, kind: Kind = Kind.ANSWER) -> Announcement:
        """Return an announcement for one seat."""
        return Announcement(seat, text, self.language, kind)

    def told(self, text: str, utterance: Utterance) -> Announcement:
        """Return an announcement for whoever typed on their own phone, or else for everyone."""
        if utterance.typed and utterance.seat is not None:
            return self.alone(utterance.seat, text)
        return self.everyone(text)


class Phase(Protocol):
    """A part of the evening: setting up, or a game."""

    conversation: Conversation

    @property
    def expectation(self) -> Expectation:
        """What is listened for now."""

    @property
    def waits(self) -> Waits:
        """What is waited for: what people say is understood by it."""

    @property
    def unsettled(self) -> bool:
        """Whether an action was read back and waits for its moment to pass."""

    def begin(self) -> list[Effect]:
        """Say what is said first."""

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Do what was said."""

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Ask whether the first command was meant, or which of the two."""

    def settle(self) -> list[Effect]:
        """Carry out the action that was read back."""

    def example(self) -> str:
        """Return something that can be said now, as the grammar has it."""

    def help(self, topic: str | None = None) -> str:
        """Say what can be said now."""

    def prompt(self) -> str:
        """Say where things stand, after a pause or when a question was dropped."""
