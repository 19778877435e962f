"""A server of tables for tests, in this process, and guests who join by WebSocket as pages do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import aiohttp

from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.server import Server
from voice_hanabi.serving.door.visitors import FarVisitors
from voice_hanabi.serving.house import House, HouseRules
from voice_hanabi.serving.keeping.files import FilesStore
from voice_hanabi.serving.keeping.store import Store
from voice_hanabi.serving.limits import Limits
from voice_hanabi.serving.measures import reports_of
from voice_hanabi.serving.workers import Workers
from voice_hanabi.table.conversation.effects import Effect


class ServedHouse:
    """The whole server, except for its command line."""

    def __init__(
        self,
        folder: Path,
        language: str = "en",
        limits: Limits | None = None,
        new_seed: Callable[[], int] = lambda: 4,
        store: Store | None = None,
    ) -> None:
        self.folder = folder
        limits = limits or Limits()
        self.workers = Workers(None, language, limits.speaking)
        rules = HouseRules(language, True, "hanabi", "hanabi.example.org", limits, new_seed)
        self.told: list[str] = []
        self.store = store or FilesStore(folder)
        self.house = House(rules, self.workers, list, self.store, self.told.append)
        self.server = Server(
            self.house,
            Pages(),
            Address("127.0.0.1", 0),
            visitors=FarVisitors,
            reports=reports_of(self.house),
            allows=self.house.allows,
        )
        self.server.start()

    @property
    def origin(self) -> str:
        return self.server.origin

    def close(self) -> None:
        self.house.close()
        self.server.close()
        self.workers.close()
        self.store.close()


def served(
    folder: Path,
    language: str = "en",
    limits: Limits | None = None,
    new_seed: Callable[[], int] = lambda: 4,
) -> Iterator[ServedHouse]:
    house = ServedHouse(folder, language, limits, new_seed)
    yield house
    house.close()


class Guest:
    """A guest whose browser only shows: everything that was sent to them, in order."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.key = ""
        self.closed: int | None = None
        self.sentences = 0
        """How many sentences were said to their end."""
        self._lines = 0
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for message in self.socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                self.sentences += 1
                continue
            found = json.loads(message.data)
            self.received.append(found)
            if found["type"] == "key":
                self.key = found["token"]
            if found["type"] in ("say", "cut", "forget", "shown"):
                # A page on a screen that somebody is looking at.
                await self.send(type="heard", number=found["number"])
        self.closed = self.socket.close_code

    async def send(self, **message: object) -> None:
        with contextlib.suppress(ConnectionError, aiohttp.ClientConnectionError):
            await self.socket.send_str(json.dumps(message))

    async def says(self, text: str) -> None:
        self._lines += 1
        await self.send(type="line", text=text, id=f"line.{self._lines}")

    def told(self) -> list[str]:
        return [one["text"] for one in self.received if one["type"] in ("say", "past") and one["text"]]

    @property
    def number(self) -> int:
        """The number of the last message that has one."""
        return next((one["number"] for one in reversed(self.received) if "number" in one), 0)

    def last(self, kind: str) -> dict[str, Any] | None:
        return next((one for one in reversed(self.received) if one["type"] == kind), None)

    async def until(self, wanted: Callable[[Guest], object], seconds: float = 20.0) -> None:
        """Wait until what was received meets a condition."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not wanted(self):
            if asyncio.get_running_loop().time() > deadline:
                raise AssertionError("\n".join(map(str, self.received[-12:])))
            await asyncio.sleep(0.02)

    async def hears(self, part: str) -> str:
        """Wait until a sentence with this in it was said, and return the newest one."""
        await self.until(lambda guest: any(part in text for text in guest.told()))
        return next(text for text in reversed(self.told()) if part in text)


async def settled(house: ServedHouse, *guests: Guest) -> None:
    """Wait until the only table has handled all that came to it, and has sent the results to these guests."""
    (table,) = house.house.tables
    done = threading.Event()

    def nothing() -> list[Effect]:
        done.set()
        return []

    # The pages are shown the current state before the table takes what comes next.
    table._happens(nothing)
    assert await asyncio.to_thread(done.wait, 20.0)
    names = table.exchange.names
    for one in guests:
        name = (one.last("named") or {})["seat"]
        last = table.exchange._seats[names.index(name)].outbox.last
        await one.until(lambda one, last=last: one.number >= last)  # type: ignore[misc]


@contextlib.asynccontextmanager
async def guest(house: ServedHouse, **first: object) -> AsyncIterator[Guest]:
    """Come as a page does, with its first message."""
    headers = {"Origin": house.origin}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{house.origin}/ears", headers=headers) as socket,
    ):
        found = Guest(socket)
        await found.send(**first)
        yield found


@contextlib.asynccontextmanager
async def host(house: ServedHouse, name: str = "Anna", language: str = "en") -> AsyncIterator[Guest]:
    """Open a table and give a name."""
    async with guest(house, type="open", language=language, page="host") as found:
        await found.until(lambda one: one.last("greeting"))
        await found.says(name)
        await found.until(lambda one: (one.last("named") or {}).get("seat") == name)
        await found.until(lambda one: one.last("invitation"))
        yield found


@contextlib.asynccontextmanager
async def friend(house: ServedHouse, host: Guest, name: str) -> AsyncIterator[Guest]:
    """Come by the host's link and give a name."""
    invitation = host.last("invitation")
    assert invitation is not None
    token = invitation["token"]
    async with guest(house, type="token", token=token, after=None, page=f"page of {name}") as found:
        await found.until(lambda one: one.last("greeting"))
        await found.says(name)
        await found.until(lambda one: (one.last("named") or {}).get("seat") == name)
        yield found


@contextlib.asynccontextmanager
async def all_here(house: ServedHouse, names: Sequence[str]) -> AsyncIterator[list[Guest]]:
    """Have the first of these people open a table, and the others come one by one."""
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(host(house, names[0]))]
        for name in names[1:]:
            # A guest who comes before the page has shown the last one to come is shown together with them.
            await settled(house, *guests)
            guests.append(await stack.enter_async_context(friend(house, guests[0], name)))
        await settled(house, *guests)
        yield guests


async def answered(house: ServedHouse, guests: Sequence[Guest], seat: int, text: str) -> None:
    """Have a guest say something; wait until it is answered, and everybody has been sent the results."""
    before = len(guests[seat].told())
    await guests[seat].says(text)
    await guests[seat].until(lambda one: len(one.told()) > before)
    await settled(house, *guests)
