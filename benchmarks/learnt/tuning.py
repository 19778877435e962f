"""Finds the settings that recognise best, using development voices and people only, and prints them.

``python -m benchmarks.learnt.tuning --people DIR`` recognises clips with the current settings, and interprets
the results with each value of the constants of understanding (``READING``), which needs no sound: starting
from the current values, it replaces one constant at a time by its best value until none improves. Then it
recognises a third of the clips with each value of the search settings (``HEARING``), one at a time. The
sentences differ from those of ``python -m benchmarks``; with ``--kept FILE...`` it reads what that has stored
instead of recognising.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from benchmarks.learnt import development
from benchmarks.learnt.development import Kept, kept
from benchmarks.tools.not_said import Came, worst
from benchmarks.tools.outcomes import Outcome, Tally, judged
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import share, table
from voice_hanabi.hearing import utterance
from voice_hanabi.hearing.graphs.lexicon import Costs
from voice_hanabi.hearing.models.packed import SearchSettings
from voice_hanabi.language import template_reader
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding import belief, interpreter

HEARING: Mapping[str, Sequence[float]] = {
    "other_phrase": (1.5, 6.0),
    "nothing": (1.0, 4.0),
    "other_phoneme": (1.4, 2.4),
    "silence_seconds": (0.3, 0.65),
    "readings": (400, 900),
}
"""Settings of the search, with the values to try besides the current ones."""

FEWER = 3
"""One clip in this many is recognised with each value of a search setting."""

READING: Mapping[str, Sequence[float]] = {
    "COMMAND_BELIEF": (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7),
    "DOUBTED_BELIEF": (0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55),
    "DROWNED_BELIEF": (0.1, 0.15, 0.2, 0.3),
    "DROWNED_WORDS": (8.0, 10.0, 12.0, 14.0, 18.0),
    "FAINT_BELIEF": (0.15, 0.2, 0.25, 0.3, 0.4),
    "ANSWER_BELIEF": (-0.3, -0.2, -0.1, -0.05, 0.0, 0.05, 0.1, 0.2),
    "DOUBT": (1.0, 2.0, 4.0, 6.0, 8.0),
    "CLOSE_MARGIN": (0.3, 0.45, 0.6, 0.75, 1.0, 1.3),
    "CONFIDENCE_WEIGHT": (0.05, 0.1, 0.15, 0.2, 0.3),
    "SURE_COST": (0.5, 0.75, 1.0),
    "MISSING_COST": (0.5, 0.7, 0.9),
    "MISSING_TELLING_COST": (0.8, 1.0, 1.3),
    "ADDED_FUNCTION_COST": (0.15, 0.3, 0.5),
    "ADDED_TELLING_COST": (0.7, 0.9, 1.2),
    "ADDED_OTHER_COST": (0.3, 0.5, 0.8),
}
"""Constants of understanding, of evidence and of what is forgiven, with the values to try.

There are values on either side of each current one: a best value at the edge of the range may not be the
best.
"""

_SAID: Mapping[Outcome, float] = {
    Outcome.RIGHT: 0.0, Outcome.ASKED: 0.3, Outcome.ASKED_SECOND: 0.4, Outcome.ASKED_WRONG: 1.0,
    Outcome.PARDON: 1.0, Outcome.IGNORED: 1.2, Outcome.OTHER: 1.5, Outcome.WRONG_ACTION: 5.0,
}  # fmt: skip
"""How harmful each possible result of something said is."""

_UNSAID: Mapping[Came, float] = {
    Came.ACTED: 10.0, Came.DONE: 3.0, Came.ANSWERED: 2.0, Came.ASKED: 1.0, Came.PARDON: 0.2,
    Came.IGNORED: 0.0,
}  # fmt: skip
"""The same for sound without a command."""


@dataclass
class Verdict:
    """The results of development clips: commands, answers, and clips without a command."""

    commands: Tally
    answers: Tally
    unsaid: dict[Came, int]
    harm: float
    """The sum of each group's average harm: less is better."""

    @property
    def cells(self) -> list[object]:
        """Return the table cells for it."""
        times = sum(self.unsaid.values())
        return [
            share(self.commands.right, self.commands.said),
            share(self.commands.counts[Outcome.RIGHT], self.commands.said),
            self.commands.counts[Outcome.WRONG_ACTION],
            share(self.answers.right, self.answers.said),
            times,
            *(self.unsaid.get(kind, 0) for kind in Came),
            f"{self.harm:.3f}",
        ]


HEAD = ("commands right", "at once", "WRONG ACTION", "answers right", "not said",
        *(kind.value for kind in Came), "harm")  # fmt: skip


def verdict(utterances: Sequence[Kept]) -> Verdict:
    """Return the results for stored utterances with the current constants."""
    harms: dict[str, list[float]] = {}
    found = Verdict(Tally(), Tally(), {}, 0.0)
    for one in utterances:
        if one.said is None:
            came = worst(one.interpreter, one.heard, one.expectation)
            found.unsaid[came] = found.unsaid.get(came, 0) + 1
            harm = _UNSAID[came]
        else:
            outcome = judged(one.interpreter, one.expectation, one.heard, one.said)
            (found.commands if one.at_turn else found.answers).add(outcome)
            harm = _SAID[outcome]
        harms.setdefault(one.group, []).append(harm)
    found.harm = sum(sum(group) / len(group) for group in harms.values())
    return found


