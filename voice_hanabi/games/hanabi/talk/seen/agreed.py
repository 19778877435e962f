"""The conventions that everybody can see: the next discard, and what a clue is about.

A hand's chop is its oldest card without a clue. The focus of a clue is the chop, if the clue touches it; else
the newest card that it is the first to touch.
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    ClueGiven,
    Event,
    Misplayed,
)
from voice_hanabi.games.hanabi.rules.view import CardView, View

_GOING = CardPlayed | Misplayed | CardDiscarded


def chop(hand: Sequence[CardView]) -> int | None:
    """Return the number of the next card to be discarded; ``None`` if all have clues."""
    return min((held.number for held in hand if not held.knowledge.touched), default=None)


def focus(view: View) -> int | None:
    """Return the number of the card that the last clue is about.

    ``None`` if it newly touches none, or if that card is no longer in the hand.
    """
    history = tuple(event for _, event in view.history)
    clues = [place for place, event in enumerate(history) if isinstance(event, ClueGiven)]
    if not clues:
        return None
    last, since = history[clues[-1]], history[clues[-1] + 1 :]
    assert isinstance(last, ClueGiven)
    before = {number for event in history[: clues[-1]] for number in _touched(event)}
    newly = [number for number in last.numbers if number not in before]
    now = {held.number for held in view.hands[last.target]}
    drawn = {event.number for event in since if isinstance(event, CardDrawn)}
    gone = {event.number for event in since if isinstance(event, _GOING) and event.seat == last.target}
    oldest = min(((now - drawn) | gone) - before, default=None)
    if not newly:
        return None
    found = oldest if oldest in newly else max(newly)
    return found if found in now else None


def _touched(event: Event) -> tuple[int, ...]:
    return event.numbers if isinstance(event, ClueGiven) else ()
