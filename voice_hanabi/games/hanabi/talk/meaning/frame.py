"""The frame of a sentence: its pieces by kind, in any order, and the cost of words besides the move.

A correction replaces what it corrects; what is only said in a reason is kept separately.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from voice_hanabi.games.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

UNKNOWN_COST = 0.4
"""An unknown word."""
UNKNOWN_BESIDE_COST = 0.9
"""The same beside a colour, a value or a number, which it may qualify: 'a red jumper'."""
ELSEWHERE_COST = 3.0
"""Something from everyday life: talk."""
ELSEWHERE_APART_COST = 0.8
"""The same in a part of the sentence without a move: the table asks."""
REPORTED_COST = 0.8
"""An act in a clause about the past."""

_KEPT = (*ITEMS, "act", "you", "mine", "called")
"""Kinds of pieces in a frame."""
_MEASURED = ("colour", "value", "number", "count")
"""What an unknown word may be qualified by: 'a red jumper'."""
_CONTENTS = ("colour", "value")
"""A clue is about one of these, so one replaces the other."""


@dataclass
class Frame:
    """The pieces of a sentence by kind, latest last; of corrected ones only the final version."""

    said: dict[str, list[Piece]] = field(default_factory=dict)
    aside: dict[str, list[Piece]] = field(default_factory=dict)
    cost: float = 0.0

    def get(self, kind: str) -> list[Piece]:
        """Return the remaining pieces of a kind."""
        return self.said.get(kind, [])

    def holds(self, *kinds: str) -> bool:
        """Return whether there is a remaining piece of one of these kinds."""
        return any(self.said.get(kind) for kind in kinds)

    @property
    def counted(self) -> list[Piece]:
        """The remaining numbers, followed by those that count something."""
        return self.get("number") + [piece for piece in self.get("count") if piece.value]

    @property
    def guessed(self) -> bool:
        """Whether a remaining piece was misspelt."""
        return any(piece.guessed for pieces in self.said.values() for piece in pieces)


def frame_of(pieces: Sequence[Piece], meant: Sequence[Standing]) -> Frame:
    """Return the frame of a sentence. A correction replaces what it corrects."""
    frame = Frame()
    replaced: set[str] | None = None
    for piece, standing in zip(pieces, meant, strict=True):
        kind = "act" if piece.kind in ACTS else piece.kind
        if piece.kind == "correct" and standing is Standing.SAID:
            replaced = set()
        elif kind not in _KEPT or standing is Standing.VOID:
            continue
        elif standing is not Standing.SAID:
            frame.aside.setdefault(kind, []).append(piece)
        else:
            _replace(frame, kind, replaced)
            frame.said.setdefault(kind, []).append(piece)
    frame.cost = sum(_costs_beside(pieces), 0.0)
    if frame.get("act") and _ends_in_the_past(pieces, meant):
        frame.cost += REPORTED_COST
    return frame


def _replace(frame: Frame, kind: str, replaced: set[str] | None) -> None:
    """Remove what a piece after a correction replaces; ``replaced`` are the kinds that already did."""
    alike = _CONTENTS if kind in _CONTENTS else (kind,)
    if replaced is None or replaced.intersection(alike):
        return
    replaced.update(alike)
    for old in alike:
        frame.said.pop(old, None)


def _costs_beside(pieces: Sequence[Piece]) -> Iterator[float]:
    """Yield the costs of words that don't belong to the move."""
    for place, piece in enumerate(pieces):
        if piece.kind == "unknown":
            yield UNKNOWN_BESIDE_COST if _touches_a_measure(pieces, place) else UNKNOWN_COST
        elif piece.kind == "elsewhere":
            yield ELSEWHERE_COST if _touches_a_move(pieces, place) else ELSEWHERE_APART_COST


def _touches_a_measure(pieces: Sequence[Piece], place: int) -> bool:
    """Return whether a colour, a value or a number is directly beside a piece."""
    if pieces[place].ends or (place and pieces[place - 1].ends):
        return False
    beside = pieces[max(0, place - 1) : place + 2]
    return any(one.kind in _MEASURED for one in beside)


def _touches_a_move(pieces: Sequence[Piece], place: int) -> bool:
    """Return whether the part of the sentence with a piece, between punctuation, is about a move."""
    first = next((at + 1 for at in range(place - 1, -1, -1) if pieces[at].ends), 0)
    last = next((at for at in range(place, len(pieces)) if pieces[at].ends), len(pieces) - 1)
    return any(piece.kind in (*ACTS, *ITEMS) for piece in pieces[first : last + 1])


def _ends_in_the_past(pieces: Sequence[Piece], meant: Sequence[Standing]) -> bool:
    """Return whether the last reported piece is a word of the past, without a mark after it."""
    reported = [one for one, how in zip(pieces, meant, strict=True) if how is Standing.REPORTED]
    return any(one.kind == "past" and not one.ends for one in reported[-1:])
