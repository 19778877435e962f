"""A round in integers: the rules of one round, as fast as possible.

It does the same as ``rules/turn.py`` without history, events or checks: the caller makes only legal moves.
Tests play the same moves with both. A move is an integer: `laying` makes the one for laying a card; a card's
number is a choice between two, and the numbers below are for a call and for the stock.
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanafuda.partners.light.numbers import BIT, FACES, OF_MONTH
from voice_hanabi.games.hanafuda.partners.light.scoring import Scoring
from voice_hanabi.games.hanafuda.rules.state import shobu_points
from voice_hanabi.games.hanafuda.rules.yaku import FIXED_POINTS

LAY, CHOOSE_HAND, CHOOSE_STOCK, DRAW, CALL, OVER = range(6)
"""What the round waits for; nothing if it is over."""

SHOBU, KOI_KOI = 0, 1
DRAWING, LOOKING, KEEPING = 0, 1, 2
"""Moves for a call, and for the stock if it may be looked at first."""

_TAKES = 128
"""A laid card's move is its number, plus this times the number of the card it takes, from 1."""


def laying(card: int, takes: int | None = None) -> int:
    """Return the move of laying a card; ``takes`` decides if there are two of its month in the field."""
    return card if takes is None else card + (takes + 1) * _TAKES


def laid(move: int) -> tuple[int, int | None]:
    """Return the card of such a move, and the card it takes."""
    takes, card = divmod(move, _TAKES)
    return card, takes - 1 if takes else None


