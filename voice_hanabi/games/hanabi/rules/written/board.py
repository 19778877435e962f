"""The table as a few lines of text, for programmers: the ``str`` of a state or a view.

The board of a state shows every card; the board of a view shows what its seat may know: other hands by their
faces and its own by what clues have said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.written.notation import LETTERS, format_card

if TYPE_CHECKING:
    from voice_hanabi.games.hanabi.rules.state import State
    from voice_hanabi.games.hanabi.rules.view import View


def board(table: State | View, heights: Mapping[str, int], deck: int, hands: Sequence[Sequence[str]]) -> str:
    """Return a table as text, given the texts of its hands."""
    rules = table.rules
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
    """Return the top card of a firework, with a dash if it is empty."""
    suit = rules.suit(name)
    built = suit.ranks_built(height) if suit is not None else ()
    return f"{LETTERS.get(name, name)}{built[-1] if built else '-'}"


def _counted(rules: Rules, cards: Iterable[Card]) -> str:
    order = {suit.name: place for place, suit in enumerate(rules.suits)}
    counts = sorted(Counter(cards).items(), key=lambda entry: (order[entry[0].suit], entry[0].rank))
    return " ".join(format_card(card) + (f"x{count}" if count > 1 else "") for card, count in counts) or "-"


def told(suit: str | None, rank: int | None) -> str:
    """Return what is known about a card: ``?`` is an unknown suit or rank."""
    return f"{'?' if suit is None else LETTERS.get(suit, suit)}{'?' if rank is None else rank}"
