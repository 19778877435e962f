"""Actions in words: as they can be said, and as a computer player announces them."""

from __future__ import annotations

from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.games.hanafuda.rules import actions
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.talk.cards import CardWords, said_of
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Draw, Keep, Lay, Look, Take


def command_for(action: Action) -> ActionCommand | None:
    """Return the command for an action; ``None`` for one that nobody says."""
    match action:
        case actions.Lay(card=card, takes=takes):
            return Lay(said_of(card), None if takes is None else said_of(takes))
        case actions.Choose(card=card):
            return Take(said_of(card))
        case actions.Look():
            return Look()
        case actions.Draw():
            return Draw()
        case actions.TakeIntoHand():
            return Keep()
        case actions.Call(koi_koi=koi_koi):
            return Call("koi-koi" if koi_koi else "shobu")
        case _:
            return None


def worded(way: str, command: Command, cards: CardWords) -> str | None:
    """Return an action as an 'example' of what can be said, or as a partner 'says' it.

    ``None`` if it lacks something or is no action.
    """
    say = cards.wording.say
    match command:
        case Lay(card=CardSaid() as card, takes=None):
            return say(f"{way}-lay", card=cards.said(card))
        case Lay(card=CardSaid() as card, takes=CardSaid() as takes):
            return say(f"{way}-lay-takes", card=cards.said(card), takes=cards.said(takes))
        case Lay(takes=CardSaid() as taken) | Take(card=taken, other=False):
            return say(f"{way}-take", card=cards.said(taken))
        case Call():
            return say(f"{way}-{command.value}")
        case Look():
            return say(f"{way}-look")
        case Draw():
            return say(f"{way}-draw")
        case Keep():
            return say(f"{way}-keep")
        case _:
            return None


def said(action: Action, cards: CardWords) -> str:
    """Return the words of an action, which say no more than the action itself."""
    command = command_for(action)
    return "" if command is None else worded("says", command, cards) or ""
