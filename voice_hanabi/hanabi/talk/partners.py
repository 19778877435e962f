"""What a computer player says: what it is about to do, and why, as far as the person who asks may know."""

from __future__ import annotations

from voice_hanabi.contract.partners import Chosen, Reason
from voice_hanabi.hanabi.partners.asking import cause_before, cause_for
from voice_hanabi.hanabi.partners.reasons import Cause, Why
from voice_hanabi.hanabi.rules.actions import Action, Discard, Play, TakeToDeck, TakeToFirework
from voice_hanabi.hanabi.rules.view import View
from voice_hanabi.hanabi.talk.requests import worded
from voice_hanabi.language.wording import Wording, capitalised

TO_THE_ASKER = {Why.PLAY_CLUE, Why.LATER_CLUE, Why.PLAY_OR_KEEP, Why.KEEP, Why.FILL_IN}
"""Reasons of clues that are worded otherwise for the person who got the clue."""


OF_OWN_CARDS = {
    Why.PLAY_KNOWN,
    Why.PLAY_TOLD,
    Why.FINESSE,
    Why.GAMBLE,
    Why.DISCARD_USELESS,
    Why.DISCARD_CHOP,
    Why.NO_CLUE_LEFT,
    Why.DISCARD_LEAST,
    Why.STALL,
    Why.TAKE_BACK,
}
"""Reasons of which a hint is worded otherwise than a partner's own: they are about the asker's hand."""


def said(action: Action, wording: Wording) -> str:
    """Return the words of an action, which tell no more than the action itself."""
    if isinstance(action, TakeToDeck | TakeToFirework):
        return wording.say("says-take", colour=action.card.suit, value=action.card.rank)
    return worded("says", action, wording) or ""


def explained(reason: Reason, shown: View, wording: Wording) -> str:
    """Return why a partner did something, by the view of whoever asks; nothing for what is no reason."""
    happened = reason.words.get("happened")
    if not isinstance(happened, int):
        return ""
    people = reason.words.get("people")
    seats = people if isinstance(people, tuple) else ()
    cause = cause_for(shown, happened, reason.words.get("plain") is True, seats)
    return "" if cause is None else capitalised(_worded(cause, shown, wording))


def advised(chosen: Chosen[Action], shown: View, wording: Wording) -> tuple[str, str]:
    """Return what the seat whose view this is can say to do this, and the reason to give it."""
    action = chosen.action
    if isinstance(action, TakeToDeck | TakeToFirework):
        example = wording.say("example-take", colour=action.card.suit, value=action.card.rank)
    else:
        example = worded("example", action, wording) or ""
    cause = cause_before(shown, action, chosen.reason.words.get("plain") is True)
    if cause.why in OF_OWN_CARDS:
        giver = wording.name(cause.seat) if cause.why in (Why.PLAY_TOLD, Why.FINESSE) else ""
        return example, capitalised(wording.say(f"hint-{cause.why}", player=giver))
    return example, capitalised(_worded(cause, shown, wording))


def nudged(action: Action, wording: Wording) -> str:
    """Say what kind of move this is, and no more."""
    if isinstance(action, Play | Discard):
        return wording.say("nudge-play" if isinstance(action, Play) else "nudge-discard")
    taken = isinstance(action, TakeToDeck | TakeToFirework)
    return wording.say("nudge-take" if taken else "nudge-clue")


def _worded(cause: Cause, shown: View, wording: Wording) -> str:
    say, why = wording.say, cause.why
    asker = cause.seat == shown.seat
    match why:
        case Why.PROMPT | Why.FINESSE_CLUE:
            player = wording.name(cause.seat)
            if cause.other != shown.seat:
                return say("why-called", player=player, other=wording.name(cause.other))
            slot = _slot(cause.called, shown)
            return say("why-gone") if slot is None else say("why-called-you", player=player, slot=slot)
        case Why.PLAY_TOLD | Why.FINESSE:
            return say(f"why-{why}-you") if asker else say(f"why-{why}", player=wording.name(cause.seat))
        case _ if why in TO_THE_ASKER and asker:
            if why is Why.FILL_IN:
                return say("why-fill-in-you")
            slot = _slot(cause.card, shown)
            return say("why-gone") if slot is None else say(f"why-{why}-you", slot=slot)
        case Why.FILL_IN:
            return say("why-fill-in", player=wording.name(cause.seat))
        case _ if cause.seat >= 0 and why is not Why.STALL:
            face = cause.face
            if face is None:
                return say("why-gone")
            return say(f"why-{why}", player=wording.name(cause.seat), colour=face.suit, value=face.rank)
        case _:
            return say(f"why-{why}")


def _slot(number: int, shown: View) -> int | None:
    """Return where a card of the asker's hand is now."""
    return next((held.slot for held in shown.hand if held.number == number), None)
