"""Random games per second, compared with hanabi-learning-environment if that is installed.

``python -m benchmarks.play.games [SECONDS]`` plays games of uniformly random legal actions with 2 to 5
players, by the English rules, which are the peer's. Both sides alternate in short slices of the same run, so
that anything else on the machine slows both down. 'seen' games also compute each turn's view for the player
whose turn it is, as a bot needs it; the peer's are those of its ``rl_env``. Then each variant is compared
with the base game.

The peer is distributed as source: ``CMAKE_POLICY_VERSION_MINIMUM=3.5 pip install
hanabi_learning_environment`` builds it if there is a C++ compiler; without that setting, a recent CMake
rejects its project.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from voice_hanabi.games.hanabi.rules.game import apply, legal_actions, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import VARIANT_ROWS, Rules, rules_for
from voice_hanabi.games.hanabi.rules.view import view

SLICE = 0.25
"""How many seconds one side plays before it is the other's turn."""

RULES = rules_for("en")

VARIANTS: tuple[tuple[str, ...], ...] = (
    *((name,) for name in VARIANT_ROWS),
    ("rainbow-10-every", "black", "tiles"),
    ("rainbow-5-own", "colour-call", "all-or-nothing"),
)
"""Every single variant, and the largest combinations in the rulebooks."""

Game = Callable[[Random], int]
"""A function that plays one game and returns the number of actions."""


class Rate(NamedTuple):
    """How much was played in how many seconds."""

    games: int
    moves: int
    seconds: float

    @property
    def games_a_second(self) -> float:
        """Games per second."""
        return self.games / self.seconds

    @property
    def moves_a_second(self) -> float:
        """Actions per second."""
        return self.moves / self.seconds


def random_game(players: int, seen: bool, rules: Rules = RULES) -> Game:
    """Return a game of this program; with ``seen``, each turn's view is computed."""
    return at_random(
        lambda seed: new_game(rules, players, seed), legal_actions, apply, view if seen else None
    )


def at_random(
    new: Callable[[int], Any],
    legal: Callable[[Any], Sequence[Any]],
    act: Callable[[Any, Any], tuple[Any, object]],
    look: Callable[[Any, int], object] | None,
) -> Game:
    """Return a random game by these rules, dealt from a seed; ``look`` is called each turn."""

    def play(random: Random) -> int:
        uniform = random.random
        state = new(random.getrandbits(32))
        moves = 0
        while state.outcome is None:
            if look is not None:
                look(state, state.current)
            actions = legal(state)
            state, _ = act(state, actions[int(uniform() * len(actions))])
            moves += 1
        return moves

    return play


def peer_game(players: int) -> Game | None:
    """Return a game of the peer, or ``None`` if it is not installed."""
    try:
        from hanabi_learning_environment import pyhanabi
    except ImportError:
        return None
    game = pyhanabi.HanabiGame({"players": players, "random_start_player": False})
    chance = pyhanabi.CHANCE_PLAYER_ID

    def play(random: Random) -> int:
        uniform = random.random
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.cur_player() == chance:
                state.deal_random_card()
                continue
            actions = state.legal_moves()
            state.apply_move(actions[int(uniform() * len(actions))])
            moves += 1
        return moves

    return play


def peer_seen_game(players: int) -> Game | None:
    """Return a game of the peer's environment with its observations."""
    try:
        from hanabi_learning_environment import rl_env
    except ImportError:
        return None
    environment = rl_env.make("Hanabi-Full", num_players=players)

    def play(random: Random) -> int:
        observations = environment.reset()
        moves, done = 0, False
        while not done:
            now = observations["player_observations"][observations["current_player"]]
            actions = now["legal_moves"]
            observations, _, done, _ = environment.step(actions[int(random.random() * len(actions))])
            moves += 1
        return moves

    return play


def measured(games: Sequence[Game], seconds: float) -> list[Rate]:
    """Play each kind of game for this many seconds, in alternating slices."""
    randoms = [Random(1) for _ in games]
    totals = [Rate(0, 0, 0.0) for _ in games]
    while any(total.seconds < seconds for total in totals):
        for place, game in enumerate(games):
            played = moves = 0
            start = perf_counter()
            while perf_counter() - start < SLICE:
                moves += game(randoms[place])
                played += 1
            before = totals[place]
            totals[place] = Rate(
                before.games + played, before.moves + moves, before.seconds + perf_counter() - start
            )
    return totals


def table(seconds: float = 2.0) -> str:
    """Measure, and return the results as a table in Markdown."""
    lines = [
        "| players | | games/s | moves/s | peer games/s | peer moves/s | times as many moves |",
        "|---|---|---|---|---|---|---|",
    ]
    for players in range(2, 6):
        for name, seen, peer in (
            ("played", False, peer_game(players)),
            ("seen", True, peer_seen_game(players)),
        ):
            games = [random_game(players, seen), *([peer] if peer is not None else [])]
            ours, *others = measured(games, seconds)
            row = [str(players), name, f"{ours.games_a_second:,.0f}", f"{ours.moves_a_second:,.0f}"]
            for other in others:
                ratio = ours.moves_a_second / other.moves_a_second
                row += [f"{other.games_a_second:,.0f}", f"{other.moves_a_second:,.0f}", f"{ratio:.1f}"]
            row += ["not installed", "", ""] if not others else []
            lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def variants_table(seconds: float = 2.0, players: int = 3) -> str:
    """Measure the variants against the base game, and return the results as a table in Markdown."""
    lines = [
        f"| variant, {players} players | moves/s | of the base game's | seen moves/s | of the base game's |",
        "|---|---|---|---|---|",
    ]
    for names in VARIANTS:
        rules = rules_for("en", names)
        row = [" + ".join(names)]
        for seen in (False, True):
            base, varied = measured([random_game(players, seen), random_game(players, seen, rules)], seconds)
            share = varied.moves_a_second / base.moves_a_second
            row += [f"{varied.moves_a_second:,.0f}", f"{share:.2f}"]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    length = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(table(length), variants_table(length / 2), sep="\n\n")