@contextmanager
def constants(values: Mapping[str, float]) -> Iterator[None]:
    """Temporarily set other values for constants of understanding, evidence and forgiveness."""
    places = {name: _place(name) for name in values}
    before = {name: getattr(place, name) for name, place in places.items()}
    try:
        for name, place in places.items():
            setattr(place, name, values[name])
        yield
    finally:
        for name, place in places.items():
            setattr(place, name, before[name])


def present(names: Sequence[str]) -> dict[str, float]:
    """Return the current values of constants."""
    return {name: getattr(_place(name), name) for name in names}


def _place(name: str) -> ModuleType:
    """Return the module that contains a constant."""
    return next(place for place in (utterance, template_reader, belief, interpreter) if hasattr(place, name))


def reading(utterances: Sequence[Kept], values: Mapping[str, Sequence[float]] = READING) -> Iterator[str]:
    """Yield a table of the effect of each value of the constants, and a line with the best values."""
    now = present(list(values))
    best = dict(now)
    rows: dict[str, list[object]] = {}

    def tried(name: str, value: float) -> Verdict:
        with constants({**best, name: value}):
            found = verdict(utterances)
        rows[f"{name} {value:g}"] = [name, f"{value:g}", *found.cells]
        return found

    while True:
        before = dict(best)
        for name, choices in values.items():
            harm = {value: tried(name, value).harm for value in dict.fromkeys((best[name], *choices))}
            # If several are equally good, take the smallest change.
            best[name] = min(harm, key=lambda value: (round(harm[value], 6), abs(value - best[name])))
        if best == before:
            break
    yield table(("constant", "value", *HEAD), rows.values())
    changed = [f"{name} = {best[name]:g} (now {now[name]:g})" for name in values if best[name] != now[name]]
    yield f"Best: {', '.join(changed) or 'as they are'}."


def with_value(settings: SearchSettings, name: str, value: float) -> SearchSettings:
    """Return settings of the search, with one setting or one of their costs changed."""
    change: dict[str, Any] = {name: value}
    if name in {field.name for field in fields(Costs)}:
        return replace(settings, costs=replace(settings.costs, **change))
    return replace(settings, **change)


def value_of(settings: SearchSettings, name: str) -> float:
    """Return a setting of the search, or one of its costs."""
    found: float = getattr(settings.costs if hasattr(settings.costs, name) else settings, name)
    return found


def hearing(heard: Mapping[tuple[str, float], Sequence[Kept]]) -> Iterator[str]:
    """Yield a table of the effect of each value of the search settings, and the best value of each."""
    found = {key: verdict(utterances) for key, utterances in heard.items()}
    yield table(
        ("setting", "value", *HEAD),
        [[name, f"{value:g}", *found[name, value].cells] for name, value in found],
    )
    for name in dict.fromkeys(name for name, _ in found):
        harm = {value: one.harm for (other, value), one in found.items() if other == name}
        now = value_of(SearchSettings(), name)
        yield f"Best: {name} = {min(harm, key=lambda value: harm[value]):g} (now {now:g})."


def main() -> int:
    """Run what was requested; return 0, or 2 if something necessary is missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learnt.tuning", description=__doc__)
    parser.add_argument("--lang", nargs="+", choices=LANGUAGES, default=list(LANGUAGES), metavar="LANG")
    parser.add_argument("--people", type=Path, metavar="DIR", help="recordings of people, with an index.tsv")
    parser.add_argument(
        "--settings", nargs="*", choices=HEARING, default=list(HEARING), metavar="NAME",
        help=f"settings of the search to try: {', '.join(HEARING)}; all, or none",
    )  # fmt: skip
    parser.add_argument("--clips", type=int, default=24, help="number of clips of each kind in each language")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="store what was heard with current settings"
    )
    parser.add_argument("--kept", type=Path, nargs="+", metavar="FILE", help="read this, recognise nothing")
    options = parser.parse_args()
    try:
        if options.kept:
            utterances = kept(line for path in options.kept for line in path.read_text("utf-8").splitlines())
            print(*reading(utterances), sep="\n\n", flush=True)
            return 0

        def listen(settings: SearchSettings, count: int) -> list[str]:
            work = partial(development.hear, people=options.people, count=count, settings=settings)
            return [line for part in side_by_side(work, options.lang, options.processes) for line in part]

        lines = listen(SearchSettings(), options.clips)
        if options.keep is not None:
            options.keep.write_text("\n".join(lines) + "\n", encoding="utf-8")
        utterances = kept(lines)
        print("## How it is understood", *reading(utterances), sep="\n\n", flush=True)
        # Each value takes as long as recognising everything, so fewer clips are used.
        fewer = max(1, options.clips // FEWER)
        as_now = kept(listen(SearchSettings(), fewer)) if options.settings else []
        for name in options.settings:
            heard = {(name, value_of(SearchSettings(), name)): as_now}
            for value in HEARING[name]:
                heard[name, value] = kept(listen(with_value(SearchSettings(), name, value), fewer))
            print(f"## {name}", *hearing(heard), sep="\n\n", flush=True)
    except OSError as problem:
        print(f"python -m benchmarks.learnt.tuning: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
