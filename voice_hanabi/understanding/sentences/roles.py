"""Roles in a sentence that every game's moves have: who acts, and on what."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.understanding.sentences.pieces import Piece


def subject_of(clause: Sequence[Piece], at: int, kinds: Sequence[str]) -> Piece | None:
    """Return the subject of the act at a place in a clause: the last piece of these kinds before it."""
    return next((one for one in reversed(clause[:at]) if one.kind in kinds), None)


def is_somebody_else(name: Piece, speaking: int | None) -> bool:
    """Return whether a name is somebody other than the current player, if known."""
    return speaking is not None and speaking not in name.seats


def names_owner(piece: Piece) -> bool:
    """Return whether a piece is a player's name in the genitive, followed by what they have: 'Peters'."""
    return piece.kind == "player" and piece.cases == {"genitive"} and not piece.ends
