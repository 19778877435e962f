"""Who deals, and what is dealt: everything that a seed determines, or that is read one card at a time.

A card that nobody has read yet is ``None``. If it is dealt or turned from the stock, the match waits until it
is read (``actions.ReadCard``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Literal, NamedTuple

from voice_hanabi.games.hanafuda.rules.cards import MONTHS, Card, full_deck
from voice_hanabi.games.hanafuda.rules.errors import DealError
from voice_hanabi.games.hanafuda.rules.events import DealerDrawn, FieldDealtAgain, HandWon
from voice_hanabi.games.hanafuda.rules.options import Options

FOUR = 4
"""How many cards of one month make a field invalid and a hand win."""


Stock = tuple[Card | None, ...]
"""The cards of the stock, top one first; ``None`` for one that nobody has read."""


class Deal(NamedTuple):
    """A round as dealt."""

    month: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's cards, sorted."""
    field: tuple[Card, ...]
    """Sorted."""
    stock: Stock
    """The top card first."""


def shuffled(cards: Sequence[Card], seed: str) -> tuple[Card, ...]:
    """Return the cards in an order given by the seed, the same in every Python version.

    ``Random.shuffle`` may change between versions; ``Random.random`` with a given seed does not.
    """
    random = Random(seed).random
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def draw_for_dealer(options: Options, seed: int) -> tuple[DealerDrawn, ...]:
    """Let every seat draw a card, and tied seats again until one of them deals.

    The earliest month wins; within a month the card with the highest value.
    """
    draws: list[DealerDrawn] = []
    seats = tuple(range(options.players))
    while len(seats) > 1:
        cards = shuffled(full_deck(options.decks), f"{seed} dealer {len(draws)}")
        drawn = tuple(zip(seats, cards, strict=False))
        ranks = {seat: (card.month, -card.points) for seat, card in drawn}
        seats = tuple(seat for seat in seats if ranks[seat] == min(ranks.values()))
        draws.append(DealerDrawn(drawn, seats))
    return tuple(draws)


def dealt(options: Options, seed: int, round_: int, dealer: int) -> tuple[Deal, tuple[FieldDealtAgain, ...]]:
    """Return a round's deal, and the invalid fields before it."""
    again: list[FieldDealtAgain] = []
    while True:
        cards = shuffled(full_deck(options.decks), f"{seed} {round_} {len(again)}")
        deal = _by_twos(options, cards, round_, dealer)
        month = month_of_four(deal.field)
        if month is None:
            return deal, tuple(again)
        again.append(FieldDealtAgain(deal.field, month))


def _by_twos(options: Options, deck: Sequence[Card], month: int, dealer: int) -> Deal:
    """Deal two cards at a time: to the others in the order of turns, to the field, and to the dealer."""
    hands: list[list[Card]] = [[] for _ in range(options.players)]
    field: list[Card] = []
    others = [hands[(dealer + step) % options.players] for step in range(1, options.players)]
    drawn = 0
    while len(field) < options.field_size or len(hands[dealer]) < options.hand_size:
        for pile in (*others, field, hands[dealer]):
            size = options.field_size if pile is field else options.hand_size
            until = drawn + min(2, size - len(pile))
            pile.extend(deck[drawn:until])
            drawn = until
    return Deal(
        month, dealer, tuple(tuple(sorted(hand)) for hand in hands), tuple(sorted(field)), tuple(deck[drawn:])
    )


class DueCard(NamedTuple):
    """A card that has to be read before the match goes on."""

    seat: int
    """Who reads it: the hand's owner, the dealer for the field, or the current player for the stock."""
    where: Literal["hand", "field", "stock", "stock-alone"]
    """Where it goes, or is; ``stock-alone`` for a top card that only its seat looks at."""
    left: int
    """How many cards are still to be read there, including this one."""


