"""What clauses need to know about Hanafuda's moves."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.language.concepts import Spotted
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.roles import is_somebody_else, subject_of
from voice_hanabi.understanding.sentences.standing import Moves, Standing, standings

ITEMS = ("card", "number", "call", "choice", "other")
"""Kinds of pieces that are part of a move or an answer."""

_SUBJECTS = ("player", "you", "they", "i", "mine", "card")
_WHO = ("i", "mine", "card")
"""Subjects of a move that may be the speaker's."""


def standings_of(pieces: Sequence[Piece], speaking: int | None) -> list[Standing]:
    """Return how each piece is meant. ``speaking`` is the current seat, if known."""
    return standings(
        pieces,
        Moves(
            items=ITEMS,
            asked=("card",),
            alike=frozenset(),
            complete=lambda clause: False,
            complete_act="",
            somebody_elses=lambda clause: _is_somebody_elses(clause, pieces, speaking),
            begins=_begins,
        ),
    )


def _begins(piece: Piece, clause: Sequence[Piece]) -> bool:
    """Return whether the speaker begins a new clause: 'I won't play the moon I'll play the geese'."""
    first_person = piece.kind == "i" or (piece.kind == "act" and "i" in piece.also)
    kinds = {one.kind for one in clause}
    return first_person and "card" in kinds and not kinds.isdisjoint(ACTS)


def _is_somebody_elses(clause: Sequence[Piece], sentence: Sequence[Piece], speaking: int | None) -> bool:
    """Return whether somebody else does something in a clause: 'Peter takes the moon'."""
    return any(
        piece.kind in ACTS and "i" not in piece.also and _is_theirs(clause, at, sentence, speaking)
        for at, piece in enumerate(clause)
    )


def _is_theirs(clause: Sequence[Piece], at: int, sentence: Sequence[Piece], speaking: int | None) -> bool:
    """Return whether an act is somebody else's: by its subject, or because it is an order to them."""
    subject = subject_of(clause, at, _SUBJECTS)
    if subject is not None:
        named = subject.kind == "player"
        return is_somebody_else(subject, speaking) if named else subject.kind not in _WHO
    if clause[at].kind == "their-act":
        return not _card_before(clause[at], sentence)
    return _told_to_somebody(clause, sentence, speaking)


def _card_before(piece: Piece, sentence: Sequence[Piece]) -> bool:
    return any(one.kind == "card" and one.place < piece.place for one in sentence)


def _told_to_somebody(clause: Sequence[Piece], sentence: Sequence[Piece], speaking: int | None) -> bool:
    """Return whether a clause that may ask somebody to act addresses somebody else: 'Peter, take it'."""
    if any(one.kind in _WHO for one in clause if one.kind != "card"):
        return False
    first, last = sentence.index(clause[0]), sentence.index(clause[-1])
    beside = [*sentence[max(0, first - 1) : first], *sentence[last + 1 : last + 2]]
    called = [one for one in beside if one.ends in (",", ".", "?", "")]
    return any(one.kind == "player" and is_somebody_else(one, speaking) for one in (*clause, *called))


def keeps_what_is_before(pieces: Sequence[Piece], groups: Sequence[Spotted]) -> bool:
    """Return whether a verb of keeping refers to the card before it, and another card is laid after it."""
    if not pieces or pieces[-1].kind != "card" or pieces[-1].ends:
        return False
    acts = any(piece.kind in ("act", "their-act") for piece in pieces)
    behind = groups[pieces[-1].place + 1 :]
    return not acts and any(group.means("lay") and not group.means("keep") for group in behind)
