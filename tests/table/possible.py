"""What can be done now by the rules, in any game."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.rules.game import State as HanabiState
from voice_hanabi.games.hanabi.rules.game import legal_actions as of_hanabi
from voice_hanabi.games.hanafuda.rules.acting import legal_actions as of_hanafuda
from voice_hanabi.games.hanafuda.rules.state import State as HanafudaState


def possible(state: HanabiState | HanafudaState) -> Sequence[object]:
    """Return what the current player may do, in a stable order."""
    return of_hanabi(state) if isinstance(state, HanabiState) else of_hanafuda(state)
