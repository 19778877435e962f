"""Goes through the word groups of a sentence about Hanafuda, looking at the neighbours of each."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.cutting import Cutter
from voice_hanabi.understanding.sentences.pieces import MARKS, Piece, marks_of

NEAR = 3
"""How many articles and prepositions may come between words of one card."""

NAMED = ("card", "month", "kind", "ribbon")
"""Concepts that identify a card; a place in the hand does, too."""

_SOLID = ("lay", "take", "take_apart", "they_lay", "they_take", "onto", "using", "taken_by", *MARKS)
"""Words that never belong to a card; other words between those of a card are skipped."""

_LIGHT = ("filler", "card_noun", "of")
"""Words that may come between words of one card."""


@dataclass
class HanafudaCutter(Cutter):
    """A cutter that knows the question, and the words that show who performs an act."""

    calling: bool
    keeping: bool
    correcting: bool
    first_person: frozenset[str]
    pronouns: frozenset[str]
    hedges: frozenset[str]

    def add(self, kind: str, place: int, value: SlotValue = "", said: object | None = None) -> None:
        """Add a piece for a group of words."""
        group = self.groups[place]
        also = marks_of(group, "stop", "by_it")
        if kind == "act":
            holding = (("i", self.first_person), ("it", self.pronouns), ("would", self.hedges))
            also |= {mark for mark, words in holding if words.intersection(group.words)}
        seats = tuple(int(seat) for seat in group.values("player")) if kind == "player" else ()
        self.pieces.append(
            Piece(
                kind,
                place,
                value,
                seats=seats,
                also=also,
                guessed=group.guessed,
                ends=group.ends,
                said=said,
            )
        )

    def behind(self, place: int, *names: str, over: tuple[str, ...] = _LIGHT) -> int | None:
        """Return the next group with one of these concepts, with only light words between."""
        at = place
        for _ in range(NEAR + 1):
            if self.groups[at].ends or at + 1 >= len(self.groups):
                return None
            at += 1
            group = self.groups[at]
            if group.means(*names):
                return at
            # 'Kasu od javoru': a word that joins those of one card is skipped, even if it can join other
            # things.
            if not group.means(*over) or (group.means(*_SOLID) and not group.means("of")):
                return None
        return None

    def behind_mark(self, place: int) -> bool:
        """Return whether a card directly follows a mark, with only light words before it."""
        for group in self.groups[place + 1 : place + 2 + NEAR]:
            if group.means("slot", *NAMED):
                return True
            if not group.means(*_LIGHT):
                return False
        return False

    def before(self, place: int, *names: str, over: tuple[str, ...] = ("filler",)) -> int | None:
        """Return the group with one of these concepts before a place, with only light words between."""
        for at in range(place - 1, max(-1, place - NEAR - 1), -1):
            if self.groups[at].ends:
                return None
            if self.groups[at].means(*names):
                return at
            if not self.groups[at].means(*over):
                return None
        return None

    def is_right_before(self, place: int, *names: str) -> bool:
        """Return whether one of these concepts directly precedes a place."""
        return self.before(place, *names, over=()) is not None
