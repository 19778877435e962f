"""The four rulebooks and every variant that they print, as data.

A :class:`Rules` is a complete choice: the suits and a few switches. A rulebook is a set of defaults and of
printed names; a table may use any variant of any rulebook, as long as the result is well defined. No lower
module knows a variant's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Literal

from voice_hanabi.games.hanabi.rules.cards import (
    COLOURED_SUITS,
    ONE_OF_EACH,
    TEN_CARDS_FROM_FIVE,
    TOUCHES,
    Suit,
)
from voice_hanabi.games.hanabi.rules.errors import RuleError, check_whole, wrong_type

Rulebook = Literal["cs", "pl", "da", "en"]
DrawSlot = Literal["freed", "left", "right"]

RULEBOOKS: tuple[Rulebook, ...] = ("cs", "pl", "da", "en")
DRAW_SLOTS: tuple[DrawSlot, ...] = ("freed", "left", "right")


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that determines a game, except for the players and the shuffled deck."""

    rulebook: Rulebook = "en"
    """Whose words are used; it doesn't affect play."""
    suits: tuple[Suit, ...] = COLOURED_SUITS
    """The suits, in the order in which everything is listed."""
    empty_clues: bool = False
    """Whether a clue may touch no card (allowed in 'pl' and 'da', forbidden in 'en' and 'cs')."""
    reward_tiles: bool = False
    """Completing a firework turns a reward tile instead of returning a token (pl, p. 11)."""
    colour_call: bool = False
    """A player may say a card's colour before playing it (da, 'Timet opvisning').

    The call names the firework, so that it may be any suit of the game, even one that no clue names.
    """
    all_or_nothing: bool = False
    """No last round and no score: all fireworks or defeat (the expert variant of every rulebook)."""
    draw_slot: DrawSlot = "freed"
    """Where a drawn card goes: the slot that became free, or the left or right end of the hand."""
    deduction: bool = False
    """Whether a seat's knowledge of its own cards counts the cards that it can see."""
    max_clues: int = 8
    """The number of clue tokens, all available at the start (every rulebook)."""
    max_strikes: int = 3
    """The strike that ends the game (every rulebook; en's fourth token only shows the explosion)."""

    def __post_init__(self) -> None:
        """Reject values of the wrong type; suits may be any sequence."""
        if isinstance(self.suits, str) or not isinstance(self.suits, Sequence):
            raise wrong_type("suits", "a sequence of Suit", self.suits)
        for suit in self.suits:
            if not isinstance(suit, Suit):
                raise wrong_type("Each of suits", "a Suit", suit)
        object.__setattr__(self, "suits", tuple(self.suits))
        for name in ("empty_clues", "reward_tiles", "colour_call", "all_or_nothing", "deduction"):
            if not isinstance(getattr(self, name), bool):
                raise wrong_type(name, "True or False", getattr(self, name))
        check_whole("max_clues", self.max_clues)
        check_whole("max_strikes", self.max_strikes)

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the suits that a colour clue may name."""
        return tuple(suit.name for suit in self.suits if suit.nameable)

    @property
    def max_score(self) -> int:
        """The best score: 5 per firework, and nothing for one that only avoids a deduction."""
        return sum(5 for suit in self.suits if not suit.descending)

    def suit(self, name: str) -> Suit | None:
        """Return the suit of that name, or ``None`` when it is not in the game."""
        return next((suit for suit in self.suits if suit.name == name), None)


RAINBOW_TEN_OWN = Suit("rainbow")
RAINBOW_FIVE_OWN = Suit("rainbow", copies=ONE_OF_EACH)
RAINBOW_TEN_EVERY = Suit("rainbow", touch="every", nameable=False)
RAINBOW_FIVE_EVERY = Suit("rainbow", copies=ONE_OF_EACH, touch="every", nameable=False)
BLACK = Suit("black", copies=TEN_CARDS_FROM_FIVE, descending=True, touch="none", nameable=False)

MAX_SUITS = 8
"""The most suits in a game; the rulebooks together have seven."""

MAX_COPIES = 10
"""The most copies of a card in a suit; the rulebooks have three."""

SUIT_ORDER = ("red", "yellow", "green", "blue", "white", "rainbow", "black")


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant: a suit to add, or a switch of :class:`Rules` to set."""

    identifier: str
    """Its name in this program, the same in all rulebooks."""
    suit: Suit | None = None
    """The suit that it adds."""
    switch: str | None = None
    """The field of :class:`Rules` that it sets."""
    value: bool = True
    """The value for that field."""


VARIANT_ROWS: Mapping[str, Variant] = {
    row.identifier: row
    for row in (
        Variant("rainbow-5-own", suit=RAINBOW_FIVE_OWN),
        Variant("rainbow-10-own", suit=RAINBOW_TEN_OWN),
        Variant("rainbow-5-every", suit=RAINBOW_FIVE_EVERY),
        Variant("rainbow-10-every", suit=RAINBOW_TEN_EVERY),
        Variant("black", suit=BLACK),
        Variant("tiles", switch="reward_tiles"),
        Variant("colour-call", switch="colour_call"),
        Variant("all-or-nothing", switch="all_or_nothing"),
        Variant("empty-clues", switch="empty_clues"),
        Variant("no-empty-clues", switch="empty_clues", value=False),
        Variant("deduction", switch="deduction"),
    )
}
"""Every variant and table option by its identifier."""

