"""The result of a record, hanab.live's or a full one.

A game that its players ended early has the outcome ``ended``, since nobody lost it; a record that stops in
mid-game has ``unfinished``. Both have the score reached so far. A game lost by a third strike scores 0, and
``fireworks_total`` has what the display had reached.
"""

from __future__ import annotations

from voice_hanabi.contract.game import Replayed
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.records.full_record import full_record_states, read_full_record
from voice_hanabi.games.hanabi.rules.records.record import read_record, replay_record
from voice_hanabi.games.hanabi.rules.state import State


def replayed(record: object) -> Replayed:
    """Replay a record. Raises `RecordError` if it is broken."""
    if isinstance(record, dict) and "game" in record:
        full = read_full_record(record)
        states, names = full_record_states(full), full.players
        state = states[-1]
        # A reward's choice belongs to the turn of the play that won it.
        turns = sum(isinstance(action, Play | Discard | ClueColour | ClueRank) for action in full.actions)
        events = [event for moment in state.history for event in moment.events]
        turns -= sum(isinstance(event, ClueGiven) and event.free for event in events)
        found = _summary(state, turns, finished=state.outcome is not None)
    else:
        replay = replay_record(read_record(record))
        state, states, names = replay.state, replay.states, replay.record.players
        found = _summary(state, replay.turns, replay.finished)
    fireworks = ", ".join(f"{suit} {height}" for suit, height in state.heights.items())
    line = (
        f"{found['outcome']}, score {found['score']}, fireworks {found['fireworks_total']} "
        f"({fireworks}), clue tokens {found['clue_tokens']}, strikes {found['strikes']}, "
        f"turns {found['turns']}"
    )
    return Replayed(found, line, tuple(names), (states,))


def _summary(state: State, turns: int, finished: bool) -> dict[str, object]:
    """Return the figures.

    ``fireworks`` has the number of cards in each suit's firework, by the rulebooks' names (the site's purple
    is white; its sixth suit rainbow or black). ``turns`` counts plays, discards and clues.
    """
    return {
        "outcome": state.outcome or ("ended" if finished else "unfinished"),
        "score": state.score,
        "fireworks_total": state.fireworks_total,
        "fireworks": state.heights,
        "clue_tokens": state.clue_tokens,
        "strikes": state.strikes,
        "turns": turns,
    }
