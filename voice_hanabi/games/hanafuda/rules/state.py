"""A match between two actions, starting one, and the beginning and end of rounds.

Everything here is immutable and small, because a bot or a test plays hundreds of matches per second.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Literal, NamedTuple

from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.dealing import (
    Deal,
    DueCard,
    Stock,
    checked_deal,
    dealt,
    draw_for_dealer,
    hand_won,
    month_of_four,
    next_of_deal,
    undealt,
    with_read,
)
from voice_hanabi.games.hanafuda.rules.errors import DealError
from voice_hanabi.games.hanafuda.rules.events import (
    CardRead,
    Dealt,
    Event,
    FieldDealtAgain,
    How,
    MatchEnded,
    Moment,
    Outcome,
    RoundEnded,
    RoundResult,
    TurnBegan,
    moment_of,
)
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.yaku import FIXED_POINTS, Yaku, total_of


class Phase(StrEnum):
    """What the match waits for."""

    LAY = "lay"
    """A card from the hand."""
    CHOOSE_HAND = "choose_hand"
    """Which of two cards the laid card takes."""
    CHOOSE_STOCK = "choose_stock"
    """Which of two cards the turned card takes."""
    DRAW = "draw"
    """The top card of the stock, which may be looked at first."""
    CALL = "call"
    """Koi-koi or shobu."""
    READ = "read"
    """A card that is being dealt, or turned from the stock, and that nobody has read."""
    READ_ALONE = "read_alone"
    """The same for the top card of the stock, which only the current seat looks at."""
    ROUND_OVER = "round_over"
    """The next deal."""
    MATCH_OVER = "match_over"
    """Nothing."""


class Choice(NamedTuple):
    """An open card that may take either of two in the field."""

    card: Card
    between: tuple[Card, Card]


class State(NamedTuple):
    """A match between two actions. It contains every face, so only ``view`` may read it."""

    options: Options
    seed: int
    """The seed of the draw for the dealer and of every deal."""
    round: int
    """1 for the first."""
    deals: tuple[Deal, ...]
    """The deals of the rounds so far, this one last."""
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's cards, sorted: a slot, from 1, is a position in this order."""
    field: tuple[Card, ...]
    """Oldest first."""
    stock: Stock
    """Top card first."""
    captured: tuple[tuple[Card, ...], ...]
    """What each seat captured in this round, oldest first."""
    current: int
    """The seat whose turn it is; when a round is over, that of the last turn."""
    phase: Phase
    choice: Choice | None
    """The current seat's choice between cards."""
    looked: Card | None
    """The top card of the stock, if the current seat has looked at it in this turn."""
    yaku: tuple[tuple[Yaku, ...], ...]
    """Each seat's yaku after its last turn."""
    koi_koi: tuple[int, ...]
    """How often each seat has called koi-koi in this round."""
    called_at: tuple[int, ...]
    """The value of each seat's yaku when it last called koi-koi, or 0."""
    totals: tuple[int, ...]
    """Each seat's points of the finished rounds."""
    rounds: tuple[RoundResult, ...]
    """The finished rounds."""
    turn: int
    """The number of completed turns of the match."""
    history: tuple[Moment, ...]
    """Everything that happened in the match."""
    outcome: Outcome | None
    read: bool = False
    """Whether the cards are read one at a time, so that no seed determines the deal."""
    marks: tuple[int, ...] = ()
    """Which printed cards were read in this round, in order. The rules ignore it."""

    @property
    def reading(self) -> DueCard | None:
        """Which card has to be read before the match goes on; ``None`` if none."""
        if self.phase not in (Phase.READ, Phase.READ_ALONE):
            return None
        dealt_next = next_of_deal(self.options, self.deal) if self.is_dealing else None
        alone: Literal["stock-alone", "stock"] = "stock-alone" if self.phase is Phase.READ_ALONE else "stock"
        return dealt_next or DueCard(self.current, alone, 1)

    @property
    def is_dealing(self) -> bool:
        """Whether the cards of the round are still being dealt."""
        return next_of_deal(self.options, self.deal) is not None

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.options.players

    @property
    def deal(self) -> Deal:
        """How this round was dealt."""
        return self.deals[-1]

    @property
    def month(self) -> int:
        """The round's month, 1 to 12."""
        return self.deals[-1].month

    @property
    def dealer(self) -> int:
        """The seat that dealt the round and began it."""
        return self.deals[-1].dealer


