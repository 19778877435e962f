"""The pieces of a sentence: the meanings of its word groups, each decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.word_graph import SlotValue

MARKS = ("past", "doubtful", "if", "because", "correct", "not", "but", "ask")
"""Marks that show how a part of a sentence is meant."""

ACTS = ("act", "their-act")
"""Kinds of pieces that are acts: the speaker's, and those in the third person."""

OVER = ("filler", "you", "mine")
"""Kinds of pieces that don't affect the words around them."""

AGAINST = ("not", "doubtful", "if", "ask", "past", "their-act", "elsewhere")
"""Kinds of pieces that speak against a sentence being a command."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a sentence with a meaning.

    ``kind`` is ``act``, ``their-act``, ``player``, ``unknown``, ``elsewhere``, ``filler``, ``you``, ``mine``,
    one of ``MARKS``, or a part of a move in the game. ``place`` is the number of its word group in the
    sentence. ``also`` has marks that the words may be instead. ``ends`` is the punctuation after it.
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
    """A number that may also be an article or a pronoun, or one without its noun."""
    said: object | None = None
    """The game's own value for it, if that is more than a plain value."""


def marks_of(group: Spotted, *further: str) -> frozenset[str]:
    """Return the marks, and which of the ``further`` concepts, that a group of words may be."""
    return frozenset(name for name in (*MARKS, *further) if group.means(name))


def begins_with_a_stop(groups: Sequence[Spotted]) -> bool:
    """Return whether a 'no' or similar is said before anything of weight."""
    for group in groups:
        if group.means("stop"):
            return True
        if group.known and not group.means("filler", "correct", "but", "player"):
            return False
    return False
