"""Puzzles: finds them in computer players' games, and measures how clear the program's puzzles are.

A move is the answer to a puzzle if the usual partner makes it in a game, the strong one would make it, too,
and it is clearly the best move: after two rounds (`voice_hanabi.games.hanabi.partners.ahead.clear`), and
still good at the end of the game (`voice_hanabi.games.hanabi.partners.ahead.finishing`). All of them see only
that seat's view.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import table
from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.lessons.puzzles import FILE, PLAYERS, Puzzle, dealt, every_puzzle, read_puzzle
from voice_hanabi.games.hanabi.partners.ahead.clear import Margin, clearly_best, margin
from voice_hanabi.games.hanabi.partners.ahead.finishing import lasts
from voice_hanabi.games.hanabi.partners.ahead.themes import Theme, theme_of
from voice_hanabi.games.hanabi.partners.asking import cause_before
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.player import Player
from voice_hanabi.games.hanabi.partners.reasons import WhyMoved
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.view import view

COUNT = 366
"""The number of puzzles: one for each day of a year."""
GAMES = 350
"""How many games are played to find puzzles. Some of the program's puzzles come from games 600 to 637, 1,101
to 1,179 and 1,180 to 1,309. Only games of the last group are still played as they were then, but today's
partners give the answers to all puzzles.
"""
RARER = range(700, 1029)
"""More games that are played, but searched only for reasons other than the most frequent ones."""
RARER_IN_A_GAME = 2
"""The most puzzles per reason from one of these games; for playing a clued card, only one."""
EARLIEST = 2 * PLAYERS
"""The fewest completed turns: earlier there is little to think about."""
MOST_DOUBTFUL = 3
"""How many of the least clear puzzles are listed."""
DULL = (
    WhyMoved.NO_CLUE_LEFT,
    WhyMoved.PLAY_KNOWN,
    WhyMoved.GAMBLE,
    WhyMoved.DISCARD_USELESS,
    WhyMoved.TOO_LATE,
    WhyMoved.STALL,
    WhyMoved.TAKE_BACK,
)
"""Reasons that need little thought."""


class Found(NamedTuple):
    """A puzzle, and how clear its answer is."""

    puzzle: Puzzle
    why: WhyMoved
    ahead: float
    """How many points ahead of the second-best move the best one is."""
    anew: Margin | None = None
    """The same in other worlds, with its uncertainty."""


def judged(puzzle: Puzzle) -> Found | None:
    """Return how clear a puzzle is.

    ``None`` if its answer is not clearly best, soon and at the end of the game, or not both partners'.
    """
    state = puzzle.state()
    shown = view(state, state.current)
    why = cause_before(Mind(shown, plain=False), puzzle.best).why
    clear = None if why in DULL else clearly_best(shown)
    if clear is None or clear.action != puzzle.best:
        return None
    for level in (Level.USUAL, Level.STRONG):
        if Player(state.current, level).choose(shown).action != puzzle.best:
            return None
    return Found(puzzle, why, clear.ahead) if lasts(shown, puzzle.best) else None


def found_in(seed: int) -> list[Found]:
    """Return the puzzles of one game: the first for each reason, or in some games the rarer ones."""
    state = dealt(seed)
    players = [Player(seat, Level.USUAL) for seat in range(PLAYERS)]
    done: list[Action] = []
    found: list[Found] = []
    taken = Counter[WhyMoved]()
    while state.outcome is None:
        shown = view(state, state.current)
        action = players[state.current].choose(shown).action
        why = cause_before(Mind(shown, plain=False), action).why
        if state.turn >= EARLIEST and taken[why] < _wanted(why, seed):
            one = judged(Puzzle(seed, tuple(done), action))
            if one is not None:
                taken[why] += 1
                found.append(one)
        state, _ = apply(state, action)
        done.append(action)
    return found


def _wanted(why: WhyMoved, seed: int) -> int:
    """Return how many puzzles with this reason are taken from one game."""
    if seed not in RARER or why is WhyMoved.PLAY_CLUE:
        return 1
    return 0 if why is WhyMoved.PLAY_TOLD else RARER_IN_A_GAME


def chosen(found: Sequence[Found], count: int) -> list[Puzzle]:
    """Return this many puzzles, well mixed, with all reasons as equally frequent as possible.

    Puzzles from the same game are far apart.
    """
    reasons, games = Counter[WhyMoved](), Counter[int]()
    ranked = []
    for number, one in enumerate(sorted(found, key=lambda one: one.puzzle.seed)):
        ranked.append((reasons[one.why], number, one.puzzle))
        reasons[one.why] += 1
    mixed = [puzzle for *_, puzzle in sorted(ranked)[:count]]
    Random(count).shuffle(mixed)
    placed = []
    for puzzle in mixed:
        placed.append((games[puzzle.seed], puzzle))
        games[puzzle.seed] += 1
    return [puzzle for _, puzzle in sorted(placed, key=lambda entry: entry[0])]


def find(processes: int) -> Iterator[str]:
    """Find puzzles in games of today's partners, write them, and report how many there are."""
    games = [*range(GAMES), *RARER]
    found = side_by_side(_found_in, [str(seed) for seed in games], processes)
    puzzles = chosen([one for game in found for one in game], COUNT)
    Path(str(FILE)).write_text("".join(f"{one}\n" for one in puzzles), encoding="utf-8")
    yield f"{len(puzzles)} puzzles from {len(games)} games."


