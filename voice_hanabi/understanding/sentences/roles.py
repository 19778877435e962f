"""Who does what is said, and of whom it is said: roles that every game's moves have."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.understanding.sentences.pieces import Piece


def subject_of(clause: Sequence[Piece], at: int, kinds: Sequence[str]) -> Piece | None:
    """Return who or what does the act at a place of a clause: the last of these kinds before it."""
    return next((one for one in reversed(clause[:at]) if one.kind in kinds), None)


def is_somebody_else(name: Piece, speaking: int | None) -> bool:
    """Return whether a name is another's than whose turn it is, where that is known."""
    return speaking is not None and speaking not in name.seats


def names_owner(piece: Piece) -> bool:
    """Return whether a piece is a player's name in the genitive, something of theirs behind: 'Peters'."""
    return piece.kind == "player" and piece.cases == {"genitive"} and not piece.ends
