"""Every situation in which a table can wait is known to each game, so that its phrases are checked."""

from __future__ import annotations

import pytest

from voice_hanabi.contract import expectations
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES

SHARED = {name: one for name, one in vars(expectations).items() if isinstance(one, Expectation)}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_knows_all_situations_that_games_share(game: AnyGame) -> None:
    listed = tuple(game.situations)
    assert {name for name, one in SHARED.items() if one not in listed} == set()