class LightRound:
    """A round between two moves. It is mutable: play on a `copy`."""

    __slots__ = (
        "called_at", "captured", "choice", "current", "dealer", "field", "hands", "koi_koi", "looked",
        "phase", "points", "progress", "scores", "scoring", "stock",
    )  # fmt: skip

    scoring: Scoring
    hands: list[list[int]]
    """Each seat's cards."""
    field: int
    """The cards in the field."""
    stock: list[int]
    """Top card last."""
    captured: list[int]
    """Each seat's captured cards."""
    progress: list[int]
    """Each seat's captured cards as an integer of `Scoring`."""
    current: int
    phase: int
    choice: tuple[int, int]
    """The card with a choice, and the two cards to choose from, in a phase of choosing."""
    looked: bool
    """The current seat has looked at the top card."""
    points: list[int]
    """The value of each seat's yaku after its last turn."""
    koi_koi: list[int]
    """How often each seat has called koi-koi."""
    called_at: list[int]
    """The value of each seat's yaku when it last called koi-koi, or 0."""
    scores: Sequence[int]
    """Each seat's score, once the round is over."""

    def __init__(
        self,
        scoring: Scoring,
        dealer: int,
        hands: list[list[int]],
        field: int,
        stock: list[int],
    ) -> None:
        """Start a round: the dealer lays first."""
        nothing = [0] * len(hands)
        self.scoring = scoring
        self.dealer = dealer
        self.hands = hands
        self.field = field
        self.stock = stock
        self.captured = nothing
        self.progress = nothing[:]
        self.current = dealer
        self.phase = LAY
        self.choice = (0, 0)
        self.looked = False
        self.points = nothing[:]
        self.koi_koi = nothing[:]
        self.called_at = nothing[:]
        self.scores = ()

    def copy(self) -> LightRound:
        """Return an independent copy of the round."""
        new = LightRound.__new__(LightRound)
        new.scoring = self.scoring
        new.dealer = self.dealer
        new.hands = [hand[:] for hand in self.hands]
        new.field = self.field
        new.stock = self.stock[:]
        new.captured = self.captured[:]
        new.progress = self.progress[:]
        new.current = self.current
        new.phase = self.phase
        new.choice = self.choice
        new.looked = self.looked
        new.points = self.points[:]
        new.koi_koi = self.koi_koi[:]
        new.called_at = self.called_at[:]
        new.scores = self.scores
        return new

    def legal(self) -> list[int]:
        """Return the current seat's moves, each once."""
        phase = self.phase
        if phase == LAY:
            return self._layings()
        if phase in (CHOOSE_HAND, CHOOSE_STOCK):
            two = self.choice[1]
            return [(two & -two).bit_length() - 1, two.bit_length() - 1]
        if phase == CALL:
            return [SHOBU, KOI_KOI]
        if phase == DRAW:
            if not self.looked:
                return [DRAWING, LOOKING]
            return [DRAWING, KEEPING] if self.field & OF_MONTH[self.stock[-1]] else [KEEPING]
        return []

    def _layings(self) -> list[int]:
        found = []
        field = self.field
        faces: set[int] = set()
        two_decks = self.scoring.options.decks > 1
        for card in self.hands[self.current]:
            if two_decks:
                face = card % FACES
                if face in faces:
                    continue
                faces.add(face)
            lying = field & OF_MONTH[card]
            lowest = lying & -lying
            highest = lying ^ lowest
            if highest and not highest & (highest - 1):
                low, high = lowest.bit_length(), highest.bit_length()
                if high - low != FACES:
                    found.append(card + low * _TAKES)
                    found.append(card + high * _TAKES)
                    continue
            found.append(card)
        return found

    def do(self, move: int) -> None:
        """Make a legal move of the current seat."""
        phase = self.phase
        if phase == LAY:
            card = move % _TAKES
            self.hands[self.current].remove(card)
            if self._put(card, BIT[move // _TAKES - 1] if move >= _TAKES else 0, CHOOSE_HAND):
                self._go_on_to_the_stock()
        elif phase == CHOOSE_STOCK:
            self._capture(self.choice[0], BIT[move])
            self._end()
        elif phase == CALL:
            if move == KOI_KOI:
                seat = self.current
                self.koi_koi[seat] += 1
                self.called_at[seat] = self.points[seat]
                self._pass_on()
            else:
                self._shobu()
        elif phase == CHOOSE_HAND:
            self._capture(self.choice[0], BIT[move])
            self._go_on_to_the_stock()
        elif move == DRAWING:
            self._turn_stock()
        elif move == LOOKING:
            self.looked = True
        else:
            self.looked = False
            self.hands[self.current].append(self.stock.pop())
            self._end()

    def _put(self, card: int, taking: int, asking: int) -> bool:
        """Put a card into the field, where it takes those of its month; of two, the named one.

        If none of two different ones is named (0), return ``False`` and ask for it in the phase ``asking``.
        """
        lying = self.field & OF_MONTH[card]
        if not lying:
            self.field |= BIT[card]
            return True
        rest = lying & (lying - 1)
        if rest and not rest & (rest - 1):
            # There are two.
            if taking:
                lying = taking
            elif rest.bit_length() - (lying ^ rest).bit_length() == FACES:
                lying = rest
            else:
                self.choice = (card, lying)
                self.phase = asking
                return False
        self._capture(card, lying)
        return True

    def _capture(self, card: int, taken: int) -> None:
        self.field ^= taken
        seat = self.current
        month = OF_MONTH[card]
        gain = self.scoring.gain
        before = self.captured[seat]
        after = self.captured[seat] = before | taken | BIT[card]
        self.progress[seat] += gain[after & month] - gain[before & month]

    def _go_on_to_the_stock(self) -> None:
        if not self.stock:
            self._end()
        elif self.scoring.options.look_first:
            self.phase = DRAW
        else:
            self._turn_stock()

    def _turn_stock(self) -> None:
        self.looked = False
        card = self.stock.pop()
        if self._put(card, 0, CHOOSE_STOCK):
            self._end()

    def _end(self) -> None:
        seat = self.current
        scoring = self.scoring
        progress = self.progress[seat]
        if (progress + scoring.bias) & scoring.tops:
            points = scoring.points(progress)
            if points > self.called_at[seat]:
                self.points[seat] = points
                if self.hands[seat]:
                    self.phase = CALL
                else:
                    self._shobu()
                return
        self._pass_on()

    def _shobu(self) -> None:
        seat = self.current
        points = shobu_points(self.scoring.options, self.points[seat], self.koi_koi)
        self._over([points if other == seat else 0 for other in range(len(self.hands))])

    def _over(self, scores: Sequence[int]) -> None:
        self.phase = OVER
        self.scores = scores

    def _pass_on(self) -> None:
        self.phase = LAY
        hands = self.hands
        stock = self.stock
        options = self.scoring.options
        seats = len(hands)
        seat = self.current + 1
        if seat == seats:
            seat = 0
        if hands[seat]:
            self.current = seat
            return
        if not any(hands) and not (stock and (options.play_on or options.look_first)):
            self._played_out()
            return
        while not hands[seat] and not stock:
            seat = (seat + 1) % seats
        self.current = seat
        if not hands[seat]:
            self._go_on_to_the_stock()

    def _played_out(self) -> None:
        if self.scoring.koi_koi:
            due = FIXED_POINTS if self.scoring.options.oya_ken else 0
            self._over([due if seat == self.dealer else 0 for seat in range(len(self.hands))])
        else:
            self._over(tuple(self.progress))
