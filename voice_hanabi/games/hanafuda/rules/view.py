"""All that a seat may know of a match, and the only door to a State for the person who speaks.

``view(state, seat)`` shows one's own hand and what lies open; ``view(state, None)`` is what may be said
aloud at the table: no face of any hand, none of the stock. Two states that differ only in what a seat
may not see have equal views for it.
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
    """The own cards, slot 1 first, sorted; none in everyone's view."""
    hand_sizes: tuple[int, ...]
    """For each seat how many cards it holds."""
    field: tuple[Card, ...]
    """Oldest first."""
    stock_size: int
    captured: tuple[tuple[Card, ...], ...]
    """For each seat what it captured in this round, oldest first."""
    current: int
    phase: Phase
    choice: Choice | None
    """Which card may take which two; all three lie open."""
    has_looked: bool
    """The current seat has looked at the top card of the stock, which is still there."""
    looked: Card | None
    """That card, for the seat that looked."""
    yaku: tuple[tuple[Yaku, ...], ...]
    """For each seat its yaku after its last turn."""
    koi_koi: tuple[int, ...]
    """For each seat how often it called koi-koi in this round."""
    called_at: tuple[int, ...]
    """For each seat what its yaku were worth when it last called koi-koi, or 0."""
    totals: tuple[int, ...]
    """For each seat its points of the finished rounds."""
    rounds: tuple[RoundResult, ...]
    turn: int
    """How many turns of the match are over."""
    outcome: Outcome | None
    legal: tuple[Action, ...]
    """What the seat may do now, when it is to act: any seat may have the next round dealt."""
    history: tuple[Moment, ...]
    """All that happened in the match, or in this round alone, hidden faces left out."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def events(self) -> Iterator[Event]:
        """Everything that happened in the match, oldest first."""
        return (event for moment in self.history for event in moment.events)

    def matches(self, card: Card) -> tuple[Card, ...]:
        """Return the cards of the field that are of a card's month: it takes one of two, else all."""
        return matching(self.field, card)

    def worth(self, seat: int) -> int:
        """Return what a seat would score if the round ended for it now.

        In the basic game that is the sum of its captured cards; in Koi-Koi what shobu scores for the
        yaku that it had after its last turn, doubled as the options and the calls so far say.
        """
        if self.options.game == "koi-koi":
            return shobu_points(self.options, total_of(self.yaku[seat]), self.koi_koi)
        return sum(card.points for card in self.captured[seat])

    def missing(self, seat: int) -> tuple[YakuProgress, ...]:
        """Return what a seat lacks for each yaku of this round, and whether it can still come."""
        others = [card for owner, cards in enumerate(self.captured) if owner != seat for card in cards]
        return tuple(
            missing(row.name, self.captured[seat], others, self.options, self.month)
            for row in rows_for(self.options, self.month)
        )

    def since(self, turn: int) -> tuple[Event, ...]:
        """Return what has happened from that turn of the match on."""
        return tuple(event for moment in self.history if moment.turn >= turn for event in moment.events)


def view(state: State, seat: int | None, *, this_round: bool = False) -> View:
    """Return all that ``seat`` may know, or that may be said aloud to everyone (``None``).

    With ``this_round`` the history is that of the round alone, so that a view costs the same late in a match
    as early: a match has hundreds of moments, and a player who thinks looks at every turn. Raises
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
    """Return the moments of the round, looked for from the end."""
    history = state.history
    start = len(history)
    while start and history[start - 1].round == state.round:
        start -= 1
    return history[start:]