VARIANTS: Mapping[Rulebook, Mapping[str, str]] = {
    "cs": {
        "rainbow-5-own": "Vodopád barev",
        "rainbow-5-every": "Vodopád barev 2",
        "all-or-nothing": "Ohňostrůjcem do posledního dechu",
    },
    "pl": {
        "rainbow-10-every": "Lawina kolorów",
        "black": "Czarny proch",
        "tiles": "Pięciu wspaniałych",
        "all-or-nothing": "Królewski pokaz",
    },
    "da": {
        "rainbow-5-own": "Kaskade af farve",
        "colour-call": "Timet opvisning",
        "all-or-nothing": "Glansnummer",
    },
    "en": {
        "rainbow-10-own": "Variant 1",
        "rainbow-5-own": "Variant 2",
        "rainbow-10-every": "Variant 3",
        "all-or-nothing": "Variant 4",
    },
}
"""The variants of each rulebook, with their printed names."""

_EMPTY_CLUES: Mapping[Rulebook, bool] = {"cs": False, "pl": True, "da": True, "en": False}


def variant_identifier(name: str, rulebook: Rulebook | None = None) -> str:
    """Return the identifier of a variant from its identifier or a printed name, ignoring case.

    Hyphens count as spaces. The given rulebook's names come first, then those of the others.
    """
    wanted = _folded(name)
    for identifier in VARIANT_ROWS:
        if _folded(identifier) == wanted:
            return identifier
    books = RULEBOOKS if rulebook is None else (rulebook, *RULEBOOKS)
    for book in books:
        for identifier, printed in VARIANTS[book].items():
            if _folded(printed) == wanted:
                return identifier
    raise RuleError("unknown-variant", name=name, known=", ".join(VARIANT_ROWS))


def _folded(name: str) -> str:
    return " ".join(name.casefold().replace("-", " ").replace("_", " ").split())


def rules_for(rulebook: str, variants: Sequence[str] = (), **options: object) -> Rules:
    """Return the rules of a rulebook with these variants; ``options`` set further fields of Rules.

    Raises :class:`RuleError` for unknown or contradictory choices, and ``TypeError`` for an option of the
    wrong type.
    """
    if isinstance(variants, str) or not all(isinstance(name, str) for name in variants):
        raise wrong_type("The variants", "a sequence of names", variants)
    book = next((known for known in RULEBOOKS if known == rulebook), None)
    if book is None:
        raise RuleError("unknown-rulebook", rulebook=rulebook, known=", ".join(RULEBOOKS))
    chosen: dict[str, Variant] = {}
    for name in variants:
        row = VARIANT_ROWS[variant_identifier(name, book)]
        for other in chosen.values():
            _check_together(row, other)
        chosen[row.identifier] = row
    extra = {row.suit for row in chosen.values() if row.suit is not None}
    if extra and "suits" in options:
        named = ", ".join(row.identifier for row in chosen.values() if row.suit is not None)
        raise RuleError("suits-and-variant", variants=named)
    suits = COLOURED_SUITS + tuple(sorted(extra, key=lambda suit: SUIT_ORDER.index(suit.name)))
    rules = Rules(book, suits, empty_clues=_EMPTY_CLUES[book])
    switches = {row.switch: row.value for row in chosen.values() if row.switch is not None}
    return check_rules(_with(_with(rules, switches), options))


def _check_together(one: Variant, other: Variant) -> None:
    """Refuse two variants that say different things about the same suit or the same switch."""
    if one == other:
        return
    if one.suit is not None and other.suit is not None and one.suit.name == other.suit.name:
        raise RuleError(
            "same-suit-twice",
            one=other.identifier,
            other=one.identifier,
            suit=one.suit.name,
        )
    if one.switch is not None and one.switch == other.switch:
        raise RuleError("contradicting-variants", one=other.identifier, other=one.identifier)


def _with(rules: Rules, changes: Mapping[str, object]) -> Rules:
    known = {field.name for field in fields(Rules)} - {"rulebook"}
    for name in changes:
        if name not in known:
            raise RuleError("unknown-option", name=name, known=", ".join(sorted(known)))
    make: Callable[..., Rules] = replace
    return make(rules, **changes)


def _check_suit(suit: Suit) -> None:
    """Raise :class:`RuleError` for a suit that no game can use."""
    if min(suit.copies) < 1:
        raise RuleError("suit-incomplete", suit=suit.name)
    if max(suit.copies) > MAX_COPIES:
        raise RuleError("too-many-copies", suit=suit.name, most=MAX_COPIES)
    if suit.touch not in TOUCHES:
        raise RuleError("unknown-touch", suit=suit.name, touch=suit.touch, known=", ".join(TOUCHES))
    if suit.nameable != (suit.touch == "own"):
        raise RuleError("suit-named-and-touched", suit=suit.name)


def check_rules(rules: Rules) -> Rules:
    """Return ``rules`` if they can be played, else raise :class:`RuleError`."""
    if len(rules.suits) > MAX_SUITS:
        raise RuleError("too-many-suits", suits=len(rules.suits), most=MAX_SUITS)
    names = [suit.name for suit in rules.suits]
    for name in names:
        if names.count(name) > 1:
            raise RuleError("suit-repeated", suit=name)
    for suit in rules.suits:
        _check_suit(suit)
    if not rules.colours:
        raise RuleError("no-colour")
    if rules.draw_slot not in DRAW_SLOTS:
        raise RuleError("unknown-draw-slot", slot=rules.draw_slot)
    if rules.max_clues < 1 or rules.max_strikes < 1:
        raise RuleError("no-tokens")
    return rules
