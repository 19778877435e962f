"""Events: a small record for each thing that a narrator may want to say.

Events are created complete. :func:`view_event` removes what a seat, or everyone at the table, may not hear:
the faces of cards in a hand that is hidden from them. Everything else is public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Literal, NamedTuple

from voice_hanabi.games.hanabi.rules import sight
from voice_hanabi.games.hanabi.rules.cards import MAX_PLAYERS, Card, check_seat

Outcome = Literal["won", "ended", "lost"]
"""All fireworks complete; the last round over; or the third strike or a needed card gone."""


class Tile(IntEnum):
    """The six reward tiles (pl, p. 11), by the number that RULES gives them."""

    TOKEN = 1
    STRIKE_BACK = 2
    COLOUR_CLUE = 3
    RANK_CLUE = 4
    TO_DECK = 5
    TO_FIREWORK = 6


@dataclass(frozen=True, slots=True)
class Dealt:
    """The hands were dealt, slot 1 first. ``None`` is a card that the listener may not see."""

    hands: tuple[tuple[Card | None, ...], ...]


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """A clue: either ``colour`` or ``rank`` is set. ``slots`` are the touched ones, possibly none.

    ``numbers`` are the touched cards' numbers, which stay with them wherever they are moved.
    """

    giver: int
    target: int
    colour: str | None
    rank: int | None
    slots: tuple[int, ...]
    numbers: tuple[int, ...]
    free: bool
    clue_tokens: int
    """The tokens that are left."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went onto its firework, which now has ``height`` cards. ``called`` is the colour said."""

    seat: int
    slot: int
    number: int
    card: Card
    height: int
    called: str | None = None


@dataclass(frozen=True, slots=True)
class Misplayed:
    """A card did not fit, or its called colour was wrong: it was discarded, and it is a strike."""

    seat: int
    slot: int
    number: int
    card: Card
    strikes: int
    why: Literal["does-not-fit", "wrong-colour"]
    called: str | None = None


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A seat chose to discard a card. ``card`` is ``None`` for those who may not see it."""

    seat: int
    slot: int
    number: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class FireworkCompleted:
    """The fifth card of a suit was placed."""

    suit: str


@dataclass(frozen=True, slots=True)
class TokenReturned:
    """A clue token came back; there are ``clue_tokens`` now."""

    clue_tokens: int
    why: Literal["discard", "firework", "colour-call", "tile"]


@dataclass(frozen=True, slots=True)
class TokenLost:
    """A token was earned, but all of them were already there."""

    clue_tokens: int
    why: Literal["firework", "colour-call", "tile"]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew a card into a slot. ``card`` is ``None`` for those who may not see it."""

    seat: int
    slot: int
    number: int
    card: Card | None
    deck: int
    """How many cards the deck has left."""


@dataclass(frozen=True, slots=True)
class LastCardDrawn:
    """The deck is empty: each seat in ``order`` has one more turn, and then the game is over.

    In 'perfect or lost' play goes on without drawing, and ``order`` is empty.
    """

    seat: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileTurned:
    """A reward tile was turned up for the seat that completed a firework; ``left`` tiles remain."""

    seat: int
    tile: Tile
    left: int


@dataclass(frozen=True, slots=True)
class TileForfeited:
    """Nothing could be done with a reward, so it is lost. A possible reward must be used."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class StrikeTakenBack:
    """A strike was taken back; there are ``strikes`` now."""

    strikes: int


@dataclass(frozen=True, slots=True)
class CardIntoDeck:
    """A discarded card was shuffled back into the deck, which now has ``deck`` cards."""

    seat: int
    card: Card
    deck: int


@dataclass(frozen=True, slots=True)
class CardOntoFirework:
    """A discarded card was put onto its firework, which now has ``height`` cards."""

    seat: int
    card: Card
    height: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat had neither a card nor a clue to give, so its turn was skipped."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rearranged:
    """A seat moved a card within its hand."""

    seat: int
    from_slot: int
    to_slot: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn; ``last_round`` counts the turns left, including this one, or is ``None``."""

    seat: int
    turn: int
    last_round: int | None = None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over. ``why`` says what ended it.

    ``score`` is by the rulebook; ``fireworks_total`` is what the display had reached.
    """

    outcome: Outcome
    score: int
    fireworks_total: int
    why: Literal["all-fireworks", "last-round", "strikes", "card-gone"]
    card: Card | None = None
    """The needed card whose last copy was discarded."""


Event = (
    Dealt
    | ClueGiven
    | CardPlayed
    | Misplayed
    | CardDiscarded
    | FireworkCompleted
    | TokenReturned
    | TokenLost
    | CardDrawn
    | LastCardDrawn
    | TileTurned
    | TileForfeited
    | StrikeTakenBack
    | CardIntoDeck
    | CardOntoFirework
    | TurnPassed
    | Rearranged
    | TurnBegan
    | GameEnded
)


class Moment(NamedTuple):
    """The events of one action, and the turn it belongs to."""

    turn: int
    events: tuple[Event, ...]


def view_event(event: Event, seat: int | None) -> Event:
    """Return the event as ``seat`` may know it, or as everyone at the table may (``None``).

    Only these contain a face that may be hidden: the deal, a drawn card, a discarded one. ``sight.py``
    decides who sees which; what everyone hears names no card in any hand. Raises :class:`RuleError` for a
    seat that no table has, or that this one doesn't have if the event shows how many there are.
    """
    if seat is not None:
        check_seat(seat, len(event.hands) if isinstance(event, Dealt) else MAX_PLAYERS)
    if isinstance(event, CardDrawn):
        return event if sight.sees_hand(seat, event.seat) else replace(event, card=None)
    if isinstance(event, CardDiscarded):
        return event if sight.sees_discards(seat) else replace(event, card=None)
    if isinstance(event, Dealt):
        return Dealt(
            tuple(
                hand if sight.sees_hand(seat, owner) else (None,) * len(hand)
                for owner, hand in enumerate(event.hands)
            )
        )
    return event
