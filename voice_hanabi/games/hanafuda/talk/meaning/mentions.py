"""A mention of a card in a sentence, and when two mentions are of one card."""

from __future__ import annotations

from dataclasses import dataclass, replace

from voice_hanabi.games.hanafuda.talk.commands import CardSaid
from voice_hanabi.language.concepts import Spotted

ADJECTIVES = ("kasu", "hikari")
"""Kinds that are adjectives, whose case may look like another one."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A mention of a card."""

    card: CardSaid
    own: bool = False
    """Whether it is called the speaker's own, or is named by its place in the hand."""
    on_field: bool = False
    """Whether it is said to be in the field."""
    stands_in: bool = False
    """Whether 'one' stands for an earlier mention: 'the plain one'."""
    several: bool = False
    """Whether several cards are meant, none of them singled out: 'ribbons'."""
    theirs: bool = False
    """Whether it is called somebody's by name: 'Peter's boar'."""
    by: bool = False
    """Whether its case shows that it takes another: 'trávou', 'sosną'."""
    of: bool = False
    """Whether a word before it joins those of one card: 'of wisteria', 'z glicynii'."""

    @property
    def month_alone(self) -> bool:
        """Whether only its month was said."""
        return self.card.month is not None and self.card.kind is None

    @property
    def kind_alone(self) -> bool:
        """Whether only its kind was said."""
        return self.card.kind is not None and self.card.month is None


def joined(one: CardSaid, other: CardSaid) -> CardSaid | None:
    """Return the card that both mentions mean, ``None`` if they contradict each other."""
    if "plain" in (one.ribbon, other.ribbon) and {one.kind, other.kind} == {"kasu", "tan"}:
        return replace(one, kind="tan", ribbon="plain", month=one.month or other.month)
    for name in ("month", "kind", "ribbon"):
        first, second = getattr(one, name), getattr(other, name)
        if first is not None and second is not None and first != second:
            return None
    month, kind = one.month or other.month, one.kind or other.kind
    # 'My third card, the boar': a card's face says more than its place.
    slot = None if month or kind else one.slot if one.slot is not None else other.slot
    return CardSaid(month, kind, slot, one.ribbon or other.ribbon)


def names_one(group: Spotted) -> bool:
    """Return whether a noun names one card by itself: 'ribbon', but not 'plain' or 'ribbons'."""
    if group.means("several"):
        return False
    return group.means("card", "ribbon") or bool(set(group.values("kind")) - set(ADJECTIVES))
