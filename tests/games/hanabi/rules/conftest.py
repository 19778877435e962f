"""Games that many tests begin with."""

from __future__ import annotations

import pytest

from voice_hanabi.games.hanabi.rules.game import State, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for


@pytest.fixture
def base_game() -> State:
    return new_game(rules_for("en"), 3, seed=7)
