"""What can be said at any table, as types. A game derives its own actions and questions from them."""

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
"""The topic of help that every game has: how to steer the conversation."""
RULE = "rule"
"""The subjects of questions that every game has: what can be said now, and a point of the rules."""


class Command:
    """Something that a player asks of the table."""

    __slots__ = ()


class ActionCommand(Command):
    """An action that a player asks for in a game; each game has its own kinds."""

    __slots__ = ()

    @property
    def deed(self) -> object | None:
        """The action without its details, for comparing; ``None`` if a part is missing."""
        return self


class Question(Command):
    """A player's question; each game has its own kinds."""

    __slots__ = ()

    about: Enum
    """What it is about."""
    topic: str | None
    """The point of the rules it asks about."""
    asker: int | None
    """The seat (0-based) that asks, if the words say so."""

    def is_about(self, about: str) -> bool:
        """Return whether it is about a subject: ``HELP``, ``RULE`` or one of the game's own."""
        return bool(self.about.value == about)

    def says_less_than(self, other: Command) -> bool:
        """Return whether it is the other one with a part left open: 'who has red', 'who has a red two'."""
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
    """A seat (0-based) has lost its phone and needs another as its private ear."""

    player: int


@dataclass(frozen=True, slots=True)
class SetUp(Command):
    """A choice before a game.

    ``what`` is language, game, rules, variant, no-variant, count, names, beginner, level (of computer
    players), add-partner, drop-player, rename, exchange or add-player.
    """

    what: str
    value: SlotValue | None = None
    names: tuple[str, ...] = ()
    other: int | None = None
    """The seat that changes places with another one, ``value``."""


@dataclass(frozen=True, slots=True)
class WithPartners(Command):
    """Who plays with computer players; parts that were not said are ``None`` or empty."""

    people: int | None = None
    computers: int | None = None
    names: tuple[str, ...] = ()
    """The number of people."""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class StandIn(Command):
    """The computer plays for a seat (0-based) while its player is away, or stops doing so."""

    player: int
    back: bool = False


Listener = int | str
"""The listener: a seat (0-based), 'me', 'rest' or 'all'."""


@dataclass(frozen=True, slots=True)
class Why(Command):
    """Why a computer player (a seat, 0-based) did a deed, or told a listener this colour or value."""

    player: int | None = None
    deed: str | None = None
    to: Listener | None = None
    named: SlotValue | None = None


@dataclass(frozen=True, slots=True)
class Advice(Command):
    """A request for advice; from whom (a seat, 0-based), about which deed or move, if that was said."""

    kind: AdviceKind
    player: int | None = None
    deed: str | None = None
    move: ActionCommand | None = None


