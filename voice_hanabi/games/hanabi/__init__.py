"""Hanabi: its rules, and how it is talked about.

The rules are a library of their own, pure Python without words, sound, clock or files: ``__all__`` is its
public interface, and ``docs/library.md`` shows how to use it. The rest of the package (``talk``,
``partners``, ``game``) belongs to the talking table, and is not imported with it.
"""

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
from voice_hanabi.games.hanabi.rules.cards import COLOURED_SUITS, RANKS, Card, Suit
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, NotationError, RecordError, RuleError
from voice_hanabi.games.hanabi.rules.events import Event, Moment, Outcome, Tile, view_event
from voice_hanabi.games.hanabi.rules.game import apply, legal_actions
from voice_hanabi.games.hanabi.rules.knowledge import Knowledge
from voice_hanabi.games.hanabi.rules.positions import count_positions, position_key
from voice_hanabi.games.hanabi.rules.records.full_record import (
    FullRecord,
    read_full_record,
    replay_full_record,
    write_full_record,
)
from voice_hanabi.games.hanabi.rules.records.record import (
    Record,
    Replay,
    read_record,
    replay_record,
    write_record,
)
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, VARIANTS, Rules, rules_for
from voice_hanabi.games.hanabi.rules.setup import hand_size
from voice_hanabi.games.hanabi.rules.state import Held, State, from_deck, from_read_cards, new_game
from voice_hanabi.games.hanabi.rules.view import CardView, CopiesLeft, View, view
from voice_hanabi.games.hanabi.rules.written.notation import (
    format_action,
    format_card,
    parse_action,
    parse_card,
)

__all__ = [
    "COLOURED_SUITS",
    "RANKS",
    "RULEBOOKS",
    "VARIANTS",
    "Action",
    "Card",
    "CardView",
    "ClueColour",
    "ClueRank",
    "CopiesLeft",
    "Discard",
    "Event",
    "FullRecord",
    "Held",
    "IllegalAction",
    "Knowledge",
    "Moment",
    "NotationError",
    "Outcome",
    "Play",
    "ReadCard",
    "Rearrange",
    "Record",
    "RecordError",
    "Replay",
    "RuleError",
    "Rules",
    "State",
    "Suit",
    "TakeToDeck",
    "TakeToFirework",
    "Tile",
    "View",
    "apply",
    "count_positions",
    "format_action",
    "format_card",
    "from_deck",
    "from_read_cards",
    "hand_size",
    "legal_actions",
    "new_game",
    "parse_action",
    "parse_card",
    "position_key",
    "read_full_record",
    "read_record",
    "replay_full_record",
    "replay_record",
    "rules_for",
    "view",
    "view_event",
    "write_full_record",
    "write_record",
]
