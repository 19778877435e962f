"""What a server's keeper may know of it: numbers alone, in the text format of Prometheus.

No word that was said, no name and no address is in them: they tell how much there is of what has limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.phones.door.reports import Report
from voice_hanabi.serving.keeping.store import KeepingState

SERVING = "serving"


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is of what a server takes on, at one moment."""

    tables: int
    """Open now."""
    most_tables: int
    """That may be open at once."""
    guests: int
    """Who have a place at a table, there or lost."""
    calls: int
    """Pages whose microphone and loudspeaker are connected."""
    speaking: int
    """Of these, into which somebody speaks."""
    refused: Mapping[str, int]
    """How often somebody was not let in since the start, by what they were told."""
    recognised: int
    """Whose words are being recognised."""
    most_recognised: int
    """Whose words may be at once."""
    standing: KeepingState
    """How things stand with where the tables are kept."""


class Measured(Protocol):
    """What is measured: a house of tables."""

    @property
    def state(self) -> str:
        """Whether people can come: 'serving', or why not, in a word."""

    @property
    def counts(self) -> Counts:
        """How much there is now of what has limits."""


def reports_of(house: Measured) -> Mapping[str, Callable[[], Report]]:
    """Return what a house tells of itself, by the path at which it is asked."""
    return {"/health": lambda: health(house.state), "/metrics": lambda: metrics(house.counts)}


def metrics(counts: Counts) -> Report:
    """Return the counts as Prometheus reads them."""
    return Report("".join(f"{line}\n" for line in _lines(counts)))


def health(state: str) -> Report:
    """Return whether people can come: 200 while they can, 503 while the server ends or lacks its database."""
    return Report(f"{state}\n", 200 if state == SERVING else 503)


def _lines(counts: Counts) -> Iterator[str]:
    for name, told, value in (
        ("tables", "Tables that are open.", counts.tables),
        ("tables_limit", "Tables that may be open at once.", counts.most_tables),
        ("guests", "Places that somebody has.", counts.guests),
        ("calls", "Pages that are called.", counts.calls),
        ("speaking", "Calls into which somebody speaks.", counts.speaking),
        ("recognised", "Calls whose words are being recognised.", counts.recognised),
        ("recognised_limit", "Calls whose words may be recognised at once.", counts.most_recognised),
    ):
        yield f"# HELP voice_hanabi_{name} {told}"
        yield f"# TYPE voice_hanabi_{name} gauge"
        yield f"voice_hanabi_{name} {value}"
    standing = counts.standing
    if standing.worker:
        yield "# HELP voice_hanabi_worker Which worker this is."
        yield "# TYPE voice_hanabi_worker gauge"
        yield f'voice_hanabi_worker{{name="{_quoted(standing.worker)}"}} 1'
        yield "# HELP voice_hanabi_database Whether the database was reached lately, so that the lease holds."
        yield "# TYPE voice_hanabi_database gauge"
        yield f"voice_hanabi_database {int(standing.reachable)}"
        for name, told, value in (
            ("taken", "Tables that were taken over from other workers.", standing.taken),
            ("lost", "Tables that other workers took from this one.", standing.lost),
        ):
            yield f"# HELP voice_hanabi_{name}_total {told}"
            yield f"# TYPE voice_hanabi_{name}_total counter"
            yield f"voice_hanabi_{name}_total {value}"
    yield "# HELP voice_hanabi_refused_total How often somebody was not let in, by what they were told."
    yield "# TYPE voice_hanabi_refused_total counter"
    for kind, count in sorted(counts.refused.items()):
        yield f'voice_hanabi_refused_total{{told="{kind}"}} {count}'


def _quoted(label: str) -> str:
    return label.replace("\\", "\\\\").replace('"', '\\"')
