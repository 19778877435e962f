"""What one seat, or everybody, may see of a game: for pages and prints that show it card by card."""

from __future__ import annotations

from dataclasses import dataclass

NOTED = "noted"
"""The mark of a card of one's own that one has noted something of."""


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
    face: str = ""
    """Which picture is drawn of it, the same in every language: 'hanabi/red/3', 'hanafuda/01-hikari'.

    Hanabi's names the suits and the ranks that are still possible, joined by dots, nothing for all of them.
    """
    word: str = ""
    """One word to stand in the picture: 'red'."""
    mark: str = ""
    """A remark to be seen at a glance, with its words in ``note``: 'lost' if no other is left."""
    since: int | None = None
    """In which turn it came into the hand, 0 is the deal; ``None`` where that tells nothing."""
    role: str = ""
    """What friends agree that it is, in words in ``brief``: 'chop', discarded next, or 'focus'."""


@dataclass(frozen=True, slots=True)
class ShownGroup:
    """Cards that lie together: a hand, the field, the discards."""

    title: str
    cards: tuple[ShownCard, ...]
    kind: str = ""
    """What lies there, the same in every language: hand, fireworks, discards, field, captured, looked, or
    possible, which are the faces that one card can have."""
    note: str = ""
    """What else everybody may know of it, a sentence or more: which yaku are made."""
    turn: bool = False
    """Whether it belongs to the one whose turn it is."""


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


@dataclass(frozen=True, slots=True)
class Count:
    """Something that is counted at the table: clues, strikes, the deck."""

    kind: str
    """What, the same in every language: clues, strikes, deck or points."""
    words: str
    """A sentence that says it."""
    now: int
    most: int | None = None
    """How many there can be; ``None`` where nobody draws them one by one."""
    name: str = ""
    """A word or two to stand beside the number: a player's name."""


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody at the table may know; two states that differ only in what is hidden are alike in it."""

    title: str
    """Whose turn it is, or what is asked: a sentence."""
    game: str
    counts: tuple[Count, ...] = ()
    facts: tuple[str, ...] = ()
    """Further sentences."""
    groups: tuple[ShownGroup, ...] = ()
    over: bool = False
    """Whether the game has ended."""
    joy: bool = False
    """Whether it ended as one wishes: something to celebrate."""
    last: str = ""
    """What was done last: a sentence."""
    turn: int = 0
    """Which turn it is, from 1, where cards have ages."""


@dataclass(frozen=True, slots=True)
class CardDue:
    """A card of paper that has to be shown to a camera before the game goes on."""

    seat: int
    """Who shows it."""
    where: str
    """Where it is, or goes: 'deal' or 'hand' in Hanabi, for instance; the message ``card-due`` knows them."""
    left: int = 1
    """How many are to be shown there, this one included."""
    begins: bool = True
    """Whether that is to be asked for: not in the midst of a hand that is dealt."""


@dataclass(frozen=True, slots=True)
class CardLies:
    """Where a card of paper lies, as everybody may know it."""

    where: str
    """'hand', or the name of a pile; the message ``card-lies`` knows them."""
    seat: int = 0
    slot: int = 1
    """Of a hand."""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as it is printed."""

    face: str
    """Its picture, which names it in every language: 'hanabi/red/3', 'hanafuda/01-hikari'."""
    word: str
    """The word that stands in the picture: 'red'."""
    name: str
    """What it is called: 'red three'."""
    sign: str = ""
    """The number that stands in the picture."""

    @property
    def short(self) -> str:
        """Its name for a few cells of braille: 'red 3'."""
        return f"{self.word} {self.sign}" if self.sign else self.name
