"""Why a partner did something, worked out again for somebody who asks, from what that seat sees."""

from __future__ import annotations

from voice_hanabi.hanabi.partners.box import box_of
from voice_hanabi.hanabi.partners.choosing import CLUE, DISCARD, PLAY
from voice_hanabi.hanabi.partners.following import Follower
from voice_hanabi.hanabi.partners.reasons import Cause, Why, cause_of
from voice_hanabi.hanabi.partners.table import UNSEEN
from voice_hanabi.hanabi.rules.events import (
    CardDiscarded,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Misplayed,
)
from voice_hanabi.hanabi.rules.view import View


def cause_for(shown: View, happened: int, plain: bool) -> Cause | None:
    """Return why a partner acted after so many events of the history, as a view can know; cards as numbers.

    ``None`` where it has done nothing yet.
    """
    follower = Follower(box_of(shown.rules, shown.players), plain)
    table = follower.follow(shown, happened)
    for _, event in shown.history[happened:]:
        match event:
            case ClueGiven():
                clue = follower.box.clue_of(event.colour, event.rank)
                touched = [follower.card_of(number) for number in event.numbers]
                cause = cause_of(table, event.giver, (CLUE, event.target, clue), plain, touched)
            case CardPlayed() | Misplayed():
                move = (PLAY, follower.card_of(event.number), 0)
                cause = cause_of(table, event.seat, move, plain, ())
            case CardDiscarded():
                move = (DISCARD, follower.card_of(event.number), 0)
                cause = cause_of(table, event.seat, move, plain, ())
            case CardIntoDeck() | CardOntoFirework():
                cause = Cause(Why.TAKE_BACK)
            case _:
                continue
        face = table.faces[cause.card] if cause.card >= 0 else UNSEEN
        # A card's name here and its number are each other's.
        return cause._replace(
            card=follower.card_of(cause.card) if cause.card >= 0 else -1,
            called=follower.card_of(cause.called) if cause.called >= 0 else -1,
            face=follower.box.faces[face] if face != UNSEEN else None,
        )
    return None
