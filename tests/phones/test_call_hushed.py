"""A page that hushes the table's voice in a call hears nothing more, and gets an answer to each request.

It counts them: a sentence that is never answered would leave it waiting for ever, in silence.
"""

from __future__ import annotations

import asyncio
import contextlib
import struct
import threading
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence

import aiohttp
import numpy as np
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

SLOWEST = 20.0
"""Seconds after which a wait in these tests is a fault."""


class LongCall:
    """A call in which a sentence lasts until it is hushed."""

    def __init__(self) -> None:
        self.said = 0
        self.saying = threading.Event()
        self.hushed = threading.Event()
        self._ends: asyncio.Future[bool] | None = None

    def ice_servers(self) -> Sequence[Mapping[str, str]]:
        return ()

    async def answer(self, line: Line, offer: str, caller: str) -> str:
        return offer

    async def say(self, line: Line, sound: Sound, *, private: bool) -> bool:
        self.said += 1
        self._ends = asyncio.get_running_loop().create_future()
        self.saying.set()
        return await self._ends

    def hush(self, line: Line) -> None:
        self.hushed.set()
        if self._ends is not None and not self._ends.done():
            self._ends.set_result(False)

    def hang_up(self, line: Line) -> None:
        """Do nothing: there is no real call."""


class SlowHum(Hum):
    """A voice whose first sentence is ready only after ``begun`` was set and ``may_end`` is."""

    def __init__(self) -> None:
        super().__init__([])
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        self.begun.set()
        assert self.may_end.wait(SLOWEST)
        return Sound(np.ones(1000, np.int16), 22_050)


class Table:
    """A server with a call and a voice, and a page's own text that may be read."""

    TEXT = "It's your turn."

    def __init__(self) -> None:
        self.call = LongCall()
        self.voice = SlowHum()
        self.exchange = Exchange()
        self.exchange.seat(("Anna", "Petr"))
        self.exchange.speak("en", {"turn": self.TEXT})
        answering = Answering(
            self.exchange,
            lambda line, text: None,
            microphones=None,
            voice=TableVoice(lambda: self.voice),
            elsewhere=None,
            slowest=SLOWEST,
            calls=self.call,
        )
        self.server = Server(
            OneTable(self.exchange, answering), Pages(), Address("127.0.0.1", 0), slowest=SLOWEST
        )
        self.server.start()


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    table.voice.may_end.set()
    table.server.close()


async def flags_of(found: aiohttp.ClientWebSocketResponse) -> AsyncIterator[int]:
    """Yield the flags of each block that comes."""
    async for message in found:
        if message.type is aiohttp.WSMsgType.BINARY:
            yield struct.unpack_from("<IHHI", message.data)[2]


@contextlib.asynccontextmanager
async def _anna(table: Table) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Yield the connection of Anna's page, which waits for nothing too long."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{table.server.origin}/ears", headers={"Origin": table.server.origin}) as anna,
        asyncio.timeout(SLOWEST),
    ):
        await enter(anna, table.exchange.token(0))
        yield anna


async def _request(anna: aiohttp.ClientWebSocketResponse) -> None:
    await anna.send_json({"type": "read", "text": Table.TEXT, "part": 0, "rate": 1, "call": True})


async def _flags_after_a_hush(table: Table, hush_when: threading.Event) -> list[int]:
    """Request three sentences in a call, hush them once the event is set, and return the answers' flags."""
    async with _anna(table) as anna:
        for _ in range(3):
            await _request(anna)
        assert await asyncio.to_thread(hush_when.wait, SLOWEST)
        await anna.send_json({"type": "hush"})
        assert await asyncio.to_thread(table.call.hushed.wait, SLOWEST)
        table.voice.may_end.set()
        blocks = flags_of(anna)
        return [await anext(blocks) for _ in range(3)]


def test_each_sentence_is_answered_if_one_was_being_said(table: Table) -> None:
    table.voice.may_end.set()
    flags = asyncio.run(_flags_after_a_hush(table, table.call.saying))
    assert [bool(flag & Ends.FAILED) for flag in flags] == [True, True, True]
    assert table.call.said == 1


def test_a_sentence_whose_sound_was_still_being_made_is_not_said_afterwards(table: Table) -> None:
    flags = asyncio.run(_flags_after_a_hush(table, table.voice.begun))
    assert [bool(flag & Ends.FAILED) for flag in flags] == [True, True, True]
    assert table.call.said == 0


def test_what_is_requested_after_a_hush_is_said(table: Table) -> None:
    async def go() -> None:
        async with _anna(table) as anna:
            await anna.send_json({"type": "hush"})
            await _request(anna)
            assert await asyncio.to_thread(table.call.saying.wait, SLOWEST)

    table.voice.may_end.set()
    asyncio.run(go())
