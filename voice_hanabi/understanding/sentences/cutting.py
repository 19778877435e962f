"""Cutting a sentence into pieces: each group of words is one kind of piece, by the first rule that holds.

What every game has is here: an act of the speaker's and one of somebody else's, a denied act, marks, and the
words that change nothing. A game puts its own rules before these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from voice_hanabi.language.concepts import Spotted
from voice_hanabi.understanding.sentences.pieces import MARKS, Piece
from voice_hanabi.understanding.sentences.rules import Rule


@dataclass
class Cutter:
    """Goes over the word groups of a sentence from left to right."""

    groups: Sequence[Spotted]
    pieces: list[Piece] = field(default_factory=list, kw_only=True)
    used: set[int] = field(default_factory=set, kw_only=True)
    """Groups that belong to a piece which another group began."""

    def unused(self) -> list[int]:
        """Return the places of the groups that belong to no piece yet."""
        return [place for place in range(len(self.groups)) if place not in self.used]

    def in_order(self) -> list[Piece]:
        """Return the pieces in the order of the sentence."""
        return sorted(self.pieces, key=lambda piece: piece.place)


OneCutter = TypeVar("OneCutter", bound=Cutter)
Cut = Callable[[OneCutter, int], None]
"""Adds the piece of the group at a place."""
CutRule = Rule[[OneCutter, int], Cut[OneCutter]]


def means(*concepts: str) -> Callable[[Cutter, int], bool]:
    """Return the condition that a group may mean one of these concepts."""
    return lambda cutter, place: cutter.groups[place].means(*concepts)


def is_known(cutter: Cutter, place: int) -> bool:
    """Return whether a group means anything at all."""
    return cutter.groups[place].known


def concept_of(cutter: Cutter, place: int, concepts: Sequence[str]) -> str:
    """Return the first of these concepts that a group may mean; one of them it must."""
    return next(name for name in concepts if cutter.groups[place].means(name))


def mark_of(cutter: Cutter, place: int) -> str:
    """Return the mark that a group is first of all."""
    return concept_of(cutter, place, MARKS)
