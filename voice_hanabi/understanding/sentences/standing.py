"""How each piece of a sentence is meant: as said now, beside the point, or not at all.

A negation, a condition, the past, thinking aloud and questions among people make nothing happen; a reason
counts only where the rest of the sentence lacks something.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from voice_hanabi.understanding.sentences.pieces import ACTS, OVER, Piece

_OPENING = ("but", "because", "if", "correct")
"""Marks that begin a clause."""


class Standing(Enum):
    """How a piece is meant."""

    SAID = "said"
    ASIDE = "aside"
    """In a reason, or in what was reported: used where the rest lacks it."""
    REPORTED = "reported"
    """In what was done or said before: a place there may be the one that is meant."""
    VOID = "void"
    """Not meant: negated, conditional, doubtful, asked of people."""


@dataclass(frozen=True, slots=True)
class Moves:
    """What a game's moves are made of, as far as clauses need to know."""

    items: tuple[str, ...]
    """Kinds of pieces that are part of a move."""
    asked: tuple[str, ...]
    """Those that, with a question mark and no act, are asked of people: 'have you got a red one?'"""
    alike: frozenset[str]
    """Kinds of which one may be said in another's stead: a colour or a value."""
    complete: Callable[[Sequence[Piece]], bool]
    """Tells whether these pieces are a whole move without an act."""
    complete_act: str
    """What the act of such a move is called."""
    somebody_elses: Callable[[Sequence[Piece]], list[Piece]]
    """Returns the pieces of a clause in which somebody else does something: 'Petr plays the third'."""
    begins: Callable[[Piece, Sequence[Piece]], bool] = lambda piece, clause: False
    """Tells whether a piece begins a clause behind these pieces, though no word and no mark says so."""


@dataclass
class _Clause:
    opening: str
    """The mark that begins it, or nothing."""
    pieces: list[Piece] = field(default_factory=list)
    ends: str = ""

    def holds(self, *kinds: str) -> bool:
        return any(piece.kind in kinds for piece in self.pieces)


def standings(pieces: Sequence[Piece], moves: Moves) -> list[Standing]:
    """Return for each piece how it is meant."""
    found: dict[int, Standing] = {}
    carried = Standing.SAID
    acted = False
    before: _Clause | None = None
    for clause in _clauses(pieces, moves):
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
            after_all = standing is Standing.REPORTED and _acts_after_all(clause.pieces, place)
            found[id(piece)] = Standing.SAID if after_all else standing
        if standing is Standing.SAID:
            acted = acted or clause.holds("act")
            for piece in _not_said(clause, pieces, moves, acted):
                found[id(piece)] = Standing.VOID
            for piece in _meant_after_all(before, clause, moves):
                found[id(piece)] = Standing.SAID
        if clause.ends in (".", "?"):
            carried, acted = Standing.SAID, False
        before = clause
    return [found[id(piece)] for piece in pieces]


def _clauses(pieces: Sequence[Piece], moves: Moves) -> list[_Clause]:
    punctuated = any(piece.ends for piece in pieces[:-1])
    clauses = [_Clause("")]
    for place, piece in enumerate(pieces):
        current = clauses[-1]
        opens = piece.kind in _OPENING
        if not opens and not punctuated and current.opening == "because":
            opens = _ends_reason(piece, current.pieces, pieces[:place], moves)
        if opens:
            clauses.append(_Clause(piece.kind if piece.kind in _OPENING else "but"))
        elif moves.begins(piece, current.pieces):
            clauses.append(_Clause(""))
        clauses[-1].pieces.append(piece)
        if piece.ends:
            clauses[-1].ends = piece.ends
            # A reason goes on behind its mark alone: 'because, well, ...'.
            alone = len(clauses[-1].pieces) < 3 and not clauses[-1].holds(*moves.items, *ACTS)
            goes_on = alone and piece.ends == "," and clauses[-1].opening == "because"
            clauses.append(_Clause("because" if goes_on else ""))
    return [clause for clause in clauses if clause.pieces]


def _ends_reason(piece: Piece, reason: Sequence[Piece], before: Sequence[Piece], moves: Moves) -> bool:
    """Tell whether a piece begins the main clause behind a reason that nothing parts from it."""
    if piece.kind == "player":
        return len(reason) > 2 and not moves.complete(before)
    if piece.kind != "act" or any(one.kind == "act" for one in before):
        return False
    # 'In case it is a five I won't discard it': what is said against an act begins with it.
    last = next((one for one in reversed(reason) if one.kind not in OVER), reason[0])
    return len(reason) > 1 and last.kind not in ("not", "doubtful", "ask")


