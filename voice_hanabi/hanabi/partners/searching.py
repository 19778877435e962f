"""Thinking ahead: the best moves tried out in worlds that may be, everybody playing on by the conventions.

How long is counted in turns that are played out, never by a clock, so that the same view, level and seed give
the same move everywhere.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from voice_hanabi.hanabi.partners.choosing import Move
from voice_hanabi.hanabi.partners.imagining import imagined, play_out
from voice_hanabi.hanabi.partners.knowing import Knowing
from voice_hanabi.hanabi.partners.table import Table


class Effort(NamedTuple):
    """How much is tried out."""

    moves: int
    """The most moves that are compared."""
    margin: float
    """How much less than the best a move may weigh to be one of them."""
    turns: int
    """How many turns are played out in all."""
    rounds: int | None
    """After how many rounds of the table it is judged how things stand; ``None`` for the end of the game."""


SHORT = Effort(4, 5.0, 60, 1)
"""What happens until it is one's turn again, in a few worlds."""
LONG = Effort(5, 9.0, 2400, None)
"""Whole games."""

LEAST_WORLDS = 2
TRUST_IN_WEIGHTS = 0.03
"""What a point of a move's weight counts beside a point of the game."""


def best(
    table: Table, me: int, options: list[tuple[float, Move]], effort: Effort, random: Random, plain: bool
) -> Move:
    """Return the move that comes out best; ``options`` are all moves with their weights, the best first."""
    top = options[0][0]
    compared = [option for option in options[: effort.moves] if option[0] >= top - effort.margin]
    if len(compared) == 1:
        return options[0][1]
    if effort.rounds is None:
        horizon, judge = 400, _at_the_end
        long = table.deck * 1.5 + 2 * table.box.players if table.last_round is None else table.last_round
    else:
        horizon, judge = effort.rounds * table.box.players, standing
        long = horizon
    left = effort.turns
    totals = [0.0] * len(compared)
    tried = 0
    alive = list(range(len(compared)))
    while tried < LEAST_WORLDS or left >= len(alive) * long:
        world = imagined(table, me, random)
        if world is None:
            break
        for place in alive:
            totals[place] += judge(play_out(table, me, world, compared[place][1], plain, horizon))
        tried += 1
        left -= int(len(alive) * max(1, long))
        if len(alive) > 2 and tried >= 8 and left < effort.turns * len(alive) / (len(compared) + 1):
            # The worst is tried no further.
            alive.remove(min(alive, key=lambda place: totals[place] + _trust(compared, place, tried)))
    if not tried:
        return options[0][1]
    return compared[max(alive, key=lambda place: totals[place] + _trust(compared, place, tried))][1]


def _trust(compared: list[tuple[float, Move]], place: int, tried: int) -> float:
    return TRUST_IN_WEIGHTS * compared[place][0] * tried


def _at_the_end(table: Table) -> float:
    """Return what a finished game is worth: nothing after the last strike."""
    if table.strikes >= table.box.rules.max_strikes:
        return 0.0
    complete = table.score == len(table.box.faces)
    if table.box.rules.all_or_nothing:
        return 25.0 * complete + table.score * 0.2
    return table.score + 0.5 * complete


LOST_POINT = 0.8
STRIKES = (0.0, 0.5, 1.5)
TOKEN = 0.35
PLAYED_NEXT = 0.6
PLAYED_LATER = 0.4
MISPLAYED_NEXT = 1.0


def standing(table: Table) -> float:
    """Return how good a table of which all is seen is: its points, and what is to be hoped for and feared."""
    strikes = table.strikes
    most = table.box.rules.max_strikes
    if strikes >= most:
        return table.score * 0.2
    knowing = Knowing(table)
    worth = table.score - LOST_POINT * table.lost + TOKEN * table.clue_tokens
    worth -= STRIKES[strikes + len(STRIKES) - most] if strikes else 0.0
    taken = 0
    playable, faces = table.playable, table.faces
    for seat, hand in enumerate(table.hands):
        for card, (_, meaning) in zip(hand, knowing.hand(seat), strict=True):
            if not (table.marked[card] or table.called[card]):
                continue
            bit = 1 << faces[card]
            if meaning and not meaning & ~playable:
                if not bit & playable:
                    worth -= MISPLAYED_NEXT
                elif not bit & taken:
                    worth += PLAYED_NEXT
                    taken |= bit
            elif meaning & bit and not bit & taken:
                worth += PLAYED_LATER
                taken |= bit
    return worth
