"""A club's evening on this machine, as in ``packaging/server``: PostgreSQL, and two workers behind Caddy.

``script/serve`` runs it until Ctrl+C, for trying it out. ``script/serve --try`` has two friends play there,
kills the worker that has their table, and reports how long it took until the game went on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import aiohttp

from benchmarks.served.club import Club, Worker, free_port
from benchmarks.served.club_pages import NAMES, Game, Page
from benchmarks.served.postgres import Postgres, programs

ROOT = Path(__file__).parents[2]
CADDYFILE = ROOT / "packaging" / "server" / "Caddyfile"

HERE = """{{
	admin unix/{folder}/admin
	auto_https disable_redirects
	skip_install_trust
	storage file_system {folder}/storage
}}
import {caddyfile}
"""
"""The lines before the Caddyfile: they change nothing on this machine, and use no other port."""


class Front(Club):
    """A club behind Caddy: all pages connect to that."""

    def __init__(self, database: Postgres, port: int) -> None:
        super().__init__(database)
        self.address = f"https://localhost:{port}"

    def origin(self, wanted: str) -> str | None:
        """Return the address for all pages, whatever worker they want: Caddy passes them on."""
        return self.address

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Club]:
        """Start everything, and stop it at the end."""
        folder = Path(tempfile.mkdtemp(prefix="voice-hanabi-caddy-"))
        (folder / "Caddyfile").write_text(HERE.format(folder=folder, caddyfile=CADDYFILE))
        one, two = (f"127.0.0.1:{worker.to_pages.port}" for worker in self.workers)
        caddy = subprocess.Popen(
            ["caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"],
            env={
                **os.environ,
                "HOME": str(folder),
                "VOICE_HANABI_PUBLIC": self.address,
                "VOICE_HANABI_ONE": one,
                "VOICE_HANABI_TWO": two,
            },
            stdout=subprocess.DEVNULL,
            stderr=(folder / "log").open("wb"),
        )
        try:
            async with super().open() as club:
                await asyncio.sleep(1.5)
                if caddy.poll() is not None:
                    raise SystemExit((folder / "log").read_text())
                yield club
        finally:
            caddy.terminate()
            caddy.wait(20)
            shutil.rmtree(folder)


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve here; return the exit status."""
    parser = argparse.ArgumentParser(prog="script/serve", description=__doc__)
    parser.add_argument("--try", action="store_true", dest="tries", help="play, kill a worker, and end")
    parser.add_argument("--port", type=int, default=0, help="where it is served: https://localhost:PORT")
    options = parser.parse_args(arguments)
    missing = [
        package
        for package, there in (("postgresql", programs()), ("caddy", shutil.which("caddy")))
        if there is None
    ]
    if missing:
        print(
            f"script/serve: {' and '.join(missing)} is missing: apt-get install {' '.join(missing)}",
            file=sys.stderr,
        )
        return 2
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        return asyncio.run(_serve(options.port or free_port(), tries=options.tries))
    return 0


async def _serve(port: int, *, tries: bool) -> int:
    task = asyncio.current_task()
    assert task is not None
    # A process started in the background ignores Ctrl+C, so this signal ends it and cleans up, too.
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with Postgres() as database:
        front = Front(database, port)
        async with front.open():
            for worker in front.workers:
                print(f"Worker {worker.name} is process {worker.pid}.", flush=True)
            print(f"Open tables at {front.address}; browsers warn about its certificate.", flush=True)
            if tries:
                return await _try(front)
            print("Kill a worker and see what happens. Ctrl+C ends everything.", flush=True)
            while True:
                await asyncio.sleep(1.0)
                for worker in front.workers:
                    if not worker.runs:
                        print(f"Worker {worker.name} has ended and is being restarted.", flush=True)
                        worker.start()


async def _try(front: Front) -> int:
    """Play, kill the worker that has the table, restart the other one; return 0 if the game went on."""
    # Nobody here trusts Caddy's own certificate.
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=False)) as session:
        host, guest = (Page(front, session, "", name, {"type": "open", "language": "en"}) for name in NAMES)
        game = Game(host, guest)
        await game.begin()
        print(f"Two friends play: {host.outcomes[-1][1]}", flush=True)
        for how, told in ((signal.SIGKILL, "killed"), (signal.SIGTERM, "restarted")):
            worker = await _of_table(front)
            began = time.monotonic()
            await asyncio.to_thread(worker.end, how)
            worker.start()
            try:
                async with asyncio.timeout(30):
                    while not all(
                        page.outcomes[-1][0] > (page.greeted or began) > began for page in game.pages
                    ):
                        await asyncio.sleep(0.02)
            except TimeoutError:
                print(f"Worker {worker.name} was {told}, and the game did not go on.", flush=True)
                return 1
            back = max(page.greeted or 0.0 for page in game.pages) - began
            print(f"Worker {worker.name} was {told}: both were back after {back:.1f} s.", flush=True)
            await front.until_healthy(60.0)
            await asyncio.sleep(2.0)
        game.end()
    return 0


async def _of_table(front: Front) -> Worker:
    async with aiohttp.ClientSession() as session:
        for worker in front.workers:
            async with session.get(f"{worker.origin}/metrics") as told:
                if "\nvoice_hanabi_tables 1\n" in await told.text():
                    return worker
    return front.workers[0]


if __name__ == "__main__":
    sys.exit(main())
