"""A player who takes what is worth most, and calls koi-koi while little is won and much can come."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanafuda.rules.actions import Action, Call, Choose, Draw, Lay, TakeIntoHand
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.state import Phase
from voice_hanabi.games.hanafuda.rules.view import View

_ENOUGH = 5
"""The points at which a player calls shobu."""
_TOO_LATE = 2
"""With this few cards in hand koi-koi isn't worth it."""


def choose_action(shown: View) -> Action:
    """Return the move of the view's seat when it has to act, from what it may see."""
    if shown.seat is None or shown.seat != shown.current:
        raise ValueError("It is another seat's turn.")
    if shown.choice is not None:
        return Choose(_dearest(shown.choice.between))
    if shown.phase is Phase.CALL:
        few = len(shown.hand) <= _TOO_LATE
        return Call(koi_koi=shown.worth(shown.seat) < _ENOUGH and not few)
    if shown.phase is Phase.DRAW:
        return Draw() if Draw() in shown.legal else TakeIntoHand()
    # If nothing can be taken, lay the least valuable card.
    card = max(shown.hand, key=lambda held: (_won(shown, held), -held.points))
    found = shown.matches(card)
    return Lay(card, _dearest(found) if len(found) == 2 else None)


def _won(shown: View, card: Card) -> int:
    """Return the points that laying a card would win."""
    found = shown.matches(card)
    if not found:
        return 0
    taken = (_dearest(found),) if len(found) < 3 else found
    return card.points + sum(one.points for one in taken)


def _dearest(cards: Sequence[Card]) -> Card:
    return max(cards, key=lambda card: card.points)
