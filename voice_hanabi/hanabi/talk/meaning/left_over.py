"""What is left over of a sentence around an act's own words, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_hanabi.hanabi.talk.meaning.sentence import Sentence
from voice_hanabi.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.understanding.sentences.pieces import Piece
from voice_hanabi.understanding.sentences.standing import Standing

BEFORE_COST = 0.5
"""A word that an act does not explain, before it is complete."""
BEHIND_COST = 0.15
"""The same behind it, or in another part of the sentence."""
BESIDE_COST = 1.2
"""The same right behind a colour, a value or a number, of which it may be said: 'two options'."""
MOST_BEHIND = 3
"""With more than so many words behind it, it is asked about."""


@dataclass(frozen=True, slots=True)
class LeftOver:
    """How many words of a sentence an act does not explain."""

    before: int
    behind: int
    beside: int

    @property
    def words(self) -> int:
        """How many they are."""
        return self.before + self.behind

    @property
    def cost(self) -> float:
        """What they cost."""
        return self.before * BEFORE_COST + self.behind * BEHIND_COST + self.beside * BESIDE_COST

    @property
    def sure(self) -> bool:
        """Whether an act may be done with them at once."""
        return not self.before and self.behind <= MOST_BEHIND


def left_over(sentence: Sentence) -> LeftOver:
    """Return what is left over of a sentence around the act in it."""
    pieces, meant = sentence.pieces, sentence.meant
    complete = _complete_at(pieces, meant)
    alone = sentence.acts_as("named_act")
    parts = _parts(pieces)
    acting = {
        parts[place]
        for place, (piece, how) in enumerate(zip(pieces, meant, strict=True))
        if how is Standing.SAID and piece.kind in (*ITEMS, "act", "their-act")
    }
    before = behind = beside = 0
    for place, (piece, how) in enumerate(zip(pieces, meant, strict=True)):
        if how is not Standing.SAID or not sentence.is_stray(piece):
            continue
        last = pieces[place - 1] if place else None
        if last is not None and last.kind in ("colour", "value", "number", "count") and not last.ends:
            beside += 1
        elif piece.kind == "unknown" and last is not None and last.kind == "places" and not last.ends:
            # 'Play the third movement'.
            before += 1
            continue
        if not alone and (place > complete or parts[place] not in acting):
            behind += 1
        else:
            before += 1
    return LeftOver(before, behind, beside)


def _parts(pieces: Sequence[Piece]) -> list[int]:
    """Return for each piece the part of the sentence between punctuation in which it stands."""
    parts, part = [], 0
    for piece in pieces:
        parts.append(part)
        part += bool(piece.ends)
    return parts


def _complete_at(pieces: Sequence[Piece], meant: Sequence[Standing]) -> int:
    """Return the place of the piece with which the first act is complete; behind the last one for none."""
    said: set[str] = set()
    for place, (piece, how) in enumerate(zip(pieces, meant, strict=True)):
        if how is not Standing.SAID:
            continue
        said.add("act" if piece.kind == "their-act" else piece.kind)
        clue = {"player"} <= said and said & {"colour", "value", "number"}
        if clue or ("act" in said and said & {"places", "number", "value"}):
            return place
    return len(pieces)
