"""What the table listens for. Each kind of question has its own small grammar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from voice_hanabi.contract.commands import (
    ADVICE_INTENTS,
    AT_ANY_TIME,
    CONTROL_INTENTS,
    LESSON_INTENTS,
    LOOK_INTENTS,
    NAMING_INTENTS,
    PARTNER_INTENTS,
    TEACH_INTENTS,
    YES_NO_INTENTS,
    Advice,
    Arrange,
    Command,
    Control,
    ControlVerb,
    Question,
    Why,
)

ALWAYS = ("Repeat", "Stop", "AskHelp", "SaveAndLeave", "Slower", "Faster", "Louder", "Quieter")
"""What can be said whatever the table has just asked."""

REFUSING = ("No", "TakeBack", *ALWAYS)
"""What can be said to any question about an action."""


class Speech(Enum):
    """How freely people speak in a situation."""

    EXACT = "exact"
    """Only the exact phrases are recognised."""
    ANSWERS = "answers"
    """People answer in a few words, with everyday ones around them."""
    TALK = "talk"
    """People talk in whole sentences, which are recognised besides the exact phrases."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """A situation, with the intents that are recognised in it."""

    value: str
    """Its name, which is part of its help message's name: 'yes-no'."""
    intents: tuple[str, ...]
    speech: Speech = Speech.EXACT
    corrections: bool = False
    """Whether 'no' and similar words may come before what is said ('no, the second')."""
    never: tuple[str, ...] = ()
    """Intents whose words mean something else here, so that even typed lines never mean them: 'stop'."""
    agreeing: tuple[str, ...] = ()
    """Intents that only say a yes to the question again: 'yes, deal'."""


YES_NO = Expectation("yes-no", (*YES_NO_INTENTS, "TakeBack", *ALWAYS), Speech.ANSWERS)
CHOICE = Expectation("choice", ("AnswerNumber", *REFUSING))
PLAYER = Expectation("player", ("AnswerPlayer", *REFUSING), Speech.ANSWERS)
WHOSE_EAR = Expectation("whose-ear", ("AnswerPlayer", "AnswerNone", *REFUSING), Speech.ANSWERS)
"""The table has asked who hears nothing, or whose ear was meant."""

CHOOSING = ("SetLanguage", "SetGame", "SetRules", "SetVariant", "SetNoVariant")
"""What may be chosen at any time before a game; a game's grammar may lack some of it."""

_AROUND = (
    "More",
    "DropVariant",
    "SuggestVariant",
    "SetConfirm",
    "CuesOff",
    "CuesOn",
    "LastTime",
    "Resume",
    "TellRemembered",
    "ForgetRemembered",
    *PARTNER_INTENTS,
    *TEACH_INTENTS,
    *AT_ANY_TIME,
)
"""What else may be requested at any time before a game."""

_OF_EARS = ("ListEars", "AskEach", "ExplainEars", "ShareEar", "EarApp", "SwapSides", "TryEar")

COUNT = Expectation(
    "count", ("SetCount", "SetOne", "AnswerNone", *CHOOSING, *_AROUND, *ALWAYS), Speech.ANSWERS
)
NAMES = Expectation(
    "names", ("SetNames", "SetCount", "Deal", *CHOOSING, *_AROUND, "No", "AnswerNone", *ALWAYS)
)
NAMES_SURE = Expectation("names-sure", ("SetNames", *YES_NO_INTENTS, "AnswerNone", *ALWAYS))
"""The table has asked whether a word was meant as a name, because it also means something else."""
EARS = Expectation(
    "ears",
    ("HearBy", *_OF_EARS, "AnswerNone", "SetCount", *CHOOSING, *_AROUND, *YES_NO_INTENTS, *ALWAYS),
    Speech.ANSWERS,
)
"""The table has asked how each player should hear private words."""
EAR_TRIAL = Expectation(
    "ear-trial",
    (
        "HearBy",
        *_OF_EARS,
        "Heard",
        "NotHeard",
        "AnswerPlayer",
        "AnswerNone",
        *AT_ANY_TIME,
        *YES_NO_INTENTS,
        *ALWAYS,
    ),
    Speech.ANSWERS,
    agreeing=("Heard",),
)
"""The table has asked whether a player heard what was said to one ear."""
SET_UP = Expectation(
    "set-up",
    (
        "SetCount",
        "SetNames",
        "SetBeginner",
        *NAMING_INTENTS,
        "Deal",
        "AskRule",
        "HearBy",
        "SetWhat",
        *_OF_EARS,
        "AnswerNone",
        *CHOOSING,
        *_AROUND,
        *YES_NO_INTENTS,
        *ALWAYS,
    ),
    Speech.ANSWERS,
    agreeing=("Deal", "GoOn"),
)
LAST_TIME = Expectation(
    "last-time",
    ("SetCount", "HearBy", *CHOOSING, *_AROUND, *YES_NO_INTENTS, *ALWAYS),
    Speech.ANSWERS,
    agreeing=("LastTime", "Deal", "GoOn"),
)
"""The table has asked whether everything should be as it was last time."""

