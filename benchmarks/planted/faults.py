"""Whether the tests find faults that are planted one at a time in a copy of the checkout.

``faults.jsonl`` has a fault on each line: its name, its file, the text to replace (``old``, which occurs
once), its replacement (``new``), and in ``tests`` the tests most likely to find it. These are run first, then
those of the fault's room, then all, until one fails. A fault that no test finds has survived: a test is
missing. A fault whose ``old`` text no longer exists is stale.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from benchmarks.planted.planting import Checkout, checkouts

FILE = Path(__file__).parents[1] / "faults.jsonl"
EVERYTHING = ("tests",)


class NotFound(Exception):  # noqa: N818 - a sentence for people
    """Raised if faults survived the tests, or are stale."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault, and where it is planted."""

    name: str
    path: str
    """Relative to the checkout."""
    old: str
    new: str
    tests: tuple[str, ...] = ()
    """The tests that are run first, as pytest arguments."""

    @property
    def room(self) -> tuple[str, ...]:
        """The tests for the room of the fault."""
        top, *inner = Path(self.path).parts
        if top in ("grammars", "locales"):
            return ("tests/table",)
        room = inner[0] if top == "voice_hanabi" else top
        return (f"tests/{room}",)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a fault."""

    fault: Fault
    found_by: str | None = None
    """The test that failed; ``None`` if all passed."""
    stale: bool = False

    @property
    def line(self) -> str:
        """The row for the table."""
        if self.stale:
            told = "**stale**: the text to replace does not occur exactly once"
        else:
            told = "**survived**" if self.found_by is None else self.found_by
        return f"| {self.fault.name} | {self.fault.path} | {told} |"


def read_faults(path: Path = FILE) -> list[Fault]:
    """Return the faults in a file. Raises `ValueError` with the line number for an invalid line."""
    faults = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            entry = json.loads(line)
            name, tests = entry.pop("fault"), tuple(entry.pop("tests", ()))
            faults.append(Fault(name, entry.pop("path"), entry.pop("old"), entry.pop("new"), tests))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{path.name}, line {number}: {error!r}") from error
        if entry:
            raise ValueError(f"{path.name}, line {number}: unknown keys {', '.join(entry)}")
    return faults


def tried(fault: Fault, checkout: Checkout) -> Result:
    """Plant a fault in a checkout, run tests until one fails, and remove the fault."""
    if not checkout.has_once(fault.path, fault.old):
        return Result(fault, stale=True)
    with checkout.planted(fault.path, fault.old, fault.new):
        for tests in dict.fromkeys((fault.tests, fault.room, EVERYTHING)):
            chosen = checkout.there(tests)
            if chosen and (failed := checkout.failing(chosen)) is not None:
                return Result(fault, failed)
    return Result(fault)


def report(begin: str = "", processes: int = 1) -> Iterator[str]:
    """Plant the faults whose names begin with ``begin``; yield a table, row by row.

    Raises `NotFound` at the end if a fault survived or is stale, or if the tests that found faults fail
    without any.
    """
    faults = [fault for fault in read_faults() if fault.name.startswith(begin)]
    with checkouts(max(1, min(processes, len(faults)))) as copies:
        yield "| fault | in | found by |\n|---|---|---|"
        results = []
        for result in _side_by_side(faults, copies):
            results.append(result)
            yield result.line
        finders = sorted({result.found_by for result in results if result.found_by is not None})
        failed = copies[0].failing(finders) if finders else None
    left = [result for result in results if result.found_by is None]
    yield f"{len(results) - len(left)} of {len(results)} faults were found."
    if failed is not None:
        raise NotFound(f"{failed} also fails without any fault")
    if left:
        raise NotFound(f"not found: {'; '.join(result.fault.name for result in left)}")


def _side_by_side(faults: Sequence[Fault], copies: Sequence[Checkout]) -> Iterator[Result]:
    free: SimpleQueue[Checkout] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def one(fault: Fault) -> Result:
        checkout = free.get()
        try:
            return tried(fault, checkout)
        finally:
            free.put(checkout)

    with ThreadPoolExecutor(len(copies)) as pool:
        for done in as_completed([pool.submit(one, fault) for fault in faults]):
            yield done.result()
