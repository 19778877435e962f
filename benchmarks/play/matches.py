"""Random matches per second, of Koi-Koi and of Hanafuda's basic game.

``python -m benchmarks.play.matches [SECONDS]`` plays matches of uniformly random legal actions. 'Seen'
matches also compute each action's view for the acting seat, as a bot needs it. 'Light' matches are rounds
represented by integers, which partners use for thinking ahead. The kinds alternate in short slices of the
same run, so that anything else on the machine slows all of them down. There is no peer to compare with.
"""

from __future__ import annotations

import sys
from random import Random

from benchmarks.play.games import Game, at_random, measured
from voice_hanabi.games.hanafuda.partners.light.round import OVER
from voice_hanabi.games.hanafuda.partners.light.seen import dealt_lightly
from voice_hanabi.games.hanafuda.rules.dealing import dealt
from voice_hanabi.games.hanafuda.rules.game import Options, apply, legal_actions, new_match, options_for
from voice_hanabi.games.hanafuda.rules.view import view

KINDS: tuple[tuple[str, Options], ...] = (
    ("koi-koi, 2 players", options_for("koi-koi", 2)),
    ("koi-koi, 3 players", options_for("koi-koi", 3)),
    ("koi-koi, 6 players, two decks", options_for("koi-koi", 6)),
    ("hanafuda, 2 players", options_for("hanafuda", 2)),
    ("hanafuda, 4 players", options_for("hanafuda", 4)),
    ("hanafuda, 2 players, looking first", options_for("hanafuda", 2, look_first=True)),
)
"""The kinds of matches that are played."""


def random_match(options: Options, seen: bool) -> Game:
    """Return a match with these options; with ``seen``, each action's view is computed."""
    return at_random(lambda seed: new_match(options, seed), legal_actions, apply, view if seen else None)


def light_match(options: Options) -> Game:
    """Return a match's number of rounds in integers, dealt in advance and copied like worlds."""
    rounds = [
        dealt_lightly(options, dealt(options, seed, seed % 12 + 1, 0)[0]) for seed in range(options.rounds)
    ]

    def play(random: Random) -> int:
        uniform = random.random
        moves = 0
        for light in [one.copy() for one in rounds]:
            while light.phase != OVER:
                legal = light.legal()
                light.do(legal[int(uniform() * len(legal))])
                moves += 1
        return moves

    return play


def table(seconds: float = 2.0) -> str:
    """Measure, and return the results as a table in Markdown; a match has 12 rounds."""
    lines = [
        "| match | matches/s | rounds/s | moves/s | seen matches/s | seen rounds/s | seen moves/s "
        "| light matches/s | light rounds/s | light moves/s |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name, options in KINDS:
        row = [name]
        kinds = [*(random_match(options, seen) for seen in (False, True)), light_match(options)]
        for rate in measured(kinds, seconds):
            rounds = rate.games_a_second * options.rounds
            row += [f"{rate.games_a_second:,.0f}", f"{rounds:,.0f}", f"{rate.moves_a_second:,.0f}"]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0))
