"""The theme of a puzzle, announced once its best move is known."""

from __future__ import annotations

from enum import StrEnum

from voice_hanabi.games.hanabi.partners.asking import cause_before, effects_before
from voice_hanabi.games.hanabi.partners.clues.effects import Effects
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import SAVES, WhyMoved
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


_FINESSES = {
    WhyMoved.PROMPT,
    WhyMoved.PROMPTED,
    WhyMoved.FINESSE,
    WhyMoved.FINESSE_CLUE,
}

FEW_LEFT = 5
"""The size of the deck at which the endgame begins."""
FEW_MISSING = 3
"""How many cards may be missing at most on the fireworks so that pace no longer matters."""


def theme_of(shown: View, best: Action) -> Theme:
    """Return what a position is about, from its best move and the current seat's knowledge.

    What the move does comes first; the tokens and the deck count only if that has no theme of its own.
    """
    mind = Mind(shown, plain=False)
    why = cause_before(mind, best).why
    effects = effects_before(mind, best)
    if why is WhyMoved.MEND or (effects is not None and effects.mended):
        return Theme.DANGER
    if why in _FINESSES:
        return Theme.FINESSE
    if effects is not None and mind.table.last_round is None and _saves(effects, why):
        return Theme.SAVE
    if isinstance(best, ClueColour | ClueRank) and shown.clue_tokens == 1:
        return Theme.LAST_CLUE
    almost_complete = mind.table.useful.bit_count() <= FEW_MISSING
    return Theme.ENDGAME if shown.deck_size <= FEW_LEFT or almost_complete else Theme.PACE


def _saves(effects: Effects, why: WhyMoved) -> bool:
    """Return whether the receiver would discard a card worth keeping, but not after this clue."""
    asked_to_keep = why in SAVES and effects.idle and effects.reading.oldest
    return asked_to_keep or effects.kept >= 0 or effects.spared >= 0