@dataclass(frozen=True, slots=True)
class HearBy(Command):
    """By which private ears players want to hear what only they may know.

    ``ears`` are pairs of a listener (``None`` if nobody was named) and an ear: phone, headset, own, left,
    right, sides, reader, writing or none. ``lost`` are the ears that are said not to work, in the same form.
    """

    ears: tuple[tuple[Listener | None, str], ...] = ()
    lost: tuple[tuple[Listener | None, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Arrange(Command):
    """A request about the setting of a game: what there is to choose, what is remembered."""

    what: str
    """The request in canonical words: 'list-ears', 'drop-variant'."""
    value: SlotValue | None = None
    player: int | None = None
    """The seat that it is about."""


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """An answer to the table's question: yes-no, none, player, number, or one of the game's own kinds.

    It can also change a part of a waiting action; ``act`` is then what to do with its card instead.
    """

    kind: str
    value: SlotValue


YES, NO, NONE = Answer("yes-no", "yes"), Answer("yes-no", "no"), Answer("none", "none")

Meant = TypeVar("Meant", bound=Enum)


def intents_of(meant: type[Meant], prefix: str = "") -> Mapping[str, Meant]:
    """Return the intents of a meaning: ``AskMyHand`` for the question ``Ask`` about 'my-hand'."""
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
"""Players' names, and who else plays: said before a game and during one."""

_IN_LESSON = ("LessonBack", "LessonAnew", "LessonShow", "LessonLeave", "LessonAgain", "LessonWhy")
_WISHES = (
    "ListEars", "AskEach", "ExplainEars", "ShareEar", "EarApp", "SwapSides", "TryEar", "LastTime",
    "TellRemembered", "ForgetRemembered", "ListVariants", "More", "Resume", "CuesOff", "CuesOn",
    "ListMicrophones", "OtherMicrophone", "KeyOn", "KeyOff", "GuideNext", "GuideBack", "BackToGame",
    "ListenHarder", "ListenNormally", "OtherVoice", "KeepVoice", "LookKnown", "LookAdvice", "ShowBoard",
    "WhatSound", "TellSounds",
    "ListLessons", "Practise", "ForgetLearned", "Mark", "LookMark", *_IN_LESSON,
)  # fmt: skip
"""Requests that need nothing more to be said."""

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
"""Requests with the slot that completes them."""

_ANSWER_INTENTS = {"AnswerPlayer": ("player", "player"), "AnswerNumber": ("number", "number")}
_ALONE_INTENTS = ("SetAlone", "SetOne")
PARTNER_INTENTS = ("SetAlone", "SetPartners", "NoPartners", "AddPartner", "DropPartner", "SetLevel")
"""Said before a game, about computer players."""
WITH_PARTNERS_INTENTS = ("ThinkFaster", "ThinkSlower", "PlayFor", "PlayerBack", "Why")
"""Said in a game with computer players."""
LOOK_INTENTS = ("LookTurn", "LookKnown", "LookAdvice", "LookMark")
"""Said only of a finished game that is being reviewed."""
ARRANGE_INTENTS = (*(one for one in _ARRANGE_INTENTS if one not in LOOK_INTENTS), "SetAlone", "AddPartner")
"""Arrangements for a game, except for the ears themselves; people say them in their own words too."""
AT_ANY_TIME = ("ShowBoard", "ListMicrophones", "OtherMicrophone", "UseMicrophone", "KeyOn", "KeyOff",
    "ListenHarder", "ListenNormally", "OtherVoice", "KeepVoice", "ListVariants", "ReadGuide",
    "GuideNext", "GuideBack", "BackToGame", "TellScores", "TellScoresWith", "LookAgain", "WhatSound",
    "TellSounds", *FRIENDS_INTENTS, *CARDS_INTENTS)  # fmt: skip
"""How people are heard, the guide, the variants, real cards: before a game, in one, and in a pause."""
TEACH_INTENTS = ("Teach", "ListLessons", "Puzzle", "Practise", "ForgetLearned")
"""Requests for a lesson, a puzzle or something to practise: before a game, and at its table exactly so."""
LESSON_INTENTS = ("Skip", *_IN_LESSON, *TEACH_INTENTS)
"""Commands that steer a lesson."""
ADVICE_INTENTS = tuple(_ADVICE_INTENTS)
"""Requests for help in a game."""
ARRANGED_IN_GAME = ("ChangeEar", "SwapSides", "TryEar", "SetConfirm", "CuesOff", "CuesOn", "Mark",
    *AT_ANY_TIME, *ADVICE_INTENTS)  # fmt: skip
"""Those of ``ARRANGE_INTENTS`` that may be said during a game."""
CONTROL_INTENTS = (
    *(intent for intent in _CONTROL_INTENTS if intent not in ("Deal", "Skip", *WITH_PARTNERS_INTENTS)),
    "NewPhone",
    *TEACH_INTENTS,
    *WITH_PARTNERS_INTENTS,
    *NAMING_INTENTS,
    *ARRANGED_IN_GAME,
)
"""Commands that steer a running game's conversation."""
YES_NO_INTENTS = ("Yes", "No")
_ANSWERED = {"Yes": YES, "No": NO, "Heard": YES, "NotHeard": NO, "AnswerNone": NONE}


def command_of(reading: Reading) -> Command | None:  # noqa: C901 - flat: a case for each kind of intent
    """Return the command of any table that a reading stands for, ``None`` for a game's own command."""
    slots = dict(reading.slots)
    intent = reading.intent
    if intent in _NAMING:
        other = number_of(slots.get("other"))
        return SetUp(_NAMING[intent], slots.get("player"), _names_in(slots), other)
    if intent in _ANSWERED:
        return _ANSWERED[intent]
    if intent in _CONTROL_INTENTS:
        return Control(_CONTROL_INTENTS[intent])
    if intent == "NewPhone":
        return NewPhone(int(slots["player"]))
    if intent in (*_ALONE_INTENTS, "SetPartners", "NoPartners"):
        return _with_partners(intent, slots)
    if intent in ("PlayFor", "PlayerBack"):
        return StandIn(int(slots["player"]), back=intent == "PlayerBack")
    if intent == "Why":
        player, named = number_of(slots.get("player")), slots.get("colour", slots.get("value"))
        return Why(player, text_of(slots.get("deed")), slots.get("to"), named)
    if intent in _ADVICE_INTENTS:
        return Advice(_ADVICE_INTENTS[intent], number_of(slots.get("player")), text_of(slots.get("deed")))
    if intent in _SETUP_INTENTS:
        what, slot = _SETUP_INTENTS[intent]
        return SetUp(what, slots.get(slot))
    if intent in _ARRANGE_INTENTS:
        what, slot = _ARRANGE_INTENTS[intent]
        return Arrange(what, slots.get(slot), number_of(slots.get("player")))
    if intent in ("HearBy", "ChangeEar"):
        return HearBy(((slots.get("player", slots.get("who")), str(slots["ear"])),))
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
    """Return a slot's value as text, if it was said."""
    return None if value is None else str(value)


def number_of(value: SlotValue | None) -> int | None:
    """Return a slot's value as a number, if it was said."""
    return None if value is None else int(value)
