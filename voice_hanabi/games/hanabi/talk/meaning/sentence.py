"""A sentence about Hanabi with the meanings of its words, for deciding whether it is an act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.games.hanabi.talk.commands import Clue
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.language.concepts import PRELUDE, Spotted
from voice_hanabi.understanding.sentences.pieces import AGAINST, Piece
from voice_hanabi.understanding.sentences.standing import Standing

_ENDING = 2
"""The most word groups that count as the end of a sentence."""
_AROUND_A_PLACE = 5
"""The most words around a place that is said by itself."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence split into word groups, with their meanings and how each is meant."""

    groups: Sequence[Spotted]
    pieces: Sequence[Piece]
    meant: Sequence[Standing]
    speaking: int | None
    """The current player's seat, if known."""

    def said(self, *kinds: str) -> Iterator[Piece]:
        """Yield the pieces of these kinds that are said and meant now."""
        for piece, how in zip(self.pieces, self.meant, strict=True):
            if how is Standing.SAID and piece.kind in kinds:
                yield piece

    def holds(self, *kinds: str) -> bool:
        """Return whether it contains a piece of one of these kinds, however it is meant."""
        return any(piece.kind in kinds for piece in self.pieces)

    @property
    def current_named(self) -> Piece | None:
        """The current player's name, if it is said."""
        if self.speaking is None:
            return None
        seats = (self.speaking,)
        return next((one for one in self.pieces if one.kind == "player" and one.seats == seats), None)

    def is_stray(self, piece: Piece) -> bool:
        """Return whether a piece is a word that doesn't belong to any act."""
        group = self.groups[piece.place]
        if piece.kind == "unknown":
            return True
        alone = piece.kind == "filler" and len(group.words) == 1
        return alone and not group.means("harmless", "card", "through", "is", "part")

    @property
    def has_unheard(self) -> bool:
        """Whether some of its words were not recognised."""
        return any(UNKNOWN in group.words for group in self.groups)

    def is_place_alone(self) -> bool:
        """Return whether a place is said nearly by itself: in a sentence it is talk about a card."""
        part: list[Piece] = []
        for piece in self.pieces:
            part.append(piece)
            if piece.ends and any(one.kind == "places" for one in part):
                break
            if piece.ends:
                part.clear()
        if any(piece.kind in AGAINST or "not" in piece.also for piece in part) or self.spots("keep"):
            return False
        words = sum(len(self.groups[piece.place].words) for piece in part if self._is_beside_a_place(piece))
        return words <= _AROUND_A_PLACE and sum(map(self.is_stray, part)) <= 1

    def _is_beside_a_place(self, piece: Piece) -> bool:
        """Return whether a piece isn't part of the name of a place."""
        named = piece.kind in ("places", "side", "mine", "number", "value")
        return not named and not self.groups[piece.place].means("card", "definite", PRELUDE)

    def spots(self, concept: str) -> bool:
        """Return whether a group of its words has this concept, whatever its piece is."""
        return any(group.means(concept) for group in self.groups)

    def ends_as(self, concept: str) -> bool:
        """Return whether its last words have this concept."""
        return self.groups[-1].means(concept)

    def ends_in(self, concept: str) -> bool:
        """Return whether one of its last words has this concept: its end may be split into several groups."""
        behind = [group for group in self.groups[-_ENDING:] if group.means(concept)]
        return bool(behind)

    def bids(self, command: ActionCommand) -> bool:
        """Return whether an act is an order to a named person: 'Petr, play the third'."""
        known = {self.speaking, command.target if isinstance(command, Clue) else None}
        named = (piece.seats for piece in self.pieces if piece.kind == "player")
        return self.acts_as("bidding") and any(known.isdisjoint(seats) for seats in named)

    def acts_as(self, concept: str) -> bool:
        """Return whether an act in it also has this concept."""
        return any(self.groups[piece.place].means(concept) for piece in self.said("act", "their-act"))
