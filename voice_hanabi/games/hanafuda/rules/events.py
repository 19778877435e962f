"""What happened: one small record for each thing that a narrator may want to say.

Events are made with everything in them. :func:`view_event` takes out what a seat, or everyone at the
table, may not know: the faces of the dealt hands, and of a card that was looked at or taken into a hand.
All else is public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.yaku import Yaku

How = Literal["shobu", "oya-ken", "teshi", "kuttsuki", "points", "drawn"]
"""How a round ended: in Koi-Koi by shobu, by the dealer's due, or by a dealt hand; in the basic game by
points; or with nobody as the winner."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What a finished round came to."""

    round: int
    """1 for the first."""
    month: int
    dealer: int
    winner: int | None
    """The seat that won, or ``None`` where nobody did or several have the most points."""
    how: How
    yaku: tuple[Yaku, ...]
    """What the winner made, before any doubling; teshi and kuttsuki stand here too."""
    points: int
    """What the winner scored; in a drawn round of the basic game what the best have each, else 0."""
    scores: tuple[int, ...]
    """For each seat the points that its total grew by."""
    captured: tuple[tuple[Card, ...], ...]
    """For each seat what it captured, in that order."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a match came to."""

    totals: tuple[int, ...]
    """For each seat its points of all rounds."""
    winners: tuple[int, ...]
    """Those with the most points, who share the match where they are several."""


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Seats drew cards for the dealer. One ``best`` seat deals; several draw again."""

    drawn: tuple[tuple[int, Card], ...]
    """Who drew what, in the order of the seats."""
    best: tuple[int, ...]
    """The seats with the earliest month, and of those with the highest value."""


@dataclass(frozen=True, slots=True)
class FieldDealtAgain:
    """The field had four cards of a month, so that everything is dealt again; what hands held is unsaid."""

    field: tuple[Card, ...]
    month: int
    """The month that was there four times."""


@dataclass(frozen=True, slots=True)
class CardRead:
    """A card of the deal was read: for a hand that alone may know it, or for the field (no ``seat``).

    The deal tells all of them again, so that it is in no history.
    """

    seat: int | None
    card: Card | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt. A hand that the hearer may not see holds ``None`` for each card."""

    round: int
    month: int
    dealer: int
    hands: tuple[tuple[Card | None, ...], ...]
    field: tuple[Card, ...]
    """Sorted, as the hands are."""


@dataclass(frozen=True, slots=True)
class HandWon:
    """A dealt hand wins the round at once: four of a month, or four pairs."""

    seat: int
    how: Literal["teshi", "kuttsuki"]
    cards: tuple[Card, ...]
    """The cards that are shown for it."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a seat's turn. Without cards in hand it only turns a card of the stock."""

    seat: int
    turn: int
    """How many turns of the match were over before it."""


@dataclass(frozen=True, slots=True)
class DrawDue:
    """A seat draws from the stock, and may look at the top card first."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """A seat draws the top card of the stock, having been able to look at it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looked at the top card of the stock, whose face only that seat knows."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class TakenIntoHand:
    """A seat took the card it had looked at into its hand; only that seat knows its face."""

    seat: int
    card: Card | None
    stock_size: int
    """How many cards the stock has left."""


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was laid from a hand."""

    seat: int
    card: Card
    taken: tuple[Card, ...]
    """What it took from the field: one card or three; none where it stays there."""


@dataclass(frozen=True, slots=True)
class StockTurned:
    """The top card of the stock was turned and played."""

    seat: int
    card: Card
    taken: tuple[Card, ...]
    """What it took from the field: one card or three; none where it stays there."""
    stock_size: int
    """How many cards the stock has left."""


@dataclass(frozen=True, slots=True)
class ChoiceDue:
    """A laid or turned card may take either of two: its seat has to choose."""

    seat: int
    card: Card
    between: tuple[Card, Card]
    from_stock: bool
    """The card was turned from the stock, not laid from the hand."""


@dataclass(frozen=True, slots=True)
class YakuMade:
    """A seat made a yaku, or a larger one."""

    seat: int
    yaku: tuple[Yaku, ...]
    """All that it has now."""
    new: tuple[Yaku, ...]
    """Those which are new, or worth more than before."""
    points: int
    """What all are worth together, before any doubling."""


@dataclass(frozen=True, slots=True)
class CallDue:
    """A seat has to say koi-koi or shobu."""

    seat: int
    points: int
    """What it scores by shobu, doubled as the options say."""
    cards_left: int
    """How many cards it has in hand."""


@dataclass(frozen=True, slots=True)
class KoiKoiCalled:
    """A seat plays on."""

    seat: int
    times: int
    """How often this seat called it in the round, this time included."""


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over."""

    result: RoundResult
    totals: tuple[int, ...]
    """For each seat its points of all rounds so far."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    DealerDrawn | FieldDealtAgain | CardRead | Dealt | HandWon | TurnBegan | DrawDue | Drawing | Looked
    | TakenIntoHand | CardLaid | StockTurned | ChoiceDue | YakuMade | CallDue | KoiKoiCalled | RoundEnded
    | MatchEnded
)  # fmt: skip


_PRIVATE = (CardRead, Dealt, Looked, TakenIntoHand)
"""The events that have a face which not everyone may know."""


class Moment(NamedTuple):
    """The events of one action, and when it was taken."""

    round: int
    """1 for the first."""
    turn: int
    """How many turns of the match were over before."""
    events: tuple[Event, ...]
    private: bool
    """Some event has a face that not everyone may know."""


def moment_of(round_: int, turn: int, events: tuple[Event, ...]) -> Moment:
    """Return the moment of these events."""
    return Moment(round_, turn, events, any(isinstance(event, _PRIVATE) for event in events))


def view_moment(moment: Moment, seat: int | None) -> Moment:
    """Return the moment as ``seat`` may know it, or as everyone at the table may (``None``)."""
    if not moment.private:
        return moment
    return moment._replace(events=tuple(view_event(event, seat) for event in moment.events))


def view_event(event: Event, seat: int | None) -> Event:
    """Return the event as ``seat`` may know it, or as everyone at the table may (``None``)."""
    if isinstance(event, CardRead):
        return event if event.seat in (None, seat) else replace(event, card=None)
    if isinstance(event, Looked | TakenIntoHand):
        return event if seat == event.seat else replace(event, card=None)
    if isinstance(event, Dealt):
        hands = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(event.hands)
        )
        return replace(event, hands=hands)
    return event
