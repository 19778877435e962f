"""Worlds that a seat can't distinguish from the real one: hidden cards dealt again, given others' moves.

A player who lays a card when another would have served them better probably doesn't hold that other card.
Each laid card makes the better ones less likely in the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random

from voice_hanabi.games.hanafuda.partners.light.numbers import BIT, OF_MONTH, set_of
from voice_hanabi.games.hanafuda.partners.light.round import LightRound
from voice_hanabi.games.hanafuda.partners.light.seen import Seen
from voice_hanabi.games.hanafuda.partners.usual import Usual
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.events import CardLaid, Dealt, KoiKoiCalled, StockTurned, YakuMade
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.rules.yaku import total_of

_LEAST = 0.25
"""The least factor, because players are not machines."""


class Worlds:
    """What a view leaves open, dealt as often as needed."""

    def __init__(self, shown: View, seen: Seen, usual: Usual) -> None:
        self._round = seen.round
        self._unseen = seen.unseen
        self._others = [
            (seat, size) for seat, size in enumerate(shown.hand_sizes) if seat != shown.seat and size
        ]
        self._likely = _likely_hands(shown, seen.unseen, usual)

    def deal(self, random: Random) -> LightRound:
        """Return a round with every card known. Only `Random.random` decides, so it is the same on any
        Python.
        """
        chance = random.random
        world = self._round.copy()
        rest = self._unseen
        for seat, size in self._others:
            likely = self._likely[seat]
            # The smallest of such numbers are a weighted draw without replacement.
            drawn = sorted([(-log(1.0 - chance()) / likely[card], card) for card in rest])
            world.hands[seat] = [card for _, card in drawn[:size]]
            rest = [card for _, card in drawn[size:]]
        shuffled = sorted([(chance(), card) for card in rest])
        world.stock = [*(card for _, card in shuffled), *world.stock]
        return world


def _likely_hands(shown: View, unseen: Sequence[int], usual: Usual) -> list[dict[int, float]]:
    """Return for each seat the probability of each hidden card, from what it laid in this round.

    With two decks that says too little, since the same card may come from the other deck.
    """
    likely = [dict.fromkeys(unseen, 1.0) for _ in range(shown.players)]
    if shown.options.decks > 1:
        return likely
    scoring = usual.weighing.scoring
    field = 0
    captured = [0] * shown.players
    held = [shown.options.hand_size] * shown.players
    made = [0] * shown.players
    called_at = [0] * shown.players
    for event in shown.events:
        match event:
            case Dealt(round=shown.round, field=dealt):
                field = _set(dealt)
            case CardLaid(seat=seat, card=card):
                if seat != shown.seat:
                    progress = [scoring.progress(pile) for pile in captured]
                    own = progress[seat]
                    values = usual.weighing.values(own, sum(progress) - own, held[seat], called_at[seat])
                    _less_likely(likely[seat], card.place, field, field | sum(captured), values, usual)
                held[seat] -= 1
                field = _played(event, field, captured)
            case StockTurned():
                field = _played(event, field, captured)
            case YakuMade(seat=seat, yaku=yaku):
                made[seat] = total_of(yaku)
            case KoiKoiCalled(seat=seat):
                called_at[seat] = made[seat]
    return likely


def _less_likely(
    likely: dict[int, float], card: int, field: int, seen: int, values: tuple[float, ...], usual: Usual
) -> None:
    """Reduce the probability of cards that would have been laid instead of this one."""
    laid, _ = usual.weigh(card, field, seen | BIT[card], values)
    for other in likely:
        better = usual.weigh(other, field, seen | BIT[other], values)[0] - laid
        if better > 0 and OF_MONTH[other] != OF_MONTH[card]:
            likely[other] *= max(_LEAST, 1 / (1 + better))


def _played(event: CardLaid | StockTurned, field: int, captured: list[int]) -> int:
    """Return the field after a card was played to it."""
    if not event.taken:
        return field | BIT[event.card.place]
    taken = _set(event.taken)
    captured[event.seat] |= taken | BIT[event.card.place]
    return field & ~taken


def _set(cards: Sequence[Card]) -> int:
    return set_of(card.place for card in cards)