LOOKING = Expectation(
    "looking",
    (*LOOK_INTENTS, "LookAgain", "Why", "GuideNext", "GuideBack", "GoOn", "TakeBack", *ALWAYS),
    Speech.ANSWERS,
)
"""A finished game is being reviewed."""

SAVED_OFFERED = Expectation(
    "yes-no",
    (*YES_NO.intents, "SetAlone", "SetPartners", "Teach", "Puzzle", "NewGame", "SetGame"),
    Speech.ANSWERS,
    agreeing=("Resume", "GoOn", "Deal"),
)
"""The table has asked whether to continue a saved game; another game, partners, a lesson or a puzzle may be
asked for instead.
"""

SETTING_UP = (COUNT, NAMES, NAMES_SURE, EARS, EAR_TRIAL, WHOSE_EAR, SET_UP, LAST_TIME, SAVED_OFFERED, LOOKING)
"""The situations before a game, or after one."""


@dataclass(frozen=True, slots=True)
class Situations:
    """A game's situations, besides those of setting up and of small questions."""

    actions: tuple[str, ...]
    """The intents that are actions."""
    questions: tuple[str, ...]
    """The intents that are players' questions."""
    turn: Expectation
    waiting: Expectation
    """An action was read back and will be carried out after a short silence."""
    doubt: Expectation
    """The table has asked whether an action was meant."""
    choice_or_command: Expectation
    """The table has asked which of two actions was meant."""
    paused: Expectation
    ended: Expectation
    lesson: Expectation
    """A lesson has asked for a move, or for something else that can be said at a table."""
    practice: Expectation
    """A practised sentence is recognised among everything that can be said on a turn."""
    short: tuple[str, ...]
    """Short answers to a lesson that has just asked for an action; one may mean several things."""
    own: tuple[Expectation, ...]
    """Situations that only this game has."""
    after_turn: tuple[Expectation, ...]
    """The situations that may follow a turn's command, most frequent first."""

    def __iter__(self) -> Iterator[Expectation]:
        """Iterate over all situations, including those of setting up."""
        yield from (*SETTING_UP, self.turn, *self.own, PLAYER, YES_NO, CHOICE)
        yield from (
            self.waiting,
            self.doubt,
            self.choice_or_command,
            self.paused,
            self.practice,
            self.lesson,
            self.ended,
        )

    @property
    def in_game(self) -> tuple[Expectation, ...]:
        """All situations except those of setting up."""
        return tuple(one for one in self if one not in SETTING_UP)

    def named(self, value: str) -> Expectation:
        """Return the situation of a name. Raises `KeyError`."""
        return {one.value: one for one in self}[value]


_NOT_IN_LESSONS = (
    "ReadGuide", "GuideNext", "GuideBack", "BackToGame", "PlayFor", "PlayerBack", "NewPhone", "NewGame",
    "TakeBack",
    *(one for one in ADVICE_INTENTS if one != "Hint"),
)  # fmt: skip
"""Intents that have other words in a lesson, or nobody to refer to."""


