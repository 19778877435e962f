"""The game of Hanabi: begin one, ask what is legal, act. The names that the other rooms use.

>>> from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
>>> state = new_game(rules_for("en"), players=2, seed=1)
>>> state, events = apply(state, legal_actions(state)[0])
>>> state.current
1
"""

from __future__ import annotations

from voice_hanabi.games.hanabi.rules import rewards
from voice_hanabi.games.hanabi.rules.acting import apply
from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    ReadCard,
    Rearrange,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, RuleError
from voice_hanabi.games.hanabi.rules.events import Event, Outcome, Tile, view_event
from voice_hanabi.games.hanabi.rules.setup import hand_size
from voice_hanabi.games.hanabi.rules.state import State, from_deck, from_read_cards, new_game
from voice_hanabi.games.hanabi.rules.turn import legal_clues

__all__ = [
    "Action",
    "ClueColour",
    "ClueRank",
    "Discard",
    "Event",
    "IllegalAction",
    "Outcome",
    "Play",
    "ReadCard",
    "Rearrange",
    "RuleError",
    "State",
    "TakeToDeck",
    "TakeToFirework",
    "Tile",
    "apply",
    "from_deck",
    "from_read_cards",
    "hand_size",
    "legal_actions",
    "new_game",
    "view_event",
]


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return everything that the current seat may do now, in a stable order, except rearranging.

    Plays come first, then discards, then clues by target. While a reward waits, only its choices.
    """
    if state.outcome is not None or state.reading is not None:
        return ()
    if state.pending is not None:
        return rewards.choices(state, state.pending)
    setup = state.setup
    cards = len(state.hands[state.current])
    found: tuple[Action, ...] = setup.plays[cards]
    if state.clue_tokens < setup.rules.max_clues:
        found += setup.discards[cards]
    if state.clue_tokens:
        found += legal_clues(state)
    return found
