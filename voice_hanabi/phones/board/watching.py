"""Serves a page that shows the board: sends it changes as long as it is open."""

from __future__ import annotations

import asyncio
import contextlib

from aiohttp import WSMsgType, web

from voice_hanabi.phones import messages
from voice_hanabi.phones.board.board import BoardPages
from voice_hanabi.phones.door.codes import DRAWING
from voice_hanabi.phones.door.rates import MOST_DRAWN, Rate

MOST_PAGES = 20
"""The most pages that may watch at once."""

SLOWEST = 10.0
"""Seconds within which a page must accept a message."""

GOODBYES = {"closed": messages.closed(), "shut": messages.refused("board")}
"""The last message to a page, by the reason why its board ended; a table that moves sends none."""


class Watching:
    """Serves one board's pages, each with its own WebSocket."""

    def __init__(self, board: BoardPages) -> None:
        self._board = board
        self._open = 0

    async def answer(self, socket: web.WebSocketResponse, key: str = "") -> None:
        """Send the board and its captions until the page disconnects or must; first its ``key``, if it has
        one.
        """
        if self._open >= MOST_PAGES:
            await socket.close()
            return
        self._open += 1
        changed = asyncio.Event()
        loop = asyncio.get_running_loop()

        def wake() -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(changed.set)

        name = self._board.watch(wake)
        sending = asyncio.ensure_future(self._send(socket, changed, key))
        joins = Rate(MOST_DRAWN)
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT or message.data != "join" or not joins.allows():
                    break
                await self._give(socket, await loop.run_in_executor(DRAWING, self._board.joining))
        except (TimeoutError, ConnectionError):
            pass
        finally:
            self._open -= 1
            self._board.leave(name)
            sending.cancel()

    async def _send(self, socket: web.WebSocketResponse, changed: asyncio.Event, key: str) -> None:
        version = caption = 0
        try:
            if key:
                await self._give(socket, messages.key(key))
            while not socket.closed:
                changed.clear()
                version, caption, news = self._board.since(version, caption)
                for message in news:
                    await self._give(socket, message)
                if self._board.ended:
                    if self._board.ended in GOODBYES:
                        await self._give(socket, GOODBYES[self._board.ended])
                    await socket.close()
                    return
                await changed.wait()
        except (TimeoutError, ConnectionError):
            await socket.close()

    @staticmethod
    async def _give(socket: web.WebSocketResponse, message: str) -> None:
        await asyncio.wait_for(socket.send_str(message), SLOWEST)
