"""What a seat can do: the actions of a turn, the choices of a reward tile, and rearranging.

Slots are numbered from 1 from the owner's left, seats from 0. The seat that acts is the one whose turn it is;
only :class:`Rearrange` names its seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.errors import check_text, check_whole, wrong_type


@dataclass(frozen=True, slots=True)
class Play:
    """Play the card in a slot; with the colour call (da) its colour may be said first."""

    slot: int
    colour: str | None = None

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        check_whole("The slot of a play", self.slot)
        if self.colour is not None:
            check_text("The called colour", self.colour)


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard the card in a slot and take a clue token back."""

    slot: int

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        check_whole("The slot of a discard", self.slot)


@dataclass(frozen=True, slots=True)
class ClueColour:
    """Tell another seat which of its cards have a colour; free when a reward tile (pl, 3) gives it."""

    target: int
    colour: str

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        check_whole("The target of a clue", self.target)
        check_text("The colour of a clue", self.colour)


@dataclass(frozen=True, slots=True)
class ClueRank:
    """Tell another seat which of its cards have a rank; free when a reward tile (pl, 4) gives it."""

    target: int
    rank: int

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        check_whole("The target of a clue", self.target)
        check_whole("The rank of a clue", self.rank)


@dataclass(frozen=True, slots=True)
class TakeToDeck:
    """Reward tile 5 (pl): shuffle a card of the discard pile back into the deck."""

    card: Card

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        _check_card(self.card)


@dataclass(frozen=True, slots=True)
class TakeToFirework:
    """Reward tile 6 (pl), or 5 with an empty deck: put a discarded card onto its firework."""

    card: Card

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        _check_card(self.card)


@dataclass(frozen=True, slots=True)
class Rearrange:
    """Move a card within a seat's own hand. It costs no turn and is possible at any time."""

    seat: int
    from_slot: int
    to_slot: int

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        check_whole("The seat that rearranges", self.seat)
        check_whole("A slot", self.from_slot)
        check_whole("A slot", self.to_slot)


@dataclass(frozen=True, slots=True)
class ReadCard:
    """Read the card that the game waits for, from a deck that is read one card at a time.

    It is not a seat's choice: the card is already there.
    """

    card: Card
    mark: int = -1
    """Which of the printed cards it is, if they can be told apart; the rules ignore it."""

    def __post_init__(self) -> None:
        """Reject values of the wrong type."""
        if not isinstance(self.card, Card):
            raise wrong_type("The card that is read", "a Card", self.card)
        check_whole("The mark of a card", self.mark)


def _check_card(card: object) -> None:
    if not isinstance(card, Card):
        raise wrong_type("The card of a reward", "a Card", card)


Action = Play | Discard | ClueColour | ClueRank | TakeToDeck | TakeToFirework | Rearrange | ReadCard