def situations(
    *,
    actions: Sequence[str],
    questions: Sequence[str],
    parts: Sequence[str],
    elsewhere: Sequence[str] = (),
    further: Sequence[str] = (),
    short: Sequence[str] = (),
    own: Sequence[Expectation] = (),
    after_turn: Sequence[Expectation] = (),
) -> Situations:
    """Return the situations of a game.

    ``actions`` (of a turn) and ``questions`` are its intents, ``elsewhere`` those of actions that are only
    possible in one of the game's own situations. ``parts`` may replace a part of a waiting action,
    ``further`` is what else may be said on a turn, ``short`` is what answers by itself when a lesson has
    asked for an action. ``own`` are situations that only this game has, ``after_turn`` those most likely to
    follow a turn's command.
    """
    every = (*actions, *elsewhere)
    turn = (*actions, *questions, *CONTROL_INTENTS, *further, *YES_NO_INTENTS)
    # These three decide how much of a turn may be said while an action or a question about one is open.
    waiting = Expectation("waiting", (*turn, *parts), Speech.TALK, corrections=True)
    doubt = Expectation("doubt", (*YES_NO_INTENTS, "TakeBack", *every, *parts, *ALWAYS), corrections=True)
    choice = Expectation(
        "choice-or-command", ("AnswerNumber", "No", "TakeBack", *every, *parts, *ALWAYS), corrections=True
    )
    return Situations(
        actions=every,
        questions=tuple(questions),
        turn=Expectation("turn", turn, Speech.TALK),
        waiting=waiting,
        doubt=doubt,
        choice_or_command=choice,
        paused=Expectation(
            "paused",
            ("GoOn", *AT_ANY_TIME, *YES_NO_INTENTS, *questions, *every, *ALWAYS),
            agreeing=("GoOn",),
        ),
        ended=Expectation(
            "ended",
            (
                "NewGame",
                "SetGame",
                *TEACH_INTENTS,
                *AT_ANY_TIME,
                *ADVICE_INTENTS,
                *YES_NO_INTENTS,
                *questions,
                *ALWAYS,
            ),
            agreeing=("NewGame", "Deal"),
        ),
        lesson=Expectation(
            "lesson",
            (
                *(one for one in turn if one not in (*_NOT_IN_LESSONS, *LESSON_INTENTS)),
                *LESSON_INTENTS,
            ),
            Speech.TALK,
        ),
        practice=Expectation("practice", (*turn, "Skip")),
        short=tuple(short),
        own=tuple(own),
        after_turn=(waiting, *after_turn, doubt, choice),
    )


FINAL: Mapping[str, Command] = {
    "SaveAndLeave": Control(ControlVerb.SAVE_AND_LEAVE),
    "ForgetVoice": Control(ControlVerb.FORGET_VOICE),
    "ForgetRemembered": Arrange("forget-remembered"),
    "ForgetLearned": Arrange("forget-learned"),
}
"""Intents that can't be undone: leaving and forgetting. This is the only list of them.

They are carried out at once only if a short form is the whole sentence; otherwise the table asks. Starting
over can't be undone either, and is always asked about."""


def is_final(command: Command) -> bool:
    """Return whether a command cannot be undone."""
    return command in FINAL.values()


_HARMLESS = frozenset(
    {
        *(ControlVerb.REPEAT, ControlVerb.STOP, ControlVerb.TAKE_BACK, ControlVerb.READY, ControlVerb.GO_ON),
        *(ControlVerb.SLOWER, ControlVerb.FASTER, ControlVerb.LOUDER, ControlVerb.QUIETER),
        *(ControlVerb.SHORTER, ControlVerb.LONGER, ControlVerb.PAUSE, ControlVerb.SKIP),
        *(ControlVerb.THINK_FASTER, ControlVerb.THINK_SLOWER),
    }
)
"""What anybody may say because the next word undoes it."""

_ONLY_TELLS = (
    "what-sound", "tell-sounds", "card-lost", "cards-mixed", "cards-missing", "drew-two", "hand-count",
)  # fmt: skip
"""Requests that the table only answers: about the short sounds, and about real cards that are mixed up."""


def changes_something(command: Command | None) -> bool:
    """Return whether doing a command changes more than how the table speaks."""
    if command is None or isinstance(command, Question | Advice | Why):
        return False
    if isinstance(command, Arrange) and command.what in _ONLY_TELLS:
        return False
    return not (isinstance(command, Control) and command.verb in _HARMLESS)
