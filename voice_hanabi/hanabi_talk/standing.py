"""How each piece of a sentence is meant: as said now, beside the point, or not at all.

A negation, a condition, the past, thinking aloud and questions among people make nothing happen; a reason
counts only where the rest of the sentence lacks something.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from voice_hanabi.hanabi_talk.pieces import Piece

ITEMS = ("player", "colour", "value", "number", "count", "places", "end", "side")
"""Kinds of pieces that are part of a move."""

_OPENING = ("but", "because", "if", "correct")
"""Marks that begin a clause."""

_OVER = ("filler", "you", "mine")


class Standing(Enum):
    """How a piece is meant."""

    SAID = "said"
    ASIDE = "aside"
    """In a reason, or in what was reported: used where the rest lacks it."""
    REPORTED = "reported"
    """In what was done or said before: a place there may be the one that is meant."""
    VOID = "void"
    """Not meant: negated, conditional, doubtful, asked of people."""


@dataclass
class _Clause:
    opening: str
    """The mark that begins it, or nothing."""
    pieces: list[Piece] = field(default_factory=list)
    ends: str = ""

    def holds(self, *kinds: str) -> bool:
        return any(piece.kind in kinds for piece in self.pieces)


def standings(pieces: Sequence[Piece], speaking: int | None) -> list[Standing]:
    """Return for each piece how it is meant. ``speaking`` is the seat whose turn it is, where known."""
    found: dict[int, Standing] = {}
    carried = Standing.SAID
    acted = False
    for clause in _clauses(pieces):
        if clause.opening in ("but", "correct"):
            carried = Standing.SAID
        elif clause.opening == "if":
            carried = Standing.VOID
        standing = carried
        if clause.holds("ask", "doubtful"):
            standing = carried = Standing.VOID
        elif standing is Standing.SAID and clause.holds("past"):
            standing = Standing.REPORTED
        elif standing is Standing.SAID and clause.opening == "because":
            standing = Standing.ASIDE
        for place, piece in enumerate(clause.pieces):
            found[id(piece)] = standing
            if standing is Standing.REPORTED and _acts_after_all(clause.pieces, place):
                found[id(piece)] = Standing.SAID
        if standing is Standing.SAID:
            for piece in _somebody_elses(clause.pieces, speaking):
                found[id(piece)] = Standing.VOID
        acted = clause.holds("act") or (acted and bool(clause.pieces))
        if clause.ends == "?" and standing is Standing.SAID and not acted:
            # 'Petr, have you got a red one?' is no clue; 'see your second card?' names the place of one.
            for piece in clause.pieces:
                if piece.kind in ("colour", "value", "number", "count"):
                    found[id(piece)] = Standing.VOID
        for piece in _negated(clause.pieces, pieces):
            found[id(piece)] = Standing.VOID
        if clause.ends in (".", "?"):
            carried = Standing.SAID
            acted = False
    return [found[id(piece)] for piece in pieces]


def _clauses(pieces: Sequence[Piece]) -> list[_Clause]:
    punctuated = any(piece.ends for piece in pieces[:-1])
    clauses = [_Clause("")]
    for place, piece in enumerate(pieces):
        current = clauses[-1]
        opens = piece.kind in _OPENING
        if not opens and not punctuated and current.opening == "because":
            opens = piece.kind == "player" and len(current.pieces) > 2 and not _complete(pieces[:place])
        if opens:
            clauses.append(_Clause(piece.kind if piece.kind in _OPENING else "but"))
        clauses[-1].pieces.append(piece)
        if piece.ends:
            clauses[-1].ends = piece.ends
            # A reason or a condition goes on behind its mark: 'because, well, ...'.
            alone = all(one.kind in (*_OPENING, "filler") for one in clauses[-1].pieces)
            goes_on = alone and piece.ends == "," and clauses[-1].opening == "because"
            clauses.append(_Clause("because" if goes_on else ""))
    return [clause for clause in clauses if clause.pieces]


def _complete(pieces: Sequence[Piece]) -> bool:
    kinds = {piece.kind for piece in pieces}
    return "player" in kinds and bool(kinds & {"colour", "value"})


def _acts_after_all(pieces: Sequence[Piece], place: int) -> bool:
    """Tell whether an act of now follows what was reported: 'told me ones I play two'."""
    past = max(at for at, piece in enumerate(pieces) if piece.kind == "past")
    acts = [at for at, piece in enumerate(pieces) if piece.kind == "act" and at > past + 1]
    return bool(acts) and place >= acts[0]


def _somebody_elses(pieces: Sequence[Piece], speaking: int | None) -> list[Piece]:
    """Return the pieces of a clause in which somebody else does something: 'Petr plays the third'."""
    at = next((place for place, piece in enumerate(pieces) if piece.kind == "their-act"), None)
    if at is None:
        return []
    subject = next(
        (piece for piece in reversed(pieces[:at]) if piece.kind in ("player", "you", "mine")), None
    )
    if (
        subject is not None
        and subject.kind == "player"
        and (speaking is None or subject.seats == (speaking,))
    ):
        return []
    return [piece for piece in pieces if piece.kind in (*ITEMS, "act", "their-act")]


def _negates(no: Piece, near: Piece | None, sentence: Sequence[Piece]) -> bool:
    """Tell whether a word that may be a 'no' or a 'not' negates what follows it.

    It does before a verb, and before what is said once more otherwise: 'not Eva, Petr', 'the fourth, not
    the middle one'; but not in 'two, no, three', nor where nothing tells that the second is not meant.
    """
    if no.ends or near is None:
        return False
    if near.kind in ("act", "their-act"):
        return True
    at = sentence.index(no)
    behind = any(one.kind == near.kind and one is not near for one in sentence[at + 1 :])
    before = at > 0 and bool(sentence[at - 1].ends) and any(one.kind == near.kind for one in sentence[:at])
    return near.kind in ITEMS and (behind or before)


def _negated(clause: Sequence[Piece], sentence: Sequence[Piece]) -> list[Piece]:
    gone: list[Piece] = []
    for at, piece in enumerate(clause):
        if piece.kind != "not" and "not" not in piece.also:
            continue
        following = [one for one in clause[at + 1 :] if one.kind not in _OVER]
        near = following[0] if following else None
        if piece.kind != "not" and not _negates(piece, near, sentence):
            continue
        if near is not None and near.kind in ITEMS:
            gone.append(near)
            continue
        if not any(one.kind in (*ITEMS, "act", "their-act") for one in following):
            # 'The first I won't': what stands before is meant by it, but for a clue that is complete.
            if not _complete(clause[:at]) or any(one.kind == "act" for one in clause[:at]):
                gone.extend(clause[:at])
            continue
        acts = [place for place, one in enumerate(clause) if place > at and one.kind in ("act", "their-act")]
        until = len(clause) if len(acts) < 2 else acts[1]
        gone.extend(clause[at + 1 : until])
        if acts and len(acts) < 2 and not _complete(clause[:at]):
            gone.extend(clause[:at])
    return gone
