"""Who may see what: the only module that decides who may see, or hear, a card's face.

Everything that is said about a game comes from a view and its events (``view.py``, ``events.py``), and those
ask here: news, the last move, what happened, the discard pile, what a phone shows, what a partner knows.
"""

from __future__ import annotations


def sees_hand(seat: int | None, owner: int) -> bool:
    """Return whether a seat sees a hand's faces: all but its own. Aloud (``None``) no hand is named."""
    return seat is not None and seat != owner


def sees_discards(seat: int | None) -> bool:
    """Return whether a seat, or everyone (``None``), may see a discarded card's face: the pile is open."""
    return True
