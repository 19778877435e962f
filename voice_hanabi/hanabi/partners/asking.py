"""Why a partner did something, worked out again for somebody who asks, from what that seat sees."""

from __future__ import annotations

from collections.abc import Collection

from voice_hanabi.hanabi.partners.box import box_of
from voice_hanabi.hanabi.partners.choosing import CLUE, DISCARD, PLAY
from voice_hanabi.hanabi.partners.following import Follower
from voice_hanabi.hanabi.partners.reasons import Cause, Why, cause_of
from voice_hanabi.hanabi.partners.table import UNSEEN, Table
from voice_hanabi.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.hanabi.rules.events import (
    CardDiscarded,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Misplayed,
)
from voice_hanabi.hanabi.rules.view import View


def cause_for(shown: View, happened: int, plain: bool, people: Collection[int] = ()) -> Cause | None:
    """Return why a partner acted after a number of past events, as a view can know; cards as numbers.

    ``people`` are the seats that it knows to be no computers.

    ``None`` where it has done nothing yet.
    """
    follower = Follower(box_of(shown.rules, shown.players), plain, people=people)
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
        return _told(cause, table, follower)
    return None


def cause_before(shown: View, action: Action, plain: bool) -> Cause:
    """Return why the seat whose view this is might do something now; cards as numbers."""
    assert shown.seat is not None
    follower = Follower(box_of(shown.rules, shown.players), plain)
    table = follower.follow(shown)
    match action:
        case Play() | Discard():
            card = table.hands[shown.seat][action.slot - 1]
            kind = PLAY if isinstance(action, Play) else DISCARD
            cause = cause_of(table, shown.seat, (kind, card, 0), plain, ())
        case ClueColour() | ClueRank():
            colour = action.colour if isinstance(action, ClueColour) else None
            clue = follower.box.clue_of(colour, action.rank if isinstance(action, ClueRank) else None)
            touched = table.touched(action.target, clue)
            cause = cause_of(table, shown.seat, (CLUE, action.target, clue), plain, touched)
        case _:
            cause = Cause(Why.TAKE_BACK)
    return _told(cause, table, follower)


def _told(cause: Cause, table: Table, follower: Follower) -> Cause:
    """Return a cause with its cards as the rules number them, and the face where it is seen."""
    face = table.faces[cause.card] if cause.card >= 0 else UNSEEN
    # A card's name here and its number are each other's.
    return cause._replace(
        card=follower.card_of(cause.card) if cause.card >= 0 else -1,
        called=follower.card_of(cause.called) if cause.called >= 0 else -1,
        face=follower.box.faces[face] if face != UNSEEN else None,
    )
