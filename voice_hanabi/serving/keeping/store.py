"""What a house needs of the place where its tables are kept. There are two: files, and PostgreSQL."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.serving.keeping.kept import Kept
from voice_hanabi.table.saving.saves import Saves


class TableLost(Exception):  # noqa: N818 - nobody's mistake
    """A table is no longer this process's: another worker has it, or may have it.

    Anybody who meets this tells nobody anything any more. What was kept goes on elsewhere.
    """


class Unreachable(Exception):  # noqa: N818 - nobody's mistake
    """What is kept can't be read now; later it can."""


class Holding(Protocol):
    """A table that is this process's, as long as it is. Methods raise `TableLost` from when it is not."""

    @property
    def saves(self) -> Saves:
        """Its games."""

    @property
    def first_number(self) -> int:
        """Behind which the messages to its pages are numbered: higher at each process that had it."""

    @property
    def ours(self) -> bool:
        """Whether it is still this process's, as far as is known."""

    @property
    def wanted(self) -> bool:
        """Whether a page looks for it at another worker."""

    def keep(self, kept: Kept) -> None:
        """Keep how the table is now; done when it returns."""

    def put_down(self) -> None:
        """Leave the table to the person who is asked for it next."""

    def end(self) -> None:
        """Forget the table, which is over; its games stay."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A table that another worker has."""

    worker: str
    """Its name, by which the server in front knows it."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A table that was another worker's, or nobody's, and is ours now."""

    kept: Kept
    holding: Holding


@dataclass(frozen=True, slots=True)
class KeepingState:
    """How things stand with where tables are kept."""

    worker: str = ""
    """This process's name; empty where it is the only one."""
    reachable: bool = True
    lost: int = 0
    """Tables that other workers took from this one."""
    taken: int = 0
    """Tables that this one took."""


class Store(Protocol):
    """Keeps the tables of a server. May be used from several threads. Methods raise `Unreachable`."""

    @property
    def standing(self) -> KeepingState:
        """How things stand with it."""

    @property
    def outlives(self) -> bool:
        """Whether tables go on where this process ends."""

    def begin(self) -> Holding:
        """Return a new table's holding; nothing is kept of it before the first `Holding.keep`."""

    def take(self, key: str) -> Taken | Elsewhere | None:
        """Take the table to which a secret or digits lead; ``None`` where there is none."""

    def close(self) -> None:
        """End it; what is kept stays."""
