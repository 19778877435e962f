"""The decks whose keys are kept on this computer: their names, and what each code on a back means."""

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
    """All that is kept at one moment."""

    boxes: tuple[Box, ...]
    """By name."""
    cards: tuple[KnownCard, ...]
    codes: Mapping[str, int]
    """Each code of every deck, with its card's place in ``cards``."""


class KeptDecks:
    """The decks of a folder."""

    def __init__(self, folder: Path) -> None:
        """Read which there are."""
        self._folder = folder
        self.known = self._look()
        """Replaced as a whole, as cameras read in a thread of their own."""

    def decks(self) -> Sequence[Box]:
        """Return the decks that can be read, by name."""
        return self.known.boxes

    def rename(self, deck: str, name: str) -> None:
        """Rename a deck. Raises `OSError` where the disk refuses."""
        box = next(box for box in self.known.boxes if box.name == deck)
        if name != deck:
            keep(replace(box, name=name), self._folder)
            forget(deck, self._folder)
        self.known = self._look()

    def forget(self, deck: str) -> None:
        """Forget a deck's key. Raises `OSError` where the disk refuses."""
        forget(deck, self._folder)
        self.known = self._look()

    def _look(self) -> Known:
        boxes = tuple(sorted(kept(self._folder), key=lambda box: box.name.casefold()))
        cards = tuple(KnownCard(box, mark) for box in boxes for mark in range(len(box.faces)))
        return Known(boxes, cards, {card.box.code(card.mark): place for place, card in enumerate(cards)})
