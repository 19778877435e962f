"""Everything that a seat may know about a match. It is the only access to a State for code that speaks.

``view(state, seat)`` shows the seat's own hand and all open cards; ``view(state, None)`` is what may be said
aloud at the table: no face of any hand, none of the stock. Two states that differ only in what a seat may not
see have equal views for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from voice_hanabi.games.hanafuda.rules.acting import legal_actions
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.errors import SeatError
from voice_hanabi.games.hanafuda.rules.events import (
    Event,
    Moment,
    Outcome,
    RoundResult,
    view_moment,
)
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.state import Choice, Phase, State, shobu_points
from voice_hanabi.games.hanafuda.rules.turn import matching
from voice_hanabi.games.hanafuda.rules.yaku import Yaku, YakuProgress, missing, rows_for, total_of


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or everyone (``seat`` is ``None``), may know."""

    options: Options
    seat: int | None
    round: int
    month: int
    dealer: int
    hand: tuple[Card, ...]
    """The seat's own cards, slot 1 first, sorted; empty in everyone's view."""
    hand_sizes: tuple[int, ...]
    """The number of cards in each seat's hand."""
    field: tuple[Card, ...]
    """Oldest first."""
    stock_size: int
    captured: tuple[tuple[Card, ...], ...]
    """What each seat captured in this round, oldest first."""
    current: int
    phase: Phase
    choice: Choice | None
    """Which card may take which two; all three are open."""
    has_looked: bool
    """Whether the current seat has looked at the top card of the stock, which is still there."""
    looked: Card | None
    """That card, for the seat that looked."""
    yaku: tuple[tuple[Yaku, ...], ...]
    """Each seat's yaku after its last turn."""
    koi_koi: tuple[int, ...]
    """How often each seat has called koi-koi in this round."""
    called_at: tuple[int, ...]
    """The value of each seat's yaku when it last called koi-koi, or 0."""
    totals: tuple[int, ...]
    """Each seat's points of the finished rounds."""
    rounds: tuple[RoundResult, ...]
    turn: int
    """The number of completed turns of the match."""
    outcome: Outcome | None
    legal: tuple[Action, ...]
    """The seat's legal actions when it has to act: any seat may have the next round dealt."""
    history: tuple[Moment, ...]
    """Everything that happened in the match, or only in this round, without hidden faces."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.options.players

    @property
    def events(self) -> Iterator[Event]:
        """Everything that happened in the match, oldest first."""
        return (event for moment in self.history for event in moment.events)

    def matches(self, card: Card) -> tuple[Card, ...]:
        """Return the cards of the field that are of a card's month: it takes one of two, else all."""
        return matching(self.field, card)

    def worth(self, seat: int) -> int:
        """Return a seat's score if the round ended for it now.

        In the basic game that is the sum of its captured cards; in Koi-Koi it is the shobu score of its yaku
        after its last turn, doubled according to the options and the calls so far.
        """
        if self.options.game == "koi-koi":
            return shobu_points(self.options, total_of(self.yaku[seat]), self.koi_koi)
        return sum(card.points for card in self.captured[seat])

    def missing(self, seat: int) -> tuple[YakuProgress, ...]:
        """Return what a seat lacks for each yaku of this round, and whether it is still possible."""
        others = [card for owner, cards in enumerate(self.captured) if owner != seat for card in cards]
        return tuple(
            missing(row.name, self.captured[seat], others, self.options, self.month)
            for row in rows_for(self.options, self.month)
        )

    def since(self, turn: int) -> tuple[Event, ...]:
        """Return what has happened from that turn of the match on."""
        return tuple(event for moment in self.history if moment.turn >= turn for event in moment.events)


def view(state: State, seat: int | None, *, this_round: bool = False) -> View:
    """Return what ``seat`` may know, or what may be said aloud to everyone (``None``).

    With ``this_round`` the history covers only the round, so that a view costs the same late in a match as
    early: a match has hundreds of moments, and a player who thinks looks at every turn. Raises
    :class:`SeatError` for a seat that is not at the table.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise SeatError("no-such-seat", seat=seat)
    acts = seat == state.current or (seat is not None and state.phase is Phase.ROUND_OVER)
    return View(
        options=state.options,
        seat=seat,
        round=state.round,
        month=state.month,
        dealer=state.dealer,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        field=state.field,
        stock_size=len(state.stock),
        captured=state.captured,
        current=state.current,
        phase=state.phase,
        choice=state.choice,
        has_looked=state.looked is not None,
        looked=state.looked if seat == state.current else None,
        yaku=state.yaku,
        koi_koi=state.koi_koi,
        called_at=state.called_at,
        totals=state.totals,
        rounds=state.rounds,
        turn=state.turn,
        outcome=state.outcome,
        legal=legal_actions(state) if acts else (),
        history=tuple(
            [
                moment if not moment.private else view_moment(moment, seat)
                for moment in (_of_round(state) if this_round else state.history)
            ]
        ),
    )


def _of_round(state: State) -> tuple[Moment, ...]:
    """Return the moments of the round, searched from the end."""
    history = state.history
    start = len(history)
    while start and history[start - 1].round == state.round:
        start -= 1
    return history[start:]
