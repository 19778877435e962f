"""Everything that can be said at the table, as types, and its canonical words, the same in every language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from voice_hanabi.table.language.word_graph import Reading, SlotValue

Slot = int | str
"""A place in a hand: 1..5 counted from its owner's left, -1 (the rightmost) and so on from the right, 'last',
'middle', or by what is known of the cards: 'newest', 'oldest', 'told' (the one that a clue touched)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, its colour called before (colour call) or not."""

    slot: Slot | None = None
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card."""

    slot: Slot | None = None


@dataclass(frozen=True, slots=True)
class Clue:
    """Tell a player about a colour or a value.

    ``slots`` are the cards that the giver named too, ``count`` is how many they said there are ('you
    have two ones', 'you have no red').
    """

    target: int | None = None
    colour: str | None = None
    value: int | None = None
    slots: tuple[Slot, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True)
class TakeCard:
    """A reward's choice: the card to take from the discards.

    ``to_deck`` tells where it goes when it may go to the deck or onto its firework.
    """

    colour: str
    value: int
    to_deck: bool | None = None


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A reward is given up."""


class About(Enum):
    """What a question is about."""

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
    LAST = "last"
    HISTORY = "history"
    SCORE = "score"
    STATUS = "status"
    TILES = "tiles"
    HELP = "help"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Question:
    """A question, by the player who asked (``asker``, a seat) where the words or the microphone say it."""

    about: About
    player: int | None = None
    slot: Slot | None = None
    colour: str | None = None
    value: int | None = None
    topic: str | None = None
    asker: int | None = None


class Talk(Enum):
    """What steers the conversation itself."""

    REPEAT = "repeat"
    STOP = "stop"
    SLOWER = "slower"
    FASTER = "faster"
    LOUDER = "louder"
    QUIETER = "quieter"
    SHORTER = "shorter"
    LONGER = "longer"
    PAUSE = "pause"
    GO_ON = "go-on"
    SAVE_AND_LEAVE = "save-and-leave"
    NEW_GAME = "new-game"
    TAKE_BACK = "take-back"
    READY = "ready"
    DEAL = "deal"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class Conversation:
    """One of the words that steer the conversation."""

    talk: Talk


@dataclass(frozen=True, slots=True)
class Move:
    """Move a card in one's own hand: to a place, or to the 'left' or 'right' end."""

    source: Slot
    destination: Slot


