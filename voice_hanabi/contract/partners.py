"""Computer players: what a game brings so that one of them can have a seat at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, Protocol, TypeVar

Act = TypeVar("Act")
State = TypeVar("State", contravariant=True)


class Level(Enum):
    """How well a computer player plays."""

    COMPANION = "companion"
    """For a beginner: plain moves that need no agreement."""
    USUAL = "usual"
    """As people play who have played together for a while."""
    STRONG = "strong"
    """One that thinks ahead, up to a second a move."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen: a name that the game has a sentence for, and the words of that sentence.

    Anybody who asks hears it only as far as they may know what it is about; the game's sentence sees to that.
    """

    name: str
    words: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chosen(Generic[Act]):
    """A move, and why."""

    action: Act
    reason: Reason


class Partner(Protocol[State, Act]):
    """One computer player in one seat of one game. It knows what its seat's view holds, nothing else."""

    def choose(self, state: State) -> Chosen[Act]:
        """Return the move of its turn; its game looks at the state through the view of its seat alone.

        The same view, level and seed give the same move, so that a game resumed goes on as it would have.
        """

    def advise(self, state: State, deed: str | None) -> Chosen[Act] | None:
        """Return what the seat might do, where it is its turn; ``None`` for nothing worth it.

        A ``deed`` is 'play', 'discard' or 'clue'; a game that has no such deeds advises as if none was named.
        """