def new_match(options: Options, seed: int, dealer: int | None = None) -> State:
    """Return a match whose first round is dealt; without a dealer, cards are drawn for it."""
    draws = draw_for_dealer(options, seed) if dealer is None else ()
    first = draws[-1].best[0] if dealer is None else dealer
    if not 0 <= first < options.players:
        raise DealError("no-such-seat", seat=first)
    deal, again = dealt(options, seed, 1, first)
    return _begun(_before(options, seed), deal, (*draws, *again))[0]


def from_read_cards(options: Options, dealer: int = 0, *, seed: int = 0) -> State:
    """Return a match with unknown cards: each is read when it is dealt or turned (`ReadCard`)."""
    if not 0 <= dealer < options.players:
        raise DealError("no-such-seat", seat=dealer)
    return _dealing(_before(options, seed)._replace(read=True), dealer)


def deal_read(state: State, card: Card) -> tuple[State, tuple[Event, ...]]:
    """Read one more card of the deal: the last one begins the round, or causes a new deal."""
    reading = next_of_deal(state.options, state.deal)
    assert reading is not None
    deal = with_read(state.deal, reading, card)
    read = CardRead(reading.seat if reading.where == "hand" else None, card)
    going_on = state._replace(
        deals=(*state.deals[:-1], deal), hands=deal.hands, field=deal.field, stock=deal.stock
    )
    month = month_of_four(deal.field) if reading.where == "field" else None
    if month is not None:
        again = FieldDealtAgain(deal.field, month)
        return _dealing(_before_deal(state), deal.dealer), (read, again)
    if next_of_deal(state.options, deal) is not None:
        return going_on, (read,)
    begun, events = _begun(_before_deal(state), deal, ())
    return begun, (read, *events)


def _before_deal(state: State) -> State:
    return state._replace(round=state.round - 1, deals=state.deals[:-1])


def _dealing(state: State, dealer: int) -> State:
    """Return the state in which the next round is dealt, with cards that are read one at a time."""
    deal = undealt(state.options, state.round + 1, dealer)
    none: tuple[tuple[()], ...] = ((),) * state.players
    return state._replace(
        round=state.round + 1, deals=(*state.deals, deal), hands=deal.hands, field=(), stock=deal.stock,
        captured=none, current=dealer, phase=Phase.READ, yaku=none, marks=(),
    )  # fmt: skip


def from_deal(
    options: Options,
    hands: Sequence[Iterable[Card]],
    field: Iterable[Card],
    stock: Iterable[Card],
    dealer: int = 0,
    month: int = 1,
    *,
    seed: int = 0,
) -> State:
    """Return a match at the round of this month, with this deal; ``seed`` determines later ones.

    The cards must be the whole deck of the options, as :func:`~.dealing.checked_deal` checks.
    """
    deal = checked_deal(options, hands, field, stock, dealer, month)
    return _begun(_before(options, seed)._replace(round=month - 1), deal, ())[0]


def next_round(state: State) -> tuple[State, tuple[Event, ...]]:
    """Deal the next round, or wait for its cards if they are read."""
    if state.read:
        return _dealing(state, next_dealer(state)), ()
    deal, again = dealt(state.options, state.seed, state.round + 1, next_dealer(state))
    return _begun(state, deal, again)


def next_dealer(state: State) -> int:
    """Return who deals after the finished round.

    It is the winner, in Koi-Koi and in the basic game. If several are best in the basic game, it is the
    dealer if among them, else the next of them in the order of turns. If nobody won, the dealer stays.
    """
    result = state.rounds[-1]
    if result.winner is not None:
        return result.winner
    if state.options.game == "koi-koi":
        return result.dealer
    seats = [(result.dealer + step) % state.players for step in range(state.players)]
    return max(seats, key=lambda seat: result.scores[seat])


