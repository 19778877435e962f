"""Goes through the word groups of a sentence about Hanabi, looking at the neighbours of each."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.language.word_graph import SlotValue
from voice_hanabi.understanding.sentences.cutting import Cutter
from voice_hanabi.understanding.sentences.pieces import Piece

NEAR = 2
"""How many articles and nouns may come between words that belong together: 'second card from the right'."""


@dataclass
class HanabiCutter(Cutter):
    """A cutter that knows how many cards a hand has."""

    hand_size: int

    def near(
        self, place: int, step: int, *names: str, over: tuple[str, ...] = ("filler", "card")
    ) -> int | None:
        """Return the group with one of these concepts beside another, across articles and nouns."""
        at = place + step
        for _ in range(NEAR + 1):
            if not 0 <= at < len(self.groups):
                return None
            # Punctuation separates what comes before it from what comes after.
            if self.groups[min(at, at - step)].ends and self.groups[min(at, at - step)].ends != ",":
                return None
            if at not in self.used and self.groups[at].means(*names):
                return at
            if not self.groups[at].means(*over):
                return None
            at += step
        return None

    def add(
        self,
        kind: str,
        place: int,
        *,
        value: SlotValue = "",
        places: tuple[SlotValue, ...] = (),
        seats: tuple[int, ...] = (),
        cases: frozenset[str] = frozenset(),
        also: frozenset[str] = frozenset(),
        weak: bool = False,
    ) -> None:
        """Add a piece for a group of words."""
        group = self.groups[place]
        self.pieces.append(
            Piece(kind, place, value, places, seats, cases, also, group.guessed, group.ends, weak)
        )
