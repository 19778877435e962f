"""What every part of the conversation needs: wording, an interpreter, and announcements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Protocol

from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.wanted import check as check_words
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.templates import templates_of
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.understanding.interpreter import interpreter_of


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
    """The seat shares a headset that somebody else wears: private words wait for it."""
    SCREEN_ELSEWHERE = "screen-elsewhere"
    """The seat shares a screen that somebody else may see: private words wait for it."""
    NO = "no"


class Ears(Protocol):
    """Knows how each seat can be told something privately."""

    def seat(self, names: Sequence[str]) -> None:
        """Set who sits where."""

    def rename(self, names: Sequence[str]) -> None:
        """Rename the people at the seats; everything else stays with them."""

    def reach(self, seat: int) -> Reach:
        """Return whether this seat can be told something privately now."""


@dataclass(frozen=True, slots=True)
class SameEars:
    """Ears of a table at which every seat can be told something privately, or none can."""

    reached: Reach

    def seat(self, names: Sequence[str]) -> None:
        """Do nothing: it makes no difference who sits where."""

    def rename(self, names: Sequence[str]) -> None:
        """Do nothing: it makes no difference who sits where."""

    def reach(self, seat: int) -> Reach:
        """Return the same for every seat."""
        return self.reached


@dataclass
class Conversation:
    """The game, its language, its players, and how much each audience wants to hear."""

    game: AnyGame
    language: str
    names: tuple[str, ...] = ()
    lengths: dict[int | None, Length] = field(default_factory=dict)
    manner: Manner = field(default_factory=Manner)
    """How people last spoke; shared by all conversations of a table."""
    partners: frozenset[int] = frozenset()
    """The computer players' seats (0-based); they have no ears."""
    also: tuple[str, ...] = ()
    """What the chosen rules let players say (`Game.also_said`)."""
    nameless: str = ""
    """The name that stands for somebody who has given none: they are addressed as 'you' (`Wording`)."""

    def __post_init__(self) -> None:
        """Make the wording and the interpreter. Raises `Lacking` if the game's words are incomplete."""
        check_words(self.game, self.language)
        alone = len(self.people) == 1
        self.wording = Wording(
            self.language, self.names, self.game.folder, self.manner, self.nameless, alone=alone
        )
        self.interpreter = interpreter_of(self.game, self.language, self.names, self.also)

    @property
    def people(self) -> tuple[str, ...]:
        """The people's names, by seat: computers sit after them."""
        return tuple(name for seat, name in enumerate(self.names) if seat not in self.partners)

    def length(self, audience: int | None) -> Length:
        """Return how much an audience wants to hear."""
        return self.lengths.get(audience, Length.NORMAL)

    def everyone(self, text: str, cue: Cue | None = None, kind: Kind = Kind.NEWS) -> Announcement:
        """Return an announcement for everyone."""
        return Announcement(None, text, self.language, kind, cue)

    def computer(self, seat: int, text: str) -> Announcement:
        """Return a computer player's announcement to everyone, in its own voice.

        If the computer stands in for somebody, it uses the table's voice.
        """
        own = templates_of(self.language, self.game.folder).partner_names
        name = self.names[seat]
        return replace(self.everyone(text), speaker=own.index(name) + 1 if name in own else 0)

    def ask(self, text: str) -> Announcement:
        """Return a question to everyone."""
        return self.everyone(text, kind=Kind.PROMPT)

    def alone(self, seat: int, text: str, kind: Kind = Kind.ANSWER) -> Announcement:
        """Return an announcement for one seat."""
        return Announcement(seat, text, self.language, kind)

    def told(self, text: str, utterance: Utterance) -> Announcement:
        """Return an announcement to a person who typed on their own phone, or else to everyone."""
        if utterance.typed and utterance.seat is not None:
            return self.alone(utterance.seat, text)
        return self.everyone(text)
