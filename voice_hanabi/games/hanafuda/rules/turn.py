"""One action in progress: the parts of a state that change, and the resulting events.

A :class:`Turn` is created from a state, changed by one action, and becomes the next state. It never outlives
:func:`~voice_hanabi.games.hanafuda.rules.acting.apply`, so nobody sees a half-changed match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.errors import IllegalAction
from voice_hanabi.games.hanafuda.rules.events import (
    CallDue,
    CardLaid,
    ChoiceDue,
    DrawDue,
    Drawing,
    Event,
    KoiKoiCalled,
    Looked,
    Moment,
    RoundResult,
    StockTurned,
    TakenIntoHand,
    TurnBegan,
    YakuMade,
    moment_of,
)
from voice_hanabi.games.hanafuda.rules.state import (
    Choice,
    Phase,
    State,
    close_round,
    is_played_out,
    played_out_result,
    shobu_points,
    shobu_result,
)
from voice_hanabi.games.hanafuda.rules.yaku import total_of, yaku_of

T = TypeVar("T")


def matching(field: Iterable[Card], card: Card) -> tuple[Card, ...]:
    """Return the cards of the field that are of a card's month."""
    return tuple(lying for lying in field if lying.month == card.month)


def to_choose_between(matches: tuple[Card, ...]) -> tuple[Card, Card] | None:
    """Return the two cards to choose from, or ``None`` if there is nothing to choose.

    Three are all taken; of two equal cards, from two decks, either may be taken.
    """
    if len(matches) == 2 and matches[0] != matches[1]:
        return matches[0], matches[1]
    return None


