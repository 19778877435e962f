"""What is listened for at a table of Hanabi, by situation."""

from __future__ import annotations

from voice_hanabi.hanabi.talk.commands import (
    ACTION_INTENTS,
    INSTEAD_INTENTS,
    QUESTION_INTENTS,
    REWARD_INTENTS,
)
from voice_hanabi.table.contract.commands import CONTROL_INTENTS, YES_NO_INTENTS
from voice_hanabi.table.contract.expectations import PLAYER, REFUSING, Expectation, Speech, situations

SLOT = Expectation("slot", ("AnswerSlot", *REFUSING), Speech.ANSWERS)
COLOUR = Expectation("colour", ("AnswerColour", *REFUSING), Speech.ANSWERS)
VALUE = Expectation("value", ("AnswerValue", *REFUSING), Speech.ANSWERS)
COLOUR_OR_VALUE = Expectation("colour-or-value", ("AnswerColour", "AnswerValue", *REFUSING), Speech.ANSWERS)
REWARD = Expectation(
    "reward",
    ("Clue", *REWARD_INTENTS, "AnswerNumber", *QUESTION_INTENTS, *CONTROL_INTENTS, *YES_NO_INTENTS),
    Speech.TALK,
)

SITUATIONS = situations(
    actions=ACTION_INTENTS,
    questions=QUESTION_INTENTS,
    parts=("AnswerSlot", "AnswerColour", "AnswerValue", "AnswerPlayer", *INSTEAD_INTENTS),
    further=("Move", "AnswerSlot"),
    short=("AnswerColour", "AnswerValue", "AnswerPlayer", "TakeCard"),
    own=(REWARD, SLOT, COLOUR, VALUE, COLOUR_OR_VALUE),
    # A colour or a value alone is asked for by a reward only.
    after_turn=(SLOT, COLOUR_OR_VALUE, PLAYER),
)
