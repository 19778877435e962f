"""A record of any game by any rules, including those that hanab.live lacks: with reward tiles, for instance.

It is a JSON object: ``game`` is 'hanabi', ``players`` are the names by seat, ``rules`` has every field of
:class:`Rules`, ``seed`` and ``first`` (the seat that begins) give the deal, and ``actions`` are in notation
('play 3', 'clue 1 red'), including the moves within a hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from typing import NamedTuple

from voice_hanabi.games.hanabi.rules.acting import apply
from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    Rearrange,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Suit
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, NotationError, RecordError, RuleError
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Event,
    Misplayed,
    Rearranged,
    TurnBegan,
)
from voice_hanabi.games.hanabi.rules.records.record_fields import list_of, names_of, whole_of
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, Rules, check_rules
from voice_hanabi.games.hanabi.rules.state import State, new_game
from voice_hanabi.games.hanabi.rules.written.notation import format_action, parse_action

GAME = "hanabi"
"""The ``game`` of a full record; hanab.live's has none."""


class FullRecord(NamedTuple):
    """A well-formed full record; replaying it shows whether its actions are legal."""

    players: tuple[str, ...]
    """The names by seat."""
    rules: Rules
    seed: int
    first: int
    """The seat that begins."""
    actions: tuple[Action, ...]


def write_full_record(state: State, names: Sequence[str]) -> dict[str, object]:
    """Return the full record of a game so far; ``names`` are by seat.

    Raises :class:`RecordError` for a game that was dealt from a given deck rather than by its seed.
    """
    if len(names) != state.players:
        raise RecordError("number-of-names", players=state.players, names=len(names))
    if not state.is_dealt:
        raise RecordError("not-dealt")
    events = [event for moment in state.history for event in moment.events]
    first = next(event.seat for event in events if isinstance(event, TurnBegan))
    actions = tuple(_actions(events))
    if not _comes_back(FullRecord(tuple(names), state.rules, state.seed, first, actions), state):
        raise RecordError("not-from-a-seed")
    return {
        "game": GAME,
        "players": list(names),
        "rules": asdict(state.rules),
        "seed": state.seed,
        "first": first,
        "actions": [format_action(action) for action in actions],
    }


def read_full_record(data: object) -> FullRecord:
    """Return the full record in a JSON value; :class:`RecordError` says what is malformed."""
    if not isinstance(data, dict):
        raise RecordError("not-a-record", what="it is not a JSON object")
    seed, first = whole_of(data, "seed"), whole_of(data, "first")
    if seed is None or first is None:
        raise RecordError("not-a-record", what="its seed and its first seat are not both whole numbers")
    actions = tuple(_action(entry, number) for number, entry in enumerate(list_of(data, "actions"), start=1))
    return FullRecord(names_of(data), _rules(data.get("rules")), seed, first, actions)


def replay_full_record(record: FullRecord) -> State:
    """Replay a full record by the rules; :class:`RecordError` names the first illegal action."""
    return full_record_states(record)[-1]


def full_record_states(record: FullRecord) -> tuple[State, ...]:
    """Return a full record's states: after the deal, and after each action. Raises :class:`RecordError`."""
    try:
        state = new_game(record.rules, len(record.players), record.seed, record.first)
    except RuleError as error:
        raise RecordError("not-a-game", sentence=str(error), rule=error.reason, why=error.details) from error
    states = [state]
    for number, action in enumerate(record.actions, start=1):
        try:
            state, _ = apply(state, action)
            states.append(state)
        except IllegalAction as error:
            raise RecordError.illegal(number, len(record.actions), error) from error
    return tuple(states)


def _comes_back(record: FullRecord, state: State) -> bool:
    try:
        return replay_full_record(record) == state
    except RecordError:
        return False


def _actions(events: Sequence[Event]) -> Iterator[Action]:
    """Yield the actions that caused these events."""
    for event in events:
        match event:
            case CardPlayed() | Misplayed():
                yield Play(event.slot, event.called)
            case CardDiscarded():
                yield Discard(event.slot)
            case ClueGiven(colour=None):
                yield ClueRank(event.target, event.rank or 0)
            case ClueGiven():
                yield ClueColour(event.target, event.colour or "")
            case CardIntoDeck():
                yield TakeToDeck(event.card)
            case CardOntoFirework():
                yield TakeToFirework(event.card)
            case Rearranged():
                yield Rearrange(event.seat, event.from_slot, event.to_slot)


def _action(entry: object, number: int) -> Action:
    try:
        return parse_action(entry) if isinstance(entry, str) else _no_action(entry)
    except NotationError as error:
        raise RecordError("not-an-action", number=number) from error


def _no_action(entry: object) -> Action:
    raise NotationError("not-an-action", text=entry)


def _rules(data: object) -> Rules:
    """Return the rules in a record, checked like those of any game."""
    if not isinstance(data, Mapping) or set(data) != {field.name for field in fields(Rules)}:
        raise RecordError("not-a-record", what="its rules are not complete")
    if data["rulebook"] not in RULEBOOKS:
        raise RecordError("not-a-record", what="its rulebook is none")
    try:
        suits = tuple(Suit(**suit) for suit in data["suits"])
        return check_rules(Rules(**{**data, "suits": suits}))
    except RuleError as error:
        raise RecordError("not-a-game", sentence=str(error), rule=error.reason, why=error.details) from error
    except TypeError as error:
        raise RecordError("not-a-record", what="its rules are damaged") from error
