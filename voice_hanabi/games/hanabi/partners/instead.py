"""What another move would lose: for players who ask for more than a move's reason."""

from __future__ import annotations

from enum import StrEnum
from random import Random
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.ahead.searching import Effort
from voice_hanabi.games.hanabi.partners.ahead.searching import best as leading
from voice_hanabi.games.hanabi.partners.asking import cause_before, move_of
from voice_hanabi.games.hanabi.partners.choosing import CLUE, weighed
from voice_hanabi.games.hanabi.partners.mind import Mind, OwnCard
from voice_hanabi.games.hanabi.partners.player import action_of
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved
from voice_hanabi.games.hanabi.partners.table import UNSEEN
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play

TRIED = Effort(12, 30.0, 1_500, 6, whole=False)
"""How other moves are compared: more of them than when a partner chooses its own, the heaviest left out."""


class Loss(StrEnum):
    """A loss; each has a sentence in every language, ``loss-…``."""

    WAIT = "wait"
    """The playable card waits."""
    NEVER = "never"
    """The playable card is never played: it is the seat's last turn."""
    STRIKE = "strike"
    """The other card may not fit."""
    UNTOLD = "untold"
    """Somebody doesn't learn yet that a card fits."""
    SAVED = "saved"
    """Somebody may discard a card that is needed."""
    MEND = "mend"
    """Somebody plays a card that doesn't fit."""
    LESS = "less"
    """Somebody learns less about a card."""
    TOKEN = "token"
    """A clue is spent that may be needed."""
    DISCARDED = "discarded"
    """A card of one's own is gone."""
    LITTLE = "little"


class Lost(NamedTuple):
    """Another move, and what it loses."""

    action: Action
    loss: Loss
    cause: Cause
    """Why the better move is better: the person and the card."""


_OF_CLUES = {
    WhyMoved.PLAY_CLUE: Loss.UNTOLD,
    WhyMoved.PROMPT: Loss.UNTOLD,
    WhyMoved.FINESSE_CLUE: Loss.UNTOLD,
    WhyMoved.SAVE_LAST_STEP: Loss.SAVED,
    WhyMoved.SAVE_CRITICAL: Loss.SAVED,
    WhyMoved.SAVE_SECOND: Loss.SAVED,
    WhyMoved.MEND: Loss.MEND,
    WhyMoved.LATER_CLUE: Loss.LESS,
    WhyMoved.FILL_IN: Loss.LESS,
}


_FOR_LATER = (Loss.DISCARDED, Loss.SAVED, Loss.LESS)
"""What matters only if other turns follow."""


def lost_by_next(mind: Mind, best: Action) -> Lost | None:
    """Return what the seat loses with the move that comes nearest; ``None`` if there is no other."""
    following = _nearest(mind, best)
    if following is None:
        return None
    loss = _loss(mind, best, following)
    if mind.table.last_round is not None and loss in _FOR_LATER:
        loss = Loss.LITTLE
    return Lost(following, loss, cause_before(mind, best))


def _nearest(mind: Mind, best: Action) -> Action | None:
    """Return the move that would be best if there weren't this one; ``None`` if there is no other.

    The same view gives the same move.
    """
    table, seat, free = mind.table, mind.seat, mind.shown.pending is not None
    legal = set(mind.shown.legal)
    options = []
    for weight, move in weighed(table, seat, mind.plain, free=free, thorough=True):
        action = action_of(table, seat, move)
        if action != best and action in legal and not _same_face(mind, best, action):
            options.append((weight, move))
    if not options:
        return None
    if free:
        # A clue as a reward costs no token, and isn't tried out.
        return action_of(table, seat, options[0][1])
    chance = Random(f"{seat} {len(mind.shown.history)}")
    return action_of(table, seat, leading(table, seat, options, TRIED, chance, mind.plain))


def _loss(mind: Mind, best: Action, following: Action) -> Loss:
    if isinstance(following, Play) and not _sure(mind, following):
        return Loss.STRIKE
    if isinstance(best, Play):
        return Loss.WAIT if mind.table.last_round is None else Loss.NEVER
    if isinstance(best, ClueColour | ClueRank):
        return _loss_of_clue(mind, best, following)
    if isinstance(best, Discard) and isinstance(following, ClueColour | ClueRank):
        return Loss.TOKEN if _is_clue_needed(mind) else Loss.LITTLE
    return Loss.LITTLE


def _same_face(mind: Mind, best: Action, following: Action) -> bool:
    """Return whether both play a card of the same face, so that neither loses anything."""
    if not (isinstance(best, Play) and isinstance(following, Play)):
        return False
    own = mind.own()
    faces = [own[one.slot - 1].face for one in (best, following)]
    return faces[0] == faces[1] != UNSEEN


def _is_clue_needed(mind: Mind) -> bool:
    """Return whether others may still give a clue that somebody can use."""
    return mind.table.last_round is None or mind.table.last_round > 2


def _sure(mind: Mind, action: Play) -> bool:
    return mind.own()[action.slot - 1].verdict is OwnCard.PLAY


def _may_be_needed(mind: Mind, following: Action) -> bool:
    """Return whether a move is a discard of a card that isn't known to be useless."""
    if mind.table.last_round is not None:
        return False
    return isinstance(following, Discard) and mind.own()[following.slot - 1].verdict is not OwnCard.USELESS


def _loss_of_clue(mind: Mind, best: ClueColour | ClueRank, following: Action) -> Loss:
    cause = cause_before(mind, best)
    loss = _OF_CLUES.get(cause.why)
    if loss is None:
        return Loss.DISCARDED if _may_be_needed(mind, following) else Loss.LITTLE
    if isinstance(following, ClueColour | ClueRank):
        kind, target, clue = move_of(mind, following)
        about = mind.follower.card_of(cause.card)
        if kind == CLUE and about in mind.table.touched(target, clue):
            return Loss.LITTLE
    return loss
