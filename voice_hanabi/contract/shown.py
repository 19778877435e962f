"""What one seat, or everybody, may see of a game: for pages and prints that show each card."""

from __future__ import annotations

from dataclasses import dataclass

NOTED = "noted"
"""The mark on one of your own cards that you have made a note about."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """One card, or another object on the table."""

    name: str
    """Its place and what the seat may know of it, in words: 'third: a one'."""
    note: str = ""
    """What else may be known of it, and who knows it: 'Petr knows nothing'."""
    brief: str = ""
    """A short form of its name, for the card itself: 'a one'; empty if the name is short."""
    sign: str = ""
    """Its name in one or two characters, for large print on the card: '1'."""
    look: str = ""
    """A word for its look, the same in every language: 'red'. Nothing depends on it alone."""
    deeds: tuple[str, ...] = ()
    """What the seat can say now to use it; the table understands each."""
    face: str = ""
    """Its picture, the same in every language: 'hanabi/red/3', 'hanafuda/01-hikari'.

    Hanabi's names the suits and the ranks that are still possible, joined by dots; nothing stands for all.
    """
    word: str = ""
    """A word inside the picture: 'red'."""
    mark: str = ""
    """A remark shown at a glance, spelled out in ``note``: 'lost' if no other copy is left."""
    since: int | None = None
    """The turn in which it came into the hand, 0 for the deal; ``None`` if that says nothing."""
    role: str = ""
    """What it is by the conventions, spelled out in ``brief``: 'chop' (discarded next) or 'focus'."""


@dataclass(frozen=True, slots=True)
class ShownGroup:
    """Cards that belong together: a hand, the field, the discards."""

    title: str
    cards: tuple[ShownCard, ...]
    kind: str = ""
    """The kind, the same in every language: hand, fireworks, discards, field, captured, looked, or possible
    (the faces that one card can have)."""
    note: str = ""
    """What else everybody may know of it, one or more sentences: which yaku are made."""
    turn: bool = False
    """Whether it belongs to the player whose turn it is."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What one seat may see. Two states that differ only in what it may not see give the same."""

    title: str
    """A sentence: whose turn it is, or the question."""
    turn: bool
    """Whether it is this seat's turn."""
    facts: tuple[str, ...] = ()
    """Further sentences, such as how many clues are left."""
    groups: tuple[ShownGroup, ...] = ()
    """The seat's own cards first."""
    deeds: tuple[str, ...] = ()
    """What else the seat can say now; the table understands each."""


@dataclass(frozen=True, slots=True)
class Count:
    """A counter at the table: clues, strikes, the deck."""

    kind: str
    """Its kind, the same in every language: clues, strikes, deck or points."""
    words: str
    """The sentence for it."""
    now: int
    most: int | None = None
    """Its maximum; ``None`` if it isn't drawn as single units."""
    name: str = ""
    """A word or two beside the number, such as a player's name."""


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody at the table may know. Two states that differ only in hidden cards give the same."""

    title: str
    """A sentence: whose turn it is, or the question."""
    game: str
    counts: tuple[Count, ...] = ()
    facts: tuple[str, ...] = ()
    """Further sentences."""
    groups: tuple[ShownGroup, ...] = ()
    over: bool = False
    """Whether the game has ended."""
    joy: bool = False
    """Whether it ended well: something to celebrate."""
    last: str = ""
    """The last move, as a sentence."""
    turn: int = 0
    """The number of the turn, from 1, if cards have ages."""


@dataclass(frozen=True, slots=True)
class CardDue:
    """A real card that has to be shown to a camera before the game goes on."""

    seat: int
    """The player who shows it."""
    where: str
    """Where it is or goes, such as 'deal' or 'hand' in Hanabi; see the message ``card-due``."""
    left: int = 1
    """How many cards have to be shown there, including this one."""
    begins: bool = True
    """Whether the table asks for it; it doesn't while a hand is dealt."""


@dataclass(frozen=True, slots=True)
class CardLies:
    """Where a real card is, as far as everybody may know."""

    where: str
    """'hand', or the name of a pile; see the message ``card-lies``."""
    seat: int = 0
    slot: int = 1
    """The hand's owner."""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as it is printed."""

    face: str
    """Its picture, the same in every language: 'hanabi/red/3', 'hanafuda/01-hikari'."""
    word: str
    """The word in the picture: 'red'."""
    name: str
    """What it is called: 'red three'."""
    sign: str = ""
    """The number in the picture."""

    @property
    def short(self) -> str:
        """Its name in a few cells of braille: 'red 3'."""
        return f"{self.word} {self.sign}" if self.sign else self.name
