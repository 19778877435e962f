"""Pages that only watch cost little, whatever they send: anybody on the network may open one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import aiohttp
import pytest

from voice_hanabi.phones.board import board as board_module
from voice_hanabi.phones.board.board import BoardPages
from voice_hanabi.phones.door.codes import rows_of
from voice_hanabi.phones.door.rates import MOST_DRAWN
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.server import Server


@pytest.fixture
def server() -> Iterator[Server]:
    board = BoardPages()
    board.address = "http://192.168.1.5:8888"
    found = table_server(Exchange(), Pages(), Address("127.0.0.1", 0), lambda seat, text: None, board=board)
    found.start()
    yield found
    found.close()


def test_how_phones_join_is_drawn_once_and_told_only_as_often_as_anybody_asks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def drawing(link: str) -> list[str]:
        drawn.append(link)
        return rows_of(link)

    monkeypatch.setattr(board_module, "rows_of", drawing)

    async def go() -> None:
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{server.origin}/eyes", headers={"Origin": server.origin}) as page,
        ):
            await page.send_str('{"type": "look"}')
            for _ in range(100):
                await page.send_str("join")
            told = 0
            async for message in page:
                told += message.type is aiohttp.WSMsgType.TEXT and '"type":"join"' in str(message.data)
            assert 0 < told <= MOST_DRAWN
            assert page.closed

    asyncio.run(asyncio.wait_for(go(), 20.0))
    assert len(drawn) == 1
