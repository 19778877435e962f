"""The table as a few lines of text, for whoever programs: what ``str`` of a state or a view gives.

The board of a state shows every card; the board of a view shows what its seat may know, other hands by
their faces and the own one by what clues have told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from voice_hanabi.hanabi.rules.cards import Card
from voice_hanabi.hanabi.rules.knowledge import Knowledge
from voice_hanabi.hanabi.rules.notation import LETTERS, format_card
from voice_hanabi.hanabi.rules.rulebooks import Rules

if TYPE_CHECKING:
    from voice_hanabi.hanabi.rules.state import State
    from voice_hanabi.hanabi.rules.view import View


def state_board(state: State) -> str:
    """Return a state as text, every card open."""
    hands = [[format_card(held.card) for held in hand] for hand in state.hands]
    return _board(state, state.heights, state.deck_size, hands)


def view_board(view: View) -> str:
    """Return a view as text: ``?`` stands for a suit or a rank that is hidden, and that no clue has told."""
    hands = [
        [_told(shown.knowledge) if shown.card is None else format_card(shown.card) for shown in hand]
        for hand in view.hands
    ]
    return _board(view, dict(view.fireworks), view.deck_size, hands)


def _board(table: State | View, heights: Mapping[str, int], deck: int, hands: Sequence[Sequence[str]]) -> str:
    rules: Rules = table.rules
    lines = [
        f"Fireworks: {' '.join(_top(rules, suit, height) for suit, height in heights.items())}",
        f"Clue tokens: {table.clue_tokens} of {rules.max_clues}   "
        f"Strikes: {table.strikes} of {rules.max_strikes}   Deck: {deck}",
        f"Discards: {_counted(rules, table.discards)}",
    ]
    for seat, hand in enumerate(hands):
        marker = ">" if seat == table.current and table.outcome is None else " "
        lines.append(f"{marker} {seat}: {' '.join(hand) or '-'}")
    if table.pending is not None:
        lines.append(f"Reward: {table.pending.name.lower().replace('_', ' ')}")
    if table.last_round is not None and table.outcome is None:
        lines.append(f"Last round: {table.last_round} to go")
    if table.outcome is not None:
        lines.append(f"Outcome: {table.outcome}, score {table.score}")
    return "\n".join(lines)


def _top(rules: Rules, name: str, height: int) -> str:
    """Return the card that lies on top of a firework, with a dash where none does."""
    suit = rules.suit(name)
    built = suit.ranks_built(height) if suit is not None else ()
    return f"{LETTERS.get(name, name)}{built[-1] if built else '-'}"


def _counted(rules: Rules, cards: Iterable[Card]) -> str:
    order = {suit.name: place for place, suit in enumerate(rules.suits)}
    counts = sorted(Counter(cards).items(), key=lambda entry: (order[entry[0].suit], entry[0].rank))
    return " ".join(format_card(card) + (f"x{count}" if count > 1 else "") for card, count in counts) or "-"


def _told(known: Knowledge) -> str:
    suit = "?" if known.suit is None else LETTERS.get(known.suit, known.suit)
    return f"{suit}{'?' if known.rank is None else known.rank}"
