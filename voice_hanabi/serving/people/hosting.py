"""Who hosts a table of friends while the person who opened it is away, briefly or for long."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Iterable

from voice_hanabi.serving.run_table import RunTable
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.table import Table

FOR_LONG = 300.0
"""Seconds after which nobody waits for somebody who lost the connection; a call is over by then."""


class Absent:
    """The people whose connection was announced as lost and who haven't come back, and since when."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds."""
        self.clock = clock
        self._since: dict[str, float] = {}

    def __contains__(self, name: object) -> bool:
        """Return whether somebody is away."""
        return name in self._since

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who are away."""
        return tuple(sorted(self._since))

    def add(self, name: str) -> None:
        """Start counting how long somebody is away."""
        self._since.setdefault(name, self.clock())

    def discard(self, name: str) -> None:
        """Record that somebody is back."""
        self._since.pop(name, None)

    def rename(self, name: str, called: str) -> None:
        """Record the new name of somebody who is away."""
        if name in self._since:
            self._since[called] = self._since.pop(name)

    def for_long(self, name: str) -> bool:
        """Return whether somebody has been away for so long that nobody needs to wait for them."""
        return name in self._since and self.clock() - self._since[name] >= FOR_LONG


class FriendsHosted(RunTable):
    """Knows who decides: the person who opened the table, and while they are away all players, or the next
    host.
    """

    def __init__(self, table: Table) -> None:
        """Let people come to a ``table``."""
        super().__init__(table)
        self._people: list[str] = []
        self._lost = Absent()
        self._told_host: str | None = None
        """The acting host who was announced while the person who opened the table is away."""
        self.later: Callable[[float, Callable[[], list[Effect]]], None] = lambda seconds, then: None
        """Calls something after some seconds, and carries out the effects that it returns."""

    @abstractmethod
    def _say(self, message: str, **values: str | int) -> str:
        """Return a message in the table's words."""

    @property
    def host(self) -> str | None:
        """The host: the person who opened the table, or while they are away the first player."""
        if (here := self._host_here) is not None:
            return here
        there = (name for name in self._in_turn if name in self.conversation.names and name not in self._lost)
        return next(there, next(iter(self._people), None))

    @property
    def _host_here(self) -> str | None:
        """The host, if it is the person who opened the table or their successor: nothing may be done to them.

        Nobody, while those before them are away only for a moment.
        """
        for name in self._in_turn:
            if name not in self._lost:
                return name
            if not self._lost.for_long(name):
                return None
        return None

    @property
    def _in_turn(self) -> tuple[str, ...]:
        """The possible hosts in order: players come before those who wait."""
        names = self.conversation.names
        return (*self._people[:1], *sorted(self._people[1:], key=lambda name: name not in names))

    def is_lost(self, name: str) -> bool:
        """Return whether somebody's connection was announced as lost and they haven't come back."""
        return name in self._lost

    @property
    def lost_ones(self) -> tuple[str, ...]:
        """The people whose connection was announced as lost and who haven't come back."""
        return self._lost.names

    def _are_lost(self, names: Iterable[str]) -> None:
        for name in names:
            self._lost.add(name)
            self.later(FOR_LONG, self._hosts_now)

    def _is_back(self, name: str) -> None:
        self._lost.discard(name)
        if name in self._people[:1]:
            self._told_host = None

    def _may_be_back(self, by: str, about: str | None) -> str | None:
        """Return the host who is briefly away, if nothing may be done to them or to people who wait."""
        host = next(iter(self._people), None)
        if host not in self._lost or self._host_here is not None:
            return None
        return host if about == host or by not in self.conversation.names else None

    def _hosts_now(self) -> list[Effect]:
        """Announce who decides once the person who opened the table has been away for long."""
        host = self._host_here
        if host is None or host in (self._told_host, self._people[0]):
            return []
        self._told_host = host
        text = self._say("friends-hosts-now", player=host, host=self._people[0])
        return [self.conversation.everyone(text)]
