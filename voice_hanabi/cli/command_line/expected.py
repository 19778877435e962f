"""The values of `--expect`, and the game situations that they stand for."""

from __future__ import annotations

from voice_hanabi.cli.command_line.options import UsageProblem
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES


def expectations() -> tuple[str, ...]:
    """Return the values that `--expect` accepts in any game."""
    named = (one.value for game in GAMES.values() for one in game.situations)
    return tuple(dict.fromkeys(("command", *named)))


def expectation_of(game: AnyGame, value: str) -> Expectation | None:
    """Return the situation that `--expect` means in a game, or `None` if the game has none of that name."""
    if value == "command":
        return game.situations.turn
    return next((one for one in (*game.situations.own, *game.situations) if one.value == value), None)


def expected(game: AnyGame, value: str) -> Expectation:
    """Return the situation that `--expect` means in a game. Raises `UsageProblem` if it has none."""
    found = expectation_of(game, value)
    if found is None:
        known = ", ".join(dict.fromkeys(("command", *(one.value for one in game.situations))))
        raise UsageProblem("usage-never-expected", game=game.name, value=value, known=known)
    return found
