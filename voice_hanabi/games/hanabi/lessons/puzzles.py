"""The daily puzzle: a position from a computer players' game in which one move is clearly best.

They were found in advance by `python -m benchmarks puzzles --find`, which also defines what is clear. Each
line of ``puzzles.txt`` is one: the seed of the deck, all actions so far, and the best move, such as ``7: clue
1 red, play 3 = discard 1``. There are three players and the English rules without a variant.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.written.notation import format_action, parse_action

PLAYERS = 3
RULEBOOK = "en"
FILE = files("voice_hanabi.games.hanabi.lessons") / "puzzles.txt"


class Puzzle(NamedTuple):
    """A position, and the best move in it."""

    seed: int
    """The seed of the deck."""
    before: tuple[Action, ...]
    """The actions before it."""
    best: Action
    """The current player's best move."""

    def start(self) -> State:
        """Return the state after the deal."""
        return dealt(self.seed)

    def state(self, missing: int = 0) -> State:
        """Return the position, or the state a number of actions earlier."""
        state = self.start()
        for action in self.before[: len(self.before) - missing]:
            state, _ = apply(state, action)
        return state

    def __str__(self) -> str:
        """Return its line."""
        done = ", ".join(map(format_action, self.before))
        return f"{self.seed}: {done} = {format_action(self.best)}"


def dealt(seed: int) -> State:
    """Return the deal of a puzzle's game."""
    return new_game(rules_for(RULEBOOK, ()), PLAYERS, seed)


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day: each day has one, the same everywhere; they repeat after a year."""
    lines = _lines()
    return read_puzzle(lines[day.toordinal() % len(lines)])


def every_puzzle() -> list[Puzzle]:
    """Return all puzzles, in the order of their days."""
    return [read_puzzle(line) for line in _lines()]


@cache
def _lines() -> tuple[str, ...]:
    return tuple(FILE.read_text(encoding="utf-8").splitlines())


def read_puzzle(line: str) -> Puzzle:
    """Return the puzzle in a line."""
    seed, _, rest = line.partition(": ")
    done, _, best = rest.partition(" = ")
    return Puzzle(int(seed), tuple(map(parse_action, done.split(", "))), parse_action(best))
