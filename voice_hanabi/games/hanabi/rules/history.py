"""A game's past as a seat may know it, computed on demand.

A bot looks at a view in every turn and rarely at the past. So a view stores the game's moments unchanged, and
removes the hidden faces when they are first read: a view costs the same late in a game as early. Comparing,
printing, copying or pickling it only shows what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from voice_hanabi.games.hanabi.rules.events import Event, Moment, view_event

Entry = tuple[int, Event]
"""The turn of an event, and the event."""


class History(Sequence[Entry]):
    """Every event so far with its turn, without hidden faces; equal to such a tuple."""

    __slots__ = ("_entries", "_moments", "_seat")

    def __init__(self, moments: Sequence[Moment], seat: int | None) -> None:
        """Store the seat and the moments."""
        self._moments = moments
        self._seat = seat
        self._entries: tuple[Entry, ...] | None = None

    def _all(self) -> tuple[Entry, ...]:
        if self._entries is None:
            self._entries = tuple(
                (moment.turn, view_event(event, self._seat))
                for moment in self._moments
                for event in moment.events
            )
            self._moments = ()
        return self._entries

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Entry, ...]: ...
    def __getitem__(self, place: int | slice) -> Entry | tuple[Entry, ...]:
        """Return an entry, oldest first, or a slice of them."""
        return self._all()[place]

    def __iter__(self) -> Iterator[Entry]:
        """Iterate over the entries, oldest first."""
        return iter(self._all())

    def __len__(self) -> int:
        """Return how many events there were."""
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        """Compare the entries."""
        if isinstance(other, History):
            return self._all() == other._all()
        return self._all() == other if isinstance(other, tuple) else NotImplemented

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self._all())

    def __repr__(self) -> str:
        """Show the entries."""
        return repr(self._all())

    def __reduce__(self) -> tuple[type[_Known], tuple[tuple[Entry, ...]]]:
        """Pickle the entries: what the seat may not know is never stored."""
        return _Known, (self._all(),)


class _Known(History):
    """A history that came out of a pickle."""

    __slots__ = ()

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        super().__init__((), None)
        self._entries = entries
