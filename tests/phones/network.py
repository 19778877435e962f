"""The network between a page and the table: it can fall silent, like Wi-Fi that is out of reach.

It listens on its own port, passes everything on, and writes the table's port into a connection's first
request, because the server answers only to its own address.
"""

from __future__ import annotations

import contextlib
import socket
import threading


class Network:
    """Passes bytes between a page and a server, from its creation until ``close``."""

    def __init__(self, port: int) -> None:
        """Lead to a port of this computer."""
        self._target = port
        self._there = threading.Event()
        self._there.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self._closed = False
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self._listening.getsockname()[1])

    def through(self, link: str) -> str:
        """Return a link of the server, changed to lead through here."""
        return link.replace(f":{self._target}/", f":{self.port}/")

    def cut(self) -> None:
        """Pass nothing on, without telling either side."""
        self._there.clear()

    def mend(self) -> None:
        """Pass on what waited, and all that comes."""
        self._there.set()

    def close(self) -> None:
        """Close all connections."""
        self._closed = True
        self._there.set()
        for one in [self._listening, *self._open]:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                phone, _ = self._listening.accept()
                self._open.append(phone)
                threading.Thread(target=self._join, args=(phone,), daemon=True).start()

    def _join(self, phone: socket.socket) -> None:
        self._there.wait()
        if self._closed:
            return
        with contextlib.suppress(OSError):
            table = socket.create_connection(("127.0.0.1", self._target))
            self._open.append(table)
            threading.Thread(target=self._pass, args=(table, phone), daemon=True).start()
            self._pass(phone, table, f":{self.port}".encode(), f":{self._target}".encode())

    def _pass(self, here: socket.socket, there: socket.socket, mine: bytes = b"", its: bytes = b"") -> None:
        upgraded = False
        with contextlib.suppress(OSError):
            while chunk := here.recv(65536):
                self._there.wait()
                if mine and not upgraded:
                    upgraded = b"Upgrade: websocket" in chunk
                    chunk = chunk.replace(mine, its)
                there.sendall(chunk)
        with contextlib.suppress(OSError):
            there.shutdown(socket.SHUT_RDWR)