def undealt(options: Options, month: int, dealer: int) -> Deal:
    """Return a deal of which no card has been read yet."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * options.players
    return Deal(month, dealer, nothing, (), (None,) * len(full_deck(options.decks)))


def next_of_deal(options: Options, deal: Deal) -> DueCard | None:
    """Return which card of a deal is read next: whole hands, the others' first, the field, the dealer's."""
    others = [(deal.dealer + step) % options.players for step in range(1, options.players)]
    for seat in others:
        if len(deal.hands[seat]) < options.hand_size:
            return DueCard(seat, "hand", options.hand_size - len(deal.hands[seat]))
    if len(deal.field) < options.field_size:
        return DueCard(deal.dealer, "field", options.field_size - len(deal.field))
    left = options.hand_size - len(deal.hands[deal.dealer])
    return DueCard(deal.dealer, "hand", left) if left else None


def with_read(deal: Deal, reading: DueCard, card: Card) -> Deal:
    """Return the deal once one more of its cards is read."""
    deal = deal._replace(stock=deal.stock[1:])
    if reading.where == "field":
        return deal._replace(field=tuple(sorted((*deal.field, card))))
    hand = tuple(sorted((*deal.hands[reading.seat], card)))
    return deal._replace(hands=(*deal.hands[: reading.seat], hand, *deal.hands[reading.seat + 1 :]))


def whole(deal: Deal, options: Options) -> Deal:
    """Return a deal with its unread cards sorted, for a record: nobody turned them."""
    left = Counter(full_deck(options.decks))
    for pile in (*deal.hands, deal.field, deal.stock):
        left.subtract(card for card in pile if card is not None)
    rest = iter(sorted(left.elements()))
    return deal._replace(stock=tuple(next(rest) if card is None else card for card in deal.stock))


def month_of_four(cards: Iterable[Card]) -> int | None:
    """Return the month with four cards or more, the earliest if several, or ``None``."""
    months = Counter(card.month for card in cards)
    return min((month for month, count in months.items() if count >= FOUR), default=None)


def hand_won(options: Options, deal: Deal) -> HandWon | None:
    """Return the hand that wins a round of Koi-Koi as dealt, or ``None``.

    Four of a month (teshi) take precedence over four pairs (kuttsuki), for which a hand needs eight cards; of
    several players the first in the order of turns wins.
    """
    if options.game != "koi-koi":
        return None
    seats = [(deal.dealer + step) % options.players for step in range(options.players)]
    kinds: tuple[Literal["teshi", "kuttsuki"], ...] = ("teshi", "kuttsuki")
    for how in kinds:
        for seat in seats:
            hand = deal.hands[seat]
            month = month_of_four(hand)
            if how == "teshi" and month is not None:
                return HandWon(seat, how, tuple(card for card in hand if card.month == month))
            if how == "kuttsuki" and _is_four_pairs(hand):
                return HandWon(seat, how, hand)
    return None


def _is_four_pairs(hand: Sequence[Card]) -> bool:
    return sorted(Counter(card.month for card in hand).values()) == [2, 2, 2, 2]


def checked_deal(
    options: Options,
    hands: Sequence[Iterable[Card]],
    field: Iterable[Card],
    stock: Iterable[Card],
    dealer: int,
    month: int,
) -> Deal:
    """Return a deal of these cards. Raises :class:`DealError` if it is impossible."""
    deal = Deal(
        month, dealer, tuple(tuple(sorted(hand)) for hand in hands), tuple(sorted(field)), tuple(stock)
    )
    if len(deal.hands) != options.players:
        raise DealError("cards-dealt", where="hands", cards=len(deal.hands), needed=options.players)
    if not 0 <= dealer < options.players:
        raise DealError("no-such-seat", seat=dealer)
    if month not in MONTHS:
        raise DealError("no-such-month", month=month)
    for seat, hand in enumerate(deal.hands):
        if len(hand) != options.hand_size:
            raise DealError("cards-dealt", where=f"hand {seat}", cards=len(hand), needed=options.hand_size)
    if len(deal.field) != options.field_size:
        raise DealError("cards-dealt", where="the field", cards=len(deal.field), needed=options.field_size)
    there = Counter(card for pile in (*deal.hands, deal.field, deal.stock) for card in pile)
    for card in full_deck(1):
        if there[card] != options.decks:
            raise DealError("wrong-deck", card=card.code)
    four = month_of_four(deal.field)
    if four is not None:
        raise DealError("field-of-four", month=four)
    return deal
