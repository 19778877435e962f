"""The decks whose keys are on this computer: their names, and the meanings of the codes on their backs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from voice_hanabi.phones.paper_cards.boxes import Box, forget, keep, kept


class KnownCard(NamedTuple):
    """A card of a deck."""

    box: Box
    mark: int

    @property
    def face(self) -> str:
        """What is on its front."""
        return self.box.faces[self.mark]


class Known(NamedTuple):
    """Everything that is known at one moment."""

    boxes: tuple[Box, ...]
    """By name."""
    cards: tuple[KnownCard, ...]
    codes: Mapping[str, int]
    """Each code of every deck, with its card's index in ``cards``."""


class KeptDecks:
    """The decks of a folder."""

    def __init__(self, folder: Path) -> None:
        """Read the decks of a folder."""
        self._folder = folder
        self.known = self._look()
        """Replaced as a whole, because cameras are read in another thread."""

    def decks(self) -> Sequence[Box]:
        """Return the readable decks, by name."""
        return self.known.boxes

    def rename(self, deck: str, name: str) -> None:
        """Rename a deck. Raises `OSError` if the disk fails."""
        box = next(box for box in self.known.boxes if box.name == deck)
        if name != deck:
            keep(replace(box, name=name), self._folder)
            forget(deck, self._folder)
        self.known = self._look()

    def forget(self, deck: str) -> None:
        """Delete a deck's key. Raises `OSError` if the disk fails."""
        forget(deck, self._folder)
        self.known = self._look()

    def _look(self) -> Known:
        boxes = tuple(sorted(kept(self._folder), key=lambda box: box.name.casefold()))
        cards = tuple(KnownCard(box, mark) for box in boxes for mark in range(len(box.faces)))
        return Known(boxes, cards, {card.box.code(card.mark): place for place, card in enumerate(cards)})
