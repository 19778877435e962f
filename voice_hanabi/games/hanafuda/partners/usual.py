"""The usual way to play: weighs what a card takes, and what it leaves open for others.

It looks at its own hand and at public cards: others' hands and the stock in a light round are never read, so
that it plays a partly unknown round as well as an invented one.
"""

from __future__ import annotations

from operator import itemgetter
from typing import NamedTuple

from voice_hanabi.games.hanafuda.partners.light.numbers import BIT, FACES, OF_MONTH, members
from voice_hanabi.games.hanafuda.partners.light.round import (
    CALL,
    DRAW,
    DRAWING,
    KEEPING,
    KOI_KOI,
    LAY,
    LOOKING,
    SHOBU,
    LightRound,
    laying,
)
from voice_hanabi.games.hanafuda.partners.light.scoring import Scoring
from voice_hanabi.games.hanafuda.partners.weighing import Weighing, Weights, weighing_for
from voice_hanabi.games.hanafuda.rules.state import shobu_points
from voice_hanabi.games.hanafuda.rules.yaku import FIXED_POINTS

_MANY = 3
"""More hidden cards of a month make no difference."""


class PlayingStyle(NamedTuple):
    """A way of playing, found by experiment."""

    weights: Weights = Weights()
    own_card: float = 0.6
    """The part of the taking card's own value that counts, since it may take something later as well."""
    open_card: tuple[float, ...] = (0.4, 0.8, 1.0, 1.0)
    """The part of the value of what is taken that counts, by how many hidden cards might take it."""
    given_away: tuple[float, ...] = (0.0, 0.35, 0.55, 0.7)
    """The part of the value of a card left in the field that counts, by how many might take it."""
    daring: float = -1.0
    """How much more koi-koi has to promise than shobu."""


USUAL_MANNER = PlayingStyle()


class Usual:
    """Plays the rounds with the same scoring."""

    def __init__(self, scoring: Scoring, manner: PlayingStyle = USUAL_MANNER) -> None:
        self.manner = manner
        self.options = scoring.options
        self.weighing: Weighing = weighing_for(scoring.options, scoring.month, manner.weights)
        self._most = 4 * scoring.options.decks

    def move(self, light: LightRound) -> int:
        """Return the move of the current seat."""
        phase = light.phase
        if phase == LAY:
            return self._lay(light)
        if phase == CALL:
            return KOI_KOI if self.koi_koi_gain(light) > self.manner.daring else SHOBU
        if phase == DRAW:
            return self._draw(light)
        values = self.values(light)
        two = light.choice[1]
        one, other = (two & -two).bit_length() - 1, two.bit_length() - 1
        return one if values[one] >= values[other] else other

    def values(self, light: LightRound) -> tuple[float, ...]:
        """Return the value of each card to the current seat."""
        seat = light.current
        own = light.progress[seat]
        return self.weighing.values(
            own, sum(light.progress) - own, len(light.hands[seat]), light.called_at[seat]
        )

    def _lay(self, light: LightRound) -> int:
        hand = light.hands[light.current]
        field = seen = light.field
        for pile in light.captured:
            seen |= pile
        for card in hand:
            seen |= BIT[card]
        values = self.values(light)
        weigh = self.weigh
        return max([weigh(card, field, seen, values) for card in hand], key=itemgetter(0))[1]

    def weigh(self, card: int, field: int, seen: int, values: tuple[float, ...]) -> tuple[float, int]:
        """Return the value of laying a card, and the move; ``seen`` is every card that the player sees."""
        month = OF_MONTH[card]
        lying = field & month
        hidden = self._most - (seen & month).bit_count()
        if hidden > _MANY:
            hidden = _MANY
        manner = self.manner
        if not lying:
            return -values[card] * manner.given_away[hidden], card
        rest = lying & (lying - 1)
        move = card
        if not rest:
            worth = values[lying.bit_length() - 1]
        elif rest & (rest - 1):
            worth = sum([values[number] for number in members(lying)])
        else:
            one, other = (lying ^ rest).bit_length() - 1, rest.bit_length() - 1
            taken = one if values[one] >= values[other] else other
            worth = values[taken]
            if other - one != FACES:
                move = laying(card, taken)
        return worth * manner.open_card[hidden] + values[card] * manner.own_card, move

    def koi_koi_gain(self, light: LightRound) -> float:
        """Return how much more koi-koi promises than shobu, in points of the round."""
        seat = light.current
        others = [other for other in range(len(light.hands)) if other != seat]
        own = light.progress[seat]
        theirs = sum(light.progress) - own
        turns = len(light.hands[seat])
        mine, gain = self.weighing.comes(own, theirs, turns)
        calls = light.koi_koi[:]
        shobu = shobu_points(self.options, light.points[seat], calls)
        calls[seat] += 1
        more = shobu_points(self.options, light.points[seat] + max(round(gain), 1), calls)
        loss, hidden = 0.0, 1.0
        for other in others:
            likely, points = self.weighing.comes(
                light.progress[other], theirs - light.progress[other] + own, turns
            )
            points = shobu_points(self.options, max(round(points + light.called_at[other]), 1), calls)
            loss += likely * points
            hidden *= 1 - likely
        # Who comes first if both would: each equally often.
        theirs_first = (1 - hidden) * (1 - mine / 2)
        mine_first = mine * (1 - (1 - hidden) / 2)
        nobody = max(0.0, 1 - theirs_first - mine_first)
        ending = self.weighing.weights.ending
        due = 0.0
        if self.options.oya_ken:
            due = FIXED_POINTS if light.dealer == seat else -FIXED_POINTS / len(others)
        lost = loss / (1 - hidden) if hidden < 1 else 0.0
        promise = mine_first * (more + ending) - theirs_first * (lost + ending) + nobody * due
        return promise - shobu - ending

    def _draw(self, light: LightRound) -> int:
        if not light.looked:
            return LOOKING
        return DRAWING if light.field & OF_MONTH[light.stock[-1]] else KEEPING
