"""The words of a sentence that don't belong to its act, and their cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_hanabi.games.hanabi.talk.meaning.sentence import Sentence
from voice_hanabi.games.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

BEFORE_COST = 0.5
"""A word that doesn't belong to an act, before the act is complete."""
BEHIND_COST = 0.15
"""The same after it, or in another part of the sentence."""
BESIDE_COST = 1.2
"""The same directly after a colour, a value or a number, which may qualify it: 'two options'."""
MOST_BEHIND = 3
"""With more words than these after it, the act is asked about."""

_MEASURED = ("colour", "value", "number", "count")
"""What a word directly after it may be qualified by: 'two options'."""


@dataclass(frozen=True, slots=True)
class LeftOver:
    """How many words of a sentence don't belong to its act."""

    before: int
    behind: int
    beside: int

    @property
    def words(self) -> int:
        """Their number."""
        return self.before + self.behind

    @property
    def cost(self) -> float:
        """Their cost."""
        return self.before * BEFORE_COST + self.behind * BEHIND_COST + self.beside * BESIDE_COST

    @property
    def sure(self) -> bool:
        """Whether an act with them may be carried out at once."""
        return not self.before and self.behind <= MOST_BEHIND


def left_over(sentence: Sentence) -> LeftOver:
    """Return the words around the act of a sentence that don't belong to it."""
    strays = [
        place
        for place, (piece, how) in enumerate(zip(sentence.pieces, sentence.meant, strict=True))
        if how is Standing.SAID and sentence.is_stray(piece)
    ]
    behind = _behind_the_act(sentence, strays)
    beside = sum(_ends_with(sentence, place, *_MEASURED) for place in strays)
    return LeftOver(len(strays) - len(behind), len(behind), beside)


def _behind_the_act(sentence: Sentence, strays: Sequence[int]) -> list[int]:
    """Return which of these words follow a complete act, or are in another part."""
    if sentence.acts_as("named_act"):
        return []
    complete = _complete_at(sentence.pieces, sentence.meant)
    parts = _parts(sentence.pieces)
    acting = {
        parts[place]
        for place, (piece, how) in enumerate(zip(sentence.pieces, sentence.meant, strict=True))
        if how is Standing.SAID and piece.kind in (*ITEMS, *ACTS)
    }
    return [
        place
        for place in strays
        if (place > complete or parts[place] not in acting) and not _is_said_of_a_place(sentence, place)
    ]


def _is_said_of_a_place(sentence: Sentence, place: int) -> bool:
    """Return whether an unknown word qualifies the place before it: 'play the third movement'."""
    return sentence.pieces[place].kind == "unknown" and _ends_with(sentence, place, "places")


def _ends_with(sentence: Sentence, place: int, *kinds: str) -> bool:
    """Return whether a piece of one of these kinds directly precedes a place."""
    last = sentence.pieces[place - 1] if place else None
    return last is not None and last.kind in kinds and not last.ends


def _parts(pieces: Sequence[Piece]) -> list[int]:
    """Return the part of the sentence, between punctuation, of each piece."""
    parts, part = [], 0
    for piece in pieces:
        parts.append(part)
        part += bool(piece.ends)
    return parts


def _complete_at(pieces: Sequence[Piece], meant: Sequence[Standing]) -> int:
    """Return the place of the piece that completes the first act; after the last piece if none does."""
    said: set[str] = set()
    for place, (piece, how) in enumerate(zip(pieces, meant, strict=True)):
        if how is not Standing.SAID:
            continue
        said.add("act" if piece.kind == "their-act" else piece.kind)
        clue = {"player"} <= said and said & {"colour", "value", "number"}
        if clue or ("act" in said and said & {"places", "number", "value"}):
            return place
    return len(pieces)
