"""Cuts a sentence into pieces: each group of words becomes one kind of piece, by the first matching rule.

This has what every game needs: an act of the speaker's or of somebody else's, a negated act, marks, and words
that change nothing. A game puts its own rules before these.
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
    """Goes through the word groups of a sentence from left to right."""

    groups: Sequence[Spotted]
    pieces: list[Piece] = field(default_factory=list, kw_only=True)
    used: set[int] = field(default_factory=set, kw_only=True)
    """Groups that belong to another group's piece."""

    def unused(self) -> list[int]:
        """Return the groups that belong to no piece yet."""
        return [place for place in range(len(self.groups)) if place not in self.used]

    def in_order(self) -> list[Piece]:
        """Return the pieces in the order of the sentence."""
        return sorted(self.pieces, key=lambda piece: piece.place)


OneCutter = TypeVar("OneCutter", bound=Cutter)
Cut = Callable[[OneCutter, int], None]
"""Adds the piece of a group."""
CutRule = Rule[[OneCutter, int], Cut[OneCutter]]


def means(*concepts: str) -> Callable[[Cutter, int], bool]:
    """Return the condition that a group may mean one of these concepts."""
    return lambda cutter, place: cutter.groups[place].means(*concepts)


def is_known(cutter: Cutter, place: int) -> bool:
    """Return whether a group means anything."""
    return cutter.groups[place].known


def concept_of(cutter: Cutter, place: int, concepts: Sequence[str]) -> str:
    """Return the first of these concepts that a group may mean; there must be one."""
    return next(name for name in concepts if cutter.groups[place].means(name))


def mark_of(cutter: Cutter, place: int) -> str:
    """Return the first mark of a group."""
    return concept_of(cutter, place, MARKS)
