"""What the constants of the understanding do to what was heard: no sound is needed, only kept utterances.

``python -m benchmarks recognition --keep FILE`` keeps them; ``python -m benchmarks.tuning FILE...`` reads
them with many values of the constants and prints what each would have brought.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.commands import listeners, meaning
from benchmarks.outcomes import Outcome, Tally, judged
from benchmarks.tables import share, table
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.table import understanding
from voice_hanabi.table.commands import Command
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.understanding import Listener

VALUES: Mapping[str, Sequence[float]] = {
    "CLOSE_MARGIN": (0.15, 0.3, 0.45, 0.6),
    "CONFIDENCE_WEIGHT": (0.15, 0.25, 0.4),
    "SURE_COST": (0.35, 0.75, 1.1),
}
"""The constants that are tried, and their values."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What was said (``None``: no command) in one place, and what was heard."""

    room: str
    listener: Listener
    expectation: Expectation
    said: Command | None
    heard: tuple[Utterance, ...]


def kept(paths: Iterable[Path]) -> list[Kept]:
    """Read kept utterances. Raises ``OSError``, ``ValueError`` or ``KeyError`` for other files."""
    ears: dict[str, tuple[Listener, ...]] = {}
    found = []
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            language = record["language"]
            if language not in ears:
                ears[language] = listeners(language)
            listener = ears[language][record["table"]]
            expectation = Expectation(record["expectation"])
            said = meaning(listener, expectation, record["said"]) if record["said"] else None
            heard = tuple(
                Utterance(tuple(Alternative(text, score) for text, score in part)) for part in record["heard"]
            )
            found.append(Kept(record["room"], listener, expectation, said, heard))
    return found


def tallies(utterances: Iterable[Kept]) -> tuple[Tally, Tally]:
    """Return what comes of commands, and of what was none, with the constants as they stand."""
    commands, others = Tally(), Tally()
    for one in utterances:
        found = judged(one.listener, one.expectation, one.heard, one.said)
        (others if one.said is None else commands).add(found)
    return commands, others


def report(utterances: Sequence[Kept], values: Mapping[str, Sequence[float]] = VALUES) -> str:
    """Return a table of what each choice of constants brings; the constants stay as they were."""
    names = list(values)
    before = {name: getattr(understanding, name) for name in names}
    rows = []
    try:
        for choice in itertools.product(*values.values()):
            for name, value in zip(names, choice, strict=True):
                setattr(understanding, name, value)
            commands, others = tallies(utterances)
            rows.append(
                [
                    *(f"{value:g}" for value in choice),
                    share(commands.right, commands.said),
                    share(commands.counts[Outcome.RIGHT], commands.said),
                    *(
                        commands.counts[kind]
                        for kind in (Outcome.WRONG_ACTION, Outcome.ASKED_WRONG, Outcome.OTHER)
                    ),
                    *(
                        others.counts[kind]
                        for kind in (Outcome.WRONG_ACTION, Outcome.ASKED_WRONG, Outcome.OTHER)
                    ),
                ]
            )
    finally:
        for name, value in before.items():
            setattr(understanding, name, value)
    head = (*names, "right", "at once", "WRONG ACTION", "asked wrong", "other")
    return table((*head, "of talk: ACTION", "of talk: asked", "of talk: other"), rows)


if __name__ == "__main__":
    print(report(kept(map(Path, sys.argv[1:]))))
