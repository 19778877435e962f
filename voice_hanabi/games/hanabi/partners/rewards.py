"""What a partner does with a reward tile, and when it calls a colour."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.partners.box import STEPS
from voice_hanabi.games.hanabi.partners.table import BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import Action, Play, TakeToDeck, TakeToFirework


def taken_back(table: BetweenTurns, legal: Sequence[Action]) -> Action | None:
    """Return which discarded card to take back, if the game asks.

    First comes one that a firework can't do without, the soonest needed first; then the one with the fewest
    copies left.
    """
    takes = [action for action in legal if isinstance(action, TakeToDeck | TakeToFirework)]
    if not takes:
        return None
    box = table.box

    def need(action: TakeToDeck | TakeToFirework) -> tuple[bool, bool, int, int]:
        face = box.face_of[action.card]
        suit, step = divmod(face, STEPS)
        left = box.copies[face] - table.discarded[face]
        return step < table.heights[suit], left > 0, left, step - table.heights[suit]

    return min(takes, key=need)


def with_call(action: Play, table: BetweenTurns, card: int) -> Play:
    """Return a play with the colour called, if that is certain and can win a token back."""
    rules = table.box.rules
    if not rules.colour_call or table.clue_tokens >= rules.max_clues:
        return action
    told = table.told[card]
    for suit, mask in zip(rules.suits, table.box.suit_masks, strict=True):
        if not told & ~mask:
            return Play(action.slot, suit.name)
    return action
