"""Short answers about the public past: who gave a clue, who misplayed, why no clue can be given."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Event,
    Misplayed,
)
from voice_hanabi.games.hanabi.rules.view import View
from voice_hanabi.games.hanabi.talk.card_words import slot_names
from voice_hanabi.games.hanabi.talk.explaining import rule_words
from voice_hanabi.language.wording import Wording, capitalised

TOLD_ME, MISPLAYED, NO_CLUE = ("told-me", "misplayed", "no-clue")
"""Topics of questions about what happened, and about the rules."""


def past_clue(wording: Wording, giver: int, target: int, clue: str | int, slots: Sequence[int]) -> str:
    """Say who told whom what, with the places of the cards."""
    kind = "colour" if isinstance(clue, str) else "value"
    return wording.say(
        f"history-clue-{kind}{'' if slots else '-empty'}",
        player=wording.name(giver),
        target=wording.name(target),
        **{kind: clue},
        count=len(slots),
        slots=slot_names(wording, slots),
    )


def past_card(wording: Wording, message: str, seat: int, card: Card) -> str:
    """Say what somebody did with a card."""
    return wording.say(message, player=wording.name(seat), colour=card.suit, value=card.rank)


def past(wording: Wording, event: Event) -> str | None:
    """Say what somebody did, in the past tense; ``None`` for an event that isn't a move."""
    match event:
        case ClueGiven():
            clue = event.colour or event.rank or 0
            return past_clue(wording, event.giver, event.target, clue, event.slots)
        case CardPlayed():
            return past_card(wording, "history-played", event.seat, event.card)
        case Misplayed():
            return past_card(wording, "history-misplayed", event.seat, event.card)
        case CardDiscarded(card=Card() as card):
            return past_card(wording, "history-discarded", event.seat, card)
        case CardDiscarded():
            return wording.say("history-discarded-unseen", player=wording.name(event.seat))
        case CardIntoDeck():
            return past_card(wording, "history-into-deck", event.seat, event.card)
        case CardOntoFirework():
            return past_card(wording, "history-onto-firework", event.seat, event.card)
        case _:
            return None


def actor(event: Event) -> int | None:
    """Return the seat that made an event's move; ``None`` for any other event."""
    match event:
        case ClueGiven():
            return event.giver
        case CardPlayed() | Misplayed() | CardDiscarded():
            return event.seat
        case _:
            return None


def clues_given(wording: Wording, view: View, seat: int, slot: int | None, giver: int | None = None) -> str:
    """Say who gave a seat its last clue, or those about one of its cards, by the cards' current places.

    Only those by ``giver``, if there is one. Empty if there is none.
    """
    by_giver = [one for one in view.told(seat) if giver in (None, one.giver)]
    told = [one for one in by_giver if slot is None or slot in one.slots]
    asked = told if slot is not None else told[-1:]
    return " ".join(
        past_clue(wording, one.giver, seat, one.colour or one.rank or 0, one.slots) for one in asked
    )


def misplays(wording: Wording, view: View) -> str:
    """Say who caused the strikes, each with its card."""
    found = [event for _, event in view.history if isinstance(event, Misplayed)]
    each = [past_card(wording, "history-misplayed", event.seat, event.card) for event in found]
    return " ".join(each) or wording.say("strikes-answer", strikes=0)


def why_no_clue(wording: Wording, view: View) -> str:
    """Say why nobody can give a clue now, or else what a clue must be like."""
    if view.outcome is not None:
        return wording.say("cannot-game-over")
    if not view.clue_tokens and view.pending is None:
        return capitalised(wording.say("cannot-no-clue-tokens"))
    return rule_words(wording, "clue", view.rules)