def report(processes: int, quick: bool) -> Iterator[str]:
    """Judge the program's puzzles (only a few if ``quick``), and report how clear they are."""
    puzzles = every_puzzle()[:: COUNT // 4 if quick else 1]
    found = side_by_side(_judged, [str(one) for one in puzzles], processes)
    clear = [one for one in found if one is not None]
    by_reason: dict[WhyMoved, list[Found]] = defaultdict(list)
    for one in clear:
        by_reason[one.why].append(one)
    rows = [
        (
            why,
            len(ones),
            f"{min(one.ahead for one in ones):.2f}",
            f"{fmean(one.ahead for one in ones):.2f}",
            _anew(ones),
        )
        for why, ones in sorted(by_reason.items(), key=lambda entry: -len(entry[1]))
    ]
    columns = ("the best move's reason", "puzzles", "minimum points ahead", "on average", "in other worlds")
    yield table(columns, rows)
    yield f"In {len(clear)} of {len(puzzles)} puzzles the answer is clearly best, and what partners would do."
    anew = sorted(
        ((one.anew.least, one) for one in clear if one.anew is not None), key=lambda entry: entry[0]
    )
    sure = sum(least > 0 for least, _ in anew)
    yield f"In {sure} of {len(anew)} it is ahead in other worlds, beyond the uncertainty. The closest:"
    for _, one in anew[:MOST_DOUBTFUL]:
        yield f"Game {one.puzzle.seed}, after {len(one.puzzle.before)} actions: {_anew([one])} points ahead."
    yield table(("theme", "puzzles"), Counter(map(_theme, puzzles)).most_common())


def _theme(puzzle: Puzzle) -> Theme:
    state = puzzle.state()
    return theme_of(view(state, state.current), puzzle.best)


def _anew(ones: Sequence[Found]) -> str:
    """Return their average lead in other worlds, and the average uncertainty of a single lead."""
    anew = [one.anew for one in ones if one.anew is not None]
    return f"{fmean(one.ahead for one in anew):.2f} ± {2 * fmean(one.error for one in anew):.2f}"


def _found_in(seed: str) -> list[Found]:
    return found_in(int(seed))


def _judged(line: str) -> Found | None:
    puzzle = read_puzzle(line)
    found, state = judged(puzzle), puzzle.state()
    if found is None:
        return None
    return found._replace(anew=margin(view(state, state.current), puzzle.best, Random(puzzle.seed)))