@dataclass(frozen=True, slots=True)
class SetUp:
    """A choice before the game.

    ``what`` is language, rules, variant, no-variant, count, names or beginner.
    """

    what: str
    value: SlotValue | None = None
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to what the table asked: ``kind`` is yes-no, slot, value, colour, player or number.

    Of an action that waits it changes a part, too, and ``act`` is what to do with its card instead.
    """

    kind: str
    value: SlotValue


Command = Play | Discard | Clue | TakeCard | Forfeit | Question | Conversation | Move | SetUp | Answer

_TALK_INTENTS = {
    "Repeat": Talk.REPEAT,
    "Stop": Talk.STOP,
    "Slower": Talk.SLOWER,
    "Faster": Talk.FASTER,
    "Louder": Talk.LOUDER,
    "Quieter": Talk.QUIETER,
    "Shorter": Talk.SHORTER,
    "Longer": Talk.LONGER,
    "Pause": Talk.PAUSE,
    "GoOn": Talk.GO_ON,
    "SaveAndLeave": Talk.SAVE_AND_LEAVE,
    "NewGame": Talk.NEW_GAME,
    "TakeBack": Talk.TAKE_BACK,
    "Ready": Talk.READY,
    "Deal": Talk.DEAL,
    "Skip": Talk.SKIP,
}

_QUESTION_INTENTS = {
    "AskMyHand": About.MY_HAND,
    "AskMyCard": About.MY_CARD,
    "AskHand": About.HAND,
    "AskHands": About.HANDS,
    "AskTold": About.TOLD,
    "AskFireworks": About.FIREWORKS,
    "AskFirework": About.FIREWORK,
    "AskDiscards": About.DISCARDS,
    "AskDiscardsOf": About.DISCARDS_OF,
    "AskCopies": About.COPIES,
    "AskTokens": About.TOKENS,
    "AskStrikes": About.STRIKES,
    "AskDeck": About.DECK,
    "AskTurn": About.TURN,
    "AskLast": About.LAST,
    "AskHistory": About.HISTORY,
    "AskScore": About.SCORE,
    "AskStatus": About.STATUS,
    "AskTiles": About.TILES,
    "AskHelp": About.HELP,
    "AskRule": About.RULE,
}

_SETUP_INTENTS = {
    "SetLanguage": ("language", "language"),
    "SetRules": ("rules", "rulebook"),
    "SetVariant": ("variant", "variant"),
    "SetNoVariant": ("no-variant", ""),
    "SetCount": ("count", "count"),
    "SetBeginner": ("beginner", "player"),
}

_ANSWER_INTENTS = {
    "AnswerSlot": ("slot", "slot"),
    "AnswerValue": ("value", "value"),
    "AnswerColour": ("colour", "colour"),
    "AnswerPlayer": ("player", "player"),
    "AnswerNumber": ("number", "number"),
}

ACTION_INTENTS = ("Play", "Discard", "Clue")
REWARD_INTENTS = ("TakeCard", "Forfeit")
INSTEAD_INTENTS = ("PlayInstead", "DiscardInstead")
"""The same card, but another act: said of an action that waits ('no, discard it')."""
QUESTION_INTENTS = tuple(_QUESTION_INTENTS)
TALK_INTENTS = tuple(intent for intent in _TALK_INTENTS if intent not in ("Deal", "Skip"))
YES_NO_INTENTS = ("Yes", "No")


def command_of(reading: Reading) -> Command:
    """Return the command that a reading stands for.

    Raises `KeyError` for an intent that no command knows, which a test of all grammars excludes.
    """
    slots = dict(reading.slots)
    intent = reading.intent
    if intent == "Play":
        return Play(slots.get("slot"), _text(slots.get("colour")))
    if intent == "Discard":
        return Discard(slots.get("slot"))
    if intent == "Clue":
        named = (slots.get(f"at{number}") for number in range(1, 6))
        return Clue(
            target=_number(slots.get("player")),
            colour=_text(slots.get("colour")),
            value=_number(slots.get("value")),
            slots=tuple(dict.fromkeys(place for place in named if place is not None)),
            count=_number(slots.get("told")),
        )
    if intent == "TakeCard":
        return TakeCard(str(slots["colour"]), int(slots["value"]))
    if intent == "Forfeit":
        return Forfeit()
    if intent == "Move":
        return Move(slots["from"], slots.get("to", slots.get("end", "left")))
    if intent == "SetNames":
        names = (slots.get(f"name{number}") for number in range(1, 6))
        return SetUp("names", names=tuple(str(name) for name in names if name is not None))
    if intent in INSTEAD_INTENTS:
        return Answer("act", "play" if intent == "PlayInstead" else "discard")
    if intent in YES_NO_INTENTS:
        return Answer("yes-no", intent.lower())
    if intent in _TALK_INTENTS:
        return Conversation(_TALK_INTENTS[intent])
    if intent in _SETUP_INTENTS:
        what, slot = _SETUP_INTENTS[intent]
        return SetUp(what, slots.get(slot))
    if intent in _ANSWER_INTENTS:
        kind, slot = _ANSWER_INTENTS[intent]
        return Answer(kind, slots[slot])
    return Question(
        _QUESTION_INTENTS[intent],
        player=_number(slots.get("player")),
        slot=slots.get("slot"),
        colour=_text(slots.get("colour")),
        value=_number(slots.get("value")),
        topic=_text(slots.get("topic")),
        asker=_number(slots.get("asker")),
    )


def _text(value: SlotValue | None) -> str | None:
    return None if value is None else str(value)


def _number(value: SlotValue | None) -> int | None:
    return None if value is None else int(value)


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
        case Conversation():
            words = {"type": command.talk.value}
        case Move():
            words = {
                "type": "move",
                "from": _place(command.source, names),
                "to": _place(command.destination, names),
            }
        case SetUp():
            value: object = command.value
            if command.what == "beginner" and command.value is not None:
                value = _name(int(command.value), names)
            words = {
                "type": "set-up",
                "what": command.what,
                "value": value,
                "names": list(command.names) or None,
            }
        case Answer():
            said: object = command.value
            if command.kind == "player":
                said = _name(int(command.value), names)
            elif command.kind == "slot":
                said = _place(command.value, names)
            words = {"type": "answer", "value": said}
    return {key: value for key, value in words.items() if value is not None}


def _name(seat: int | None, names: Sequence[str]) -> str | None:
    return None if seat is None else names[seat]


def _place(slot: Slot | None, names: Sequence[str]) -> Slot | None:
    """Return a place as a number where a full hand tells it; 'last' stays what it was called."""
    size = 4 if len(names) >= 4 else 5
    if slot == "middle" and size % 2:
        return (size + 1) // 2
    return size + 1 + slot if isinstance(slot, int) and slot < 0 else slot
