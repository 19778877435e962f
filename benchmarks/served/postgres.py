"""A temporary PostgreSQL server from the system's programs, in a temporary folder and on no network."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

import psycopg

USER = "nobody"
"""The user that runs it if we are root, because it refuses to start as root."""


def programs() -> Path | None:
    """Return the folder with the newest PostgreSQL programs, or ``None`` if there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return None if elsewhere is None else Path(elsewhere).parent


class Postgres:
    """A server; use it in a ``with`` statement."""

    def __init__(self, *, safe: bool = True) -> None:
        """Without ``safe`` it is faster, but loses data if the computer crashes."""
        self._safe = safe
        self.folder = Path(tempfile.mkdtemp(prefix="voice-hanabi-postgres-"))
        self._server: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its connection URL."""
        return f"postgresql://club@/postgres?host={self.folder}"

    def __enter__(self) -> Postgres:
        """Create it, and start it."""
        if os.getuid() == 0:
            shutil.chown(self.folder, USER)
        where = programs()
        assert where is not None
        done = subprocess.run(
            [where / "initdb", "-D", self.folder / "data", "-U", "club", "-A", "trust", "-E", "UTF8", "-N"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            user=self._user,
        )
        if done.returncode:
            raise RuntimeError(done.stdout.decode(errors="replace"))
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop it, and remove all of it."""
        self.stop()
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        where = programs()
        assert where is not None
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [
                    *(where / "postgres", "-D", self.folder / "data", "-k", self.folder),
                    *("-c", "listen_addresses=", "-c", f"fsync={'on' if self._safe else 'off'}"),
                    *("-c", "shared_buffers=16MB", "-c", "max_connections=60"),
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._user,
            )
        until = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.url).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop it; by default immediately, as in a crash."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(30)
            self._server = None

    def tell(self, how: signal.Signals) -> None:
        """Send a signal to the server and to all its processes, one of which serves each connection."""
        assert self._server is not None
        # The process that starts the others comes first.
        for process in (self._server.pid, *_begun_by(self._server.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, how)

    @property
    def _user(self) -> str | None:
        return USER if os.getuid() == 0 else None


def _begun_by(process: int) -> list[int]:
    """Return the child processes of a process (Linux)."""
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
