"""How each piece of a sentence is meant: as said now, in passing, or not at all.

A negation, a condition, the past, thinking aloud and questions among people make nothing happen; a reason
counts only if the rest of the sentence lacks something.
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
    """In a reason, or in what was reported: used if the rest lacks it."""
    REPORTED = "reported"
    """In what was done or said before: a place there may be the one that is meant."""
    VOID = "void"
    """Not meant: negated, conditional, doubtful, or asked of people."""


_CARRIED = {"but": Standing.SAID, "correct": Standing.SAID, "if": Standing.VOID}
"""How words after a mark are meant, up to the end of the sentence or another mark."""


@dataclass(frozen=True, slots=True)
class Moves:
    """What clauses need to know about a game's moves."""

    items: tuple[str, ...]
    """Kinds of pieces that are part of a move."""
    asked: tuple[str, ...]
    """Those that, with a question mark and no act, are asked of people: 'have you got a red one?'"""
    alike: frozenset[str]
    """Kinds that can replace one another: a colour or a value."""
    complete: Callable[[Sequence[Piece]], bool]
    """Returns whether these pieces are a whole move without an act."""
    complete_act: str
    """The name of such a move's act."""
    somebody_elses: Callable[[Sequence[Piece]], bool]
    """Whether somebody else does something in a clause: 'Petr plays the third'."""
    begins: Callable[[Piece, Sequence[Piece]], bool] = lambda piece, clause: False
    """Returns whether a piece begins a clause after these pieces, although no word or mark shows it."""


@dataclass
class _Clause:
    opening: str
    """The mark that begins it, or nothing."""
    pieces: list[Piece] = field(default_factory=list)
    ends: str = ""

    def holds(self, *kinds: str) -> bool:
        return any(piece.kind in kinds for piece in self.pieces)


def standings(pieces: Sequence[Piece], moves: Moves) -> list[Standing]:
    """Return how each piece is meant."""
    found: dict[int, Standing] = {}
    carried = Standing.SAID
    acted = False
    before: _Clause | None = None
    for clause in _clauses(pieces, moves):
        carried = Standing.VOID if clause.holds("ask", "doubtful") else _CARRIED.get(clause.opening, carried)
        standing = _standing(clause, carried)
        for place, piece in enumerate(clause.pieces):
            after_all = standing is Standing.REPORTED and _acts_after_all(clause.pieces, place)
            found[id(piece)] = Standing.SAID if after_all else standing
        if standing is Standing.SAID:
            acted = acted or clause.holds("act")
            found |= {id(piece): Standing.VOID for piece in _not_said(clause, pieces, moves, acted)}
            found |= {id(piece): Standing.SAID for piece in _meant_after_all(before, clause, moves)}
        if clause.ends in (".", "?"):
            carried, acted = Standing.SAID, False
        before = clause
    return [found[id(piece)] for piece in pieces]


def _standing(clause: _Clause, carried: Standing) -> Standing:
    """Return how a clause is meant; ``carried`` is what the clauses before it leave open."""
    if carried is not Standing.SAID:
        return carried
    if clause.holds("past"):
        return Standing.REPORTED
    return Standing.ASIDE if clause.opening == "because" else Standing.SAID


def _clauses(pieces: Sequence[Piece], moves: Moves) -> list[_Clause]:
    punctuated = any(piece.ends for piece in pieces[:-1])
    clauses = [_Clause("")]
    for place, piece in enumerate(pieces):
        current = clauses[-1]
        in_reason = current.opening == "because" and not punctuated
        if piece.kind in _OPENING:
            clauses.append(_Clause(piece.kind))
        elif in_reason and _ends_reason(piece, current.pieces, pieces[:place], moves):
            clauses.append(_Clause("but"))
        elif moves.begins(piece, current.pieces):
            clauses.append(_Clause(""))
        clauses[-1].pieces.append(piece)
        if piece.ends:
            clauses[-1].ends = piece.ends
            clauses.append(_Clause("because" if _goes_on(clauses[-1], moves) else ""))
    return [clause for clause in clauses if clause.pieces]


def _goes_on(clause: _Clause, moves: Moves) -> bool:
    """Return whether a reason goes on after its mark alone: 'because, well, ...'."""
    alone = len(clause.pieces) < 3 and not clause.holds(*moves.items, *ACTS)
    return alone and clause.ends == "," and clause.opening == "because"


def _ends_reason(piece: Piece, reason: Sequence[Piece], before: Sequence[Piece], moves: Moves) -> bool:
    """Return whether a piece begins the main clause after a reason without punctuation between them."""
    if piece.kind == "player":
        return len(reason) > 2 and not moves.complete(before)
    if piece.kind != "act" or any(one.kind == "act" for one in before):
        return False
    # 'In case it is a five I won't discard it': the words against an act begin the main clause.
    last = next((one for one in reversed(reason) if one.kind not in OVER), reason[0])
    return len(reason) > 1 and last.kind not in ("not", "doubtful", "ask")


