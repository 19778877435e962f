"""What a computer player says who is about to do something, as a person would."""

from __future__ import annotations

from voice_hanabi.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.language.wording import Wording


def said(action: Action, wording: Wording) -> str:
    """Return the words of an action, which tell no more than the action itself."""
    match action:
        case Play(colour=None):
            return wording.say("says-play", slot=action.slot)
        case Play():
            return wording.say("says-play-colour", slot=action.slot, colour=action.colour or "")
        case Discard():
            return wording.say("says-discard", slot=action.slot)
        case ClueColour():
            return wording.say("says-clue-colour", target=wording.name(action.target), colour=action.colour)
        case ClueRank():
            # Always as of several: how many it touches is told in the news.
            return wording.say(
                "says-clue-value", target=wording.name(action.target), value=action.rank, count=2
            )
        case TakeToDeck() | TakeToFirework():
            return wording.say("says-take", colour=action.card.suit, value=action.card.rank)
        case _:
            return ""
