"""The tests' checklists as a table: how often a mere mention of an act is carried out, and how often an act
is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import share, table

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "checklist"
QUICK_STEP = 200
"""A small run reads one sentence in this many."""

HEAD = ("language", "mention an act", "done at once", "are an act", "right and at once")
CAPTION = """\
Every act in every frame that voids it, as written and as spoken (without commas), and in every frame that
keeps it. The data are in `tests/checklist`."""


@cache
def checklists() -> ModuleType:
    """Return the module that composes the checklists' sentences, which tests and benchmarks share."""
    sys.path.insert(0, str(FOLDER))
    try:
        return import_module("checklist")
    finally:
        sys.path.remove(str(FOLDER))


def measured(language: str, *, step: int) -> tuple[str | int, ...]:
    """Return a language's row; every ``step``-th sentence is read."""
    said = checklists()
    voided = [*said.framed(language, "voids"), *said.talk(language)][::step]
    kept = list(said.framed(language, "keeps"))[::step]
    texts = [(line, text) for line in voided for text in dict.fromkeys((line.text, said.bare(line.text)))]
    done = sum(not said.harmless(said.at_once(language, line, text)) for line, text in texts)
    right = sum(said.at_once(language, line, line.text) == line.command for line in kept)
    return (language, len(texts), share(done, len(texts)), len(kept), share(right, len(kept)))


def report(languages: Sequence[str], quick: bool, processes: int) -> Iterator[str]:
    """Yield the table."""
    yield "## The checklists"
    step = QUICK_STEP if quick else 1
    yield f"{table(HEAD, side_by_side(partial(measured, step=step), languages, processes))}\n\n{CAPTION}"
