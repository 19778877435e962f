"""A phone server to attack: two seats, what was typed at each, and what was spoken for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import numpy as np
import pytest

from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.sound import Sound

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


class Hum:
    """A voice that notes what it says."""

    def __init__(self, spoken: list[str]) -> None:
        self.spoken = spoken

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        self.spoken.append(text)
        return Sound(np.ones(1000, np.int16), 22_050)

    def missing(self) -> None:
        return None

    def close(self) -> None:
        """Do nothing: nothing is held."""


class House:
    """A server with two seats, and what was typed at each."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.typed: list[tuple[int, str]] = []
        self.spoken: list[str] = []
        self.exchange = Exchange(clock=lambda: self.now)
        self.exchange.seat(("Anna", "Petr"))
        self.server = table_server(
            self.exchange,
            Pages(),
            Address("127.0.0.1", 0),
            lambda seat, text: self.typed.append((seat, text)),
            slowest=1.0,
            voice=TableVoice(lambda: Hum(self.spoken)),
        )
        self.server.start()

    @property
    def origin(self) -> str:
        return self.server.origin

    def say(self, text: str, audience: int | None = 0) -> None:
        self.exchange.say(Announcement(audience, text, "en", Kind.NEWS))


def attacked(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Iterator[House]:
    """Yield a house; at the end, check that no log and no line holds anything of a seat's."""
    caplog.set_level(logging.DEBUG)
    found = House()
    secrets = [found.exchange.token(seat) for seat in (0, 1)]
    yield found
    found.server.close()
    out, err = capfd.readouterr()
    for secret in (*secrets, *(found.exchange.token(seat) for seat in (0, 1)), "secret of Anna"):
        assert secret not in out + err + caplog.text, "nothing of a seat is in any log"


@contextlib.asynccontextmanager
async def line(
    house: House, *, address: str = "127.0.0.1", autoping: bool = True, **headers: str
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Open a line from an address of this computer; without ``autoping`` it never shows that it is alive."""
    given = {"Origin": house.origin, **headers}
    connector = aiohttp.TCPConnector(local_addr=(address, 0))
    async with (
        aiohttp.ClientSession(connector=connector) as session,
        session.ws_connect(f"{house.origin}/ears", headers=given, autoping=autoping) as found,
    ):
        yield found


async def enter(
    found: aiohttp.ClientWebSocketResponse, token: str, after: int | None = None
) -> dict[str, Any]:
    await found.send_json({"type": "token", "token": token, "after": after})
    answer: dict[str, Any] = await found.receive_json(timeout=5)
    return answer


async def texts(found: aiohttp.ClientWebSocketResponse, seconds: float = 0.5) -> list[str]:
    """What was said on a line until it is quiet."""
    heard = []
    with contextlib.suppress(TimeoutError, TypeError):
        while True:
            message = await found.receive_json(timeout=seconds)
            heard.append(message.get("text", message["type"]))
    return heard


async def closed(found: aiohttp.ClientWebSocketResponse) -> int | None:
    """Wait until a line is closed, and return the code with which it was."""
    async with asyncio.timeout(15):
        async for _ in found:
            pass
    return found.close_code


def raw(house: House, request: bytes) -> bytes:
    """Send bytes and return the answer, until the server closes or is quiet."""
    answer = b""
    with socket.create_connection((house.server.address.host, house.server.address.port), timeout=3) as found:
        found.sendall(request)
        with contextlib.suppress(TimeoutError, ConnectionError):
            while chunk := found.recv(65536):
                answer += chunk
                head, _, body = answer.partition(b"\r\n\r\n")
                length = re.search(rb"(?i)content-length: (\d+)", head)
                if (length is not None and len(body) >= int(length[1])) or len(answer) > 2000:
                    break
    return answer
