"""What can be said in Hanafuda and Koi-Koi, as types, and its canonical words, the same in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from voice_hanabi.contract import canonical_words, commands
from voice_hanabi.contract.canonical_words import without_gaps
from voice_hanabi.contract.commands import ActionCommand, Command, number_of, text_of
from voice_hanabi.language.word_graph import Reading, SlotValue

Slot = int | str
"""A place in a hand, which is sorted by month: 1.. from its left, -1 (the rightmost) and so on, or 'last'."""


@dataclass(frozen=True, slots=True)
class CardSaid:
    """What was said about a card: its month, its kind (hikari, tane, tan, kasu), or its place in a hand."""

    month: int | None = None
    kind: str | None = None
    slot: Slot | None = None
    ribbon: str | None = None
    """'poem', 'blue' or 'plain', if a ribbon was named by its look; not part of canonical words."""

    @property
    def canonical(self) -> dict[str, object]:
        """It in canonical words."""
        return without_gaps({"month": self.month, "kind": self.kind, "slot": self.slot})


@dataclass(frozen=True, slots=True)
class Lay(ActionCommand):
    """Lay a card from the hand; ``takes`` is the card of the field that it takes, if that was said."""

    card: CardSaid | None = None
    takes: CardSaid | None = None

    @property
    def deed(self) -> object | None:
        """What it does to the cards; ``None`` if the card is missing."""
        return None if self.card is None else self


@dataclass(frozen=True, slots=True)
class Take(ActionCommand):
    """Of two cards of the field, the one to take."""

    card: CardSaid
    other: bool = False
    """Whether the other one is meant: 'not the ribbon'."""


@dataclass(frozen=True, slots=True)
class Call(ActionCommand):
    """What is called with a new yaku: 'koi-koi' or 'shobu'."""

    value: str


@dataclass(frozen=True, slots=True)
class Look(ActionCommand):
    """Look at the stock's top card, where the option is on."""


@dataclass(frozen=True, slots=True)
class Draw(ActionCommand):
    """Draw the stock's top card and play it, when it might be looked at first, or was."""


@dataclass(frozen=True, slots=True)
class Keep(ActionCommand):
    """Take the stock card that was looked at into the hand."""


class About(Enum):
    """The subject of a question."""

    MY_HAND = "my-hand"
    FIELD = "field"
    MATCHES = "matches"
    CAPTURED = "captured"
    YAKU = "yaku"
    POINTS = "points"
    STOCK = "stock"
    MONTH = "month"
    DEALER = "dealer"
    ROUND = "round"
    TURN = "turn"
    ORDER = "order"
    LAST = "last"
    HISTORY = "history"
    STATUS = "status"
    SEEN = "seen"
    HELP = "help"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Question(commands.Question):
    """A question; ``asker`` is the seat that asked, if the words or the microphone show it."""

    about: About
    player: int | None = None
    card: CardSaid | None = None
    yaku: str | None = None
    """The name of a yaku, as in the rules."""
    topic: str | None = None
    """The point of the rules; for a rule or a yaku also a single card ('10-tane'), for the past the calls."""
    asker: int | None = None


_QUESTION_INTENTS = commands.intents_of(About, "Ask")

ACTION_INTENTS = ("Lay", "Look", "Draw")
CHOICE_INTENTS = ("Take",)
CALL_INTENTS = ("KoiKoi", "Shobu")
DRAW_INTENTS = ("Draw", "Look")
LOOKED_INTENTS = ("Draw", "Keep")
QUESTION_INTENTS = tuple(_QUESTION_INTENTS)


def card_said(slots: Mapping[str, SlotValue], prefix: str = "") -> CardSaid | None:
    """Return the card in a reading's slots: ``card`` ('08-hikari', '08-kasu'), ``month``, ``kind``, ``slot``.

    ``prefix`` is put before their names ('takes_'): for the card that is taken.
    """
    card = slots.get(f"{prefix}card")
    if card is not None:
        month, _, kind = str(card).partition("-")
        return CardSaid(int(month), kind)
    ribbon = text_of(slots.get(f"{prefix}ribbon"))
    found = CardSaid(
        number_of(slots.get(f"{prefix}month")),
        text_of(slots.get(f"{prefix}kind")) or ("tan" if ribbon else None),
        slots.get(f"{prefix}slot"),
        ribbon,
    )
    return None if found == CardSaid() else found


def command_of(reading: Reading) -> Command:
    """Return the command of a reading, including those of any table.

    Raises `KeyError` for an intent without a command, which a test of all grammars rules out.
    """
    shared = commands.command_of(reading)
    if shared is not None:
        return shared
    slots = dict(reading.slots)
    card = card_said(slots)
    match reading.intent:
        case "Lay":
            return Lay(card, card_said(slots, "takes_"))
        case "Take" if card is not None:
            return Take(card)
        case "KoiKoi":
            return Call("koi-koi")
        case "Shobu":
            return Call("shobu")
        case "Look":
            return Look()
        case "Draw":
            return Draw()
        case "Keep":
            return Keep()
        case "AnswerCard" | "AnswerMonth" if card is not None:
            return Take(card)
    return Question(
        _QUESTION_INTENTS[reading.intent],
        player=number_of(slots.get("player")),
        card=card,
        yaku=text_of(slots.get("yaku")),
        topic=text_of(slots.get("topic")),
        asker=number_of(slots.get("asker")),
    )


def card_topic(card: CardSaid) -> str:
    """Return the topic of a question about what one card counts as: '10-tane' for the deer."""
    return f"{card.month:02}-{card.kind}"


def canonical(command: Command, names: Sequence[str]) -> dict[str, object]:
    """Return the command in canonical words, for `voice-hanabi recognize` and records of tests.

    Players are given by name; what was not said is left out.
    """
    match command:
        case Lay():
            return without_gaps({"type": "lay", "card": _words(command.card), "takes": _words(command.takes)})
        case Take():
            return without_gaps(
                {"type": "take", "card": command.card.canonical, "other": command.other or None}
            )
        case Call():
            return {"type": "call", "value": command.value}
        case Look():
            return {"type": "look"}
        case Draw():
            return {"type": "draw"}
        case Keep():
            return {"type": "keep"}
        case Question():
            return without_gaps(
                {
                    "type": "question",
                    "about": command.about.value,
                    "player": None if command.player is None else names[command.player],
                    "card": _words(command.card),
                    "yaku": command.yaku,
                    "topic": command.topic,
                    "asker": None if command.asker is None else names[command.asker],
                }
            )
        case _:
            return canonical_words.canonical(command, names) or {}


def _words(card: CardSaid | None) -> dict[str, object] | None:
    return None if card is None else card.canonical
