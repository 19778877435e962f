"""Everything that a seat may know about a game. It is the only access to a State for code that speaks.

``view(state, seat)`` shows the others' faces, and of its own hand only what clues have said; ``view(state,
None)`` is what may be said aloud at the table: no face of any hand. Two states that differ only in what a
seat may not see have equal views for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from voice_hanabi.games.hanabi.rules import sight
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.cards import Card, Suit, check_seat
from voice_hanabi.games.hanabi.rules.events import ClueGiven, Event, Outcome, Tile
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.games.hanabi.rules.history import History
from voice_hanabi.games.hanabi.rules.knowledge import Knowledge, hand_knowledge, told_knowledge
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.state import State, total_of
from voice_hanabi.games.hanabi.rules.written.board import board, told
from voice_hanabi.games.hanabi.rules.written.notation import format_card


@dataclass(frozen=True, slots=True)
class CardView:
    """One card of a hand, as a seat may know it."""

    slot: int
    number: int
    """The card's number in the deck, which identifies it and reveals only when it was drawn."""
    card: Card | None
    """Its face, or ``None`` if it is hidden."""
    knowledge: Knowledge
    """What its owner knows. For others' hands only what their clues said, not what they can count: that would
    reveal one's own cards, which they see."""


@dataclass(frozen=True, slots=True)
class Told:
    """A clue to a seat, with those of the touched cards that it still holds."""

    turn: int
    giver: int
    colour: str | None
    rank: int | None
    slots: tuple[int, ...]
    """Where those cards are now."""


@dataclass(frozen=True, slots=True)
class CopiesLeft:
    """How many copies of a card are neither played nor discarded, and their total number."""

    left: int
    total: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or everyone (``seat`` is ``None``), may know."""

    rules: Rules
    players: int
    seat: int | None
    hands: tuple[tuple[CardView, ...], ...]
    """Each seat's cards from the owner's left, slot 1 first."""
    fireworks: tuple[tuple[str, int], ...]
    """The number of cards in each suit's firework."""
    discards: tuple[Card, ...]
    """The discard pile, oldest first, as far as the seat may see it."""
    clue_tokens: int
    strikes: int
    deck_size: int
    last_round: int | None
    """The number of turns left, including the current one, once the last card is drawn."""
    current: int
    turn: int
    pending: Tile | None
    tiles_left: int
    outcome: Outcome | None
    score: int
    fireworks_total: int
    legal: tuple[Action, ...]
    """The legal actions if it is the seat's turn; else nothing."""
    history: Sequence[tuple[int, Event]]
    """Every event so far with its turn, without hidden faces."""

    def __str__(self) -> str:
        """Return the table as text, as the seat may know it."""
        hands = [
            [
                told(shown.knowledge.suit, shown.knowledge.rank)
                if shown.card is None
                else format_card(shown.card)
                for shown in hand
            ]
            for hand in self.hands
        ]
        return board(self, dict(self.fireworks), self.deck_size, hands)

    def __copy__(self) -> View:
        """Return itself, because it is immutable."""
        return self

    def __deepcopy__(self, memo: object) -> View:
        """Return itself, because it is immutable."""
        return self

    @property
    def hand(self) -> tuple[CardView, ...]:
        """The seat's own hand; empty in everyone's view."""
        return () if self.seat is None else self.hands[self.seat]

    def height(self, suit: str) -> int:
        """Return the number of cards in a suit's firework."""
        return next(height for name, height in self.fireworks if name == suit)

    def next_card(self, suit: str) -> Card | None:
        """Return the card that a suit's firework needs next, or ``None`` if it is complete."""
        found = self.rules.suit(suit)
        rank = found.next_rank(self.height(suit)) if found is not None else None
        return None if rank is None else Card(suit, rank)

    def played(self) -> tuple[Card, ...]:
        """Return all cards in fireworks, by suit, in the order in which they were built."""
        return tuple(
            Card(suit.name, rank)
            for suit in self.rules.suits
            for rank in suit.ranks_built(self.height(suit.name))
        )

    def copies_left(self, card: Card) -> CopiesLeft:
        """Return how many copies of a card are neither discarded nor played, regardless of hands."""
        suit = self.rules.suit(card.suit)
        if suit is None:
            return CopiesLeft(0, 0)
        total = suit.copies[card.rank - 1]
        played = card.rank in suit.ranks_built(self.height(card.suit))
        return CopiesLeft(total - self.discards.count(card) - played, total)

    def out_of_reach(self) -> tuple[Card, ...]:
        """Return the card at which each firework has to end because no copy of it is left, by suit."""
        ends = ((suit.name, suit.next_rank(self._reach(suit))) for suit in self.rules.suits)
        return tuple(Card(name, rank) for name, rank in ends if rank is not None)

    def most_by_cards(self) -> int:
        """Return the highest sum of the display that the cards still allow.

        Reward tiles aren't considered: two of them bring discarded cards back.
        """
        return total_of(self.rules, [self._reach(suit) for suit in self.rules.suits])

    def _reach(self, suit: Suit) -> int:
        """Return how many cards a suit's firework can still have, by the copies that are left."""
        height = self.height(suit.name)
        while (rank := suit.next_rank(height)) is not None and self.copies_left(Card(suit.name, rank)).left:
            height += 1
        return height

    def most_by_turns(self) -> int:
        """Return the highest sum that the turns still allow, if each of them that draws a card plays one.

        'Perfect or lost' has no last round, so that its turns set no limit.
        """
        if self.rules.all_or_nothing:
            return self.rules.max_score
        turns = self.deck_size + self.players if self.last_round is None else self.last_round
        return min(self.rules.max_score, self.fireworks_total + turns)

    def told(self, seat: int) -> tuple[Told, ...]:
        """Return the clues to a seat, oldest first, with the touched cards that it still holds.

        A clue without remaining touched cards is not listed; what it excluded for the remaining cards is in
        their knowledge.
        """
        slots = {shown.number: shown.slot for shown in self.hands[seat]}
        found = []
        for turn, event in self.history:
            if isinstance(event, ClueGiven) and event.target == seat:
                now = tuple(sorted(slots[number] for number in event.numbers if number in slots))
                if now:
                    found.append(Told(turn, event.giver, event.colour, event.rank, now))
        return tuple(found)

    def since(self, turn: int) -> tuple[tuple[int, Event], ...]:
        """Return what has happened from that turn on."""
        return tuple(entry for entry in self.history if entry[0] >= turn)


