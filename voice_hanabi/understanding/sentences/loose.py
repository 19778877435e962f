"""Reads sentences by the loose phrases of `patterns.yaml`: questions, talk with the table, set-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.language.loose_patterns import LoosePatterns, LooseReading
from voice_hanabi.language.templates import QUESTION_PREFIX
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.understanding.sentences.pieces import OVER, Piece

STRAY_COST = 0.25
"""An unknown or everyday word in an answer or a phrase."""
STRAY_ITEM_COST = 0.35
"""A part of a move, or a name, that the phrase does not need."""
STRAY_FILLER_COST = 0.1
"""A word that changes nothing, in a sentence that steers the conversation: long talk means other things."""
STRAY_APART_COST = 0.05
"""An unknown word or an everyday thing in another part of the sentence: 'pause, the kettle's boiling'."""
STRAY_ITEM_APART_COST = 0.25
"""A part of a move there, or what was done and asked."""
STRAY_FILLER_APART_COST = 0.02
"""A word there that changes nothing."""
LOOSE_COST = 0.1
"""A loose phrase, compared with the exact words of a template."""
WORD_GAIN = 0.01
"""Among matching phrases, one with more words says more."""

_AT_EASE = (QUESTION_PREFIX, "Set", "Deal")
"""Intents for which people speak in long sentences."""

_AGAINST = ("not", "doubtful", "if", "ask")

_OPENS = (*OVER, "player", "but", "correct", "because")
"""What may come before a phrase that begins a sentence, or after one that ends it."""


@dataclass(frozen=True, slots=True)
class Loose:
    """A loose phrase's meaning, and the word groups of the sentence that it used (0-based)."""

    meant: Meant
    used: frozenset[int]


@dataclass(frozen=True, slots=True)
class _Parted:
    """A sentence split into its parts, with the content, beginning and end of each."""

    groups: Sequence[Spotted]
    pieces: Sequence[Piece]
    owner: Sequence[int]
    """The group of each word."""
    kinds: dict[int, str]
    """The kind of the piece that begins with each group."""
    parts: Sequence[int]
    """The part of the sentence that each group is in."""

    @classmethod
    def of(cls, groups: Sequence[Spotted], pieces: Sequence[Piece]) -> _Parted:
        """Return a sentence split into its parts."""
        kinds = {piece.place: piece.kind for piece in pieces}
        owner = [place for place, group in enumerate(groups) for _ in group.words]
        return cls(groups, pieces, owner, kinds, _parts(groups, kinds))

    def against(self, first: int, used: frozenset[int]) -> set[str]:
        """Return which marks before a phrase, in its part of the sentence, speak against it."""
        before = (place for place in range(first) if self.parts[place] == self.parts[first])
        return {self.kinds.get(place, "") for place in before if place not in used}.intersection(_AGAINST)

    def opens(self, first: int) -> bool:
        """Return whether only words without weight come before a place, from the end of the previous part."""
        for place in range(first - 1, -1, -1):
            if self.groups[place].ends in (".", "?", ","):
                return True
            if self.kinds.get(place, "filler") not in _OPENS:
                return False
        return True

    def closes(self, last: int) -> bool:
        """Return whether only words without weight come after a place, up to the end of its part."""
        for place in range(last, len(self.groups)):
            if place > last and self.kinds.get(place, "filler") not in _OPENS:
                return False
            if self.groups[place].ends:
                return True
        return True


@dataclass(frozen=True, slots=True)
class LooseReader:
    """Reads the loose phrases of one language for one game."""

    patterns: LoosePatterns
    items: tuple[str, ...]
    """Kinds of pieces that are part of a move in the game."""
    command: Callable[[Reading, Sequence[Piece], frozenset[int]], Command]
    """Makes the command of a reading, given what else the sentence says; the last argument is the groups it
    used.
    """
    elsewhere_cost: float = STRAY_ITEM_COST
    """The cost of an everyday thing in the part of the sentence with the phrase."""
    item_cost: float = STRAY_ITEM_COST
    """The cost of a part of a move there if the phrase steers: 'I'm saving the moon for later'."""

    def meanings(
        self, groups: Sequence[Spotted], pieces: Sequence[Piece], intents: Iterable[str]
    ) -> list[Loose]:
        """Return the meanings of a sentence by the loose phrases of these intents."""
        words = [word for group in groups for word in group.words]
        sentence = _Parted.of(groups, pieces)
        found: list[Loose] = []
        for loose in self.patterns.find(words, intents):
            used = frozenset(sentence.owner[place] for place in loose.used)
            if self._is_meant(loose, used, sentence):
                cost = LOOSE_COST + self._left(loose, used, sentence) - WORD_GAIN * len(loose.used)
                found.append(Loose(Meant(self.command(loose.reading, pieces, used), cost), used))
        return found

    def _is_meant(self, loose: LooseReading, used: frozenset[int], sentence: _Parted) -> bool:
        """Return whether a phrase is in an allowed place, and nothing speaks against it."""
        first = sentence.owner[loose.start]
        inside = loose.start > 0 and sentence.owner[loose.start - 1] == first
        if loose.opens and (inside or not sentence.opens(first)):
            return False
        if loose.closes and not sentence.closes(max(used, default=first)):
            return False
        asks = loose.reading.intent.startswith(QUESTION_PREFIX)
        against = sentence.against(first, used)
        if asks:
            return "not" not in against
        # 'We can't pause now', 'I'm not giving any more hints'; 'if I play the third we are done'.
        return not against and not self._follows_a_move(sentence, sentence.parts[first])

    def _left(self, loose: LooseReading, used: frozenset[int], sentence: _Parted) -> float:
        """Return the cost of the pieces that a phrase does not need."""
        at_ease = loose.reading.intent.startswith(_AT_EASE)
        own = {sentence.parts[place] for place in used}
        return sum(
            self._stray(piece, at_ease, here=sentence.parts[piece.place] in own)
            if at_ease or sentence.parts[piece.place] in own
            else self._stray_apart(piece)
            for piece in sentence.pieces
            if piece.place not in used or piece.kind == "elsewhere"
        )

    def _follows_a_move(self, sentence: _Parted, part: int) -> bool:
        """Return whether the part of the sentence before this one says on which move it depends."""
        before = [piece for piece in sentence.pieces if sentence.parts[piece.place] == part - 1]
        moves = any(piece.kind in self.items and piece.kind != "player" for piece in before)
        return moves and any(piece.kind == "if" for piece in before)

    def _stray(self, piece: Piece, at_ease: bool, *, here: bool) -> float:
        """Return the cost of a piece that its phrase does not need; ``here``: it is in the phrase's part."""
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
        """Return the cost of a piece in another part of a sentence that steers: people give reasons."""
        if piece.kind in ("unknown", "elsewhere"):
            return STRAY_APART_COST
        if piece.kind in (*self.items, "act", "past", "ask", "their-act") and not piece.weak:
            return STRAY_ITEM_APART_COST
        return STRAY_FILLER_APART_COST if piece.kind in OVER else 0.0


def _parts(groups: Sequence[Spotted], kinds: dict[int, str]) -> list[int]:
    """Return for each word group its part of the sentence; a reason counts as a part, too."""
    parts: list[int] = []
    part = 0
    for place, group in enumerate(groups):
        if kinds.get(place) in ("because", "but"):
            part += 1
        parts.append(part)
        if group.ends:
            part += 1
    return parts
