"""Events: a small record for each thing that a narrator may want to say.

Events are created complete. :func:`view_event` removes what a seat, or everyone at the table, may not know:
the faces of dealt hands, and of a card that was looked at or taken into a hand. Everything else is public.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.yaku import Yaku

How = Literal["shobu", "oya-ken", "teshi", "kuttsuki", "points", "drawn"]
"""How a round ended: in Koi-Koi by shobu, by the dealer's due, or by a dealt hand; in the basic game by
points; or without a winner."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The result of a finished round."""

    round: int
    """1 for the first."""
    month: int
    dealer: int
    winner: int | None
    """The winning seat, or ``None`` if nobody won or several have the most points."""
    how: How
    yaku: tuple[Yaku, ...]
    """The winner's yaku, before any doubling, including teshi and kuttsuki."""
    points: int
    """The winner's score; in a drawn round of the basic game the score of each of the best, else 0."""
    scores: tuple[int, ...]
    """The points that each seat's total grew by."""
    captured: tuple[tuple[Card, ...], ...]
    """What each seat captured, in order."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match."""

    totals: tuple[int, ...]
    """Each seat's points of all rounds."""
    winners: tuple[int, ...]
    """Those with the most points, who share the win if there are several."""


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Seats drew cards for the dealer. One ``best`` seat deals; several draw again."""

    drawn: tuple[tuple[int, Card], ...]
    """The card that each seat drew, in the order of the seats."""
    best: tuple[int, ...]
    """The seats with the earliest month, and among those with the highest value."""


@dataclass(frozen=True, slots=True)
class FieldDealtAgain:
    """The field had four cards of a month, so everything is dealt again; the hands are not revealed."""

    field: tuple[Card, ...]
    month: int
    """The month with four cards."""


@dataclass(frozen=True, slots=True)
class CardRead:
    """A card of the deal was read: for a hand, which alone may know it, or for the field (no ``seat``).

    The deal repeats all of them, so no history contains this event.
    """

    seat: int | None
    card: Card | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt. A hand that the listener may not see has ``None`` for each card."""

    round: int
    month: int
    dealer: int
    hands: tuple[tuple[Card | None, ...], ...]
    field: tuple[Card, ...]
    """Sorted, like the hands."""


@dataclass(frozen=True, slots=True)
class HandWon:
    """A dealt hand wins the round at once: four of a month, or four pairs."""

    seat: int
    how: Literal["teshi", "kuttsuki"]
    cards: tuple[Card, ...]
    """The cards that are shown for it."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn. Without cards in hand it only turns a card of the stock."""

    seat: int
    turn: int
    """The number of completed turns of the match before it."""


@dataclass(frozen=True, slots=True)
class DrawDue:
    """A seat draws from the stock, and may look at the top card first."""

    seat: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """A seat draws the top card of the stock, which it might have looked at."""

    seat: int


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looked at the top card of the stock, whose face only it knows."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class TakenIntoHand:
    """A seat took the card it had looked at into its hand; only that seat knows its face."""

    seat: int
    card: Card | None
    stock_size: int
    """The number of cards left in the stock."""


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was laid from a hand."""

    seat: int
    card: Card
    taken: tuple[Card, ...]
    """The cards it took from the field: one or three; empty if it stays there."""


@dataclass(frozen=True, slots=True)
class StockTurned:
    """The top card of the stock was turned and played."""

    seat: int
    card: Card
    taken: tuple[Card, ...]
    """The cards it took from the field: one or three; empty if it stays there."""
    stock_size: int
    """The number of cards left in the stock."""


@dataclass(frozen=True, slots=True)
class ChoiceDue:
    """A laid or turned card may take either of two, and its seat has to choose."""

    seat: int
    card: Card
    between: tuple[Card, Card]
    from_stock: bool
    """Whether the card was turned from the stock rather than laid."""


@dataclass(frozen=True, slots=True)
class YakuMade:
    """A seat made a yaku, or a larger one."""

    seat: int
    yaku: tuple[Yaku, ...]
    """All that it has now."""
    new: tuple[Yaku, ...]
    """Those that are new, or worth more than before."""
    points: int
    """The total value of all yaku, before any doubling."""


@dataclass(frozen=True, slots=True)
class CallDue:
    """A seat has to say koi-koi or shobu."""

    seat: int
    points: int
    """Its score by shobu, doubled by the options."""
    cards_left: int
    """How many cards it has in hand."""


@dataclass(frozen=True, slots=True)
class KoiKoiCalled:
    """A seat plays on."""

    seat: int
    times: int
    """How often this seat has called it in the round, including now."""


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over."""

    result: RoundResult
    totals: tuple[int, ...]
    """Each seat's points of all rounds so far."""


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
"""Events with a face that not everyone may know."""


class Moment(NamedTuple):
    """The events of one action, and its time."""

    round: int
    """1 for the first."""
    turn: int
    """The number of completed turns of the match before it."""
    events: tuple[Event, ...]
    private: bool
    """Whether an event has a face that not everyone may know."""


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
