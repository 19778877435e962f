"""The puzzle of a day: a position from a game of computer players in which one move is clearly best.

They were found beforehand, by `python -m benchmarks puzzles --find`, which also tells what is clear. A line
of ``puzzles.txt`` is one: what the deck was shuffled with, all that was done, and what is best now, such as
``7: clue 1 red, play 3 = discard 1``. Three play, by the English rules without a variant.
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
    """A position, and what is best in it."""

    seed: int
    """What the deck was shuffled with."""
    before: tuple[Action, ...]
    """What was done until then."""
    best: Action
    """What the one whose turn it is then does best."""

    def start(self) -> State:
        """Return how its game was dealt."""
        return dealt(self.seed)

    def state(self, missing: int = 0) -> State:
        """Return the position, or how it was a number of actions earlier."""
        state = self.start()
        for action in self.before[: len(self.before) - missing]:
            state, _ = apply(state, action)
        return state

    def __str__(self) -> str:
        """Return its line."""
        done = ", ".join(map(format_action, self.before))
        return f"{self.seed}: {done} = {format_action(self.best)}"


def dealt(seed: int) -> State:
    """Return how a game begins from which a puzzle is taken."""
    return new_game(rules_for(RULEBOOK, ()), PLAYERS, seed)


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day: each day has one, the same everywhere; they come again after a year."""
    lines = _lines()
    return read_puzzle(lines[day.toordinal() % len(lines)])


def every_puzzle() -> list[Puzzle]:
    """Return all puzzles, in the order of their days."""
    return [read_puzzle(line) for line in _lines()]


@cache
def _lines() -> tuple[str, ...]:
    return tuple(FILE.read_text(encoding="utf-8").splitlines())


def read_puzzle(line: str) -> Puzzle:
    """Return the puzzle of a line."""
    seed, _, rest = line.partition(": ")
    done, _, best = rest.partition(" = ")
    return Puzzle(int(seed), tuple(map(parse_action, done.split(", "))), parse_action(best))
