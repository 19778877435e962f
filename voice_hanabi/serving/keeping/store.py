"""What a house needs from its store of tables. There are two kinds: files, and PostgreSQL."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.serving.keeping.kept import Kept
from voice_hanabi.table.saving.saves import Saves


class TableLost(Exception):  # noqa: N818 - nobody's mistake
    """Raised when a table doesn't belong to this process any more: another worker has it, or may have it.

    Code that catches this must not send anything to anybody. What was kept continues elsewhere.
    """


class Unreachable(Exception):  # noqa: N818 - nobody's mistake
    """Raised when the store can't be read now, but perhaps later."""


class Holding(Protocol):
    """A table owned by this process. Methods raise `TableLost` once it is not."""

    @property
    def saves(self) -> Saves:
        """Its games."""

    @property
    def first_number(self) -> int:
        """The number after which messages to its pages are numbered: it grows with each owning process."""

    @property
    def ours(self) -> bool:
        """Whether this process still owns it, as far as is known."""

    @property
    def wanted(self) -> bool:
        """Whether a page is looking for it at another worker."""

    def keep(self, kept: Kept) -> None:
        """Store the table's current state; it is stored when this returns."""

    def put_down(self) -> None:
        """Leave the table to the next worker that is asked for it."""

    def end(self) -> None:
        """Forget the table, which has ended; its games stay."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A table that another worker has."""

    worker: str
    """The worker's name in the reverse proxy's configuration."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A table that belonged to another worker, or to none, and is now ours."""

    kept: Kept
    holding: Holding


@dataclass(frozen=True, slots=True)
class KeepingState:
    """The state of the store."""

    worker: str = ""
    """This process's name; empty if it is the only one."""
    reachable: bool = True
    lost: int = 0
    """How many tables other workers took from this one."""
    taken: int = 0
    """How many tables this one took over."""


class Store(Protocol):
    """Keeps the tables of a server. Thread-safe. Methods raise `Unreachable`."""

    @property
    def standing(self) -> KeepingState:
        """The store's state."""

    @property
    def outlives(self) -> bool:
        """Whether tables outlive this process."""

    def begin(self) -> Holding:
        """Return a new table's holding; nothing of it is stored before the first `Holding.keep`."""

    def take(self, key: str) -> Taken | Elsewhere | None:
        """Take over the table for a secret or digits; ``None`` if there is none."""

    def close(self) -> None:
        """Close the store; what was kept stays."""
