"""A game between two actions, and how one begins.

Everything here is immutable, and lean on purpose: a bot or a test plays thousands of games a second.
A clue is one bit: bit 0, 1, ... for the colour of the suit in that place, bit 8, ... for rank 1, ....
A card in a hand carries three sums of such bits: which clues would touch it (its face, so hidden), and
which clues did and did not touch it (public). All knowledge is worked out from the last two alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeVar

from voice_hanabi.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play
from voice_hanabi.hanabi.rules.board import board
from voice_hanabi.hanabi.rules.cards import MAX_PLAYERS, MIN_PLAYERS, RANKS, Card, Suit, cards_of, check_seat
from voice_hanabi.hanabi.rules.errors import RuleError, check_whole, wrong_type
from voice_hanabi.hanabi.rules.events import Dealt, Moment, Outcome, Tile, TurnBegan
from voice_hanabi.hanabi.rules.notation import format_card
from voice_hanabi.hanabi.rules.rulebooks import MAX_SUITS, Rules, check_rules

RANK_BITS = MAX_SUITS
"""The bit of rank ``r`` is ``1 << (RANK_BITS + r - 1)``; the bits below belong to colours."""
COLOUR_MASK = (1 << RANK_BITS) - 1

T = TypeVar("T")


def rank_bit(rank: int) -> int:
    """Return the bit of a rank clue."""
    return 1 << (RANK_BITS + rank - 1)


def hand_size(players: int) -> int:
    """Return how many cards each player is dealt: 5 with two or three players, else 4 (every rulebook)."""
    return 5 if players <= 3 else 4


class Held(NamedTuple):
    """A card in a hand."""

    number: int
    """Its place in the deck, from 0: a name that stays with it."""
    card: Card
    touch: int
    """The bits of the clues that would touch it. Hidden like its face."""
    yes: int
    """The bits of the clues that touched it since it was drawn."""
    no: int
    """The bits of the clues that its hand got and that did not touch it since it was drawn."""


class Setup:
    """What stays the same for a whole game, with the tables that make a turn fast.

    Two setups are equal when their rules and their number of players are.
    """

    __slots__ = (
        "_hash",
        "cards",
        "colour_bits",
        "colour_clues",
        "discards",
        "empty_touch",
        "players",
        "plays",
        "rank_clues",
        "rules",
        "suit_places",
        "touch",
    )

    def __init__(self, rules: Rules, players: int) -> None:
        """Work the tables out. The rules and the number of players are checked by :func:`setup_of`."""
        self.rules = rules
        self.players = players
        self._hash = hash((rules, players))
        self.cards = cards_of(rules.suits)
        self.suit_places = {suit.name: place for place, suit in enumerate(rules.suits)}
        self.colour_bits = {suit.name: 1 << place for place, suit in enumerate(rules.suits) if suit.nameable}
        self.touch = {
            Card(suit.name, rank): self._colours_touching(suit) | rank_bit(rank)
            for suit in rules.suits
            for rank in RANKS
        }
        """For each card, the bits of the clues that touch it."""
        every = sum(self.colour_bits.values()) | sum(map(rank_bit, RANKS))
        self.empty_touch = every if rules.empty_clues else 0
        """The bits of the clues that may be given to a hand without touching it."""
        calls = (None, *self.suit_places) if rules.colour_call else (None,)
        size = hand_size(players)
        self.plays = tuple(
            tuple(Play(slot, call) for slot in range(1, held + 1) for call in calls)
            for held in range(size + 1)
        )
        """For each number of cards in the hand, all plays."""
        self.discards = tuple(tuple(Discard(slot) for slot in range(1, held + 1)) for held in range(size + 1))
        self.colour_clues = tuple(
            tuple(
                tuple(ClueColour(seat, colour) for colour, bit in self.colour_bits.items() if bits & bit)
                for bits in range(1 << len(rules.suits))
            )
            for seat in range(players)
        )
        """For each seat and each sum of colour bits, those colour clues."""
        self.rank_clues = tuple(
            tuple(
                tuple(ClueRank(seat, rank) for rank in RANKS if bits & 1 << (rank - 1))
                for bits in range(1 << len(RANKS))
            )
            for seat in range(players)
        )
        """For each seat and each sum of rank bits (rank 1 lowest), those rank clues."""

    def _colours_touching(self, suit: Suit) -> int:
        if suit.touch == "own":
            return self.colour_bits[suit.name]
        return sum(self.colour_bits.values()) if suit.touch == "every" else 0

    def __eq__(self, other: object) -> bool:
        """Compare rules and numbers of players."""
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or (self.rules == other.rules and self.players == other.players)

    def __hash__(self) -> int:
        """Agree with equality."""
        return self._hash

    def __repr__(self) -> str:
        """Show what the tables were made from."""
        return f"Setup({self.rules!r}, {self.players})"

    def __copy__(self) -> Setup:
        """Nothing of it changes: a copy is the setup itself."""
        return self

    def __deepcopy__(self, memo: object) -> Setup:
        """Nothing of it changes: a copy is the setup itself."""
        return self

    def __reduce__(self) -> tuple[Callable[[Rules, int], Setup], tuple[Rules, int]]:
        """Pickle without the tables: they are made once for all games of these rules."""
        return setup_of, (self.rules, self.players)


class State(NamedTuple):
    """A game between two actions. It holds every face: nobody who speaks may read it but ``view``."""

    setup: Setup
    seed: int
    """What the deck and the tiles were shuffled with."""
    deck: tuple[Card, ...]
    """The whole deck from top to bottom, the cards already drawn included."""
    drawn: int
    """How many cards of ``deck`` are drawn."""
    hands: tuple[tuple[Held, ...], ...]
    """For each seat its cards, from the owner's left."""
    fireworks: tuple[int, ...]
    """For each suit of the rules how many cards its firework has."""
    discards: tuple[Card, ...]
    """The discard pile in the order in which it grew."""
    clue_tokens: int
    strikes: int
    current: int
    """The seat whose turn it is."""
    turn: int
    """How many turns are over, passed ones included."""
    last_round: int | None
    """How many turns are left, the current one included, once the last card is drawn."""
    tiles: tuple[int, ...]
    """The reward tiles that are left, the next one first."""
    pending: Tile | None
    """The reward tile that the current seat has to decide on."""
    freed: int
    """The slot of the card that was played before ``pending``, or 0."""
    outcome: Outcome | None
    history: tuple[Moment, ...]
    """All that happened, the deal first."""

    def __str__(self) -> str:
        """Return the table as text, with every card open."""
        hands = [[format_card(held.card) for held in hand] for hand in self.hands]
        return board(self, self.heights, self.deck_size, hands)

    def __copy__(self) -> State:
        """Nothing of it changes: a copy is the state itself."""
        return self

    def __deepcopy__(self, memo: object) -> State:
        """Nothing of it changes: a copy is the state itself."""
        return self

    @property
    def rules(self) -> Rules:
        """The rules of this game."""
        return self.setup.rules

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.setup.players

    @property
    def deck_size(self) -> int:
        """How many cards are still to be drawn."""
        return len(self.deck) - self.drawn

    @property
    def fireworks_total(self) -> int:
        """What the display has reached: see :func:`total_of`."""
        return total_of(self.setup.rules, self.fireworks)

    @property
    def score(self) -> int:
        """The rulebook's score: the display, but 0 for a lost game.

        'Perfect or lost' knows no score (every rulebook's expert variant): a game that is won has the
        full display, any other 0.
        """
        return score_of(self.setup.rules, self.fireworks, self.outcome)

    @property
    def heights(self) -> dict[str, int]:
        """How many cards each suit's firework has, by the suit's name."""
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


