"""What clauses need to know about Hanabi's moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from voice_hanabi.understanding.sentences.pieces import Piece
from voice_hanabi.understanding.sentences.roles import is_somebody_else, names_owner, subject_of
from voice_hanabi.understanding.sentences.standing import Moves, Standing, standings

ITEMS = ("player", "colour", "value", "number", "count", "places", "end", "side")
"""Kinds of pieces that are part of a move."""

_SUBJECTS = ("player", "you", "mine")


def standings_of(pieces: Sequence[Piece], speaking: int | None) -> list[Standing]:
    """Return how each piece is meant. ``speaking`` is the current seat, if known."""
    return standings(
        pieces,
        Moves(
            items=ITEMS,
            asked=("colour", "value", "number", "count"),
            alike=frozenset({"colour", "value"}),
            complete=_complete,
            complete_act="clue",
            somebody_elses=lambda clause: _is_somebody_elses(clause, speaking),
        ),
    )


def _complete(pieces: Sequence[Piece]) -> bool:
    """Return whether these pieces contain a whole clue."""
    kinds = {piece.kind for piece in pieces}
    return "player" in kinds and bool(kinds & {"colour", "value"})


def _is_somebody_elses(pieces: Sequence[Piece], speaking: int | None) -> bool:
    """Return whether somebody else does something in a clause: 'Petr plays the third'."""
    at = next((place for place, piece in enumerate(pieces) if piece.kind == "their-act"), None)
    if at is None:
        # 'Peter's throwing his third away': a name directly before an act is its subject.
        return any(
            piece.kind == "act" and piece.value != "clue" and _does(before, speaking)
            for before, piece in pairwise(pieces)
        )
    subject = subject_of(pieces, at, _SUBJECTS)
    return subject is None or subject.kind != "player" or is_somebody_else(subject, speaking)


def _does(piece: Piece, speaking: int | None) -> bool:
    """Return whether a piece is another player's name as the subject of an act."""
    return names_owner(piece) and is_somebody_else(piece, speaking)