def is_played_out(options: Options, hands: tuple[tuple[Card, ...], ...], stock: Stock) -> bool:
    """Return whether a round can't go on: no cards in hand, and no stock to play."""
    return not any(hands) and not (stock and (options.play_on or options.look_first))


def shobu_points(options: Options, points: int, koi_koi: Sequence[int]) -> int:
    """Return the score for yaku points: first doubled from seven on, then once for each koi-koi."""
    if options.double_at_seven and points >= 7:
        points *= 2
    if options.double_by_koi_koi:
        points <<= sum(koi_koi)
    return points


def shobu_result(state: State) -> RoundResult:
    """Return the result when the current seat scores its yaku."""
    yaku = state.yaku[state.current]
    return _won(
        state, state.current, "shobu", yaku, shobu_points(state.options, total_of(yaku), state.koi_koi)
    )


def played_out_result(state: State) -> RoundResult:
    """Return the result of a round in which the cards have run out."""
    if state.options.game == "koi-koi":
        if state.options.oya_ken:
            return _won(state, state.dealer, "oya-ken", (), FIXED_POINTS)
        return _result(state, None, "drawn", (), 0, (0,) * state.players)
    scores = tuple(sum(card.points for card in cards) for cards in state.captured)
    best = max(scores)
    if scores.count(best) > 1:
        return _result(state, None, "drawn", (), best, scores)
    return _result(state, scores.index(best), "points", (), best, scores)


def close_round(state: State, result: RoundResult) -> tuple[State, tuple[Event, ...]]:
    """End the round with this result, and the match with its last round."""
    totals = tuple(total + score for total, score in zip(state.totals, result.scores, strict=True))
    events: tuple[Event, ...] = (RoundEnded(result, totals),)
    outcome = None
    if state.round >= state.options.rounds:
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        outcome = Outcome(totals, winners)
        events = (*events, MatchEnded(totals, winners))
    ended = state._replace(
        phase=Phase.ROUND_OVER if outcome is None else Phase.MATCH_OVER,
        choice=None,
        looked=None,
        totals=totals,
        rounds=(*state.rounds, result),
        outcome=outcome,
    )
    return ended, events


def _before(options: Options, seed: int) -> State:
    """Return a match before its first event."""
    nothing = (0,) * options.players
    none: tuple[tuple[()], ...] = ((),) * options.players
    return State(
        options, seed, 0, (), none, (), (), none, 0, Phase.LAY, None, None, none,
        nothing, nothing, nothing, (), 0, (), None,
    )  # fmt: skip


def _begun(state: State, deal: Deal, before: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """Begin the next round with a deal; a hand may win it at once. ``before`` is the state until then."""
    number = state.round + 1
    nothing = (0,) * state.players
    none: tuple[tuple[()], ...] = ((),) * state.players
    begun = state._replace(
        round=number, deals=(*state.deals, deal), hands=deal.hands, field=deal.field,
        stock=deal.stock, captured=none, current=deal.dealer, phase=Phase.LAY, yaku=none,
        koi_koi=nothing, called_at=nothing,
    )  # fmt: skip
    events = (*before, Dealt(number, deal.month, deal.dealer, deal.hands, deal.field))
    won = hand_won(state.options, deal)
    if won is None:
        events = (*events, TurnBegan(deal.dealer, state.turn))
    else:
        shown = Yaku(won.how, FIXED_POINTS, won.cards)
        begun, ended = close_round(begun, _won(begun, won.seat, won.how, (shown,), FIXED_POINTS))
        events = (*events, won, *ended)
    return begun._replace(history=(*state.history, moment_of(number, state.turn, events))), events


def _won(state: State, winner: int, how: How, yaku: tuple[Yaku, ...], points: int) -> RoundResult:
    """Return the result of a round in which only the winner scores."""
    scores = tuple(points if seat == winner else 0 for seat in range(state.players))
    return _result(state, winner, how, yaku, points, scores)


def _result(
    state: State,
    winner: int | None,
    how: How,
    yaku: tuple[Yaku, ...],
    points: int,
    scores: tuple[int, ...],
) -> RoundResult:
    return RoundResult(
        state.round, state.month, state.dealer, winner, how, yaku, points, scores, state.captured
    )
