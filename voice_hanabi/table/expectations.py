"""What the table listens for: each kind of question has its own small grammar."""

from __future__ import annotations

from enum import Enum

from voice_hanabi.hanabi.talk.commands import (
    ACTION_INTENTS,
    INSTEAD_INTENTS,
    QUESTION_INTENTS,
    REWARD_INTENTS,
)
from voice_hanabi.table.commands import CONTROL_INTENTS, YES_NO_INTENTS

_ALWAYS = ("Repeat", "Stop", "AskHelp", "SaveAndLeave", "Slower", "Faster", "Louder", "Quieter")
"""What can be said whatever the table has just asked."""

_VARIANTS = ("SetVariant", "SetNoVariant")


class Expectation(Enum):
    """A situation, with the intents that are listened for in it."""

    COUNT = "count"
    NAMES = "names"
    SET_UP = "set-up"
    TURN = "turn"
    REWARD = "reward"
    SLOT = "slot"
    COLOUR = "colour"
    VALUE = "value"
    COLOUR_OR_VALUE = "colour-or-value"
    PLAYER = "player"
    YES_NO = "yes-no"
    CHOICE = "choice"
    WAITING = "waiting"
    DOUBT = "doubt"
    CHOICE_OR_COMMAND = "choice-or-command"
    PAUSED = "paused"
    ENDED = "ended"
    PRACTICE = "practice"

    @property
    def intents(self) -> tuple[str, ...]:
        """The names of the grammar's intents that are listened for."""
        return _INTENTS[self]

    @property
    def corrections(self) -> bool:
        """Whether 'no' and its kin may stand before what is said ('no, the second')."""
        return self in (Expectation.WAITING, Expectation.DOUBT, Expectation.CHOICE_OR_COMMAND)


ANSWERS = (
    Expectation.WAITING,
    Expectation.SLOT,
    Expectation.COLOUR_OR_VALUE,
    Expectation.PLAYER,
    Expectation.DOUBT,
    Expectation.CHOICE_OR_COMMAND,
)
"""What may be expected after a turn's command, the oftenest first: that it waits to be carried out, what it
lacked, if it was meant, or which of two was. (A colour or a value alone is asked for by a reward only.)"""

TALKED_FREELY = frozenset({Expectation.TURN, Expectation.REWARD, Expectation.WAITING})
"""Where people talk in whole sentences, which are listened for beside the exact phrases."""

ANSWERED_FREELY = frozenset(
    {
        Expectation.SLOT,
        Expectation.COLOUR,
        Expectation.VALUE,
        Expectation.COLOUR_OR_VALUE,
        Expectation.PLAYER,
        Expectation.YES_NO,
        Expectation.COUNT,
        Expectation.SET_UP,
    }
)
"""Where people answer in few words, but with everyday ones around them."""

_TURN = (
    *ACTION_INTENTS,
    *QUESTION_INTENTS,
    *CONTROL_INTENTS,
    "Move",
    "AnswerSlot",
    *YES_NO_INTENTS,
)

PART_INTENTS = ("AnswerSlot", "AnswerColour", "AnswerValue", "AnswerPlayer", *INSTEAD_INTENTS)
"""What may take the place of a part of an action that waits."""

_INTENTS: dict[Expectation, tuple[str, ...]] = {
    Expectation.COUNT: ("SetCount", "SetLanguage", "SetRules", *_VARIANTS, *_ALWAYS),
    Expectation.NAMES: ("SetNames", "SetCount", "SetLanguage", "SetRules", *_VARIANTS, "No", *_ALWAYS),
    Expectation.SET_UP: (
        "SetCount",
        "SetNames",
        "SetLanguage",
        "SetRules",
        "SetBeginner",
        "Deal",
        "AskRule",
        *_VARIANTS,
        *YES_NO_INTENTS,
        *_ALWAYS,
    ),
    Expectation.TURN: _TURN,
    Expectation.REWARD: (
        "Clue",
        *REWARD_INTENTS,
        "AnswerNumber",
        *QUESTION_INTENTS,
        *CONTROL_INTENTS,
        *YES_NO_INTENTS,
    ),
    Expectation.SLOT: ("AnswerSlot", "No", "TakeBack", *_ALWAYS),
    Expectation.COLOUR: ("AnswerColour", "No", "TakeBack", *_ALWAYS),
    Expectation.VALUE: ("AnswerValue", "No", "TakeBack", *_ALWAYS),
    Expectation.COLOUR_OR_VALUE: ("AnswerColour", "AnswerValue", "No", "TakeBack", *_ALWAYS),
    Expectation.PLAYER: ("AnswerPlayer", "No", "TakeBack", *_ALWAYS),
    Expectation.YES_NO: (*YES_NO_INTENTS, "TakeBack", *_ALWAYS),
    Expectation.CHOICE: ("AnswerNumber", "No", "TakeBack", *_ALWAYS),
    # What is heard, not only answered, while an action or a question about one is open. These three decide
    # how much of a turn may be said aloud there.
    Expectation.WAITING: (*_TURN, *PART_INTENTS),
    Expectation.DOUBT: (*YES_NO_INTENTS, "TakeBack", *ACTION_INTENTS, *PART_INTENTS, *_ALWAYS),
    Expectation.CHOICE_OR_COMMAND: (
        "AnswerNumber", "No", "TakeBack", *ACTION_INTENTS, *PART_INTENTS, *_ALWAYS,
    ),
    Expectation.PAUSED: ("GoOn", *YES_NO_INTENTS, *QUESTION_INTENTS, *_ALWAYS),
    # What is practised is heard among all that a turn may bring.
    Expectation.PRACTICE: (*_TURN, "Skip"),
    Expectation.ENDED: ("NewGame", *YES_NO_INTENTS, *QUESTION_INTENTS, *_ALWAYS),
}
