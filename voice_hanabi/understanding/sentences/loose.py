"""What the loose phrases of `patterns.yaml` make of a sentence: questions, talk with the table, set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.loose_patterns import LoosePatterns
from voice_hanabi.language.templates import QUESTION_PREFIX
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.understanding.sentences.pieces import OVER, Piece

STRAY_COST = 0.25
"""A word in an answer or a phrase that nobody knows, or that belongs to everyday life."""
STRAY_ITEM_COST = 0.35
"""A part of a move, or a name, in a sentence that its phrase does not need."""
STRAY_FILLER_COST = 0.1
"""A word that changes nothing, beside a phrase that steers the conversation: long talk means other things."""
STRAY_APART_COST = 0.05
"""An unknown word or an everyday thing in another part of the sentence: 'pause, the kettle's boiling'."""
STRAY_ITEM_APART_COST = 0.25
"""A part of a move there, or what was done and asked."""
STRAY_FILLER_APART_COST = 0.02
"""A word there that changes nothing."""
LOOSE_COST = 0.1
"""A phrase, beside the exact words of a template."""
WORD_GAIN = 0.01
"""Of two phrases that fit, the one with more words says more."""

_AT_EASE = (QUESTION_PREFIX, "Set", "Deal")
"""Intents of which people speak in long sentences."""

_AGAINST = ("not", "doubtful", "if", "ask")

_OPENS = (*OVER, "player", "but", "correct", "because")
"""What may stand before a phrase that begins a sentence, or behind one that ends it."""


@dataclass(frozen=True, slots=True)
class Loose:
    """A loose phrase's meaning, and the word groups of the sentence that it used (0-based)."""

    meant: Meant
    used: frozenset[int]


@dataclass(frozen=True, slots=True)
class LooseReader:
    """Reads loose phrases of one language for one game."""

    patterns: LoosePatterns
    items: tuple[str, ...]
    """Kinds of pieces that are part of a move in the game."""
    command: Callable[[Reading, Sequence[Piece], frozenset[int]], Command]
    """Makes the command of a reading, with what else the sentence says; last are the groups it used."""
    elsewhere_cost: float = STRAY_ITEM_COST
    """What an everyday thing costs in the part of the sentence that has the phrase."""
    item_cost: float = STRAY_ITEM_COST
    """What a part of a move costs there where the phrase steers: 'I'm saving the moon for later'."""

    def meanings(
        self, groups: Sequence[Spotted], pieces: Sequence[Piece], intents: Iterable[str]
    ) -> list[Loose]:
        """Return what loose phrases of these intents make of a sentence."""
        words = [word for group in groups for word in group.words]
        owner = [place for place, group in enumerate(groups) for _ in group.words]
        kinds = {piece.place: piece.kind for piece in pieces}
        parts = _parts(groups, kinds)
        found: list[Loose] = []
        for loose in self.patterns.find(words, intents):
            used = frozenset(owner[place] for place in loose.used)
            first = owner[loose.start]
            inside = loose.start > 0 and owner[loose.start - 1] == first
            if loose.opens and (inside or not _opens(groups, kinds, first)):
                continue
            if loose.closes and not _closes(groups, kinds, max(used, default=first)):
                continue
            against = {
                kinds.get(place)
                for place in range(first)
                if parts[place] == parts[first] and place not in used and kinds.get(place) in _AGAINST
            }
            asks = loose.reading.intent.startswith(QUESTION_PREFIX)
            if against and (not asks or "not" in against):
                # 'We can't pause now', 'I'm not giving any more hints'.
                continue
            if not asks and self._follows_a_move(pieces, parts, parts[first]):
                # 'If I play the third we are done'.
                continue
            at_ease = loose.reading.intent.startswith(_AT_EASE)
            own = {parts[place] for place in used}
            left = sum(
                self._stray(piece, at_ease, here=parts[piece.place] in own)
                if at_ease or parts[piece.place] in own
                else self._stray_apart(piece)
                for piece in pieces
                if piece.place not in used or piece.kind == "elsewhere"
            )
            command = self.command(loose.reading, pieces, used)
            found.append(Loose(Meant(command, LOOSE_COST + left - WORD_GAIN * len(loose.used)), used))
        return found

    def _follows_a_move(self, pieces: Sequence[Piece], parts: Sequence[int], part: int) -> bool:
        """Tell whether the part of the sentence before this one says on which move it depends."""
        before = [piece for piece in pieces if parts[piece.place] == part - 1]
        moves = any(piece.kind in self.items and piece.kind != "player" for piece in before)
        return moves and any(piece.kind == "if" for piece in before)

    def _stray(self, piece: Piece, at_ease: bool, *, here: bool) -> float:
        """Return what a piece costs that its phrase does not need; ``here``: it is in the phrase's part."""
        if piece.kind == "elsewhere" and here and not piece.weak:
            return self.elsewhere_cost
        if piece.kind == "unknown":
            return STRAY_COST
        if piece.kind == "act":
            return STRAY_COST
        if piece.kind in (*self.items, "elsewhere") and not piece.weak:
            return STRAY_ITEM_COST if at_ease or not here else self.item_cost
        return STRAY_FILLER_COST if piece.kind in OVER and not at_ease else 0.0

    def _stray_apart(self, piece: Piece) -> float:
        """Return what a piece in another part of the sentence costs what steers: people give reasons."""
        if piece.kind in ("unknown", "elsewhere"):
            return STRAY_APART_COST
        if piece.kind in (*self.items, "act", "past", "ask", "their-act") and not piece.weak:
            return STRAY_ITEM_APART_COST
        return STRAY_FILLER_APART_COST if piece.kind in OVER else 0.0


def _parts(groups: Sequence[Spotted], kinds: dict[int, str]) -> list[int]:
    """Return for each word group the part of the sentence that it stands in: a reason is a part, too."""
    parts: list[int] = []
    part = 0
    for place, group in enumerate(groups):
        if kinds.get(place) in ("because", "but"):
            part += 1
        parts.append(part)
        if group.ends:
            part += 1
    return parts


def _opens(groups: Sequence[Spotted], kinds: dict[int, str], first: int) -> bool:
    """Tell whether nothing of weight stands before a place, back to the end of the part before."""
    for place in range(first - 1, -1, -1):
        if groups[place].ends in (".", "?", ","):
            return True
        if kinds.get(place, "filler") not in _OPENS:
            return False
    return True


def _closes(groups: Sequence[Spotted], kinds: dict[int, str], last: int) -> bool:
    """Tell whether nothing of weight stands behind a place, up to the end of its part."""
    for place in range(last, len(groups)):
        if place > last and kinds.get(place, "filler") not in _OPENS:
            return False
        if groups[place].ends:
            return True
    return True
