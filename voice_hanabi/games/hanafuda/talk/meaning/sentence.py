"""A sentence about Hanafuda: its pieces, how each is meant, and its parts by punctuation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_hanabi.games.hanafuda.talk.meaning.mentions import Mention
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

_TURNS = ("but", "correct", "if", "doubtful")
"""Marks that turn away from what somebody would do."""
_JOINING = ("onto", "using")
"""Pieces that join a laid card to a taken one."""
_CORRECTED = ("card", "call", "number")
"""Kinds of pieces that a correction replaces."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence's pieces, and how each is meant."""

    pieces: Sequence[Piece]
    meant: Sequence[Standing]

    def said(self, *kinds: str) -> list[Piece]:
        """Return the pieces of these kinds that are meant, without corrected ones."""
        found: list[Piece] = []
        replaced, onto = True, False
        for piece in self._meant_now():
            if piece.kind == "correct":
                replaced, onto = False, False
            onto = onto or (piece.kind in _JOINING and not replaced)
            if piece.kind in kinds and piece.kind in _CORRECTED and not replaced:
                gone = self._replaced_by(piece, found, onto=onto)
                found = [one for one in found if one not in gone]
                replaced = True
            if piece.kind in kinds:
                found.append(piece)
        return found

    def _meant_now(self) -> list[Piece]:
        return [
            piece
            for piece, standing in zip(self.pieces, self.meant, strict=True)
            if standing is Standing.SAID
        ]

    def _replaced_by(self, piece: Piece, found: Sequence[Piece], *, onto: bool) -> list[Piece]:
        """Return what a piece after a correction replaces.

        'The deer on the ribbon, no, on the maple': only the taken card is replaced.
        """
        same = [one for one in found if one.kind == piece.kind]
        kept = self._laid_before(piece)
        return [one for one in (same[-1:] if onto and len(same) > 1 else same) if one not in kept]

    def denied(self, *kinds: str) -> list[Piece]:
        """Return the pieces of these kinds that are said but not meant."""
        return [
            piece
            for piece, standing in zip(self.pieces, self.meant, strict=True)
            if piece.kind in kinds and standing is Standing.VOID
        ]

    def _laid_before(self, corrected: Piece) -> list[Piece]:
        """Return the laid card that stays, if only the taken one is corrected: 'no, on the maple'."""
        before = [piece for piece in self.pieces if piece.place < corrected.place and piece.kind != "filler"]
        joins = [piece.place for piece in before if piece.kind == "onto"]
        if len(joins) < 2 or before[-1].kind != "onto":
            return []
        return [piece for piece in before if piece.kind == "card" and piece.place < joins[0]]

    def standing(self, piece: Piece) -> Standing:
        """Return how a piece is meant."""
        return self.meant[self.pieces.index(piece)]

    def aside(self, *kinds: str) -> list[Piece]:
        """Return the pieces of these kinds that occur only in a reason or a report."""
        return [
            piece
            for piece, standing in zip(self.pieces, self.meant, strict=True)
            if piece.kind in kinds and standing in (Standing.ASIDE, Standing.REPORTED)
        ]

    @property
    def doubted(self) -> bool:
        """Whether a question mark ends a part about the move."""
        parts = self.parts()
        asked = {parts[piece.place] for piece in self.pieces if piece.ends == "?"}
        return any(parts[piece.place] in asked for piece in self.said("card", "call", "look", *ACTS))

    @property
    def thought_over(self) -> bool:
        """Whether a 'but' or an 'if' follows what somebody would do: 'I would lay the deer, but ...'.

        If another card follows it, that card is laid.
        """
        acts = [piece for piece in self.said("act") if "would" in piece.also]
        behind = [piece for piece in self.pieces if acts and piece.place > acts[-1].place]
        turns = (k for k, piece in enumerate(behind) if piece.kind in _TURNS or "but" in piece.also)
        first = next(turns, None)
        return first is not None and not any(piece.kind in ("card", *ACTS) for piece in behind[first:])

    @property
    def turn(self) -> int | None:
        """The place of the first 'but', also of one that may mean something else."""
        turns = (piece.place for piece in self.pieces if piece.kind == "but" or "but" in piece.also)
        return next(turns, None)

    def goes_on(self, kind: str, *behind: str) -> bool:
        """Return whether pieces of the kinds ``behind`` follow what is last meant of a kind, in its own part.

        'Stop humming', 'the ribbon is pretty': what was named isn't an answer.
        """
        last = max((piece.place for piece in self.said(kind)), default=None)
        if last is None:
            return False
        parts = self.parts()
        return any(
            piece.kind in behind and piece.place > last and parts[piece.place] == parts[last]
            for piece in self.pieces
        )

    def parts(self) -> dict[int, int]:
        """Return the part of the sentence, between punctuation, of each piece's place."""
        found: dict[int, int] = {}
        part = 0
        for piece in self.pieces:
            if piece.kind in ("because", "but"):
                part += 1
            found[piece.place] = part
            part += bool(piece.ends)
        return found


def mention_of(piece: Piece) -> Mention:
    """Return the card that a piece of the kind ``card`` names."""
    assert isinstance(piece.said, Mention)
    return piece.said
