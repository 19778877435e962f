"""What can be said at any table, as types; a game's actions and questions are kinds of those here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, TypeVar, cast

from voice_hanabi.contract.partners import AdviceKind
from voice_hanabi.contract.wished_beside import CARDS_INTENTS, FRIENDS_INTENTS
from voice_hanabi.language.word_graph import Reading, SlotValue

HELP = "help"
CONTROLS = "controls"
"""The topic of help that is the same in every game: what steers the conversation."""
RULE = "rule"
"""What a question may be about in every game: what can be said now, and a point of the rules."""


class Command:
    """What somebody wants of the table."""

    __slots__ = ()


class ActionCommand(Command):
    """What a player wants to do in a game; each game has its own kinds."""

    __slots__ = ()

    @property
    def deed(self) -> object | None:
        """What it does to the game, details left out, to be compared; ``None`` where it lacks a part."""
        return self


class Question(Command):
    """A question of a player's; each game has its own kinds."""

    __slots__ = ()

    about: Enum
    """What it is about."""
    topic: str | None
    """The point of the rules that it is about."""
    asker: int | None
    """The seat (0-based) that asks, where the words say it."""

    def is_about(self, about: str) -> bool:
        """Return whether it is about this, one of ``HELP``, ``RULE`` or the game's own."""
        return bool(self.about.value == about)

    def says_less_than(self, other: Command) -> bool:
        """Return whether it is the other one with something left open: 'who has red', 'who has a red two'."""
        if type(self) is not type(other) or self == other:
            return False
        parts = ((getattr(self, one.name), getattr(other, one.name)) for one in fields(cast(Any, self)))
        return all(mine is None or mine == theirs for mine, theirs in parts)


class ControlVerb(Enum):
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
    LEARN_VOICE = "learn-voice"
    FORGET_VOICE = "forget-voice"
    THINK_FASTER = "think-faster"
    THINK_SLOWER = "think-slower"


@dataclass(frozen=True, slots=True)
class Control(Command):
    """One of the words that steer the conversation."""

    verb: ControlVerb


@dataclass(frozen=True, slots=True)
class NewPhone(Command):
    """Another phone is to be a seat's (0-based) private ear, the one it has is lost."""

    player: int


@dataclass(frozen=True, slots=True)
class SetUp(Command):
    """A choice before the game.

    ``what`` is language, game, rules, variant, no-variant, count, names, beginner, level (of computer
    players), add-partner, drop-player, rename, exchange or add-player.
    """

    what: str
    value: SlotValue | None = None
    names: tuple[str, ...] = ()
    other: int | None = None
    """The seat with which another one, ``value``, changes places."""


@dataclass(frozen=True, slots=True)
class WithPartners(Command):
    """Who plays beside computer players: what was not said is ``None`` or empty."""

    people: int | None = None
    computers: int | None = None
    names: tuple[str, ...] = ()
    """Of the people."""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class StandIn(Command):
    """The computer is to play for a seat (0-based) while its player is away, or no more."""

    player: int
    back: bool = False


@dataclass(frozen=True, slots=True)
class Why(Command):
    """Why a computer player did something: which one (a seat, 0-based) or what, where that was said."""

    player: int | None = None
    deed: str | None = None


@dataclass(frozen=True, slots=True)
class Advice(Command):
    """Help in a game; of whom (a seat, 0-based) and with what deed, where that was said."""

    kind: AdviceKind
    player: int | None = None
    deed: str | None = None


Listener = int | str
"""Who is to hear by an ear: a seat (0-based), 'me', 'rest' or 'all'."""


