"""The opening of an evening: how soon people that the program doesn't know can start to play."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.evenings import opening_evening
from benchmarks.meaning import opening_said
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table

MOST_ANSWERS = (5, 1)
"""Without memory, and with the previous evening's choices."""
MOST_SECONDS = (60, 15)


MOST_SECONDS_ALONE = 20
"""From the start to the person's first turn, including all hands."""


def alone(languages: list[str]) -> Iterator[str]:
    """Measure how soon somebody alone with computer players can play, and yield a table."""
    rows: list[tuple[object, ...]] = []
    for language in languages:
        try:
            one = opening_evening.opened_alone(language)
        except opening_evening.Stuck as problem:
            rows.append((language, "-", str(problem), *"---"))
            continue
        whole = "all" if one.private else "not all"
        rows.append((language, one.answers, one.again, f"{one.seconds:.1f}", f"{one.turn:.1f}", whole))
        progress(f"{language}, alone: done")
    head = ("language", "answers", "said again", "seconds to turn", "all hands told", "cards told")
    yield table(head, rows)
    yield f"Wanted: {MOST_SECONDS_ALONE} seconds at most."


def report(languages: list[str], quick: bool, *, measured: bool, spoken: bool) -> Iterator[str]:
    """Measure openings by voice and sentences that people say before a game, and yield tables."""
    head = (
        "language", "ears", "memory", "answers", "said again", "seconds to the deal", "to the first turn",
        "cards told to the right players",
    )  # fmt: skip
    rows: list[tuple[object, ...]] = []
    for language in languages[:1] if quick else languages:
        for ear in ("headset", "phone"):
            try:
                openings = opening_evening.opened(language, ear)
            except opening_evening.Stuck as problem:
                rows.append((language, ear, "-", str(problem), *"----"))
                continue
            for memory, one in zip(("none", "last time"), openings, strict=True):
                whole = "all" if one.private else "not all"
                row = (one.answers, one.again, f"{one.seconds:.1f}", f"{one.turn:.1f}", whole)
                rows.append((language, ear, memory, *row))
            progress(f"{language}, {ear}: done")
    yield table(head, rows)
    yield f"Wanted: {MOST_ANSWERS} answers and {MOST_SECONDS} seconds at most, without memory and with it."
    yield from opening_said.report(languages, measured=measured, spoken=spoken)
