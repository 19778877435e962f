"""Thinking ahead: tries the best moves in possible worlds, with everybody playing on by the conventions.

The effort is counted in played turns, never measured in time, so that the same view, level and seed give the
same move everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.ahead.believing import Deed, believed
from voice_hanabi.games.hanabi.partners.ahead.imagining import World, play_out, playing
from voice_hanabi.games.hanabi.partners.choosing import Move
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.table import BetweenTurns


class Effort(NamedTuple):
    """How much is tried out."""

    moves: int
    """The most moves that are compared."""
    margin: float
    """How much less than the best a move may weigh to be compared."""
    work: int
    """The limit for all playouts, in turns times players; beyond it, no more are started."""
    turns: int
    """The number of turns, at least a whole round, after which the standing is judged."""
    whole: bool
    """Whether games are played to their end: then others' actions count, and their weakest clues don't."""


SHORT = Effort(4, 5.0, 150, 4, whole=False)
"""Until the player's next turn, in a few worlds."""
LONG = Effort(5, 10.0, 18_000, 4, whole=True)
"""Whole games."""

LEAST_WORLDS = 2
BATCH = 8
"""The number of worlds after which moves that are clearly worse are dropped."""
SURE = 2.0
"""How many standard errors behind a move must be to count as clearly worse."""
CAUTION = 1.0
"""By how many standard errors another move must be better than the usual one."""
HALFWAY = 0.75
"""The weight of a point soon, compared with one at the end of the game, which depends more on chance."""
TRUST_IN_WEIGHTS = 0.03
"""How much of a move's weight is added to its average result, in points of the game."""


def best(
    table: BetweenTurns,
    me: int,
    options: list[tuple[float, Move]],
    effort: Effort,
    random: Random,
    plain: bool,
    deeds: Sequence[Deed] = (),
    usual: Move | None = None,
) -> Move:
    """Return the best move; with a ``usual`` one, another only if it is surely better.

    ``options`` are all moves with their weights, best first; ``deeds`` are the others' last actions, which
    reveal something about the cards they saw.
    """
    top = options[0][0]
    compared = [option for option in options[: effort.moves] if option[0] >= top - effort.margin]
    if len(compared) == 1:
        return options[0][1]
    players = table.box.players
    # The results of each, world by world.
    tried: dict[Move, list[float]] = {move: [] for _, move in compared}
    weights = {move: TRUST_IN_WEIGHTS * weight for weight, move in compared}
    known = deeds if effort.whole else ()
    turns = worlds = 0
    while len(tried) > 1 and (worlds < LEAST_WORLDS or turns * players < effort.work):
        world = believed(table, me, known, random, plain)
        if world is None:
            break
        for move, results in tried.items():
            value, played = _comes_to(table, me, world, move, effort, plain)
            turns += played
            results.append(weights[move] + value)
        worlds += 1
        if worlds % BATCH == 0:
            _leave_out(tried)
    if not worlds:
        return usual or options[0][1]
    leader = _leader(tried)
    if usual is None or usual not in tried or _ahead(tried[leader], tried[usual], CAUTION):
        return leader
    return usual


def _comes_to(
    table: BetweenTurns, me: int, world: World, move: Move, effort: Effort, plain: bool
) -> tuple[float, int]:
    """Return a move's result in a world, and how many turns were played.

    The near standing says less than the end, but depends far less on chance: both together say more than
    either.
    """
    horizon = max(effort.turns, table.box.players)
    if not effort.whole:
        end, played = play_out(table, me, world, move, plain, horizon)
        return standing(end), played
    played = 0
    soon = 0.0
    for end in playing(table, me, world, move, plain, quick=True):
        played += 1
        if played == horizon:
            soon = standing(end)
    final = _at_the_end(end)
    return final + HALFWAY * (soon if played > horizon else final), played


def _leader(tried: dict[Move, list[float]]) -> Move:
    return max(tried, key=lambda move: sum(tried[move]))


def _leave_out(tried: dict[Move, list[float]]) -> None:
    """Drop the moves that are surely worse than the best."""
    leader = _leader(tried)
    for move in [move for move in tried if move != leader]:
        if _ahead(tried[leader], tried[move], SURE):
            del tried[move]


def _ahead(one: list[float], other: list[float], errors: float) -> bool:
    """Return whether one move is better than the other by more than ``errors`` standard errors."""
    ahead = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = sum((value - mean) ** 2 for value in ahead) / max(1, len(ahead) - 1)
    return mean > errors * sqrt(spread / len(ahead))


def _at_the_end(table: BetweenTurns) -> float:
    """Return the value of a finished game: nothing after the last strike."""
    if table.strikes >= table.box.rules.max_strikes:
        return 0.0
    complete = table.score == len(table.box.faces)
    if table.box.rules.all_or_nothing:
        return len(table.box.faces) * complete + table.score * 0.2
    return table.score + 0.5 * complete


LOST_POINT = 0.8
STRIKES = (0.0, 0.5, 1.5)
TOKEN = 0.35
PLAYED_NEXT = 0.6
PLAYED_LATER = 0.4
MISPLAYED_NEXT = 1.0


def standing(table: BetweenTurns) -> float:
    """Return the value of a fully known table: its points, its chances and its risks."""
    strikes = table.strikes
    most = table.box.rules.max_strikes
    if strikes >= most:
        return table.score * 0.2
    knowing = Knowing(table)
    worth = table.score - LOST_POINT * table.lost + TOKEN * table.clue_tokens
    worth -= STRIKES[max(1, strikes + len(STRIKES) - most)] if strikes else 0.0
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
