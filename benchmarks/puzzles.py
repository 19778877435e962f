"""Puzzles: finding them in games of computer players, and how clear those are that the program has.

A move is the answer of a puzzle where the usual partner makes it in a game, the strong one would, too, and it is
clearly best of all that can be done (`voice_hanabi.hanabi.partners.clear`). All of them see the view of that
seat, nothing else.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.processes import side_by_side
from benchmarks.tables import table
from voice_hanabi.hanabi.lessons.puzzles import FILE, PLAYERS, Puzzle, dealt, every_puzzle
from voice_hanabi.hanabi.partners.asking import cause_before
from voice_hanabi.hanabi.partners.clear import clearly_best
from voice_hanabi.hanabi.partners.player import Player
from voice_hanabi.hanabi.partners.reasons import Why
from voice_hanabi.hanabi.rules.actions import Action
from voice_hanabi.hanabi.rules.game import apply
from voice_hanabi.hanabi.rules.view import view
from voice_hanabi.table.contract.partners import Level

COUNT = 366
"""How many puzzles the program has: one for each day of a year."""
GAMES = 320
"""How many games are played to find them."""
EARLIEST = 2 * PLAYERS
"""How many turns are over at least: before that there is little to think about."""
DULL = (Why.NO_CLUE_LEFT, Why.PLAY_KNOWN, Why.DISCARD_USELESS, Why.STALL, Why.TAKE_BACK)
"""Reasons that nobody has to think about for long."""


class Found(NamedTuple):
    """A puzzle, and how clear it is."""

    puzzle: Puzzle
    why: Why
    ahead: float
    """By how many points the best move is ahead of the next best one."""


def judged(puzzle: Puzzle) -> Found | None:
    """Return how clear a puzzle is; ``None`` where its answer is not clearly best, or a partner's own."""
    state = puzzle.state()
    shown = view(state, state.current)
    why = cause_before(shown, puzzle.best, plain=False).why
    clear = None if why in DULL else clearly_best(shown)
    if clear is None or clear.action != puzzle.best:
        return None
    for level in (Level.USUAL, Level.STRONG):
        if Player(state.current, level, puzzle.seed).choose(shown).action != puzzle.best:
            return None
    return Found(puzzle, why, clear.ahead)


def found_in(seed: int) -> list[Found]:
    """Return the puzzles of one game: the first of each reason."""
    state = dealt(seed)
    players = [Player(seat, Level.USUAL, seed) for seat in range(PLAYERS)]
    done: list[Action] = []
    found: dict[Why, Found] = {}
    while state.outcome is None:
        shown = view(state, state.current)
        action = players[state.current].choose(shown).action
        if state.turn >= EARLIEST and cause_before(shown, action, plain=False).why not in found:
            one = judged(Puzzle(seed, tuple(done), action))
            if one is not None:
                found[one.why] = one
        state, _ = apply(state, action)
        done.append(action)
    return list(found.values())


def chosen(found: Sequence[Found], count: int) -> list[Puzzle]:
    """Return so many puzzles, of each reason as many as of any other as far as there are; well mixed."""
    by_reason: dict[Why, list[Puzzle]] = defaultdict(list)
    for one in found:
        by_reason[one.why].append(one.puzzle)
    ranked = [
        (place, one.seed, len(one.before), one)
        for puzzles in by_reason.values()
        for place, one in enumerate(puzzles)
    ]
    mixed = [one for *_, one in sorted(ranked, key=lambda entry: entry[:3])[:count]]
    Random(count).shuffle(mixed)
    return mixed
