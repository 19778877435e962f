"""Hanafuda and Koi-Koi: begin a match, ask what is legal, act. The names that the other rooms use.

>>> state = new_match(options_for("koi-koi", 2), seed=1, dealer=0)
>>> state, events = apply(state, legal_actions(state)[0])
>>> state.current
1
"""

from __future__ import annotations

from voice_hanabi.games.hanafuda.rules.acting import apply, legal_actions
from voice_hanabi.games.hanafuda.rules.actions import (
    Action,
    Call,
    Choose,
    Draw,
    Lay,
    Look,
    NextRound,
    ReadCard,
    TakeIntoHand,
)
from voice_hanabi.games.hanafuda.rules.errors import DealError, IllegalAction, OptionError, SeatError
from voice_hanabi.games.hanafuda.rules.events import Event, Moment, Outcome, RoundResult, view_event
from voice_hanabi.games.hanafuda.rules.options import Options, options_for
from voice_hanabi.games.hanafuda.rules.state import (
    Choice,
    Phase,
    State,
    from_deal,
    from_read_cards,
    new_match,
)

__all__ = [
    "Action",
    "Call",
    "Choice",
    "Choose",
    "DealError",
    "Draw",
    "Event",
    "IllegalAction",
    "Lay",
    "Look",
    "Moment",
    "NextRound",
    "OptionError",
    "Options",
    "Outcome",
    "Phase",
    "ReadCard",
    "RoundResult",
    "SeatError",
    "State",
    "TakeIntoHand",
    "apply",
    "from_deal",
    "from_read_cards",
    "legal_actions",
    "new_match",
    "options_for",
    "view_event",
]
