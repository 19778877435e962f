"""What another move would lose: for players who ask for more than a move's reason."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.ahead.searching import Effort
from voice_hanabi.games.hanabi.partners.ahead.searching import best as leading
from voice_hanabi.games.hanabi.partners.asking import cause_before
from voice_hanabi.games.hanabi.partners.choosing import weighed
from voice_hanabi.games.hanabi.partners.clues.losing import FOR_LATER, Loss, loss_of_clue
from voice_hanabi.games.hanabi.partners.mind import Mind, OwnCard
from voice_hanabi.games.hanabi.partners.player import action_of
from voice_hanabi.games.hanabi.partners.reasons import Cause
from voice_hanabi.games.hanabi.partners.table import UNSEEN
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play

TRIED = Effort(12, 30.0, 1_500, 6, whole=False)
"""How other moves are compared: more of them than when a partner chooses its own, the heaviest left out."""


class Lost(NamedTuple):
    """Another move, and what it loses."""

    action: Action
    loss: Loss
    cause: Cause
    """The person and the card that it is about."""


def lost_by_next(mind: Mind, best: Action) -> Lost | None:
    """Return what the seat loses with the move that comes nearest; ``None`` if there is no other."""
    following = _nearest(mind, best)
    if following is None:
        return None
    if isinstance(best, ClueColour | ClueRank) and not _is_risk(mind, following):
        compared = loss_of_clue(mind, best, following)
        if compared is not None:
            return Lost(following, *compared)
    loss = _loss(mind, best, following)
    if mind.table.last_round is not None and loss in FOR_LATER:
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
    """Return what is lost, if it isn't what a clue would have said."""
    if _is_risk(mind, following):
        return Loss.STRIKE
    if isinstance(best, Play):
        return Loss.WAIT if mind.table.last_round is None else Loss.NEVER
    if isinstance(best, Discard) and isinstance(following, ClueColour | ClueRank):
        return Loss.TOKEN if _is_clue_needed(mind) else Loss.LITTLE
    if not isinstance(best, Discard) and _may_be_needed(mind, following):
        return Loss.DISCARDED
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


def _is_risk(mind: Mind, action: Action) -> bool:
    """Return whether a move plays a card that may not fit."""
    return isinstance(action, Play) and mind.own()[action.slot - 1].verdict is not OwnCard.PLAY


def _may_be_needed(mind: Mind, following: Action) -> bool:
    """Return whether a move is a discard of a card that isn't known to be useless."""
    if mind.table.last_round is not None:
        return False
    return isinstance(following, Discard) and mind.own()[following.slot - 1].verdict is not OwnCard.USELESS
