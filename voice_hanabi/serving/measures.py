"""What a server's operator can monitor: numbers only, in the text format of Prometheus.

They contain no spoken words, names or addresses; they give the usage of everything that has a limit.
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
    """A server's current usage."""

    tables: int
    """Open tables."""
    most_tables: int
    """The most tables that may be open."""
    guests: int
    """People with a place at a table, connected or not."""
    calls: int
    """Pages with a connected microphone and loudspeaker."""
    speaking: int
    """Pages into whose microphone somebody is speaking."""
    refused: Mapping[str, int]
    """Refusals since the start, by reason."""
    recognised: int
    """Speakers who are being recognised."""
    most_recognised: int
    """The most speakers who may be recognised at once."""
    standing: KeepingState
    """The state of the store."""


class Measured(Protocol):
    """The part of a house of tables that is monitored."""

    @property
    def state(self) -> str:
        """Whether people can join: 'serving', or the reason in a word."""

    @property
    def counts(self) -> Counts:
        """The current usage."""


def reports_of(house: Measured) -> Mapping[str, Callable[[], Report]]:
    """Return a house's reports, by the path of their page."""
    return {"/health": lambda: health(house.state), "/metrics": lambda: metrics(house.counts)}


def metrics(counts: Counts) -> Report:
    """Return the counts in the format of Prometheus."""
    return Report("".join(f"{line}\n" for line in _lines(counts)))


def health(state: str) -> Report:
    """Return whether people can join: 200 if so, 503 while the server is ending or has no database."""
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
