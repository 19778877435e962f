"""What the game itself asks the current player: which of two cards, and koi-koi or shobu."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanafuda.rules.events import CallDue, ChoiceDue, DrawDue, Event, Looked, YakuMade
from voice_hanabi.games.hanafuda.rules.state import Choice, Phase
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.talk.cards import CardWords, face
from voice_hanabi.language.wording import Wording, capitalised


def is_open(choice: Choice | None) -> bool:
    """Return whether somebody has to choose; two plain cards of a month don't need one."""
    return choice is not None and face(choice.between[0]) != face(choice.between[1])


def which_of_two(choice: Choice, wording: Wording) -> str:
    """Ask which of two cards is taken, each with its number: 'Plum: one, the ribbon, or two, plain?'"""
    cards = CardWords(wording)
    one, other = (cards.within(card) for card in choice.between)
    return capitalised(wording.say("which-of-pair", month=choice.card.month, one=one, other=other))


def call_asked(made: YakuMade, call: CallDue, wording: Wording) -> str:
    """Ask for koi-koi or shobu, with the new yaku, the total score and the number of cards left in hand."""
    new = wording.all_of(wording.say("yaku", yaku=yaku.name) for yaku in made.new)
    return wording.say(
        "call-due",
        player=wording.name(call.seat),
        yaku=new,
        more="yes" if len(made.yaku) > len(made.new) else "no",
        points=wording.say("points-count", count=call.points),
        cards=wording.say("cards-left", count=call.cards_left),
    )


def draw_asked(seat: int, wording: Wording, *, looked: bool) -> str:
    """Ask whether to draw or look first; for a card that was looked at, whether to draw or keep it."""
    return wording.say("looked-due" if looked else "draw-due", player=wording.name(seat))


def question_due(view: View, wording: Wording) -> str | None:
    """Return what the game asks now, as everyone may hear it; ``None`` if it waits for a card."""
    if view.choice is not None:
        return which_of_two(view.choice, wording)
    if view.phase is Phase.DRAW:
        return draw_asked(view.current, wording, looked=view.has_looked)
    if view.outcome is not None or not view.history:
        return None
    last = view.history[-1].events
    made = next((event for event in last if isinstance(event, YakuMade)), None)
    call = next((event for event in last if isinstance(event, CallDue)), None)
    return call_asked(made, call, wording) if made is not None and call is not None else None


def asked_after(events: Sequence[Event], wording: Wording) -> str | None:
    """Return what the game asks after these events; ``None`` if it asks nothing."""
    made = None
    for event in events:
        match event:
            case YakuMade():
                made = event
            case CallDue() if made is not None:
                return call_asked(made, event, wording)
            case DrawDue():
                return draw_asked(event.seat, wording, looked=False)
            case Looked():
                return draw_asked(event.seat, wording, looked=True)
            case ChoiceDue():
                choice = Choice(event.card, event.between)
                return which_of_two(choice, wording) if is_open(choice) else None
    return None
