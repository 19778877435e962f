"""How well computer players play: many games among themselves, or with somebody who plays differently.

``python -m benchmarks partners --players 2 3 --games 200 --level usual`` prints a table; with ``--json``, a
line of JSON for each game, too. The seed alone determines the deal, so runs can be compared game by game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from time import process_time

from benchmarks.play.others_at_the_table import OTHERS, Other
from benchmarks.tools.tables import share, table
from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import VARIANT_ROWS, Rules, rules_for

ALL = "all"
"""The name for all variants, one at a time, and the rulebooks' largest combinations."""

COMBINED = ("rainbow-10-every+black+tiles", "rainbow-5-own+colour-call+all-or-nothing")

HEAD = (
    "players", "rules", "games", "mean", "perfect", "struck out", "points kept", "strikes", "median",
    "95 of 100",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Asked:
    """What to play."""

    players: Sequence[int] = (2, 3, 4, 5)
    games: int = 100
    seed: int = 10_000
    level: Level = Level.USUAL
    variants: Sequence[str] = ("",)
    """Names of variants joined with '+', '' for the base game."""
    other: str | None = None
    """Who takes the first seat instead of a partner."""
    lines: bool = False
    """Whether to print each game, too."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    players: int
    variant: str
    seed: int
    level: str
    other: str | None
    score: int
    kept: int
    """The points on the table, which count even after the last strike."""
    perfect: bool
    struck_out: bool
    strikes: int
    turns: int
    milliseconds: tuple[float, ...]
    """Processor time for each of the partners' moves, so that other programs on the machine don't count."""


def report(asked: Asked) -> Iterator[str]:
    """Play, and yield lines of JSON and a table in Markdown."""
    rows = []
    for variant in _variants(asked.variants):
        for players in asked.players:
            played = []
            for seed in range(asked.seed, asked.seed + asked.games):
                game = play(players, variant, seed, asked.level, asked.other)
                played.append(game)
                if asked.lines:
                    yield json.dumps({"game": "hanabi", **asdict(game)})
            rows.append(row(played))
    yield table(HEAD, rows)


def rules_named(variant: str) -> Rules:
    """Return the rules with some variants, from the first rulebook that has them."""
    return rules_for("en", [name for name in variant.split("+") if name])


def play(players: int, variant: str, seed: int, level: Level, other: str | None = None) -> Played:
    """Play a game of partners; if ``other`` is given, that player takes the first seat."""
    rules = rules_named(variant)
    state = new_game(rules, players, seed)
    people = () if other is None else (0,)
    seated: list[HanabiPartner | Other] = [HanabiPartner(seat, level, people) for seat in range(players)]
    if other is not None:
        seated[0] = OTHERS[other](0, seed)
    times = []
    while state.outcome is None:
        player = seated[state.current]
        start = process_time()
        action = player.choose(state).action
        if isinstance(player, HanabiPartner):
            times.append(1000 * (process_time() - start))
        state, _ = apply(state, action)
    return Played(
        players, variant, seed, level.value, other, state.score, state.fireworks_total,
        state.fireworks_total == rules.max_score, state.strikes >= rules.max_strikes, state.strikes,
        state.turn, tuple(round(time, 2) for time in times),
    )  # fmt: skip


def row(played: Sequence[Played]) -> tuple[object, ...]:
    """Return a row of the table."""
    count = len(played)
    mean = sum(game.score for game in played) / count
    error = (sum((game.score - mean) ** 2 for game in played) / max(1, count - 1) / count) ** 0.5
    times = sorted(time for game in played for time in game.milliseconds)
    middle, slow = (times[int(part * len(times))] for part in (0.5, 0.95))
    return (
        played[0].players,
        played[0].variant or "base",
        count,
        f"{mean:.2f} ± {error:.2f}",
        share(sum(game.perfect for game in played), count),
        share(sum(game.struck_out for game in played), count),
        f"{sum(game.kept for game in played) / count:.2f}",
        f"{sum(game.strikes for game in played) / count:.2f}",
        f"{middle:.1f} ms",
        f"{slow:.1f} ms",
    )


def _variants(asked: Sequence[str]) -> Sequence[str]:
    return ("", *VARIANT_ROWS, *COMBINED) if ALL in asked else asked
