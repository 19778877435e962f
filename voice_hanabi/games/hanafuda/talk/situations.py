"""What a table of Hanafuda listens for, by situation."""

from __future__ import annotations

from voice_hanabi.contract.commands import CONTROL_INTENTS, YES_NO_INTENTS
from voice_hanabi.contract.expectations import REFUSING, Expectation, Speech, situations
from voice_hanabi.games.hanafuda.talk.commands import (
    ACTION_INTENTS,
    CALL_INTENTS,
    CHOICE_INTENTS,
    DRAW_INTENTS,
    LOOKED_INTENTS,
    QUESTION_INTENTS,
)

CARD_INTENT = "AnswerCard"
"""A card by itself: the answer to a choice or to the question for a card. In a turn it is a `Lay`."""

_AROUND = (*QUESTION_INTENTS, *CONTROL_INTENTS, *YES_NO_INTENTS)
"""What may be said besides the answer that the game waits for."""

_CALLED_SO = ("Stop", "GoOn", "SaveAndLeave")
"""What steers the table elsewhere, and is a call when one is due: 'stop', 'go on', 'let's end it here'."""

CARD = Expectation("card", (CARD_INTENT, "AnswerNumber", *REFUSING), Speech.ANSWERS)
"""The table has asked which card of the hand is meant."""
TAKE = Expectation("choice", (*CHOICE_INTENTS, CARD_INTENT, "AnswerNumber", *_AROUND), Speech.TALK)
"""A card may take either of two."""
CALL = Expectation(
    "call",
    (*CALL_INTENTS, *(one for one in _AROUND if one not in _CALLED_SO)),
    Speech.TALK,
    never=_CALLED_SO,
)
"""A yaku was made: koi-koi or shobu."""
DRAW = Expectation("draw", (*DRAW_INTENTS, *_AROUND), Speech.TALK)
"""A card of the stock is about to be drawn, and may be looked at first."""
LOOKED = Expectation("looked", (*LOOKED_INTENTS, *_AROUND), Speech.TALK)
"""The stock's top card was looked at."""

SITUATIONS = situations(
    actions=ACTION_INTENTS,
    elsewhere=(*CHOICE_INTENTS, *CALL_INTENTS, "Keep"),
    questions=QUESTION_INTENTS,
    parts=(),
    own=(CARD, TAKE, CALL, DRAW, LOOKED),
    after_turn=(CARD, TAKE, CALL, DRAW),
)
