"""What the loose phrases of `patterns.yaml` make of a sentence: questions, talk with the table, set-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.hanabi_talk.answering import STRAY_COST
from voice_hanabi.hanabi_talk.moves import Meant
from voice_hanabi.hanabi_talk.pieces import Piece
from voice_hanabi.hanabi_talk.standing import ITEMS
from voice_hanabi.table.commands import About, Command, Question, command_of
from voice_hanabi.table.concepts import Spotted
from voice_hanabi.table.loose_patterns import LoosePatterns
from voice_hanabi.table.templates import QUESTION_PREFIX

STRAY_ITEM_COST = 0.35
"""A colour, a value, a place or a name in a sentence that its phrase does not need."""
STRAY_FILLER_COST = 0.1
"""A word that changes nothing, beside a phrase that steers the conversation: long talk means other things."""
LOOSE_COST = 0.1
"""A phrase, beside the exact words of a template."""
WORD_GAIN = 0.01
"""Of two phrases that fit, the one with more words says more."""

_AT_EASE = (QUESTION_PREFIX, "Set", "Deal")
"""Intents of which people speak in long sentences."""

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
    found: list[Loose] = []
    for loose in patterns.find(words, intents):
        used = frozenset(owner[place] for place in loose.used)
        first = owner[loose.start]
        if loose.opens and not _opens(groups, kinds, first):
            continue
        left = _left_over(pieces, used)
        if not loose.reading.intent.startswith(_AT_EASE):
            left += STRAY_FILLER_COST * sum(
                piece.kind in ("filler", "you", "mine") and piece.place not in used for piece in pieces
            )
        command = _asked_by(command_of(loose.reading), pieces, used)
        found.append(Loose(Meant(command, LOOSE_COST + left - WORD_GAIN * len(loose.used)), used))
    return found


def _left_over(pieces: Sequence[Piece], used: frozenset[int]) -> float:
    cost = 0.0
    for piece in pieces:
        if piece.place in used:
            continue
        if piece.kind == "unknown":
            cost += STRAY_COST
        elif piece.kind in (*ITEMS, "act", "elsewhere") and not piece.weak:
            cost += STRAY_ITEM_COST
    return cost


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
    named = [piece for piece in pieces if piece.kind == "player" and piece.place not in used]
    if len(named) != 1 or len(named[0].seats) != 1:
        return command
    return replace(command, asker=named[0].seats[0])
