"""What a seat can do. The seat that acts is the one whose turn it is; seats are numbered from 0.

:class:`NextRound` may come from any seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.games.hanafuda.rules.cards import Card


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card from the hand. Capturing is compulsory.

    ``takes`` is the card of the field that it takes; it matters only if there are two of the month. Without
    it, those two become a choice.
    """

    card: Card
    takes: Card | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Take this one of the two cards that a laid or turned card may take."""

    card: Card


@dataclass(frozen=True, slots=True)
class Call:
    """Having made a yaku, say koi-koi and play on (true), or shobu and score (false)."""

    koi_koi: bool


@dataclass(frozen=True, slots=True)
class Look:
    """Look at the top card of the stock, before drawing it (an option of the basic game)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock and play it, when it might be looked at first.

    One that was looked at is played so only if its month is in the field.
    """


@dataclass(frozen=True, slots=True)
class TakeIntoHand:
    """Take the card that was looked at into the hand instead of the field."""


@dataclass(frozen=True, slots=True)
class NextRound:
    """Deal the next round when one is over."""


@dataclass(frozen=True, slots=True)
class ReadCard:
    """Read the card that the match waits for, if cards are read one at a time. It isn't a seat's choice."""

    card: Card
    mark: int = -1
    """Which of the printed cards it is, if they can be told apart; the rules ignore it."""


Action = Lay | Choose | Call | Look | Draw | TakeIntoHand | NextRound | ReadCard