def _acts_after_all(pieces: Sequence[Piece], place: int) -> bool:
    """Tell whether an act of now follows what was reported: 'told me ones I play two'."""
    past = max(at for at, piece in enumerate(pieces) if piece.kind == "past")
    # What is only named is what was said or wished then: 'I never said to discard the second'.
    acts = [
        at
        for at, piece in enumerate(pieces)
        if piece.kind == "act" and at > past + 1 and "named_act" not in piece.also
    ]
    return bool(acts) and place >= acts[0]


def _not_said(clause: _Clause, sentence: Sequence[Piece], moves: Moves, acted: bool) -> list[Piece]:
    """Return the pieces of a clause that are negated, asked of somebody, or somebody else's move."""
    gone = [*moves.somebody_elses(clause.pieces), *_negated(clause.pieces, sentence, moves)]
    if clause.ends == "?":
        if any(piece.kind == "not" for piece in clause.pieces):
            # 'Didn't Eva discard a red one?'
            gone += clause.pieces
        elif not acted:
            # 'Petr, have you got a red one?' is no clue; 'see your second card?' names the place of one.
            gone += [piece for piece in clause.pieces if piece.kind in moves.asked]
    return gone


def _negates(no: Piece, near: Piece | None, sentence: Sequence[Piece], moves: Moves) -> bool:
    """Tell whether a word that may be a 'no' or a 'not' negates what follows it.

    It does before a verb, and before what is said once more otherwise: 'not Eva, Petr', 'the fourth, not
    the middle one'; but not in 'two, no, three', nor where nothing tells that the second is not meant.
    """
    if no.kind == "not":
        return True
    if no.ends or near is None or "not" not in no.also:
        return False
    if near.kind in ACTS:
        return True
    at = sentence.index(no)
    behind = any(one.kind == near.kind and one is not near for one in sentence[at + 1 :])
    before = at > 0 and bool(sentence[at - 1].ends) and any(one.kind == near.kind for one in sentence[:at])
    return near.kind in moves.items and (behind or before)


def _negated(clause: Sequence[Piece], sentence: Sequence[Piece], moves: Moves) -> list[Piece]:
    gone: list[Piece] = []
    for at, piece in enumerate(clause):
        following = [one for one in clause[at + 1 :] if one.kind not in OVER]
        near = following[0] if following else None
        if (piece.kind != "not" and "not" not in piece.also) or not _negates(piece, near, sentence, moves):
            continue
        others = [one for one in sentence if near is not None and one.kind == near.kind and one is not near]
        if near is not None and near.kind in moves.items and others and not piece.value:
            # 'Not Eva, Petr': what is said otherwise stands.
            gone.append(near)
            continue
        gone.extend(_scope(clause, at, moves))
    return gone


def _scope(clause: Sequence[Piece], at: int, moves: Moves) -> list[Piece]:
    """Return what a negation at a place of a clause takes with it."""
    acts = [place for place, one in enumerate(clause) if place > at and one.kind in ACTS]
    own = str(clause[at].value)
    negated = own or (str(clause[acts[0]].value) if acts else "")
    # Up to an act of another kind: 'I won't play the first, I discard it', 'not give a hint' is one.
    until = next((place for place in acts if str(clause[place].value) != negated), len(clause))
    gone = list(clause[at + 1 : until])
    nothing_follows = not any(one.kind in (*moves.items, *ACTS) for one in clause[at + 1 :])
    acted_before = any(one.kind in ACTS for one in clause[:at])
    if clause[at].kind == "not" and at > 0 and clause[at - 1].kind in ACTS:
        # 'Tell Peter I can't, he has none'.
        gone.extend(clause[:at])
    # What stands before is meant by it too, but for a move that is complete by itself.
    if (until == len(clause) and (not moves.complete(clause[:at]) or negated == moves.complete_act)) or (
        nothing_follows and acted_before
    ):
        gone.extend(clause[:at])
    return gone


def _meant_after_all(before: _Clause | None, clause: _Clause, moves: Moves) -> list[Piece]:
    """Return what was negated with one thing and is meant with another: 'not the first, but the second'."""
    if before is None or clause.opening != "but" or clause.holds(*ACTS):
        return []
    if not any(piece.kind == "not" or "not" in piece.also for piece in before.pieces):
        return []
    kinds = {piece.kind for piece in clause.pieces if piece.kind in moves.items}
    kinds |= moves.alike if kinds & moves.alike else set()
    if not kinds or not before.holds(*kinds) or not before.holds(*ACTS):
        return []
    parts = (*moves.items, *ACTS)
    return [piece for piece in before.pieces if piece.kind in parts and piece.kind not in kinds]
