"""The frame of a sentence: what it says by kind, in any order, and what is beside a move and costs something.

What corrects something takes the place of what it corrects; what is only said in a reason is kept aside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from voice_hanabi.games.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

UNKNOWN_COST = 0.4
"""A word that is in no list."""
UNKNOWN_BESIDE_COST = 0.9
"""The same beside a colour, a value or a number, which may be said of it: 'a red jumper'."""
ELSEWHERE_COST = 3.0
"""Something of everyday life: talk."""
ELSEWHERE_APART_COST = 0.8
"""The same in a part of the sentence that says nothing of a move: the table asks."""
REPORTED_COST = 0.8
"""An act in a clause that tells of the past, too."""

_KEPT = (*ITEMS, "act", "you", "mine", "called")
"""Kinds of pieces that a frame holds."""
_MEASURED = ("colour", "value", "number", "count")
"""What an unknown word may be said of: 'a red jumper'."""
_CONTENTS = ("colour", "value")
"""Either is what a clue is about: one takes the other's place."""


@dataclass
class Frame:
    """What a sentence says, by kind, the latest last; of what was corrected only what stands."""

    said: dict[str, list[Piece]] = field(default_factory=dict)
    aside: dict[str, list[Piece]] = field(default_factory=dict)
    cost: float = 0.0

    def get(self, kind: str) -> list[Piece]:
        """Return the pieces of a kind that stand."""
        return self.said.get(kind, [])

    def holds(self, *kinds: str) -> bool:
        """Return whether a piece of one of these kinds stands."""
        return any(self.said.get(kind) for kind in kinds)

    @property
    def counted(self) -> list[Piece]:
        """Numbers that stand, and after them those that count something."""
        return self.get("number") + [piece for piece in self.get("count") if piece.value]

    @property
    def guessed(self) -> bool:
        """Whether a piece that stands was misspelt."""
        return any(piece.guessed for pieces in self.said.values() for piece in pieces)


def frame_of(pieces: Sequence[Piece], meant: Sequence[Standing]) -> Frame:
    """Return what is said in a sentence. What corrects something takes the place of what it corrects."""
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
    """Leave out what a piece behind a correction takes the place of; ``replaced`` are the kinds that did."""
    alike = _CONTENTS if kind in _CONTENTS else (kind,)
    if replaced is None or replaced.intersection(alike):
        return
    replaced.update(alike)
    for old in alike:
        frame.said.pop(old, None)


def _costs_beside(pieces: Sequence[Piece]) -> Iterator[float]:
    """Yield what words cost that no move explains."""
    for place, piece in enumerate(pieces):
        if piece.kind == "unknown":
            yield UNKNOWN_BESIDE_COST if _touches_a_measure(pieces, place) else UNKNOWN_COST
        elif piece.kind == "elsewhere":
            yield ELSEWHERE_COST if _touches_a_move(pieces, place) else ELSEWHERE_APART_COST


def _touches_a_measure(pieces: Sequence[Piece], place: int) -> bool:
    """Return whether a colour, a value or a number stands beside a piece that nothing parts from others."""
    if pieces[place].ends or (place and pieces[place - 1].ends):
        return False
    beside = pieces[max(0, place - 1) : place + 2]
    return any(one.kind in _MEASURED for one in beside)


def _touches_a_move(pieces: Sequence[Piece], place: int) -> bool:
    """Return whether the part of a sentence between punctuation in which a piece stands says of a move."""
    first = next((at + 1 for at in range(place - 1, -1, -1) if pieces[at].ends), 0)
    last = next((at for at in range(place, len(pieces)) if pieces[at].ends), len(pieces) - 1)
    return any(piece.kind in (*ACTS, *ITEMS) for piece in pieces[first : last + 1])


def _ends_in_the_past(pieces: Sequence[Piece], meant: Sequence[Standing]) -> bool:
    """Return whether the last that is reported is a word of the past, with no mark behind it."""
    reported = [one for one, how in zip(pieces, meant, strict=True) if how is Standing.REPORTED]
    return any(one.kind == "past" and not one.ends for one in reported[-1:])
