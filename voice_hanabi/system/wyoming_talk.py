"""A conversation of limited length with a Wyoming server, the protocol of voice assistants.

The package ``wyoming`` is an optional extra, so this module is imported only if a server's address is given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Literal, cast

from wyoming.event import Event, async_read_event, async_write_event

from voice_hanabi.system.server_address import ServerAddress

LARGEST = 12_000_000
"""The most bytes of one part of an event: a minute of the best sound."""

INVALID_EVENT = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""The errors that the library raises for an event with missing, wrong or too many parts."""

Failure = Literal["unreachable", "slow", "nonsense"]


class ServerFailed(Exception):  # noqa: N818 - it is worded for people elsewhere
    """Raised if a server was absent, broke off, took too long, or sent something invalid."""

    def __init__(self, failure: Failure, message: str = "") -> None:
        """Take which of them it was, and the system's message."""
        super().__init__(message or failure)
        self.failure = failure
        self.message = message


class _BoundedReader:
    """The library's reader, without events that would fill the memory."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self._reader = reader
        self.readline, self.feed_eof = reader.readline, reader.feed_eof

    async def readexactly(self, length: int) -> bytes:
        """Return this many bytes. Raises ``ValueError`` if the other side announces too many."""
        if length > LARGEST:
            raise ValueError("too large an event")
        return await self._reader.readexactly(length)


def bounded(reader: asyncio.StreamReader) -> asyncio.StreamReader:
    """Return a reader of the same events that limits each to `LARGEST`."""
    return cast("asyncio.StreamReader", _BoundedReader(reader))


def talk(
    address: ServerAddress, said: Iterable[Event], enough: Callable[[Event], bool], seconds: float
) -> None:
    """Send something to a server, and pass its answers to ``enough`` until that returns true.

    Raises `ServerFailed` after at most ``seconds``. Anything that ``enough`` raises counts as an invalid
    answer.
    """
    try:
        asyncio.run(asyncio.wait_for(_talk(address, said, enough), seconds))
    except TimeoutError:
        raise ServerFailed("slow") from None
    except (OSError, EOFError) as error:
        message = getattr(error, "strerror", None) or str(error)
        raise ServerFailed("unreachable", message) from error


async def _talk(address: ServerAddress, said: Iterable[Event], enough: Callable[[Event], bool]) -> None:
    reader, writer = await asyncio.open_connection(address.host, address.port)
    try:
        for event in said:
            await async_write_event(event, writer)
        while not _is_enough(await next_event(reader), enough):
            pass
    finally:
        writer.close()


async def next_event(reader: asyncio.StreamReader) -> Event:
    """Return a server's next event. Raises `ServerFailed` for an invalid one, and at the end."""
    try:
        event = await async_read_event(bounded(reader))
    except INVALID_EVENT as error:
        raise ServerFailed("nonsense") from error
    if event is None:
        # A line that isn't an event, or the end.
        raise ServerFailed("unreachable" if reader.at_eof() else "nonsense")
    return event


def _is_enough(event: Event, enough: Callable[[Event], bool]) -> bool:
    try:
        return enough(event)
    except ServerFailed:
        raise
    except Exception as error:
        # The server decides what is in an event: anything may be missing, or have the wrong type.
        raise ServerFailed("nonsense", type(error).__name__) from error
