"""Whether a move that is best soon is good at the end of the game, too: plays possible worlds to the end.

What is ahead after two rounds, by tokens and chances, may turn out to be worth nothing.
"""

from __future__ import annotations

from random import Random

from voice_hanabi.games.hanabi.partners.ahead.clear import difference, moves_of, points
from voice_hanabi.games.hanabi.partners.ahead.imagining import imagined, play_out
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.choosing import DISCARD, Move
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.player import action_of
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.view import View

SMALL_DECK = 8
"""The size of the deck from which the points at the end depend little on chance: then the move must be surely
ahead of most others. Before that, it must only be ahead on average, and discards aren't compared.
"""
BEHIND = 2.5
"""How many standard errors behind another move is clearly behind; by chance, some equal move is often two."""
SURE = 2.0
"""How many standard errors ahead is surely ahead."""
ENOUGH = 3.0
"""A move that is this many standard errors behind after a batch of worlds is not tried further."""
BATCH = 8
WORLDS = 5 * BATCH
"""The most worlds in which each move is tried."""


def lasts(shown: View, action: Action) -> bool:
    """Return whether no other move surely brings more points in the end, and most bring fewer.

    The same view and action give the same answer everywhere.
    """
    seat = shown.seat
    assert seat is not None
    table = Follower(box_of(shown.rules, shown.players), plain=False).follow(shown)
    moves = moves_of(table, seat, shown)
    best = next(move for move in moves if action_of(table, seat, move) == action)
    small = shown.deck_size <= SMALL_DECK
    others = [move for move in moves if move != best and (small or move[0] != DISCARD)]
    ends: dict[Move, list[float]] = {move: [] for move in (best, *others)}
    random = Random(len(shown.history))
    tried = others
    for _ in range(0, WORLDS, BATCH):
        for _ in range(BATCH):
            world = imagined(table, seat, random)
            if world is None:
                return False
            for move in (best, *tried):
                end, _ = play_out(table, seat, world, move, False, None)
                ends[move].append(float(points(end)))
        tried = [move for move in tried if not _ahead(ends, best, move, ENOUGH)]
    above = sum(_ahead(ends, best, move, SURE if small else 0.0) for move in others)
    return 2 * above > len(others) and not any(_ahead(ends, move, best, BEHIND) for move in others)


def _ahead(ends: dict[Move, list[float]], one: Move, other: Move, errors: float) -> bool:
    """Return whether a move is ahead of another one by more than this many standard errors."""
    worlds = min(len(ends[one]), len(ends[other]))
    ahead, error = difference(ends[one][:worlds], ends[other][:worlds])
    return ahead > errors * error