@dataclass(frozen=True, slots=True)
class HearBy(Command):
    """By which private ears players want to hear what only they may know.

    ``ears`` are pairs of a listener (``None`` where nobody was named) and an ear: phone, headset, own, left,
    right, sides, reader, writing or none. ``lost`` are the ears said to be of no use, in the same way.
    """

    ears: tuple[tuple[Listener | None, str], ...] = ()
    lost: tuple[tuple[Listener | None, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Arrange(Command):
    """A wish about what stands round a game: what there is to choose, what is remembered."""

    what: str
    """As canonical words have it: 'list-ears', 'drop-variant'."""
    value: SlotValue | None = None
    player: int | None = None
    """The seat of whom it is about."""


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """An answer to what the table asked: ``kind`` is yes-no, player, number, or one of the game's own.

    Of an action that waits it changes a part, too, and ``act`` is what to do with its card instead.
    """

    kind: str
    value: SlotValue


YES, NO = Answer("yes-no", "yes"), Answer("yes-no", "no")

Meant = TypeVar("Meant", bound=Enum)


def intents_of(meant: type[Meant], prefix: str = "") -> Mapping[str, Meant]:
    """Return what is meant by its intent: ``AskMyHand`` by the question, ``Ask``, about 'my-hand'."""
    return {prefix + "".join(map(str.capitalize, one.value.split("-"))): one for one in meant}


_CONTROL_INTENTS = intents_of(ControlVerb)
_ADVICE_INTENTS = intents_of(AdviceKind)

_SETUP_INTENTS: Mapping[str, tuple[str, str]] = {
    "SetLanguage": ("language", "language"),
    "SetGame": ("game", "game"),
    "SetRules": ("rules", "rulebook"),
    "SetVariant": ("variant", "variant"),
    "SetNoVariant": ("no-variant", ""),
    "SetCount": ("count", "count"),
    "SetBeginner": ("beginner", "player"),
    "SetLevel": ("level", "partner_level"),
    "AddPartner": ("add-partner", ""),
    "DropPartner": ("drop-player", "player"),
}

_NAMING = {"SetNames": "names", "AddPlayer": "add-player", "Rename": "rename", "Exchange": "exchange"}

NAMING_INTENTS = ("Rename", "Exchange", "AddPlayer")
"""How somebody is called, and who plays too: before a game and in one."""

_IN_LESSON = ("LessonBack", "LessonAnew", "LessonShow", "LessonLeave", "LessonAgain", "LessonWhy")
_WISHES = (
    "ListEars", "AskEach", "ExplainEars", "ShareEar", "EarApp", "SwapSides", "TryEar", "LastTime",
    "TellRemembered", "ForgetRemembered", "ListVariants", "More", "Resume", "CuesOff", "CuesOn",
    "ListMicrophones", "OtherMicrophone", "KeyOn", "KeyOff", "GuideNext", "GuideBack", "BackToGame",
    "ListenHarder", "ListenNormally", "OtherVoice", "KeepVoice", "LookKnown", "LookAdvice", "ShowBoard",
    "WhatSound", "TellSounds",
    "ListLessons", "Practise", "ForgetLearned", "Mark", "LookMark", *_IN_LESSON,
)  # fmt: skip
"""What is wished for without anything more said about it."""

_ARRANGE_INTENTS: Mapping[str, tuple[str, str]] = {
    **{intent: (re.sub(r"(?<!^)(?=[A-Z])", "-", intent).lower(), "") for intent in _WISHES},
    "DropVariant": ("drop-variant", "variant"),
    "SuggestVariant": ("suggest-variant", "difficulty"),
    "SetWhat": ("what", "setting"),
    "SetConfirm": ("confirm", "confirm"),
    "UseMicrophone": ("use-microphone", "microphone"),
    "ReadGuide": ("guide", ""),
    "Teach": ("teach", "lesson"),
    "Puzzle": ("puzzle", "day"),
    "TellScores": ("scores", "period"),
    "TellScoresWith": ("scores-with", "period"),
    "LookAgain": ("look-again", "which"),
    "LookTurn": ("look-turn", "turn"),
    **FRIENDS_INTENTS,
    **CARDS_INTENTS,
}
"""What is wished for, and the slot that says more about it."""

_ANSWER_INTENTS = {"AnswerPlayer": ("player", "player"), "AnswerNumber": ("number", "number")}
_ALONE_INTENTS = ("SetAlone", "SetOne")
PARTNER_INTENTS = ("SetAlone", "SetPartners", "NoPartners", "AddPartner", "DropPartner", "SetLevel")
"""What is said before a game of computer players."""
WITH_PARTNERS_INTENTS = ("ThinkFaster", "ThinkSlower", "PlayFor", "PlayerBack", "Why")
"""What is said in a game with computer players."""
LOOK_INTENTS = ("LookTurn", "LookKnown", "LookAdvice", "LookMark")
"""What is said of a finished game that is looked at again, and nowhere else."""
ARRANGE_INTENTS = (*(one for one in _ARRANGE_INTENTS if one not in LOOK_INTENTS), "SetAlone", "AddPartner")
"""What is arranged round a game, except for the ears themselves; said in people's own words, too."""
AT_ANY_TIME = ("ShowBoard", "ListMicrophones", "OtherMicrophone", "UseMicrophone", "KeyOn", "KeyOff",
    "ListenHarder", "ListenNormally", "OtherVoice", "KeepVoice", "ListVariants",
    "ReadGuide", "GuideNext", "GuideBack", "BackToGame", "TellScores", "TellScoresWith", "LookAgain",
    "WhatSound", "TellSounds",
    *FRIENDS_INTENTS, *CARDS_INTENTS)  # fmt: skip
"""How people are heard, the guide, the variants, cards of paper: before a game, in one, and in a pause."""
TEACH_INTENTS = ("Teach", "ListLessons", "Puzzle", "Practise", "ForgetLearned")
"""What asks for a lesson, for the puzzle of the day, or what to practise: before a game, and on its table, to
the letter."""
LESSON_INTENTS = ("Skip", *_IN_LESSON, *TEACH_INTENTS)
"""What steers a lesson."""
ADVICE_INTENTS = tuple(_ADVICE_INTENTS)
"""Help in a game."""
ARRANGED_IN_GAME = ("ChangeEar", "SwapSides", "TryEar", "SetConfirm", "CuesOff", "CuesOn", "Mark",
    *AT_ANY_TIME, *ADVICE_INTENTS)  # fmt: skip
"""What of it may be said in mid-game."""
CONTROL_INTENTS = (
    *(intent for intent in _CONTROL_INTENTS if intent not in ("Deal", "Skip", *WITH_PARTNERS_INTENTS)),
    "NewPhone",
    *TEACH_INTENTS,
    *WITH_PARTNERS_INTENTS,
    *NAMING_INTENTS,
    *ARRANGED_IN_GAME,
)
"""What steers a running game's conversation."""
YES_NO_INTENTS = ("Yes", "No")


def command_of(reading: Reading) -> Command | None:  # noqa: C901 - flat: a case for each kind of intent
    """Return the command of any table that a reading stands for, ``None`` for what is a game's own."""
    slots = dict(reading.slots)
    intent = reading.intent
    if intent in _NAMING:
        other = number_of(slots.get("other"))
        return SetUp(_NAMING[intent], slots.get("player"), _names_in(slots), other)
    if intent in YES_NO_INTENTS:
        return Answer("yes-no", intent.lower())
    if intent in _CONTROL_INTENTS:
        return Control(_CONTROL_INTENTS[intent])
    if intent == "NewPhone":
        return NewPhone(int(slots["player"]))
    if intent in (*_ALONE_INTENTS, "SetPartners", "NoPartners"):
        return _with_partners(intent, slots)
    if intent in ("PlayFor", "PlayerBack"):
        return StandIn(int(slots["player"]), back=intent == "PlayerBack")
    if intent == "Why":
        return Why(number_of(slots.get("player")), text_of(slots.get("deed")))
    if intent in _ADVICE_INTENTS:
        return Advice(_ADVICE_INTENTS[intent], number_of(slots.get("player")), text_of(slots.get("deed")))
    if intent in _SETUP_INTENTS:
        what, slot = _SETUP_INTENTS[intent]
        return SetUp(what, slots.get(slot))
    if intent in _ARRANGE_INTENTS:
        what, slot = _ARRANGE_INTENTS[intent]
        return Arrange(what, slots.get(slot), number_of(slots.get("player")))
    if intent in ("HearBy", "ChangeEar"):
        who = slots.get("player", slots.get("who"))
        return HearBy(((who, str(slots["ear"])),))
    if intent in _ANSWER_INTENTS:
        kind, slot = _ANSWER_INTENTS[intent]
        return Answer(kind, slots[slot])
    return None


def _with_partners(intent: str, slots: Mapping[str, SlotValue]) -> WithPartners:
    names = _names_in(slots)
    said = 1 if intent in _ALONE_INTENTS else number_of(slots.get("count"))
    computers = 0 if intent == "NoPartners" else number_of(slots.get("computers"))
    return WithPartners(len(names) or said, computers, names, text_of(slots.get("partner_level")))


def _names_in(slots: Mapping[str, SlotValue]) -> tuple[str, ...]:
    """Return the names with the titles before them: 'Mrs Jones'."""
    said = [(slots.get(f"title{number}"), slots.get(f"name{number}")) for number in range(1, 7)]
    return tuple(
        f"{str(title or '').capitalize()} {name}".strip() for title, name in said if name is not None
    )


def text_of(value: SlotValue | None) -> str | None:
    """Return a slot's value as a text, where it was said."""
    return None if value is None else str(value)


def number_of(value: SlotValue | None) -> int | None:
    """Return a slot's value as a number, where it was said."""
    return None if value is None else int(value)
