"""The page's server: a thin layer over aiohttp in its own thread.

It answers the clients that its visitors' rule accepts (only the local network for a table at home), stores
nothing, and writes no log, because an address or a message could contain a seat's secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping

from aiohttp import WSCloseCode, WSMsgType, web

from voice_hanabi.phones import incoming, messages
from voice_hanabi.phones.answering import MOVED, abort
from voice_hanabi.phones.door.connections import DressedConnection, peer, too_many
from voice_hanabi.phones.door.reports import Report, may_have_reports
from voice_hanabi.phones.door.visitors import Address, AddressProblem, NearVisitors, Visitors, guesser
from voice_hanabi.phones.exchange import Refusal
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.reception import Admitted, Reception

LONGEST_MESSAGE = 16_384
"""Bytes of a message from a phone: half a second of sound, and much more than any line."""

MOST_STRANGERS = 20
"""How many unidentified connections may be open; beyond that, one of the address with the most is closed."""

INTRODUCTION = 10.0
"""Seconds within which a connection must identify itself."""

SLOWEST = 10.0
"""Seconds within which a phone must accept a message."""

PULSE = 4.0
"""Seconds of silence after which a phone is pinged; it has half of that to answer."""

MOST_CONNECTIONS = 100
"""How many connections other than players' may be open; beyond that, the oldest is closed."""

PORTS_TRIED = 10
"""How many ports are tried in turn if one is taken."""


