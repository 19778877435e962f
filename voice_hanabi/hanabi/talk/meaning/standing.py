"""What Hanabi's moves are made of, as the clauses of a sentence need to know it."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Moves, Standing, standings

ITEMS = ("player", "colour", "value", "number", "count", "places", "end", "side")
"""Kinds of pieces that are part of a move."""


def standings_of(pieces: Sequence[Piece], speaking: int | None) -> list[Standing]:
    """Return for each piece how it is meant. ``speaking`` is the seat whose turn it is, where known."""
    return standings(
        pieces,
        Moves(
            items=ITEMS,
            asked=("colour", "value", "number", "count"),
            alike=frozenset({"colour", "value"}),
            complete=_complete,
            complete_act="clue",
            somebody_elses=lambda clause: _somebody_elses(clause, speaking),
        ),
    )


def _complete(pieces: Sequence[Piece]) -> bool:
    """Tell whether a whole clue is among these pieces."""
    kinds = {piece.kind for piece in pieces}
    return "player" in kinds and bool(kinds & {"colour", "value"})


def _somebody_elses(pieces: Sequence[Piece], speaking: int | None) -> list[Piece]:
    """Return the pieces of a clause in which somebody else does something: 'Petr plays the third'."""
    at = next((place for place, piece in enumerate(pieces) if piece.kind == "their-act"), None)
    # 'Peter's throwing his third away': who is named with an act right behind does it.
    doing = next(
        (
            place
            for place, piece in enumerate(pieces[1:], 1)
            if piece.kind == "act" and piece.value != "clue" and _does(pieces[place - 1], speaking)
        ),
        None,
    )
    if doing is not None and at is None:
        return [piece for piece in pieces if piece.kind in (*ITEMS, *ACTS)]
    if at is None:
        return []
    subject = next(
        (piece for piece in reversed(pieces[:at]) if piece.kind in ("player", "you", "mine")), None
    )
    if subject is not None and subject.kind == "player" and speaking in (None, *subject.seats):
        return []
    return [piece for piece in pieces if piece.kind in (*ITEMS, *ACTS)]


def _does(piece: Piece, speaking: int | None) -> bool:
    """Tell whether a piece is another player's name as it stands before what they are doing."""
    return names_owner(piece) and speaking not in (None, *piece.seats)


def names_owner(piece: Piece) -> bool:
    """Tell whether a piece is a player's name in the genitive, with something of theirs behind: 'Peters'."""
    return piece.kind == "player" and piece.cases == {"genitive"} and not piece.ends
