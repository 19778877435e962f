"""What every part of the conversation needs: words, an ear for them, and ways to say something."""

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
    """The seat shares a headset that it does not hold: what is said waits for it."""
    SCREEN_ELSEWHERE = "screen-elsewhere"
    """The seat shares a screen at which it does not look alone now: what is said waits for it."""
    NO = "no"


class Ears(Protocol):
    """Knows how each seat can be told something alone."""

    def seat(self, names: Sequence[str]) -> None:
        """Learn who sits where."""

    def rename(self, names: Sequence[str]) -> None:
        """Learn what those are called now who sit there; all that is theirs stays with them."""

    def reach(self, seat: int) -> Reach:
        """Return whether something can be said to this seat alone now."""


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
    also: tuple[str, ...] = ()
    """What the chosen rules let players say (`Game.also_said`)."""
    nameless: str = ""
    """Which of the names stands for somebody who has said none: they are told 'you' (`Wording`)."""

    def __post_init__(self) -> None:
        """Make the words and the ear for them. Raises `Lacking` where the game has not all of them."""
        check_words(self.game, self.language)
        self.wording = Wording(self.language, self.names, self.game.folder, self.manner, self.nameless)
        self.interpreter = interpreter_of(self.game, self.language, self.names, self.also)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who are no computers, by seat: computers sit behind them."""
        return tuple(name for seat, name in enumerate(self.names) if seat not in self.partners)

    def length(self, audience: int | None) -> Length:
        """Return how much an audience wants to hear."""
        return self.lengths.get(audience, Length.NORMAL)

    def everyone(self, text: str, cue: Cue | None = None, kind: Kind = Kind.NEWS) -> Announcement:
        """Return an announcement for everyone."""
        return Announcement(None, text, self.language, kind, cue)

    def computer(self, seat: int, text: str) -> Announcement:
        """Return what a computer player says to everyone, in the voice that goes with its name.

        Where the computer stands in for somebody it speaks in the table's.
        """
        own = templates_of(self.language, self.game.folder).partner_names
        name = self.names[seat]
        return replace(self.everyone(text), speaker=own.index(name) + 1 if name in own else 0)

    def ask(self, text: str) -> Announcement:
        """Return a question of the table to everyone."""
        return self.everyone(text, kind=Kind.PROMPT)

    def alone(self, seat: int, text: str, kind: Kind = Kind.ANSWER) -> Announcement:
        """Return an announcement for one seat."""
        return Announcement(seat, text, self.language, kind)

    def told(self, text: str, utterance: Utterance) -> Announcement:
        """Return an announcement for the person who typed on their own phone, or else for everyone."""
        if utterance.typed and utterance.seat is not None:
            return self.alone(utterance.seat, text)
        return self.everyone(text)
