"""What one seat may see of a game, in words: for a page that shows it, card by card, whatever the game is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ShownCard:
    """One card, or another thing that lies on the table."""

    name: str
    """Its place and what it is, as far as the seat may know, in words: 'third: a one'."""
    note: str = ""
    """What else is to be known of it, and who knows it: 'Petr knows nothing'."""
    brief: str = ""
    """The same as its name in few words, for the card itself: 'a one'; empty where the name is short."""
    sign: str = ""
    """The same as its name in a sign or two, for large print on the card: '1'."""
    look: str = ""
    """A word for how it looks, the same in every language: 'red'. Nothing depends on it alone."""
    deeds: tuple[str, ...] = ()
    """What the seat can say now to do something with it; the table understands each."""


@dataclass(frozen=True, slots=True)
class ShownGroup:
    """Cards that lie together: a hand, the field, the discards."""

    title: str
    cards: tuple[ShownCard, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """What one seat may see; two states that differ only in what it may not see are shown alike."""

    title: str
    """Whose turn it is, or what is asked: a sentence."""
    turn: bool
    """Whether it is this seat's turn."""
    facts: tuple[str, ...] = ()
    """Further sentences: how many clues are left."""
    groups: tuple[ShownGroup, ...] = ()
    """The own cards first."""
    deeds: tuple[str, ...] = ()
    """What the seat can say now besides; the table understands each."""
