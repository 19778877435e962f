"""Two friends at a club's table, with clients that behave like the page: they play, and reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from benchmarks.served.club import Club

BEAT, DEAD, AGAIN, LONGEST = 2.0, 5.0, 0.3, 2.0
"""Seconds, as in the page's ``line.js``."""
MOST_DOUBLED = 10
"""How often the delay before reconnecting is doubled at most."""

NAMES = ("Anna", "Peter")
OVER = "new game"
"""What can be done when a game is over."""


@dataclass(eq=False)
class Page:
    """A browser."""

    club: Club
    session: aiohttp.ClientSession
    address: str
    """The address from which it connects."""
    name: str
    first: dict[str, object]
    token: str = ""
    invitation: str = ""
    view: Mapping[str, Any] | None = None
    shown: list[tuple[float, Mapping[str, Any]]] = field(default_factory=list)
    """The views of games that it was shown, and their times."""
    outcomes: list[tuple[float, str]] = field(default_factory=list)
    """Announcements of actions that were carried out, and their times."""
    refused: list[str] = field(default_factory=list)
    """The reasons for refusing it: there should be none."""
    greeted: float | None = None
    """When it got its place; ``None`` while it is disconnected."""
    received: int | None = None
    """The number of the last message."""
    _worker: str = ""
    _tries: int = 0
    _said: int = 0
    _socket: aiohttp.ClientWebSocketResponse | None = None

    async def live(self) -> None:
        """Connect, and reconnect, until cancelled."""
        while True:
            with contextlib.suppress(aiohttp.ClientError, OSError, TimeoutError):
                await self._sit()
            self.greeted, self._socket = None, None
            await asyncio.sleep(min(LONGEST, AGAIN * 2**self._tries) if self._tries else AGAIN)
            self._tries = min(self._tries + 1, MOST_DOUBLED)

    async def says(self, text: str) -> None:
        """Type something, which is lost if there is no connection."""
        self._said += 1
        await self._send(type="line", text=text, id=f"{id(self)}.{self._said}")

    async def _send(self, **message: object) -> None:
        if self._socket is not None:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError):
                await self._socket.send_str(json.dumps(message))

    async def _sit(self) -> None:
        origin = self.club.origin(self._worker)
        if origin is None:
            return
        hint, self._worker = self._worker, ""
        headers = {"Origin": origin} | ({"X-Forwarded-For": self.address} if self.address else {})
        async with asyncio.timeout(DEAD):
            socket = await self.session.ws_connect(
                f"{origin}/ears?at={hint}", headers=headers, timeout=aiohttp.ClientWSTimeout(ws_close=0.5)
            )
        self._socket = socket
        beating = asyncio.ensure_future(self._beat())
        try:
            token = {"type": "token", "token": self.token, "after": self.received, "page": self.name}
            await self._send(**(token if self.token else self.first))
            while True:
                message = await socket.receive(timeout=DEAD)
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return
                if not await self._take(json.loads(message.data)):
                    return
        finally:
            beating.cancel()
            await socket.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._send(type="beat")

    async def _take(self, message: Mapping[str, Any]) -> bool:
        """Handle a message; return whether to keep the connection."""
        now = time.monotonic()
        match message["type"]:
            case "key":
                self.token, self.received = message["token"], None
            case "greeting":
                self.greeted, self._tries = now, 0
                if self.received is None:
                    self.received = message["number"]
                self._see(message["view"], now)
                if message["seat"] != self.name:
                    await self.says(self.name)
            case "invitation":
                self.invitation = message["token"] or ""
            case "elsewhere":
                self._worker = message["at"]
                return False
            case "refused":
                self.refused.append(f"{self.name} was refused: {message['why']}")
                return False
            case "say" | "shown" | "cut" | "forget" if message["number"] > (self.received or 0):
                await self._hear(message, now)
        return True

    async def _hear(self, message: Mapping[str, Any], now: float) -> None:
        """Confirm what is said or shown, and store the relevant parts."""
        self.received = message["number"]
        await self._send(type="heard", number=message["number"])
        if message["type"] == "shown":
            self._see(message["view"], now)
        elif message["type"] == "say" and message["public"] and message["text"].endswith(" turn."):
            self.outcomes.append((now, message["text"]))

    def _see(self, view: Mapping[str, Any] | None, now: float) -> None:
        self.view = view
        if view is not None and view["groups"]:
            self.shown.append((now, view))


@dataclass(eq=False)
class Game:
    """A table of two pages that play by themselves: clues while there are any, otherwise discards."""

    host: Page
    guest: Page
    paused: bool = False
    _thinking: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def pages(self) -> tuple[Page, Page]:
        """Both pages."""
        return self.host, self.guest

    async def begin(self) -> None:
        """Connect, and deal. Raises ``TimeoutError``."""
        self._thinking.add(asyncio.ensure_future(self.host.live()))
        async with asyncio.timeout(60):
            while not (self.host.token and self.host.invitation):
                await asyncio.sleep(0.02)
            self.guest.first = {"type": "token", "token": self.host.invitation, "after": None}
            self._thinking.add(asyncio.ensure_future(self.guest.live()))
            while not self.guest.token:
                await asyncio.sleep(0.02)
            await asyncio.sleep(1.0)
            self._thinking.add(asyncio.ensure_future(self._play()))
            while not all(page.outcomes for page in self.pages):
                await asyncio.sleep(0.02)

    def end(self) -> None:
        """Leave without saying anything."""
        for task in self._thinking:
            task.cancel()

    async def _play(self) -> None:
        while True:
            await asyncio.sleep(0.3)
            for page in self.pages:
                view = page.view
                if self.paused or page.greeted is None or view is None:
                    continue
                if view["turn"] and view["groups"]:
                    await page.says(_move(view))
                    await self._until_other(page, view)
                elif page is self.host and not view["groups"] and not view["turn"]:
                    await page.says("deal")
                    await self._until_other(page, view)
                elif page is self.host and OVER in view["deeds"]:
                    await page.says("yes")
                    await self._until_other(page, view)

    @staticmethod
    async def _until_other(page: Page, view: Mapping[str, Any]) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(6.0):
                while page.view == view and page.greeted is not None:
                    await asyncio.sleep(0.05)


def _move(view: Mapping[str, Any]) -> str:
    """Return what to do: give a clue if there is one left, otherwise discard."""
    clues = [deed for group in view["groups"][1:] for card in group["cards"] for deed in card["deeds"]]
    return str(clues[0]) if clues else "discard the first"