def view(state: State, seat: int | None) -> View:
    """Return what ``seat`` may know, or what may be said aloud to everyone (``None``).

    Raises :class:`RuleError` for a seat that is not at the table.
    """
    if seat is not None:
        check_seat(seat, state.players)
    rules = state.rules
    return View(
        rules=rules,
        players=state.players,
        seat=seat,
        hands=tuple(_hand(state, owner, seat) for owner in range(state.players)),
        fireworks=tuple(state.heights.items()),
        discards=_discards(state, seat),
        clue_tokens=state.clue_tokens,
        strikes=state.strikes,
        deck_size=state.deck_size,
        last_round=state.last_round,
        current=state.current,
        turn=state.turn,
        pending=state.pending,
        tiles_left=len(state.tiles),
        outcome=state.outcome,
        score=state.score,
        fireworks_total=state.fireworks_total,
        legal=legal_actions(state) if seat == state.current else (),
        history=History(state.history, seat),
    )


def _hand(state: State, owner: int, seat: int | None) -> tuple[CardView, ...]:
    hand = state.hands[owner]
    if owner == seat and state.rules.deduction:
        known = hand_knowledge(state.setup, hand, _seen_by(state, owner), deduction=True)
    else:
        known = tuple(_told(state.setup, held.yes, held.no) for held in hand)
    shown = sight.sees_hand(seat, owner)
    return tuple(
        CardView(slot, held.number, held.card if shown else None, knowledge)
        for slot, (held, knowledge) in enumerate(zip(hand, known, strict=True), start=1)
    )


_told = lru_cache(maxsize=4096)(told_knowledge)


def _discards(state: State, seat: int | None) -> tuple[Card, ...]:
    return state.discards if sight.sees_discards(seat) else ()


def _seen_by(state: State, seat: int) -> Iterator[Card]:
    """Return every card that a seat sees: the others' hands, the fireworks and the discard pile."""
    for owner, hand in enumerate(state.hands):
        if sight.sees_hand(seat, owner):
            yield from (held.card for held in hand)
    for suit, height in zip(state.rules.suits, state.fireworks, strict=True):
        yield from (Card(suit.name, rank) for rank in suit.ranks_built(height))
    yield from _discards(state, seat)
