"""A page that hushes the table's voice in a call gets an answer for each sentence that it asked for.

It counts them: a sentence that is never answered would leave it waiting for ever, in silence.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence

import aiohttp
import pytest
from attacked_house import Hum, enter

from voice_hanabi.phones.answering import Answering
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange, Line
from voice_hanabi.phones.messages import Ends
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.reception import OneTable
from voice_hanabi.phones.server import Server
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.speaking.sound import Sound


class LongCall:
    """A call in which a sentence lasts until it is hushed."""

    def __init__(self) -> None:
        self.hushed = asyncio.Event()

    def ice_servers(self) -> Sequence[Mapping[str, str]]:
        return ()

    async def answer(self, line: Line, offer: str, caller: str) -> str:
        return offer

    async def say(self, line: Line, sound: Sound, *, private: bool) -> bool:
        await self.hushed.wait()
        self.hushed.clear()
        return False

    def hush(self, line: Line) -> None:
        self.hushed.set()

    def hang_up(self, line: Line) -> None:
        """Do nothing: there is no real call."""


@pytest.fixture
def exchange() -> Iterator[tuple[Exchange, Server]]:
    exchange = Exchange()
    exchange.seat(("Anna", "Petr"))
    answering = Answering(
        exchange,
        lambda line, text: None,
        microphones=None,
        voice=TableVoice(lambda: Hum([])),
        elsewhere=None,
        slowest=5.0,
        calls=LongCall(),
    )
    server = Server(OneTable(exchange, answering), Pages(), Address("127.0.0.1", 0), slowest=5.0)
    server.start()
    yield exchange, server
    server.close()


async def flags_of(found: aiohttp.ClientWebSocketResponse) -> AsyncIterator[int]:
    """Yield the flags of each block that comes."""
    async for message in found:
        if message.type is aiohttp.WSMsgType.BINARY:
            yield struct.unpack_from("<IHHI", message.data)[2]


def test_each_sentence_that_was_asked_for_is_answered_after_a_hush(
    exchange: tuple[Exchange, Server],
) -> None:
    seats, server = exchange

    async def go() -> None:
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{server.origin}/ears", headers={"Origin": server.origin}) as anna,
        ):
            await enter(anna, seats.token(0))
            for number in range(3):
                await anna.send_json(
                    {"type": "read", "text": f"Line {number}.", "part": 0, "rate": 1, "call": True}
                )
            await anna.send_json({"type": "hush"})
            blocks = flags_of(anna)
            async with asyncio.timeout(20):
                assert [await anext(blocks) for _ in range(3)].count(Ends.FAILED) >= 2

    asyncio.run(go())
