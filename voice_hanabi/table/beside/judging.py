"""What a computer player would have done where a finished game stood, and why: for a game looked at again."""

from __future__ import annotations

from typing import Any

from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.partners import Level
from voice_hanabi.contract.teller import Teller

_SEED = 0


def judged(game: AnyGame, teller: Teller[Any, Any, Any], before: Any, after: Any) -> str:  # noqa: ANN401
    """Say whether a computer player would have made the move between two states, and what else."""
    say = teller.wording.say
    partner = game.partner(before.current, Level.USUAL, _SEED)
    chosen = None if partner is None else partner.advise(before, None)
    if chosen is None:
        return say("hint-none")
    example, reason = teller.advised(chosen, before.current, before)
    if game.apply(before, chosen.action)[0] == after:
        return say("good-yes", reason=reason)
    return say("good-rather", example=example, reason=reason)
