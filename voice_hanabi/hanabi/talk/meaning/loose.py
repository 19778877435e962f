"""What the loose phrases of `patterns.yaml` make of a sentence: questions, talk with the table, set-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.hanabi.talk.commands import About, Question, command_of
from voice_hanabi.hanabi.talk.meaning.answering import STRAY_COST
from voice_hanabi.hanabi.talk.meaning.pieces import Piece
from voice_hanabi.hanabi.talk.meaning.standing import ITEMS
from voice_hanabi.table.commands import Command
from voice_hanabi.table.language.concepts import Spotted
from voice_hanabi.table.language.loose_patterns import LoosePatterns
from voice_hanabi.table.language.templates import QUESTION_PREFIX
from voice_hanabi.table.meaning import Meant

STRAY_ITEM_COST = 0.35
"""A colour, a value, a place or a name in a sentence that its phrase does not need."""
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

_OVER = ("filler", "you", "mine")

_AGAINST = ("not", "doubtful", "if", "ask")

_OPENS = ("filler", "you", "mine", "player", "but", "correct", "because")
"""What may stand before a phrase that begins a sentence."""

_PRIVATE = (About.MY_HAND, About.MY_CARD)


@dataclass(frozen=True, slots=True)
class Loose:
    """A loose phrase's meaning, and the word groups of the sentence that it used (0-based)."""

    meant: Meant
    used: frozenset[int]


def loose_meanings(
    patterns: LoosePatterns, groups: Sequence[Spotted], pieces: Sequence[Piece], intents: Iterable[str]
) -> list[Loose]:
    """Return what loose phrases of these intents make of a sentence."""
    words = [word for group in groups for word in group.words]
    owner = [place for place, group in enumerate(groups) for _ in group.words]
    kinds = {piece.place: piece.kind for piece in pieces}
    parts = _parts(groups, kinds)
    found: list[Loose] = []
    for loose in patterns.find(words, intents):
        used = frozenset(owner[place] for place in loose.used)
        first = owner[loose.start]
        if loose.opens and not _opens(groups, kinds, first):
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
        at_ease = loose.reading.intent.startswith(_AT_EASE)
        own = {parts[place] for place in used}
        left = sum(
            _stray(piece, at_ease) if at_ease or parts[piece.place] in own else _stray_apart(piece)
            for piece in pieces
            if piece.place not in used
        )
        command = _asked_by(command_of(loose.reading), pieces, used)
        found.append(Loose(Meant(command, LOOSE_COST + left - WORD_GAIN * len(loose.used)), used))
    return found


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


def _stray(piece: Piece, at_ease: bool) -> float:
    """Return what a piece costs that its phrase does not need."""
    if piece.kind == "unknown":
        return STRAY_COST
    if piece.kind == "act":
        return STRAY_COST
    if piece.kind in (*ITEMS, "elsewhere") and not piece.weak:
        return STRAY_ITEM_COST
    return STRAY_FILLER_COST if piece.kind in _OVER and not at_ease else 0.0


def _stray_apart(piece: Piece) -> float:
    """Return what a piece in another part of the sentence costs what steers: people give reasons."""
    if piece.kind in ("unknown", "elsewhere"):
        return STRAY_APART_COST
    if piece.kind in (*ITEMS, "act", "past", "ask", "their-act") and not piece.weak:
        return STRAY_ITEM_APART_COST
    return STRAY_FILLER_APART_COST if piece.kind in _OVER else 0.0


def _opens(groups: Sequence[Spotted], kinds: dict[int, str], first: int) -> bool:
    """Tell whether nothing of weight stands before a place, back to the end of the part before."""
    for place in range(first - 1, -1, -1):
        if groups[place].ends in (".", "?", ","):
            return True
        if kinds.get(place, "filler") not in _OPENS:
            return False
    return True


def _asked_by(command: Command, pieces: Sequence[Piece], used: frozenset[int]) -> Command:
    """Add who asks about their own cards, where the sentence names one player besides."""
    if not isinstance(command, Question) or command.about not in _PRIVATE or command.asker is not None:
        return command
    if any(piece.kind in ("act", "their-act", "past") for piece in pieces):
        # 'What did Anna tell me?' is not asked by Anna.
        return command
    named = [piece for piece in pieces if piece.kind == "player" and piece.place not in used]
    if len(named) != 1 or len(named[0].seats) != 1:
        return command
    return replace(command, asker=named[0].seats[0])
