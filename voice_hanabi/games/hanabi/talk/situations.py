"""What a table of Hanabi listens for, by situation."""

from __future__ import annotations

from voice_hanabi.contract.commands import CONTROL_INTENTS, NAMING_INTENTS, YES_NO_INTENTS
from voice_hanabi.contract.expectations import PLAYER, REFUSING, Expectation, Speech, situations
from voice_hanabi.games.hanabi.talk.commands import (
    ACTION_INTENTS,
    INSTEAD_INTENTS,
    NOTE_INTENTS,
    QUESTION_INTENTS,
    REWARD_INTENTS,
    WEIGHING_INTENTS,
)

SLOT = Expectation("slot", ("AnswerSlot", *REFUSING), Speech.ANSWERS)
COLOUR = Expectation("colour", ("AnswerColour", *REFUSING), Speech.ANSWERS)
VALUE = Expectation("value", ("AnswerValue", *REFUSING), Speech.ANSWERS)
COLOUR_OR_VALUE = Expectation("colour-or-value", ("AnswerColour", "AnswerValue", *REFUSING), Speech.ANSWERS)
REWARD = Expectation(
    "reward",
    ("Clue", *REWARD_INTENTS, "AnswerNumber", *QUESTION_INTENTS, *CONTROL_INTENTS, *YES_NO_INTENTS),
    Speech.TALK,
)

_NOT_IN_PUZZLES = (
    "NewPhone", "TakeBack", "PlayFor", "PlayerBack", "ThinkFaster", "ThinkSlower", "WasGood", "CountHints",
    "HintsOff", "HintsOn", "ReadGuide", "GuideNext", "GuideBack", *NAMING_INTENTS,
)  # fmt: skip
"""Intents that make no sense when exactly one move is asked for."""
_OF_PUZZLES = (
    *QUESTION_INTENTS, *WEIGHING_INTENTS, *(one for one in CONTROL_INTENTS if one not in _NOT_IN_PUZZLES),
    "LessonShow",
)  # fmt: skip
PUZZLE = Expectation("puzzle", (*ACTION_INTENTS, *_OF_PUZZLES, "AnswerSlot", *YES_NO_INTENTS), Speech.TALK)
"""The puzzle of the day has asked for the best move."""
PUZZLE_KNOWN = Expectation("puzzle-known", _OF_PUZZLES, Speech.TALK)
"""Its best move is known, so nothing that is said is a move any more."""

SITUATIONS = situations(
    actions=ACTION_INTENTS,
    questions=QUESTION_INTENTS,
    parts=("AnswerSlot", "AnswerColour", "AnswerValue", "AnswerPlayer", *INSTEAD_INTENTS),
    further=("Move", *NOTE_INTENTS, *WEIGHING_INTENTS, "AnswerSlot"),
    short=("AnswerColour", "AnswerValue", "AnswerPlayer", "TakeCard"),
    own=(REWARD, SLOT, COLOUR, VALUE, COLOUR_OR_VALUE, PUZZLE, PUZZLE_KNOWN),
    # Only a reward asks for a colour or a value alone.
    after_turn=(SLOT, COLOUR_OR_VALUE, PLAYER),
)