class Turn:
    """The mutable copy of a state while one action is carried out."""

    __slots__ = (
        "called_at", "captured", "choice", "current", "events", "field", "hands", "koi_koi", "looked",
        "options", "phase", "result", "state", "stock", "turn", "yaku",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        """Copy the parts of a state that can change."""
        self.state = state
        self.options = state.options
        self.hands = state.hands
        self.field = state.field
        self.stock = state.stock
        self.captured = state.captured
        self.current = state.current
        self.phase = state.phase
        self.choice = state.choice
        self.looked = state.looked
        self.yaku = state.yaku
        self.koi_koi = state.koi_koi
        self.called_at = state.called_at
        self.turn = state.turn
        self.result: RoundResult | None = None
        self.events: list[Event] = []

    def finished(self) -> tuple[State, tuple[Event, ...]]:
        """Return the next state and the events."""
        before, events = self.state, tuple(self.events)
        if self.result is None:
            return self._now((*before.history, moment_of(before.round, before.turn, events))), events
        state, ended = close_round(self._now(before.history), self.result)
        events = (*events, *ended)
        history = (*before.history, moment_of(before.round, before.turn, events))
        return state._replace(history=history), events

    def _now(self, history: tuple[Moment, ...] = ()) -> State:
        """Return the state as it has become, with this history."""
        before = self.state
        return State(
            self.options, before.seed, before.round, before.deals, self.hands, self.field, self.stock,
            self.captured, self.current, self.phase, self.choice, self.looked, self.yaku,
            self.koi_koi, self.called_at, before.totals, before.rounds, self.turn, history,
            before.outcome, before.read, before.marks,
        )  # fmt: skip

    # The effects of an action.

    def lay(self, card: Card, takes: Card | None) -> None:
        """Lay a card from the hand; it takes what is there of its month, after a choice if needed."""
        hand = self.hands[self.current]
        if card not in hand:
            raise IllegalAction("not-in-hand", card=card)
        matches = matching(self.field, card)
        if takes is not None and takes not in matches:
            if takes not in self.field:
                raise IllegalAction("not-in-field", card=takes)
            raise IllegalAction("does-not-match", card=card, takes=takes)
        self._set_hand(_without(hand, card))
        two = to_choose_between(matches)
        if two is None:
            self._laid(card, matches[:1] if len(matches) == 2 else matches)
        elif takes is None:
            self._ask(card, two, Phase.CHOOSE_HAND)
        else:
            self._laid(card, (takes,))

    def choose(self, card: Card) -> None:
        """Take one of the two possible cards."""
        if self.choice is None:
            raise IllegalAction("no-choice-due")
        played, between = self.choice
        if card not in between:
            raise IllegalAction("not-offered", card=card, one=between[0], other=between[1])
        from_stock = self.phase is Phase.CHOOSE_STOCK
        self.choice = None
        if from_stock:
            self._turned(played, (card,))
        else:
            self._laid(played, (card,))

    def call(self, koi_koi: bool) -> None:
        """Say koi-koi and play on, or shobu and end the round."""
        seat = self.current
        if not koi_koi:
            self.result = shobu_result(self.state)
            return
        self.koi_koi = _with(self.koi_koi, seat, self.koi_koi[seat] + 1)
        self.called_at = _with(self.called_at, seat, total_of(self.yaku[seat]))
        self.events.append(KoiKoiCalled(seat, self.koi_koi[seat]))
        self._pass_on()

    def look(self) -> None:
        """Look at the top card of the stock."""
        if not self.options.look_first:
            raise IllegalAction("no-look")
        if self.looked is not None:
            raise IllegalAction("already-looked")
        if self.phase is not Phase.DRAW:
            raise IllegalAction("no-draw-due")
        if self.stock[0] is None:
            self.phase = Phase.READ_ALONE
            return
        self.looked = self.stock[0]
        self.events.append(Looked(self.current, self.looked))

    def draw(self) -> None:
        """Play the top card of the stock; one that was looked at has to take something."""
        if self.phase is not Phase.DRAW:
            raise IllegalAction("no-draw-due")
        if self.looked is not None and not matching(self.field, self.looked):
            raise IllegalAction("nothing-to-take", card=self.looked)
        self.phase = Phase.LAY
        self.events.append(Drawing(self.current))
        self._turn_stock()

    def read(self, card: Card) -> None:
        """Go on with the top card of the stock, which has now been read."""
        phase, self.phase = self.phase, Phase.DRAW
        self.stock = (card, *self.stock[1:])
        if phase is Phase.READ_ALONE:
            self.look()
        else:
            self.phase = Phase.LAY
            self._turn_stock()

    def take_into_hand(self) -> None:
        """Take the card that was looked at into the hand, instead of playing it."""
        if not self.options.look_first:
            raise IllegalAction("no-look")
        if self.looked is None:
            raise IllegalAction("not-looked")
        card, self.looked = self.looked, None
        self.stock = self.stock[1:]
        self._set_hand(tuple(sorted((*self.hands[self.current], card))))
        self.events.append(TakenIntoHand(self.current, card, len(self.stock)))
        self.phase = Phase.LAY
        self._end()

    # The consequences.

    def _laid(self, card: Card, taken: tuple[Card, ...]) -> None:
        self.events.append(CardLaid(self.current, card, taken))
        self._place(card, taken)
        self._go_on_to_the_stock()

    def _go_on_to_the_stock(self) -> None:
        """Draw from the stock, if there is one; with looking first the seat says how."""
        if not self.stock:
            self._end()
        elif self.options.look_first:
            self.phase = Phase.DRAW
            self.events.append(DrawDue(self.current))
        else:
            self._turn_stock()

    def _turn_stock(self) -> None:
        """Turn the top card of the stock; once it is read, it plays like a card from the hand."""
        card = self.stock[0]
        if card is None:
            self.phase = Phase.READ
            return
        self.stock, self.looked = self.stock[1:], None
        matches = matching(self.field, card)
        two = to_choose_between(matches)
        if two is not None:
            self._ask(card, two, Phase.CHOOSE_STOCK)
        else:
            self._turned(card, matches[:1] if len(matches) == 2 else matches)

    def _turned(self, card: Card, taken: tuple[Card, ...]) -> None:
        self.events.append(StockTurned(self.current, card, taken, len(self.stock)))
        self._place(card, taken)
        self._end()

    def _ask(self, card: Card, two: tuple[Card, Card], phase: Phase) -> None:
        self.choice = Choice(card, two)
        self.phase = phase
        self.events.append(ChoiceDue(self.current, card, two, phase is Phase.CHOOSE_STOCK))

    def _place(self, card: Card, taken: tuple[Card, ...]) -> None:
        """Put a card into the field, or it and what it takes to the captured cards."""
        if not taken:
            self.field = (*self.field, card)
            return
        for lying in taken:
            self.field = _without(self.field, lying)
        seat = self.current
        self.captured = _with(self.captured, seat, (*self.captured[seat], card, *taken))

    def _set_hand(self, hand: tuple[Card, ...]) -> None:
        self.hands = _with(self.hands, self.current, hand)

    def _end(self) -> None:
        """Check the yaku once both cards are played; a new or larger one is called or scored."""
        seat = self.current
        yaku = yaku_of(self.captured[seat], self.options, self.state.month)
        points = total_of(yaku)
        if points <= self.called_at[seat]:
            self._pass_on()
            return
        before = {one.name: one.points for one in self.yaku[seat]}
        new = tuple(one for one in yaku if one.points > before.get(one.name, 0))
        self.yaku = _with(self.yaku, seat, yaku)
        self.events.append(YakuMade(seat, yaku, new, points))
        if self.hands[seat]:
            self.phase = Phase.CALL
            score = shobu_points(self.options, points, self.koi_koi)
            self.events.append(CallDue(seat, score, len(self.hands[seat])))
        else:
            self.result = shobu_result(self._now())

    def _pass_on(self) -> None:
        """Begin the turn of the next seat that has anything to do, or end the round.

        A seat without cards in hand can only turn the stock, so its turn is automatic.
        """
        self.turn += 1
        self.phase = Phase.LAY
        if is_played_out(self.options, self.hands, self.stock):
            self.result = played_out_result(self._now())
            return
        self.current = (self.current + 1) % len(self.hands)
        while not self.hands[self.current] and not self.stock:
            self.current = (self.current + 1) % len(self.hands)
        self.events.append(TurnBegan(self.current, self.turn))
        if not self.hands[self.current]:
            self._go_on_to_the_stock()


def _with(row: tuple[T, ...], place: int, new: T) -> tuple[T, ...]:
    """Return a sequence with one item replaced."""
    return (*row[:place], new, *row[place + 1 :])


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the cards without one copy of a card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
