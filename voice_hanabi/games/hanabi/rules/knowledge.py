"""What is known about a card that its owner can't see.

A card's knowledge comes from two sums of clue bits: the clues that touched it since it was drawn, and the
clues to its hand that did not. A face is possible if all of the first would touch it and none of the second
would. Rainbow and black need no special rules: a suit touched by every colour is certain after two different
ones, and one touched by none is excluded after the first.

With the option 'deduction' a seat's knowledge of its own cards excludes the faces of which it sees every
copy. The card's own face is never looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from voice_hanabi.games.hanabi.rules.cards import RANKS, Card
from voice_hanabi.games.hanabi.rules.setup import COLOUR_MASK, Setup, rank_bit
from voice_hanabi.games.hanabi.rules.state import Held


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What is known about one card. All lists are in the order of the rules' suits, or by rank."""

    possible_suits: tuple[str, ...]
    """The possible suits."""
    possible_ranks: tuple[int, ...]
    """The possible ranks."""
    possible_cards: tuple[Card, ...]
    """The possible faces; with deduction there are fewer than suits times ranks."""
    touched_colours: tuple[str, ...] = ()
    """The colours of the clues that touched it: 'touched by red'."""
    touched_rank: int | None = None
    """The rank of a clue that touched it."""
    not_colours: tuple[str, ...] = ()
    """The colours of the clues that did not touch it: 'not red'."""
    not_ranks: tuple[int, ...] = ()
    """The ranks of the clues that did not touch it: 'not 3'."""

    @property
    def suit(self) -> str | None:
        """The suit, if it is certain."""
        return self.possible_suits[0] if len(self.possible_suits) == 1 else None

    @property
    def rank(self) -> int | None:
        """The rank, if it is certain."""
        return self.possible_ranks[0] if len(self.possible_ranks) == 1 else None

    @property
    def card(self) -> Card | None:
        """The face, if it is certain."""
        return self.possible_cards[0] if len(self.possible_cards) == 1 else None

    @property
    def touched(self) -> bool:
        """Whether any clue touched it since it was drawn."""
        return bool(self.touched_colours) or self.touched_rank is not None

    @property
    def told(self) -> bool:
        """Whether its hand got any clue, touching it or not, since it was drawn."""
        return self.touched or bool(self.not_colours) or bool(self.not_ranks)


def told_knowledge(setup: Setup, yes: int, no: int) -> Knowledge:
    """Return what these clues say: the bits of those that touched a card, and of those that did not."""
    return _knowledge(setup, yes, no, _possible(setup, yes, no))


def hand_knowledge(
    setup: Setup, hand: Sequence[Held], seen: Iterable[Card] = (), deduction: bool = False
) -> tuple[Knowledge, ...]:
    """Return what is known about each card of a hand.

    With ``deduction``, what its owner can count in ``seen`` is excluded too: first the faces of which every
    copy is visible, then those that the owner's own certain cards use up, until nothing more follows.
    """
    possible = [_possible(setup, held.yes, held.no) for held in hand]
    if deduction:
        left = dict(_copies(setup))
        for card in seen:
            left[card] -= 1
        _count_out(possible, left)
    return tuple(
        _knowledge(setup, held.yes, held.no, cards) for held, cards in zip(hand, possible, strict=True)
    )


@lru_cache(maxsize=64)
def _copies(setup: Setup) -> Mapping[Card, int]:
    return Counter(setup.cards)


@lru_cache(maxsize=4096)
def _possible(setup: Setup, yes: int, no: int) -> tuple[Card, ...]:
    return tuple(card for card, touch in setup.touch.items() if not (yes & ~touch or no & touch))


def _count_out(possible: list[tuple[Card, ...]], left: Mapping[Card, int]) -> None:
    """Remove from each card's possible faces those of which the others leave no copy."""
    certain: Counter[Card] = Counter()
    while True:
        gone = {card for card, copies in left.items() if copies <= certain[card]}
        for place, cards in enumerate(possible):
            if len(cards) > 1 and not gone.isdisjoint(cards):
                possible[place] = tuple(card for card in cards if card not in gone)
        found = Counter(cards[0] for cards in possible if len(cards) == 1)
        if found == certain:
            return
        certain = found


@lru_cache(maxsize=4096)
def _knowledge(setup: Setup, yes: int, no: int, possible: tuple[Card, ...]) -> Knowledge:
    suits = {card.suit for card in possible}
    ranks = {card.rank for card in possible}
    return Knowledge(
        possible_suits=tuple(suit for suit in setup.suit_places if suit in suits),
        possible_ranks=tuple(rank for rank in RANKS if rank in ranks),
        possible_cards=possible,
        touched_colours=_colours(setup, yes & COLOUR_MASK),
        touched_rank=next(iter(_ranks(yes)), None),
        not_colours=_colours(setup, no & COLOUR_MASK),
        not_ranks=_ranks(no),
    )


def _colours(setup: Setup, bits: int) -> tuple[str, ...]:
    return tuple(colour for colour, bit in setup.colour_bits.items() if bits & bit)


def _ranks(bits: int) -> tuple[int, ...]:
    return tuple(rank for rank in RANKS if bits & rank_bit(rank))
