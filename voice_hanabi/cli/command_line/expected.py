"""What `--expect` may say, and the situation of a game that it stands for."""

from __future__ import annotations

from voice_hanabi.cli.command_line.options import UsageProblem
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES


def expectations() -> tuple[str, ...]:
    """Return what `--expect` may say, for any game."""
    named = (one.value for game in GAMES.values() for one in game.situations)
    return tuple(dict.fromkeys(("command", *named)))


def expectation_of(game: AnyGame, value: str) -> Expectation | None:
    """Return the situation that `--expect` means in a game, `None` where that game has none of the name."""
    if value == "command":
        return game.situations.turn
    return next((one for one in (*game.situations.own, *game.situations) if one.value == value), None)


def expected(game: AnyGame, value: str) -> Expectation:
    """Return the situation that `--expect` means in a game. Raises `UsageProblem` where it has none such."""
    found = expectation_of(game, value)
    if found is None:
        known = ", ".join(dict.fromkeys(("command", *(one.value for one in game.situations))))
        raise UsageProblem("usage-never-expected", game=game.name, value=value, known=known)
    return found
