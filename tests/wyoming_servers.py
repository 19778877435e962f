"""Servers of Wyoming for the tests: ours with its recogniser, and others that fail in every way."""

from __future__ import annotations

import asyncio
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO

from wyoming.asr import Transcript
from wyoming.event import Event, read_event, write_event

from voice_hanabi.evening.recognising.offered import OfferedRecognizer, offer
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.system.server_address import ServerAddress

HERE = ServerAddress("127.0.0.1", 0)


@contextmanager
def recogniser_server(*phrases: str) -> Iterator[ServerAddress]:
    """Our own recogniser, with the packed models, as other programs use it."""
    found: list[int] = []
    started = threading.Event()
    loop = asyncio.new_event_loop()
    offered = OfferedRecognizer(open_recognizer, lambda language: graph_of(phrases), "en")

    def listening(port: int) -> None:
        found.append(port)
        started.set()

    task = loop.create_task(offer(offered, HERE, listening))

    def run() -> None:
        with loop_closed(loop):
            loop.run_until_complete(asyncio.wait([task]))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert started.wait(30)
    yield HERE._replace(port=found[0])
    loop.call_soon_threadsafe(task.cancel)
    thread.join(30)


@contextmanager
def loop_closed(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    try:
        yield
    finally:
        loop.close()


class Scripted(socketserver.ThreadingTCPServer):
    """Reads what it is sent up to a kind of event, and answers as told; counts what came."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, answer: Callable[[BinaryIO], None], until: str) -> None:
        super().__init__(("127.0.0.1", 0), _Caller)
        self.answer = answer
        self.until = until
        self.asked: list[list[Event]] = []

    @property
    def address(self) -> ServerAddress:
        return ServerAddress("127.0.0.1", int(self.server_address[1]))


class _Caller(socketserver.StreamRequestHandler):
    server: Scripted

    def handle(self) -> None:
        events: list[Event] = []
        while (event := read_event(self.rfile)) is not None:  # type: ignore[arg-type]
            events.append(event)
            if event.type == self.server.until:
                break
        self.server.asked.append(events)
        try:
            self.server.answer(self.wfile)  # type: ignore[arg-type]
        except OSError:
            # The client has gone meanwhile.
            return


@contextmanager
def scripted(answer: Callable[[BinaryIO], None], until: str = "audio-stop") -> Iterator[Scripted]:
    with Scripted(answer, until) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


def saying(text: str) -> Callable[[BinaryIO], None]:
    return lambda out: write_event(Transcript(text).event(), out)


def silent(out: BinaryIO) -> None:
    """Takes so long that nobody waits for it."""
    time.sleep(20)


def cut(out: BinaryIO) -> None:
    """Breaks off in the middle of its answer."""
    out.write(b'{"type": "transcript", "data_length": 400}\n{"text"')


def no_event(out: BinaryIO) -> None:
    out.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")


def endless_line(out: BinaryIO) -> None:
    out.write(b"x" * 1_000_000)


def wrong_kinds(out: BinaryIO) -> None:
    out.write(b'{"type": "transcript", "data": {"text": [1, 2]}}\n')


def textless(out: BinaryIO) -> None:
    out.write(b'{"type": "transcript", "data": {}}\n')


def listed(out: BinaryIO) -> None:
    out.write(b"[1, 2, 3]\n")


def wordy(out: BinaryIO) -> None:
    write_event(Transcript("play " * 1000).event(), out)


def nested(out: BinaryIO) -> None:
    out.write(b'{"type": "transcript", "data": ' + b"[" * 50_000 + b"\n")


def huge(out: BinaryIO) -> None:
    """Announces more than any memory holds."""
    out.write(b'{"type": "transcript", "data_length": 4000000000}\n' + bytes(1_000_000))
    time.sleep(2)


NONSENSE = (no_event, endless_line, wrong_kinds, textless, listed, wordy, nested, huge)
