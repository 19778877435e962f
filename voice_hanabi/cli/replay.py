"""``voice-hanabi replay``: play records of hanab.live again, by the rules, and say what they came to.

A record that stops in mid-game, by an action that ends it or by having no more actions, has the outcome
``ended`` with what stands then, since nobody lost it. A game lost by a third strike scores 0, and
``fireworks_total`` keeps what the display had reached.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from voice_hanabi.hanabi.rules.errors import RecordError
from voice_hanabi.hanabi.rules.record import Replay, read_record, replay_record

UNUSABLE = 2
"""The exit status when any file could not be used."""


def replay(paths: Sequence[Path], as_json: bool) -> int:
    """Print one line for each file, and one sentence on standard error for each that cannot be used.

    With ``as_json`` a line is a JSON object, else a short text. Return the exit status: 0, or 2 when any
    file was refused; the others are replayed all the same.
    """
    status = 0
    for path in paths:
        try:
            result = replay_record(read_record(_load(path)))
        except RecordError as error:
            print(f"{path}: {error}", file=sys.stderr)
            status = UNUSABLE
        else:
            print(json.dumps(summary(path, result)) if as_json else _line(path, result))
    return status


def summary(path: Path, result: Replay) -> dict[str, object]:
    """Return what ``--json`` prints: a promise to whoever reads it.

    ``fireworks`` holds for each suit how many cards its firework has, by the rulebooks' names (the
    site's purple is white; its sixth suit rainbow or black). ``turns`` counts plays, discards and clues.
    """
    state = result.state
    return {
        "file": str(path),
        "outcome": state.outcome or "ended",
        "score": state.score,
        "fireworks_total": state.fireworks_total,
        "fireworks": state.heights,
        "clue_tokens": state.clue_tokens,
        "strikes": state.strikes,
        "turns": result.turns,
    }


def _line(path: Path, result: Replay) -> str:
    found = summary(path, result)
    fireworks = ", ".join(f"{suit} {height}" for suit, height in result.state.heights.items())
    return (
        f"{path}: {found['outcome']}, score {found['score']}, fireworks {found['fireworks_total']} "
        f"({fireworks}), clue tokens {found['clue_tokens']}, strikes {found['strikes']}, "
        f"turns {found['turns']}"
    )


def _load(path: Path) -> object:
    """Return the JSON value in a file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-text") from error
    except OSError as error:
        raise RecordError("unreadable", why=error.strerror) from error
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("not-json") from error
    return found
