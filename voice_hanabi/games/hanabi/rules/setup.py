"""What is the same throughout all games of these rules, computed once so that a turn is fast.

A clue is one bit: bit 0, 1, ... for the colour of the suit at that index, bit 8, ... for rank 1, ....
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.cards import MAX_PLAYERS, MIN_PLAYERS, RANKS, Card, Suit, cards_of
from voice_hanabi.games.hanabi.rules.errors import RuleError
from voice_hanabi.games.hanabi.rules.rulebooks import MAX_SUITS, Rules, check_rules

RANK_BITS = MAX_SUITS
"""The bit of rank ``r`` is ``1 << (RANK_BITS + r - 1)``; the lower bits are colours."""
COLOUR_MASK = (1 << RANK_BITS) - 1


def rank_bit(rank: int) -> int:
    """Return the bit of a rank clue."""
    return 1 << (RANK_BITS + rank - 1)


def hand_size(players: int) -> int:
    """Return the size of a hand: 5 cards with two or three players, else 4 (every rulebook)."""
    return 5 if players <= 3 else 4


def age_order(number: int, rules: Rules, players: int) -> int:
    """Return a card's rank by age from its number in the deck: newer cards have greater ones.

    Cards dealt together have the agreed ages: the one furthest from where new cards arrive is the oldest, on
    the left, or on the right if they arrive on the left.
    """
    size = hand_size(players)
    if rules.draw_slot != "left" or number >= players * size:
        return number
    return number // size * size + size - 1 - number % size


def place_of_drawn(rules: Rules, freed: int, cards: int) -> int:
    """Return the index of a drawn card in a hand of ``cards`` cards; ``freed`` is the slot now free."""
    if rules.draw_slot == "left":
        return 0
    return cards if rules.draw_slot == "right" else min(freed - 1, cards)


class Setup:
    """What is the same throughout a game, with the tables that make a turn fast.

    Two setups are equal if their rules and their number of players are.
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
        """Compute the tables. The rules and the number of players are checked by :func:`setup_of`."""
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
        """The bits of the clues that touch each card."""
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
        """Return itself, because it is immutable."""
        return self

    def __deepcopy__(self, memo: object) -> Setup:
        """Return itself, because it is immutable."""
        return self

    def __reduce__(self) -> tuple[Callable[[Rules, int], Setup], tuple[Rules, int]]:
        """Pickle without the tables: they are made once for all games with these rules."""
        return setup_of, (self.rules, self.players)


@lru_cache(maxsize=64)
def setup_of(rules: Rules, players: int) -> Setup:
    """Return the setup of a game. Raises an error for rules and numbers of players that aren't allowed."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise RuleError("number-of-players", least=MIN_PLAYERS, most=MAX_PLAYERS, players=players)
    setup = Setup(check_rules(rules), players)
    if len(setup.cards) <= players * hand_size(players):
        raise RuleError("deck-too-small", cards=len(setup.cards), players=players)
    return setup
