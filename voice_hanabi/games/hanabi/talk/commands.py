"""What can be said in Hanabi, as types, and its canonical words, the same in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from voice_hanabi.contract import canonical_words, commands
from voice_hanabi.contract.canonical_words import without_gaps
from voice_hanabi.contract.commands import (
    ActionCommand,
    Answer,
    Command,
    number_of,
    text_of,
)
from voice_hanabi.contract.partners import AdviceKind
from voice_hanabi.language.word_graph import Reading, SlotValue

Slot = int | str
"""A place in a hand: 1..5 counted from its owner's left, -1 (the rightmost) and so on from the right, 'last',
'middle', or by what is known: 'newest', 'oldest', 'told' (the one that a clue touched)."""


@dataclass(frozen=True, slots=True)
class Play(ActionCommand):
    """Play a card, with or without calling its colour first (colour call).

    ``called`` is the rank that was said instead of the card's place: only a hand shows which card that is.
    """

    slot: Slot | None = None
    colour: str | None = None
    called: int | None = field(default=None, compare=False)

    @property
    def deed(self) -> object | None:
        """What it does to the cards; ``None`` if a part is missing."""
        return None if self.slot is None else self


@dataclass(frozen=True, slots=True)
class Discard(ActionCommand):
    """Discard a card; ``colour`` and ``called`` (a rank) were said instead of its place."""

    slot: Slot | None = None
    colour: str | None = field(default=None, compare=False)
    called: int | None = field(default=None, compare=False)

    @property
    def deed(self) -> object | None:
        """What it does to the cards; ``None`` if a part is missing."""
        return None if self.slot is None else self


@dataclass(frozen=True, slots=True)
class Clue(ActionCommand):
    """Tell a player about a colour or a value.

    ``slots`` are the cards that the giver also named, ``count`` is how many they said there are ('you have
    two ones', 'you have no red').
    """

    target: int | None = None
    colour: str | None = None
    value: int | None = None
    slots: tuple[Slot, ...] = ()
    count: int | None = None

    @property
    def of_no_cards(self) -> bool:
        """Whether its giver said that it touches no cards: 'you have no whites'."""
        return self.count == 0

    @property
    def deed(self) -> object | None:
        """What it does to the cards; ``None`` if a part is missing."""
        if self.target is None or (self.colour, self.value) == (None, None):
            return None
        return ("clue", self.target, self.colour, self.value)


@dataclass(frozen=True, slots=True)
class TakeCard(ActionCommand):
    """A reward's choice: the card to take from the discards."""

    colour: str
    value: int


@dataclass(frozen=True, slots=True)
class Forfeit(ActionCommand):
    """A request to give a reward up, which is refused: a possible reward must be used."""


class About(Enum):
    """The subject of a question."""

    MY_HAND = "my-hand"
    MY_CARD = "my-card"
    HAND = "hand"
    HANDS = "hands"
    TOLD = "told"
    FIREWORKS = "fireworks"
    FIREWORK = "firework"
    DISCARDS = "discards"
    DISCARDS_OF = "discards-of"
    COPIES = "copies"
    TOKENS = "tokens"
    STRIKES = "strikes"
    DECK = "deck"
    TURN = "turn"
    ORDER = "order"
    LAST = "last"
    HISTORY = "history"
    SCORE = "score"
    STATUS = "status"
    TILES = "tiles"
    HELP = "help"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Question(commands.Question):
    """A question; ``asker`` is the seat that asked, if the words or the microphone show it."""

    about: About
    player: int | None = None
    slot: Slot | None = None
    colour: str | None = None
    value: int | None = None
    topic: str | None = None
    asker: int | None = None


@dataclass(frozen=True, slots=True)
class Move(Command):
    """Move a card in one's own hand: to a place, or to the 'left' or 'right' end."""

    source: Slot
    destination: Slot


@dataclass(frozen=True, slots=True)
class Note(Command):
    """A player's private note about their own card: what it may be, or what to do with it."""

    slot: Slot | None
    colour: str | None = None
    value: int | None = None
    deed: str | None = None
    """'keep', 'play' or 'discard'."""
    words: str = field(default="", compare=False)
    """The words of the note, if it is none of these."""


@dataclass(frozen=True, slots=True)
class AskNotes(Command):
    """A request to read out one's own notes, or to delete them."""

    forget: bool = False


_QUESTION_INTENTS = commands.intents_of(About, "Ask")

ACTION_INTENTS = ("Play", "Discard", "Clue")
REWARD_INTENTS = ("TakeCard", "Forfeit")
NOTE = "Note"
NOTE_INTENTS = (NOTE, "TellNotes", "ForgetNotes")
INSTEAD_INTENTS = ("PlayInstead", "DiscardInstead")
"""The same card, but another act, said about a waiting action ('no, discard it')."""
QUESTION_INTENTS = tuple(_QUESTION_INTENTS)
WEIGHING_INTENTS = ("MayPlay", "MayDiscard")
"""Questions about a move: 'should I play the second?'."""

_ANSWER_INTENTS: Mapping[str, str] = {"AnswerSlot": "slot", "AnswerValue": "value", "AnswerColour": "colour"}


def command_of(reading: Reading) -> Command:
    """Return the command of a reading, including those of any table.

    Raises `KeyError` for an intent without a command, which a test of all grammars rules out.
    """
    shared = commands.command_of(reading)
    if shared is not None:
        return shared
    slots = dict(reading.slots)
    intent = reading.intent
    if intent == "Play":
        return Play(slots.get("slot"), text_of(slots.get("colour")))
    if intent == "Discard":
        return Discard(slots.get("slot"))
    if intent == "Clue":
        named = (slots.get(f"at{number}") for number in range(1, 6))
        return Clue(
            target=number_of(slots.get("player")),
            colour=text_of(slots.get("colour")),
            value=number_of(slots.get("value")),
            slots=tuple(dict.fromkeys(place for place in named if place is not None)),
            count=number_of(slots.get("told")),
        )
    if intent == "TakeCard":
        return TakeCard(str(slots["colour"]), int(slots["value"]))
    if intent == "Forfeit":
        return Forfeit()
    if intent in ("Move", *NOTE_INTENTS, *WEIGHING_INTENTS):
        return _of_own_cards(intent, slots)
    if intent in INSTEAD_INTENTS:
        return Answer("act", "play" if intent == "PlayInstead" else "discard")
    if intent in _ANSWER_INTENTS:
        kind = _ANSWER_INTENTS[intent]
        return Answer(kind, slots[kind])
    return Question(
        _QUESTION_INTENTS[intent],
        player=number_of(slots.get("player")),
        slot=slots.get("slot"),
        colour=text_of(slots.get("colour")),
        value=number_of(slots.get("value")),
        topic=text_of(slots.get("topic")),
        asker=number_of(slots.get("asker")),
    )


def _of_own_cards(intent: str, slots: Mapping[str, SlotValue]) -> Command:
    """Return a command about one's own cards that isn't a turn."""
    if intent == "Move":
        return Move(slots["from"], slots.get("to", slots.get("end", "left")))
    if intent in WEIGHING_INTENTS:
        move = Play(slots["slot"]) if intent == "MayPlay" else Discard(slots["slot"])
        return commands.Advice(AdviceKind.INSTEAD, move=move)
    if intent != NOTE:
        return AskNotes(forget=intent == "ForgetNotes")
    colour, value = text_of(slots.get("colour")), number_of(slots.get("value"))
    return Note(slots["slot"], colour, value, text_of(slots.get("note_deed")))


def canonical(command: Command, names: Sequence[str]) -> dict[str, object]:
    """Return the command in canonical words, for `voice-hanabi recognize` and records of tests.

    Players are given by name, slots by number (or 'last'); what was not said is left out.
    """
    words: dict[str, object]
    match command:
        case Play():
            words = {"type": "play", "slot": _place(command.slot, names), "colour": command.colour}
        case Discard():
            words = {"type": "discard", "slot": _place(command.slot, names)}
        case Clue():
            words = {
                "type": "clue",
                "target": _name(command.target, names),
                "colour": command.colour,
                "value": command.value,
                "slots": [_place(slot, names) for slot in command.slots] or None,
                "count": command.count,
            }
        case TakeCard():
            words = {"type": "take-card", "colour": command.colour, "value": command.value}
        case Forfeit():
            words = {"type": "forfeit"}
        case Question():
            words = {
                "type": "question",
                "about": command.about.value,
                "player": _name(command.player, names),
                "slot": _place(command.slot, names),
                "colour": command.colour,
                "value": command.value,
                "topic": command.topic,
                "asker": _name(command.asker, names),
            }
        case Move():
            words = {
                "type": "move",
                "from": _place(command.source, names),
                "to": _place(command.destination, names),
            }
        case Note() | AskNotes():
            words = _canonical_note(command, names)
        case Answer(kind="slot"):
            words = {"type": "answer", "value": _place(command.value, names)}
        case _:
            words = _canonical_of_any_game(command, names)
    return without_gaps(words)


def _canonical_of_any_game(command: Command, names: Sequence[str]) -> dict[str, object]:
    """Return a command of any game in canonical words; the move that it may be about is Hanabi's."""
    words = canonical_words.canonical(command, names) or {}
    if isinstance(command, commands.Advice) and command.move is not None:
        return {**words, "type": "may-i", "move": canonical(command.move, names)}
    return words


def _canonical_note(command: Note | AskNotes, names: Sequence[str]) -> dict[str, object]:
    if isinstance(command, AskNotes):
        return {"type": "forget-notes" if command.forget else "tell-notes"}
    thought = {"colour": command.colour, "value": command.value, "deed": command.deed}
    return {"type": "note", "words": command.words or None, "slot": _place(command.slot, names), **thought}


def _name(seat: int | None, names: Sequence[str]) -> str | None:
    return None if seat is None else names[seat]


def _place(slot: Slot | None, names: Sequence[str]) -> Slot | None:
    """Return a place as a number if a full hand determines it; 'last' stays as it is."""
    size = 4 if len(names) >= 4 else 5
    if slot == "middle" and size % 2:
        return (size + 1) // 2
    return size + 1 + slot if isinstance(slot, int) and slot < 0 else slot