def _acts_after_all(pieces: Sequence[Piece], place: int) -> bool:
    """Return whether an act of now follows something reported: 'told me ones I play two'."""
    past = max(at for at, piece in enumerate(pieces) if piece.kind == "past")
    # A card that is only named is what was said or wanted then: 'I never said to discard the second'.
    acts = [
        at
        for at, piece in enumerate(pieces)
        if piece.kind == "act" and at > past + 1 and "named_act" not in piece.also
    ]
    return bool(acts) and place >= acts[0]


def _not_said(clause: _Clause, sentence: Sequence[Piece], moves: Moves, acted: bool) -> list[Piece]:
    """Return the pieces of a clause that are negated, asked of somebody, or somebody else's move."""
    gone = _negated(clause.pieces, sentence, moves)
    if moves.somebody_elses(clause.pieces):
        gone += [piece for piece in clause.pieces if piece.kind in (*moves.items, *ACTS)]
    if clause.ends == "?":
        if any(piece.kind == "not" for piece in clause.pieces):
            # 'Didn't Eva discard a red one?'
            gone += clause.pieces
        elif not acted:
            # 'Petr, have you got a red one?' isn't a clue; 'see your second card?' names a place.
            gone += [piece for piece in clause.pieces if piece.kind in moves.asked]
    return gone


def _negates(no: Piece, near: Piece | None, sentence: Sequence[Piece], moves: Moves) -> bool:
    """Return whether a word that may be 'no' or 'not' negates what follows it.

    It does before a verb, and before something that is then replaced: 'not Eva, Petr', 'the fourth, not the
    middle one'; but not in 'two, no, three', or if nothing shows that the second is not meant.
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
        near = next((one for one in clause[at + 1 :] if one.kind not in OVER), None)
        if not _negates(piece, near, sentence, moves):
            continue
        if near is not None and not piece.value and _is_replaced(near, sentence, moves):
            gone.append(near)
        else:
            gone.extend(_scope(clause, at, moves))
    return gone


def _is_replaced(denied: Piece, sentence: Sequence[Piece], moves: Moves) -> bool:
    """Return whether a part of a move is denied and replaced by another: 'not Eva, Petr'."""
    others = any(one.kind == denied.kind and one is not denied for one in sentence)
    return denied.kind in moves.items and others


def _scope(clause: Sequence[Piece], at: int, moves: Moves) -> list[Piece]:
    """Return the scope of a negation at a place in a clause."""
    acts = [place for place, one in enumerate(clause) if place > at and one.kind in ACTS]
    negated = str(clause[at].value) or (str(clause[acts[0]].value) if acts else "")
    # Up to an act of another kind: 'I won't play the first, I discard it', but 'not give a hint' is one act.
    until = next((place for place in acts if str(clause[place].value) != negated), len(clause))
    # It also applies to what comes before, except to a complete move.
    whole = until == len(clause) and (not moves.complete(clause[:at]) or negated == moves.complete_act)
    back = whole or _denies_what_is_before(clause, at) or _is_last_said(clause, at, moves)
    return [*(clause[:at] if back else ()), *clause[at + 1 : until]]


def _denies_what_is_before(clause: Sequence[Piece], at: int) -> bool:
    """Return whether a negation directly follows an act: 'tell Peter I can't, he has none'."""
    return clause[at].kind == "not" and at > 0 and clause[at - 1].kind in ACTS


def _is_last_said(clause: Sequence[Piece], at: int, moves: Moves) -> bool:
    """Return whether a negation is followed by no part of a move, and preceded by an act."""
    follows = any(one.kind in (*moves.items, *ACTS) for one in clause[at + 1 :])
    return not follows and any(one.kind in ACTS for one in clause[:at])


def _meant_after_all(before: _Clause | None, clause: _Clause, moves: Moves) -> list[Piece]:
    """Return what was negated with one thing and is meant with another: 'not the first, but the second'."""
    if before is None or not _is_put_right(before, clause):
        return []
    kinds = {piece.kind for piece in clause.pieces if piece.kind in moves.items}
    kinds |= moves.alike if kinds & moves.alike else set()
    if not kinds or not before.holds(*kinds) or not before.holds(*ACTS):
        return []
    parts = (*moves.items, *ACTS)
    return [piece for piece in before.pieces if piece.kind in parts and piece.kind not in kinds]


def _is_put_right(before: _Clause, clause: _Clause) -> bool:
    """Return whether a clause without an act follows a denial with a 'but'."""
    if clause.opening != "but" or clause.holds(*ACTS):
        return False
    return any(piece.kind == "not" or "not" in piece.also for piece in before.pieces)
