"""A talk with a server that speaks Wyoming, the protocol of voice assistants at home: bounded in time.

The package ``wyoming`` is an extra of the program: only what has been asked for by a server's address imports
this module.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Literal, cast

from wyoming.event import Event, async_read_event, async_write_event

from voice_hanabi.system.server_address import ServerAddress

LARGEST = 12_000_000
"""Bytes of one part of an event: a minute of the best sound."""

Failure = Literal["unreachable", "slow", "nonsense"]


class ServerFailed(Exception):  # noqa: N818 - it is worded for people elsewhere
    """A server was not there, broke off, took too long, or said what nobody can make anything of."""

    def __init__(self, failure: Failure, message: str = "") -> None:
        """Say which of them it was, and what the system says about it."""
        super().__init__(message or failure)
        self.failure = failure
        self.message = message


class _BoundedReader:
    """What the library reads from, but for events that would fill the memory."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self._reader = reader
        self.readline, self.feed_eof = reader.readline, reader.feed_eof

    async def readexactly(self, length: int) -> bytes:
        """Return this many bytes. Raises ``ValueError`` where the other side announces too many."""
        if length > LARGEST:
            raise ValueError("too large an event")
        return await self._reader.readexactly(length)


def bounded(reader: asyncio.StreamReader) -> asyncio.StreamReader:
    """Return what reads the same events, and no more of one than `LARGEST`."""
    return cast("asyncio.StreamReader", _BoundedReader(reader))


def talk(
    address: ServerAddress, said: Iterable[Event], enough: Callable[[Event], bool], seconds: float
) -> None:
    """Say something to a server, and give what it answers to ``enough`` until that returns true.

    Raises `ServerFailed`, after ``seconds`` at most. Whatever ``enough`` raises is nonsense of the server's.
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
    """Return what a server says next. Raises `ServerFailed` for nonsense, and where it says nothing more."""
    try:
        event = await async_read_event(bounded(reader))
    except (KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise ServerFailed("nonsense") from error
    if event is None:
        # A line that is no event, or the end.
        raise ServerFailed("unreachable" if reader.at_eof() else "nonsense")
    return event


def _is_enough(event: Event, enough: Callable[[Event], bool]) -> bool:
    try:
        return enough(event)
    except ServerFailed:
        raise
    except Exception as error:
        # What lies in an event is the server's: anything may be missing there, or be of another kind.
        raise ServerFailed("nonsense", type(error).__name__) from error
