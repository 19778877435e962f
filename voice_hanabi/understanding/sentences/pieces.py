"""The pieces of a sentence: what its word groups mean, each settled to one thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue

MARKS = ("past", "doubtful", "if", "because", "correct", "not", "but", "ask")
"""What tells how a part of a sentence is meant."""

ACTS = ("act", "their-act")
"""Kinds of pieces that are an act: the speaker's, and one in the third person."""

OVER = ("filler", "you", "mine")
"""Kinds of pieces that change nothing of what stands around them."""

AGAINST = ("not", "doubtful", "if", "ask", "past", "their-act", "elsewhere")
"""Kinds of pieces that speak against taking a sentence for a command."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a sentence that means something.

    ``kind`` is ``act``, ``their-act``, ``player``, ``unknown``, ``elsewhere``, ``filler``, ``you``, ``mine``,
    one of ``MARKS``, or a part of a move that the game has. ``place`` is the number of its word group in the
    sentence. ``also`` holds marks that the words may be instead. ``ends`` is the punctuation behind it.
    """

    kind: str
    place: int
    value: SlotValue = ""
    places: tuple[SlotValue, ...] = ()
    seats: tuple[int, ...] = ()
    cases: frozenset[str] = frozenset()
    also: frozenset[str] = frozenset()
    guessed: bool = False
    ends: str = ""
    weak: bool = False
    """A number that may as well be an article or a pronoun, or one whose noun was not said."""
    said: object | None = None
    """What the game made of it, where that is more than a value."""


def marks_of(group: Spotted, *further: str) -> frozenset[str]:
    """Return the marks, and which of ``further`` concepts, that a group of words may be."""
    return frozenset(name for name in (*MARKS, *further) if group.means(name))


def begins_with_a_stop(groups: Sequence[Spotted]) -> bool:
    """Return whether a 'no' or its kin is said before anything of weight."""
    for group in groups:
        if group.means("stop"):
            return True
        if group.known and not group.means("filler", "correct", "but", "player"):
            return False
    return False
