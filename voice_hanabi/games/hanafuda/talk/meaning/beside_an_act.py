"""The words beside an act, or beside a card that is only named; the gate checks that they are harmless."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_hanabi.contract.meaning import Beside
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.understanding.sentences.pieces import ACTS, AGAINST, Piece

_JOINING = ("onto", "using")
"""Pieces that join a laid card to a taken one."""
_JOINED = 2
"""The number of cards in a move of one onto the other."""
_STRAY = ("filler", "unknown", "elsewhere", "telling", "any", "yaku", "they", "you", "field")
"""Pieces beside an act that don't belong to it."""
_OF_A_CARD = ("card", "number", "mine", "field", *_JOINING)
"""Pieces of a card that is named alone."""


def beside_an_act(sentence: Sentence, groups: Sequence[Spotted]) -> Beside | None:
    """Return the words beside a card and an act up to the last of them; what follows is a reason.

    Beside a card that is only named, all other words of its part of the sentence count, and anything that
    speaks against it; words in a reason don't count.
    """
    pieces = _before_a_reason(sentence.pieces)
    cards = [piece.place for piece in pieces if piece.kind == "card"]
    if not cards:
        return None
    kinds = {piece.kind for piece in pieces}
    named_only = kinds.isdisjoint(ACTS) and (len(cards) < _JOINED or kinds.isdisjoint(_JOINING))
    told = max(piece.place for piece in pieces if piece.kind in ("card", *ACTS))
    counted = _beside_a_name(sentence, pieces, told) if named_only else _beside_a_move(pieces, told)
    return Beside(tuple(word for piece in counted for word in groups[piece.place].words), named_only)


def _before_a_reason(pieces: Sequence[Piece]) -> list[Piece]:
    """Return the part before the reason that follows the first card."""
    first = next((piece.place for piece in pieces if piece.kind == "card"), None)
    if first is None:
        return list(pieces)
    reasons = (piece.place for piece in pieces if piece.kind == "because" and piece.place > first)
    reason = next(reasons, None)
    return [piece for piece in pieces if reason is None or piece.place < reason]


def _beside_a_move(pieces: Sequence[Piece], told: int) -> Iterator[Piece]:
    return (piece for piece in pieces if piece.kind in _STRAY and piece.place < told)


def _beside_a_name(sentence: Sentence, pieces: Sequence[Piece], told: int) -> Iterator[Piece]:
    parts = sentence.parts()
    for piece in pieces:
        if piece.kind not in _OF_A_CARD and (parts[piece.place] <= parts[told] or piece.kind in AGAINST):
            yield piece
