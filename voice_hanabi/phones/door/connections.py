"""Connections to the page's server: the headers of every answer, and limits on their number."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from voice_hanabi.phones.door.visitors import guesser


class DressedConnection(RequestHandler):
    """A connection whose answers to malformed requests, which aiohttp makes itself, get our headers too."""

    __slots__ = ("_dress",)

    def __init__(
        self,
        server: web.Server,
        dress: Callable[[web.StreamResponse], object],
        **options: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(server, **options)
        self._dress = dress

    async def finish_response(
        self,
        request: web.BaseRequest,
        resp: web.StreamResponse,
        *others: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Send an answer, including aiohttp's own, with the headers that all answers have."""
        self._dress(resp)
        return await super().finish_response(request, resp, *others)

    def handle_error(self, *arguments: Any, **options: Any) -> web.StreamResponse:  # noqa: ANN401
        """Answer a malformed request without saying what was wrong or who answers."""
        refused = web.Response(status=super().handle_error(*arguments, **options).status)
        refused.force_close()
        self._dress(refused)
        return refused


One = TypeVar("One")


def too_many(others: Iterable[tuple[One, str]], most: int) -> list[One]:
    """Return which connections beyond a limit to close: the oldest of the address with the most.

    So an address that opens many can't keep others out. ``others`` are in the order in which they came, each
    with its address.
    """
    left, cut = list(others), []
    while len(left) > most:
        greediest = Counter(address for _, address in left).most_common(1)[0][0]
        oldest = next(one for one in left if one[1] == greediest)
        left.remove(oldest)
        cut.append(oldest[0])
    return cut


def peer(transport: asyncio.Transport) -> str:
    """Return an identifier of a connection's address."""
    peer = transport.get_extra_info("peername")
    return guesser(str(peer[0])) if peer else ""
