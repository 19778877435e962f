"""What a computer player says who is about to do something, and the command that a person would give."""

from __future__ import annotations

from voice_hanabi.hanafuda.rules import actions
from voice_hanabi.hanafuda.rules.actions import Action
from voice_hanabi.hanafuda.talk.cards import CardWords, said_of
from voice_hanabi.hanafuda.talk.commands import Call, CardSaid, Draw, Keep, Lay, Look, Take
from voice_hanabi.table.contract.commands import ActionCommand


def command_for(action: Action) -> ActionCommand | None:
    """Return the command that an action is carried out for; ``None`` for what nobody says."""
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


def said(action: Action, cards: CardWords) -> str:
    """Return the words of an action, which tell no more than the action itself."""
    say = cards.wording.say
    match command_for(action):
        case Lay(card=CardSaid() as card, takes=CardSaid() as takes):
            return say("says-lay-takes", card=cards.said(card), takes=cards.said(takes))
        case Lay(card=CardSaid() as card):
            return say("says-lay", card=cards.said(card))
        case Take(card=CardSaid() as card):
            return say("says-take", card=cards.said(card))
        case Call(value=value):
            return say(f"says-{value}")
        case Look():
            return say("says-look")
        case Draw():
            return say("says-draw")
        case Keep():
            return say("says-keep")
        case _:
            return ""
