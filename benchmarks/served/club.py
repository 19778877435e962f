"""A club's evening on this computer: PostgreSQL, workers, and networks to each worker that can be cut."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import cycle

import aiohttp

from benchmarks.served.postgres import Postgres

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

HEALTH = 1.0
"""Seconds between the reverse proxy's checks of a worker, and its timeout."""


def free_port() -> int:
    """Return a free port of this computer."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Way:
    """A network between two programs on this computer; while it is cut, nothing passes."""

    def __init__(self, there: Callable[[], Awaitable[Streams]]) -> None:
        self._there = there
        self.port = free_port()
        self._open = asyncio.Event()
        self._open.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> asyncio.Server:
        """Start serving."""
        return await asyncio.start_server(self._between, "127.0.0.1", self.port)

    def cut(self) -> None:
        """Let nothing pass."""
        self._open.clear()

    def mend(self) -> None:
        """Let everything pass again; existing connections are broken, as their ends have noticed."""
        for writer in list(self._writers):
            writer.transport.abort()
        self._open.set()

    async def _between(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await self._open.wait()
            other_reader, other = await self._there()
        except OSError:
            writer.transport.abort()
            self._writers.discard(writer)
            return
        self._writers.add(other)
        ways = [
            asyncio.ensure_future(self._pass(reader, other)),
            asyncio.ensure_future(self._pass(other_reader, writer)),
        ]
        self._tasks.update(ways)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for one in ways:
            one.cancel()
            self._tasks.discard(one)
        for end in (writer, other):
            end.transport.abort() if not self._open.is_set() else end.close()
            self._writers.discard(end)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, OSError):
            while data := await reader.read(65_536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()


class Worker:
    """A worker, with one network to its pages and another to the database."""

    def __init__(self, name: str, database: Postgres) -> None:
        self.name = name
        self.address = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.to_pages = Way(lambda: asyncio.open_connection("127.0.0.1", self.address))
        path = f"{database.folder}/.s.PGSQL.5432"
        self.to_database = Way(lambda: asyncio.open_unix_connection(path))
        self.healthy = False
        self._printed = database.folder / f"{name}.stderr"

    @property
    def origin(self) -> str:
        """The address at which pages reach it."""
        return f"http://127.0.0.1:{self.to_pages.port}"

    def start(self) -> None:
        """Start it."""
        url = f"postgresql://club@127.0.0.1:{self.to_database.port}/postgres"
        with self._printed.open("ab") as printed:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "voice_hanabi.cli.front_door", "serve", "--lang", "en"),
                    *("--address", f"127.0.0.1:{self.address}", "--worker", self.name, "--tables", "100"),
                    *("--requests", "1000000"),
                ],
                env={**os.environ, "VOICE_HANABI_DATABASE": url},
                stderr=printed,
            )

    def state(self) -> str:
        """Describe it for an error: whether it is healthy, whether it has ended, and its last output."""
        ended = None if self._process is None else self._process.poll()
        last = self._printed.read_text(errors="replace").splitlines()[-20:]
        runs = "runs" if self.runs else f"ended with {ended}"
        return "\n  ".join([f"{self.name}: {'healthy' if self.healthy else 'not healthy'}, {runs}", *last])

    def end(self, how: signal.Signals) -> None:
        """End it with a signal."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(40)
            self._process = None
            self.healthy = self.healthy and how is not signal.SIGKILL

    @property
    def runs(self) -> bool:
        """Whether its process is running."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """Its process ID."""
        assert self._process is not None
        return self._process.pid


class Club:
    """A whole club; its front server checks the workers' health, and sends pages to healthy ones."""

    def __init__(self, database: Postgres, workers: int = 2) -> None:
        self.database = database
        self.workers = [Worker(name, database) for name in ("one", "two", "three", "four")[:workers]]
        self._turns = cycle(self.workers)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Club]:
        """Start everything, and stop it at the end."""
        async with contextlib.AsyncExitStack() as going:
            for worker in self.workers:
                for way in (worker.to_pages, worker.to_database):
                    server = await way.serve()
                    going.callback(server.close)
                worker.start()
                going.callback(worker.end, signal.SIGKILL)
            looking = asyncio.ensure_future(self._look())
            going.callback(looking.cancel)
            await self.until_healthy(60.0)
            yield self

    async def until_healthy(self, seconds: float) -> None:
        """Wait until all workers are healthy. Raises ``TimeoutError`` with each worker's state."""
        try:
            async with asyncio.timeout(seconds):
                while not all(worker.healthy for worker in self.workers):
                    await asyncio.sleep(0.05)
        except TimeoutError as error:
            states = "\n".join(worker.state() for worker in self.workers)
            raise TimeoutError(f"not all workers were healthy within {seconds:g} s:\n{states}") from error

    def origin(self, wanted: str) -> str | None:
        """Return the address for a page that asks for a worker by name, or ``None`` if none is healthy."""
        well = [worker for worker in self.workers if worker.healthy]
        named = [worker for worker in well if worker.name == wanted]
        if named or not well:
            return named[0].origin if named else None
        return next(worker for worker in self._turns if worker.healthy).origin

    async def _look(self) -> None:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(HEALTH)) as session:
            await asyncio.gather(*(self._look_at(worker, session) for worker in self.workers))

    async def _look_at(self, worker: Worker, session: aiohttp.ClientSession) -> None:
        while True:
            try:
                async with session.get(f"{worker.origin}/health") as told:
                    worker.healthy = told.status == 200
            except (aiohttp.ClientError, TimeoutError, OSError):
                worker.healthy = False
            await asyncio.sleep(HEALTH)
