"""What others' actions reveal about the cards that they saw: would they have done that if these had been
there?

A player who could have given a clue about a playable card, and discarded instead, probably didn't see one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.ahead.imagining import World, imagined
from voice_hanabi.games.hanabi.partners.choosing import Move, weighed_hidden
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN, BetweenTurns


class Deed(NamedTuple):
    """Somebody's action, and the table before it."""

    before: BetweenTurns
    seat: int
    move: Move


TRIES = 6
"""The most worlds that are imagined for one that is believed."""
LEAST = 0.05
"""The least likelihood of any action."""
INDIFFERENCE = 3.0
"""A move that weighs this much less than the best one is about a third as likely to be chosen."""


def believed(
    table: BetweenTurns, me: int, deeds: Sequence[Deed], random: Random, plain: bool
) -> World | None:
    """Return a world that fits what a seat sees and was told, usually one where others would act the same."""
    likeliest: tuple[float, World] | None = None
    known = [deed for deed in deeds if table.manner[deed.seat] != LITERAL]
    for _ in range(TRIES):
        world = imagined(table, me, random)
        if world is None or not known:
            return world
        likely = 1.0
        threshold = random.random()
        for deed in known:
            likely *= likelihood(table, me, deed, world, plain)
            if likely < threshold:
                break
        else:
            return world
        if likeliest is None or likely > likeliest[0]:
            likeliest = likely, world
    return None if likeliest is None else likeliest[1]


def likelihood(table: BetweenTurns, me: int, deed: Deed, world: World, plain: bool) -> float:
    """Return how likely somebody's action was if a seat's cards were those of a world."""
    before = deed.before
    mine = before.hands[me]
    for card in mine:
        before.faces[card] = world.faces[card] if card in world.faces else table.faces[card]
    options = weighed_hidden(before, deed.seat, plain)
    for card in mine:
        before.faces[card] = UNSEEN
    weight = next((weight for weight, move in options if move == deed.move), None)
    if weight is None:
        return LEAST
    return max(LEAST, exp((weight - options[0][0]) / INDIFFERENCE))
