"""What a record of hanab.live came to.

A record that stops in mid-game, by an action that ends it or by having no more actions, has the outcome
``ended`` with what stands then, since nobody lost it. A game lost by a third strike scores 0, and
``fireworks_total`` keeps what the display had reached.
"""

from __future__ import annotations

from voice_hanabi.hanabi.rules.record import Replay, read_record, replay_record
from voice_hanabi.table.game import Replayed


def replayed(record: object) -> Replayed:
    """Play a record again. Raises `RecordError` where it is broken."""
    result = replay_record(read_record(record))
    found = _summary(result)
    fireworks = ", ".join(f"{suit} {height}" for suit, height in result.state.heights.items())
    line = (
        f"{found['outcome']}, score {found['score']}, fireworks {found['fireworks_total']} "
        f"({fireworks}), clue tokens {found['clue_tokens']}, strikes {found['strikes']}, "
        f"turns {found['turns']}"
    )
    return Replayed(found, line)


def _summary(result: Replay) -> dict[str, object]:
    """Return the figures.

    ``fireworks`` holds for each suit how many cards its firework has, by the rulebooks' names (the
    site's purple is white; its sixth suit rainbow or black). ``turns`` counts plays, discards and clues.
    """
    state = result.state
    return {
        "outcome": state.outcome or "ended",
        "score": state.score,
        "fireworks_total": state.fireworks_total,
        "fireworks": state.heights,
        "clue_tokens": state.clue_tokens,
        "strikes": state.strikes,
        "turns": result.turns,
    }
