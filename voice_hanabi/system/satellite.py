"""A Wyoming satellite in the home: the microphone and the loudspeaker of another room.

The package ``wyoming`` is an optional extra, so this module is imported only if a satellite's address is
given.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterable
from typing import Literal

from wyoming.audio import AudioChunk
from wyoming.event import Event, async_write_event
from wyoming.info import Describe, Info
from wyoming.ping import Ping, Pong
from wyoming.satellite import RunSatellite

from voice_hanabi.system.server_address import ServerAddress
from voice_hanabi.system.wyoming_talk import INVALID_EVENT, ServerFailed, next_event

SatelliteFailure = Literal["satellite-away", "satellite-taken", "satellite-none"]

ANSWERS_WITHIN = 3.0
"""Seconds within which a satellite must describe itself; after that it counts as away."""
GONE_AFTER = 5.0
"""Seconds without a message after which a satellite that answers pings counts as gone."""
_PING_EVERY = 1.0

Heard = Callable[[AudioChunk, float], None]
"""Called with a piece of sound and the time of its end (``time.monotonic``), in the satellite's thread."""


class SatelliteFailed(Exception):  # noqa: N818 - it is worded for people elsewhere
    """Raised if a satellite does not answer, is in use by another program, or isn't one: see ``failure``."""

    def __init__(self, failure: SatelliteFailure) -> None:
        """Take the code of its sentence."""
        super().__init__(failure)
        self.failure = failure


class Satellite:
    """A connection to a satellite, with its own thread. Thread-safe."""

    def __init__(self, address: ServerAddress) -> None:
        """Connect, and wait for the satellite's description. Raises `SatelliteFailed`."""
        self.address = address
        self._heard: Heard | None = None
        self._failure: SatelliteFailure | None = None
        self._known = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._to_send: asyncio.Queue[Event] = asyncio.Queue()
        self._serving = self._loop.create_task(self._serve())
        self._thread = threading.Thread(target=self._run, name=f"satellite {address}", daemon=True)
        self._thread.start()
        self._known.wait()
        if self._failure is not None:
            raise SatelliteFailed(self._failure)

    @property
    def alive(self) -> bool:
        """Whether it is still connected."""
        return self._failure is None

    def listen(self, heard: Heard | None) -> None:
        """Pass everything that its microphone records to ``heard`` from now on, or to nobody."""
        self._heard = heard

    def send(self, events: Iterable[Event]) -> None:
        """Send sound to play. Sound for a satellite that has gone is lost."""
        with contextlib.suppress(RuntimeError):  # Its thread has ended.
            for event in events:
                self._loop.call_soon_threadsafe(self._to_send.put_nowait, event)

    def close(self) -> None:
        """Disconnect, so that other programs can use it."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._serving.cancel)
        self._thread.join(1.0)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(asyncio.wait([self._serving]))
        finally:
            self._failure = self._failure or "satellite-away"
            self._known.set()
            self._loop.close()

    async def _serve(self) -> None:
        """Communicate with the satellite until it disconnects."""
        at_work: list[asyncio.Task[None]] = []
        writer = None
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                reader, writer = await asyncio.open_connection(*self.address)
                await _introduce(reader, writer)
                await _take(reader, writer)
            self._known.set()
            at_work = [
                asyncio.create_task(one) for one in (self._read(reader), self._write(writer), self._ping())
            ]
            await asyncio.gather(*at_work)
        except SatelliteFailed as failed:
            self._failure = failed.failure
        except (OSError, EOFError):
            self._failure = "satellite-away"
        except ServerFailed as failed:
            self._failure = "satellite-none" if failed.failure == "nonsense" else "satellite-away"
        except INVALID_EVENT:
            self._failure = "satellite-none"
        finally:
            for task in at_work:
                task.cancel()
            if writer is not None:
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        pongs = False
        while True:
            # A satellite without pings may be silent for long; a closed connection is noticed anyway.
            async with asyncio.timeout(GONE_AFTER if pongs else None):
                event = await next_event(reader)
            pongs |= Pong.is_type(event.type)
            if Ping.is_type(event.type):
                self._to_send.put_nowait(Pong(Ping.from_event(event).text).event())
            elif AudioChunk.is_type(event.type) and self._heard is not None:
                with contextlib.suppress(*INVALID_EVENT):
                    self._heard(AudioChunk.from_event(event), time.monotonic())

    async def _write(self, writer: asyncio.StreamWriter) -> None:
        while True:
            event = await self._to_send.get()
            async with asyncio.timeout(GONE_AFTER):
                await async_write_event(event, writer)

    async def _ping(self) -> None:
        while True:
            self._to_send.put_nowait(Ping().event())
            await asyncio.sleep(_PING_EVERY)


async def _introduce(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Ask what is at the address. Raises `SatelliteFailed` if it isn't a satellite."""
    await async_write_event(Describe().event(), writer)
    while True:
        event = await next_event(reader)
        if Info.is_type(event.type):
            if Info.from_event(event).satellite is None:
                raise SatelliteFailed("satellite-none")
            return


async def _take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Let it stream to us. Raises `SatelliteFailed` if it disconnects: then another program uses it."""
    try:
        for event in (RunSatellite(), Ping()):
            await async_write_event(event.event(), writer)
        # Any event counts: old satellites answer no ping, and those that wait for a wake word send nothing
        # else.
        await next_event(reader)
    except (ServerFailed, OSError, EOFError) as error:
        raise SatelliteFailed("satellite-taken") from error