class Server:
    """Serves the page at one address, from ``start`` to ``close``."""

    def __init__(
        self,
        reception: Reception,
        pages: Pages,
        address: Address,
        *,
        secure: ssl.SSLContext | None = None,
        visitors: Callable[[str, Address], Visitors] = NearVisitors,
        slowest: float = SLOWEST,
        reports: Mapping[str, Callable[[], Report]] | None = None,
        plainly: Address | None = None,
        allows: Callable[[str], bool] = lambda guesser: True,
    ) -> None:
        """Serve the clients that the ``reception`` lets in; with ``secure`` by https.

        ``visitors`` makes the access rule from the scheme and the address. A phone has ``slowest`` seconds to
        accept a message. ``reports`` are for programs on this computer, by path. ``allows`` counts a request
        and returns whether to answer it. At ``plainly``, an address of this computer only, http is used even
        if https is used elsewhere.
        """
        self.plainly = plainly
        self._allows = allows
        self._reports = reports or {}
        self.address = address
        self._reception = reception
        self._pages = pages
        self._secure = secure
        self._new_visitors = visitors
        self._visitors = visitors(self._scheme, address)
        self._slowest = slowest
        self._strangers: dict[web.WebSocketResponse, web.Request] = {}
        self._open: set[web.WebSocketResponse] = set()
        self._loop = asyncio.new_event_loop()
        self._runner: web.AppRunner | None = None
        self._sites: list[asyncio.Server] = []
        self._players: set[asyncio.Transport | None] = set()
        self._silent = logging.Logger("phones")
        self._silent.addHandler(logging.NullHandler())
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)

    @property
    def origin(self) -> str:
        """The page's origin, as browsers send it."""
        return f"{self._scheme}://{self.address}"

    @property
    def _scheme(self) -> str:
        return "http" if self._secure is None else "https"

    def start(self) -> None:
        """Start serving; ``address`` then has the port. Raises `AddressProblem` if that fails."""
        self._thread.start()
        try:
            asyncio.run_coroutine_threadsafe(self._start(), self._loop).result()
        except OSError as problem:
            self.close()
            raise AddressProblem(str(self.address)) from problem

    def close(self) -> None:
        """Send what is still to be heard, say goodbye to all phones, and stop. May be called again."""
        if not self._thread.is_alive():
            return
        with contextlib.suppress(TimeoutError):
            asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result(timeout=10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=5)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        # Stop what still monitors a call that has ended.
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        if left:
            self._loop.run_until_complete(asyncio.wait(left, timeout=1.0))
        self._loop.close()

    async def _start(self) -> None:
        app = web.Application(middlewares=[self._guard], client_max_size=1024)
        app.router.add_get("/ears", self._answer_phone)
        app.router.add_get("/eyes", self._answer_board)
        for path in self._reports:
            app.router.add_get(path, self._answer_report)
        app.router.add_get("/{name:[a-z_.]*}", self._answer_page)
        self._runner = web.AppRunner(app, access_log=None, logger=self._silent, handle_signals=False)
        await self._runner.setup()
        first = self.address.port
        for port in range(first, first + (PORTS_TRIED if first else 1)):
            try:
                site = await self._loop.create_server(
                    self._accept, self.address.host, port, ssl=self._secure, backlog=64
                )
            except OSError:
                if port == first + (PORTS_TRIED if first else 1) - 1:
                    raise
                continue
            self._sites.append(site)
            self.address = Address(self.address.host, site.sockets[0].getsockname()[1])
            self._visitors = self._new_visitors(self._scheme, self.address)
            break
        if self.plainly is not None:
            host = self.plainly.host
            site = await self._loop.create_server(self._accept, host, self.plainly.port, backlog=64)
            self._sites.append(site)
            self.plainly = Address(host, site.sockets[0].getsockname()[1])

    async def _stop(self) -> None:
        for site in self._sites:
            site.close()
        self._reception.close()
        deadline = time.monotonic() + 3
        while self._open and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        if self._runner is not None:
            await self._runner.cleanup()

    def _accept(self) -> asyncio.Protocol:
        """Accept one more connection, and cut the oldest that isn't a player's if there are too many."""
        assert self._runner is not None
        assert self._runner.server is not None
        others = [one.transport for one in self._runner.server.connections if one.transport is not None]
        nobody_s = [(one, peer(one)) for one in others if one not in self._players]
        for one in too_many(nobody_s, MOST_CONNECTIONS - 1):
            one.abort()
        return DressedConnection(
            self._runner.server, self._dressed, loop=self._loop, access_log=None, logger=self._silent
        )

    # Access, and the headers of all answers

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        host = _only(request, "Host")
        if request.remote is None or not self._visitors.may_come(request.remote):
            return self._dressed(web.Response(status=403))
        if host is None or not self._visitors.ask_for_us(host) or request.method != "GET":
            return self._dressed(web.Response(status=403))
        if request.path not in self._reports and not self._allows(guesser(self._visitors.whose(request))):
            return self._dressed(self._too_often(request))
        try:
            return self._dressed(await handler(request), host)
        except web.HTTPException as refused:
            return self._dressed(web.Response(status=refused.status))

    def _too_often(self, request: web.Request) -> web.Response:
        _, words = self._reception.page(_only(request, "Accept-Language") or "")
        return web.Response(status=429, text=words.get("refused-often", ""), headers={"Retry-After": "60"})

    def _dressed(self, response: web.StreamResponse, host: str | None = None) -> web.StreamResponse:
        if not response.prepared and "Content-Security-Policy" not in response.headers:
            response.headers.update(self._pages.headers(self._visitors.socket(host or str(self.address))))
        return response

    async def _answer_page(self, request: web.Request) -> web.StreamResponse:
        texts = self._reception.page(_only(request, "Accept-Language") or "")
        name = request.match_info["name"] or "index.html"
        page = self._pages.page(name, *texts)
        if page is None or (name == "board" and not self._reception.has_boards):
            raise web.HTTPNotFound
        kind, content = page
        return web.Response(body=content, content_type=kind, charset="utf-8")

    # A phone

    async def _answer_report(self, request: web.Request) -> web.StreamResponse:
        if not may_have_reports(request, _only(request, "Host"), self._visitors):
            return web.Response(status=404)
        report = self._reports[request.path]()
        return web.Response(text=report.text, status=report.status)

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        host = _only(request, "Host")
        if host is None or not self._visitors.come_from_our_page(_only(request, "Origin"), host):
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(
            max_msg_size=LONGEST_MESSAGE, heartbeat=PULSE, compress=False, timeout=2.0
        )
        if not socket.can_prepare(request).ok:
            raise web.HTTPBadRequest
        self._dressed(socket, host)
        await socket.prepare(request)
        return socket

    async def _answer_board(self, request: web.Request) -> web.StreamResponse:
        if not self._reception.has_boards:
            raise web.HTTPNotFound
        return await self._meet(request, self._show)

    async def _answer_phone(self, request: web.Request) -> web.StreamResponse:
        return await self._meet(request, self._talk)

    async def _meet(
        self, request: web.Request, then: Callable[[web.Request, web.WebSocketResponse], Awaitable[None]]
    ) -> web.StreamResponse:
        """Open a page's WebSocket; it is a stranger's until ``then`` identifies it."""
        socket = await self._socket(request)
        self._strangers[socket] = request
        # Behind a reverse proxy all connections are the proxy's; it names the clients of requests.
        whose = ((one, guesser(self._visitors.whose(came))) for one, came in self._strangers.items())
        for one in too_many(whose, MOST_STRANGERS):
            abort(self._strangers.pop(one))
        try:
            await then(request, socket)
        except incoming.Malformed:
            await socket.close(code=WSCloseCode.POLICY_VIOLATION)
        except (TimeoutError, ConnectionError):
            # It accepts nothing any more, so even a goodbye would wait.
            abort(request)
        finally:
            self._strangers.pop(socket, None)
        return socket

    async def _show(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        first = incoming.parse(await asyncio.wait_for(_text(socket), INTRODUCTION))
        if not isinstance(first, incoming.Look):
            raise incoming.Malformed
        visitor = guesser(self._visitors.whose(request))
        seen = await self._loop.run_in_executor(None, self._reception.show_board, first, visitor)
        if isinstance(seen, Refusal):
            await self._refuse(socket, seen)
            return
        self._strangers.pop(socket, None)
        with self._opened(socket):
            await seen.watching.answer(socket, seen.key)

    async def _talk(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        first = incoming.parse(await asyncio.wait_for(_text(socket), INTRODUCTION))
        changed = asyncio.Event()
        loop = self._loop

        def wake() -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(changed.set)

        # Elsewhere, because a table may be opened for it.
        visitor = self._visitors.whose(request)
        admitted = await loop.run_in_executor(None, self._reception.admit, first, guesser(visitor), wake)
        if not isinstance(admitted, Admitted):
            await self._refuse(socket, admitted)
            return
        try:
            if admitted.key is not None:
                await admitted.answering.send(socket, messages.key(admitted.key))
        except (TimeoutError, ConnectionError):
            admitted.answering.leave(admitted.line)
            raise
        self._strangers.pop(socket, None)
        player = request.transport
        self._players.add(player)
        try:
            with self._opened(socket):
                await admitted.answering.answer(request, socket, admitted.line, changed, visitor or "")
        finally:
            self._players.discard(player)

    @contextlib.contextmanager
    def _opened(self, socket: web.WebSocketResponse) -> Iterator[None]:
        """Let the server wait for a page's last words before it stops."""
        self._open.add(socket)
        try:
            yield
        finally:
            self._open.discard(socket)

    async def _refuse(self, socket: web.WebSocketResponse, refusal: Refusal) -> None:
        if refusal.why == "later":
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return
        told = messages.refused(refusal.why, refusal.seconds)
        if refusal.why == "replaced":
            told = messages.replaced()
        if refusal.why == "elsewhere":
            told = messages.elsewhere(refusal.at)
        await asyncio.wait_for(socket.send_str(told), self._slowest)
        await socket.close(code=MOVED)


def _only(request: web.Request, header: str) -> str | None:
    """Return a header's only value; ``None`` if there is none, or more than one."""
    values = request.headers.getall(header, [])
    return values[0] if len(values) == 1 else None


async def _text(socket: web.WebSocketResponse) -> str:
    """Return the next message as text. Raises `Malformed` if it isn't text."""
    message = await socket.receive()
    if message.type is not WSMsgType.TEXT:
        raise incoming.Malformed
    return str(message.data)
