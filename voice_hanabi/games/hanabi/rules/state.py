"""A game between two actions, and starting one.

Everything here is immutable and small, because a bot or a test plays thousands of games per second. A card in
a hand carries three sums of clues, as counted in ``setup.py``: those that would touch it (from its face, so
hidden), and those that did and did not touch it (public). All knowledge is computed from the last two.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from voice_hanabi.games.hanabi.rules.cards import (
    RANKS,
    Card,
    Deck,
    DueCard,
    check_seat,
    known,
    unread,
    with_read,
)
from voice_hanabi.games.hanabi.rules.errors import RuleError, check_whole, wrong_type
from voice_hanabi.games.hanabi.rules.events import Dealt, Moment, Outcome, Tile, TurnBegan
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.setup import Setup, hand_size, place_of_drawn, setup_of
from voice_hanabi.games.hanabi.rules.written.board import board
from voice_hanabi.games.hanabi.rules.written.notation import format_card

T = TypeVar("T")


class Held(NamedTuple):
    """A card in a hand."""

    number: int
    """Its number in the deck, from 0, which identifies it."""
    card: Card
    touch: int
    """The bits of the clues that would touch it. Hidden like its face."""
    yes: int
    """The bits of the clues that touched it since it was drawn."""
    no: int
    """The bits of the clues to its hand that did not touch it since it was drawn."""


class State(NamedTuple):
    """A game between two actions. It contains every face, so only ``view`` may read it."""

    setup: Setup
    seed: int
    """The seed of the deck and the tiles."""
    deck: Deck
    """The whole deck from top to bottom, including drawn cards; see ``cards.py``."""
    drawn: int
    """How many cards of ``deck`` have been drawn."""
    hands: tuple[tuple[Held, ...], ...]
    """Each seat's cards, from the owner's left."""
    fireworks: tuple[int, ...]
    """The number of cards in each suit's firework."""
    discards: tuple[Card, ...]
    """The discard pile, oldest first."""
    clue_tokens: int
    strikes: int
    current: int
    """The seat whose turn it is."""
    turn: int
    """The number of completed turns, including passed ones."""
    last_round: int | None
    """The number of turns left, including the current one, once the last card is drawn."""
    tiles: tuple[int, ...]
    """The remaining reward tiles, next one first."""
    pending: Tile | None
    """The reward tile that the current seat has to decide on."""
    freed: int
    """The slot of the card that was played before ``pending``, or 0."""
    outcome: Outcome | None
    history: tuple[Moment, ...]
    """Everything that happened, the deal first; empty while a deck that is read is being dealt."""
    due: int = 0
    """The slot that the current seat draws for, while its card hasn't been read; else 0."""
    marks: tuple[int, ...] = ()
    """Which printed cards were read, by a card's number in the deck. The rules ignore it."""

    def __str__(self) -> str:
        """Return the table as text, with every card open."""
        hands = [[format_card(held.card) for held in hand] for hand in self.hands]
        return board(self, self.heights, self.deck_size, hands)

    def __copy__(self) -> State:
        """Return itself, because it is immutable."""
        return self

    def __deepcopy__(self, memo: object) -> State:
        """Return itself, because it is immutable."""
        return self

    @property
    def rules(self) -> Rules:
        """The rules of this game."""
        return self.setup.rules

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.players

    @property
    def deck_size(self) -> int:
        """The number of cards left in the deck."""
        return len(self.deck) - self.drawn

    @property
    def is_dealt(self) -> bool:
        """Whether every card of the deal is known, so that the game has begun."""
        return self.drawn >= self.players * hand_size(self.players)

    @property
    def reading(self) -> DueCard | None:
        """Which card has to be read before the game goes on; ``None`` if none."""
        if self.is_dealt:
            if not self.due:
                return None
            cards = len(self.hands[self.current])
            return DueCard(self.current, place_of_drawn(self.setup.rules, self.due, cards) + 1, 1)
        size = hand_size(self.players)
        place = self.drawn % size
        return DueCard((self.current + self.drawn // size) % self.players, place + 1, size - place)

    @property
    def fireworks_total(self) -> int:
        """The sum of the display: see :func:`total_of`."""
        return total_of(self.setup.rules, self.fireworks)

    @property
    def score(self) -> int:
        """The rulebook's score: the display, but 0 for a lost game.

        'Perfect or lost' has no score (every rulebook's expert variant): a game that is won has the full
        display, any other 0.
        """
        return score_of(self.setup.rules, self.fireworks, self.outcome)

    @property
    def heights(self) -> dict[str, int]:
        """The number of cards in each suit's firework, by the suit's name."""
        names = (suit.name for suit in self.setup.rules.suits)
        return dict(zip(names, self.fireworks, strict=True))


def total_of(rules: Rules, fireworks: Sequence[int]) -> int:
    """Return the sum of the fireworks' highest values; a descending one costs 1 for each card it lacks.

    (Every rulebook, 'scoring'; the black suit: pl, p. 10.) It may be below zero.
    """
    return sum(
        height - len(RANKS) if suit.descending else height
        for suit, height in zip(rules.suits, fireworks, strict=True)
    )


def score_of(rules: Rules, fireworks: Sequence[int], outcome: Outcome | None) -> int:
    """Return the score of these fireworks in a game with that outcome, or in a running one."""
    if outcome == "lost" or (rules.all_or_nothing and outcome != "won"):
        return 0
    return total_of(rules, fireworks)


def shuffled(things: Sequence[T], seed: str | int) -> tuple[T, ...]:
    """Return the items in an order given by the seed, the same in every Python version.

    ``Random.shuffle`` may change between versions; ``Random.random`` with a given seed does not.
    """
    random = Random(seed).random
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def new_game(rules: Rules, players: int, seed: int, first: int = 0) -> State:
    """Return a newly dealt game. The seed determines everything that is shuffled, now and later.

    Raises :class:`RuleError` for an impossible game, and ``TypeError`` for a wrong type.
    """
    setup = _checked_setup(rules, players)
    check_whole("The seed", seed)
    tiles: tuple[int, ...] = ()
    if rules.reward_tiles:
        tiles = shuffled(tuple(int(tile) for tile in Tile), f"tiles {seed}")
    return _dealt(setup, seed, shuffled(setup.cards, seed), tiles, first)


def from_deck(
    rules: Rules,
    players: int,
    deck: Sequence[Card],
    *,
    first: int = 0,
    dealt_from: int | None = None,
    seed: int = 0,
    tiles: Sequence[int] | None = None,
) -> State:
    """Return a game dealt from a given deck, top card first, which must be a deck of these rules.

    ``dealt_from`` is the seat that is dealt the first hand, by default the first player's. ``tiles`` is the
    order of the reward tiles; by default ``seed`` determines it. Raises :class:`RuleError` for an impossible
    game, and ``TypeError`` for a wrong type.
    """
    setup = _checked_setup(rules, players)
    check_whole("The seed", seed)
    for card in deck:
        if not (isinstance(card, tuple) and len(card) == 2 and type(card[1]) is int):
            raise wrong_type("A card of the deck", "a Card", card)
    if sorted(deck) != sorted(setup.cards):
        raise RuleError("wrong-deck", given=len(deck), needed=len(setup.cards))
    order: tuple[int, ...] = ()
    if rules.reward_tiles:
        order = tuple(tiles) if tiles is not None else shuffled(tuple(map(int, Tile)), f"tiles {seed}")
        if sorted(order) != sorted(map(int, Tile)):
            raise RuleError("wrong-tiles")
    return _dealt(setup, seed, tuple(Card(*card) for card in deck), order, first, dealt_from)


def from_read_cards(rules: Rules, players: int, *, first: int = 0, seed: int = 0) -> State:
    """Return a game with an unknown deck: each card is read when it is dealt or drawn (`ReadCard`).

    ``seed`` determines only the reward tiles. Raises :class:`RuleError` for an impossible game, and
    ``TypeError`` for a wrong type.
    """
    begun = new_game(rules, players, seed, first)
    nothing: tuple[tuple[Held, ...], ...] = ((),) * players
    return begun._replace(deck=unread(len(begun.deck)), drawn=0, hands=nothing, history=())


def deal_read(state: State, card: Card, mark: int) -> State:
    """Return the state with one more card of the deal read; the last one begins the game."""
    deck, drawn, marks = with_read(state.deck, state.drawn, card), state.drawn + 1, (*state.marks, mark)
    if drawn < state.players * hand_size(state.players):
        return state._replace(deck=deck, drawn=drawn, marks=marks)
    return _dealt(state.setup, state.seed, deck, state.tiles, state.current)._replace(marks=marks)


def _checked_setup(rules: Rules, players: int) -> Setup:
    if not isinstance(rules, Rules):
        raise wrong_type("The rules", "a Rules object, as rules_for gives it", rules)
    check_whole("The number of players", players)
    return setup_of(rules, players)


def _dealt(
    setup: Setup,
    seed: int,
    deck: Deck,
    tiles: tuple[int, ...],
    first: int,
    dealt_from: int | None = None,
) -> State:
    """Deal whole hands, by default the first player's first, and begin the first turn."""
    players, touch = setup.players, setup.touch
    dealt_from = first if dealt_from is None else dealt_from
    for seat in (first, dealt_from):
        check_seat(seat, players)
    size = hand_size(players)
    hands: list[tuple[Held, ...]] = [()] * players
    faces: list[tuple[Card | None, ...]] = [()] * players
    for place in range(players):
        start = place * size
        seat = (dealt_from + place) % players
        cards = known(deck[start : start + size])
        faces[seat] = cards
        hands[seat] = tuple([Held(start + i, card, touch[card], 0, 0) for i, card in enumerate(cards)])
    rules = setup.rules
    opening = Moment(0, (Dealt(tuple(faces)), TurnBegan(first, 0)))
    return State(
        setup,
        seed,
        deck,
        players * size,
        tuple(hands),
        (0,) * len(rules.suits),
        (),
        rules.max_clues,
        0,
        first,
        0,
        None,
        tiles,
        None,
        0,
        None,
        (opening,),
    )