@lru_cache(maxsize=64)
def setup_of(rules: Rules, players: int) -> Setup:
    """Return the setup of a game, refusing rules and numbers of players that no rulebook allows."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise RuleError("number-of-players", least=MIN_PLAYERS, most=MAX_PLAYERS, players=players)
    setup = Setup(check_rules(rules), players)
    if len(setup.cards) <= players * hand_size(players):
        raise RuleError("deck-too-small", cards=len(setup.cards), players=players)
    return setup


def shuffled(things: Sequence[T], seed: str | int) -> tuple[T, ...]:
    """Return the things in an order that the seed decides, the same on every Python version.

    ``Random.shuffle`` may change between versions; ``Random.random`` of a given seed does not.
    """
    random = Random(seed).random
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def new_game(rules: Rules, players: int, seed: int, first: int = 0) -> State:
    """Return a freshly dealt game. The seed decides everything that is shuffled, now and later.

    Raises :class:`RuleError` for what is no game, and ``TypeError`` for what is not of the right type.
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

    ``dealt_from`` is the seat that is dealt the first hand, the first player's where it is not given.
    ``tiles`` is the order of the reward tiles; without it, ``seed`` decides it.
    Raises :class:`RuleError` for what is no game, and ``TypeError`` for what is not of the right type.
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


def _checked_setup(rules: Rules, players: int) -> Setup:
    if not isinstance(rules, Rules):
        raise wrong_type("The rules", "a Rules object, as rules_for gives it", rules)
    check_whole("The number of players", players)
    return setup_of(rules, players)


def _dealt(
    setup: Setup,
    seed: int,
    deck: tuple[Card, ...],
    tiles: tuple[int, ...],
    first: int,
    dealt_from: int | None = None,
) -> State:
    """Deal whole hands, the first player's first if no other is named, and begin the first turn."""
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
        cards = deck[start : start + size]
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
