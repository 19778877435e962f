"""Computer players: what a game provides so that one can take a seat."""

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
    """For beginners: plain moves that need no conventions."""
    USUAL = "usual"
    """Plays like people who have played together for a while."""
    STRONG = "strong"
    """Thinks ahead, up to a second per move."""


class AdviceKind(Enum):
    """What kind of advice is asked for: a move and why, only its kind, or whether one's last move was good.

    Or what one's cards are for, by the conventions, or what another move would lose.
    """

    HINT = "hint"
    NUDGE = "nudge"
    WAS_GOOD = "was-good"
    MEANT = "meant"
    INSTEAD = "instead"
    COUNT_HINTS = "count-hints"
    HINTS_OFF = "hints-off"
    HINTS_ON = "hints-on"


BY_TABLE = "by-table"
"""Among the values of a reason: whether the table tells it, and not the player who moved as 'I'."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen: a name that the game has a sentence for, and the sentence's values.

    The game's sentence tells each listener only as much as they may know.
    """

    name: str
    words: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Chosen(Generic[Act]):
    """A move, and why."""

    action: Act
    reason: Reason
    deed: str | None = None
    """Which of the game's deeds it is, if the game has any: 'play', 'discard' or 'clue'."""


class Partner(Protocol[State, Act]):
    """A computer player in one seat of one game. It knows only its seat's view."""

    def choose(self, state: State) -> Chosen[Act]:
        """Return its move; its game reads the state only through its seat's view.

        The same view and level give the same move, so that a resumed game goes on in the same way, and advice
        is what a partner in that seat would do.
        """

    def reason(self, state: State, action: Act) -> Reason:
        """Return why it makes a move in a state: for moves of a game that is resumed."""

    def advise(self, state: State, deed: str | None) -> Chosen[Act] | None:
        """Return a move for the seat, if it is its turn; ``None`` if none is worth advising.

        A ``deed`` is 'play', 'discard' or 'clue'; a game without such deeds ignores it.
        """
