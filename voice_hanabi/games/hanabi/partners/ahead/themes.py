"""The theme of a puzzle, announced once its best move is known."""

from __future__ import annotations

from enum import StrEnum

from voice_hanabi.games.hanabi.partners.asking import cause_before
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import WhyMoved
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.view import View


class Theme(StrEnum):
    """What a position is about; each has its words in ``puzzle-theme`` in every language."""

    LAST_CLUE = "last-clue"
    DANGER = "danger"
    FINESSE = "finesse"
    SAVE = "save"
    ENDGAME = "endgame"
    PACE = "pace"


_BY_REASON = {
    WhyMoved.MEND: Theme.DANGER,
    WhyMoved.PROMPT: Theme.FINESSE,
    WhyMoved.PROMPTED: Theme.FINESSE,
    WhyMoved.FINESSE: Theme.FINESSE,
    WhyMoved.FINESSE_CLUE: Theme.FINESSE,
    WhyMoved.SAVE_LAST_STEP: Theme.SAVE,
    WhyMoved.SAVE_CRITICAL: Theme.SAVE,
    WhyMoved.SAVE_SECOND: Theme.SAVE,
}

FEW_LEFT = 5
"""The size of the deck at which the endgame begins."""


def theme_of(shown: View, best: Action) -> Theme:
    """Return what a position is about, from its best move and the current seat's knowledge."""
    if isinstance(best, ClueColour | ClueRank) and shown.clue_tokens == 1:
        return Theme.LAST_CLUE
    theme = _BY_REASON.get(cause_before(Mind(shown, plain=False), best).why)
    if theme is None:
        return Theme.ENDGAME if shown.deck_size <= FEW_LEFT else Theme.PACE
    return theme
