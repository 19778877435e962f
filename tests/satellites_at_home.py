"""Satellites for the tests: real Wyoming messages over a real socket, with a microphone and a loudspeaker."""

from __future__ import annotations

import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, cast

import numpy as np
import numpy.typing as npt
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.event import Event, read_event, write_event
from wyoming.info import Attribution, Describe, Info, Satellite
from wyoming.ping import Ping, Pong
from wyoming.pipeline import PipelineStage, RunPipeline
from wyoming.satellite import RunSatellite

from voice_hanabi.system.server_address import ServerAddress

RATE = 16_000
STEP = 1024
NOISE = 12.0
"""What a room's microphone records while nobody speaks, as root mean square of 16-bit samples."""


class SatelliteAtHome(socketserver.ThreadingTCPServer):
    """Streams its microphone to one program at a time, and records what that program plays on it.

    With ``waits`` it has a wake word, and sends no sound before it was spoken to.
    """

    daemon_threads = True
    block_on_close = False
    allow_reuse_address = True

    def __init__(self, *, waits: bool = False, answers_pings: bool = True, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Caller)
        self.waits = waits
        self.answers_pings = answers_pings
        self.channels = 1
        """How many channels its microphone has; it may change at any time."""
        self.played: list[bytes] = []
        self.began = 0
        self.ended = 0
        self.one_at_a_time = threading.Lock()
        self.guard = threading.Lock()
        self._spoken = np.zeros(0, np.int16)
        self._chance = np.random.default_rng(1)
        self._callers: list[socket.socket] = []

    @property
    def address(self) -> ServerAddress:
        return ServerAddress("127.0.0.1", int(self.server_address[1]))

    @property
    def seconds_played(self) -> float:
        """Seconds of sound in which somebody speaks."""
        with self.guard:
            sound = np.frombuffer(b"".join(self.played), np.int16)
        blocks = sound[: len(sound) // 441 * 441].reshape(-1, 441)
        return float((np.abs(blocks).max(axis=1) > 300).sum() * 441 / 22_050) if len(blocks) else 0.0

    def say(self, sound: npt.NDArray[np.floating]) -> None:
        """Have somebody speak in its room; samples at 16 kHz."""
        with self.guard:
            self.waits = False
            self._spoken = np.concatenate([self._spoken, np.clip(sound, -32768, 32767).astype(np.int16)])

    def recorded(self) -> bytes:
        """Return what its microphone hears next."""
        with self.guard:
            voice, self._spoken = self._spoken[:STEP], self._spoken[STEP:]
        room = NOISE * self._chance.standard_normal(STEP)
        room[: len(voice)] += voice
        return room.astype(np.int16).tobytes()

    def called(self, connection: socket.socket) -> None:
        self._callers.append(connection)

    def hang_up(self) -> None:
        """Drop all connections, as a satellite that is switched off does."""
        for connection in self._callers:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class _Caller(socketserver.StreamRequestHandler):
    server: SatelliteAtHome

    def setup(self) -> None:
        super().setup()
        self._writing = threading.Lock()
        self._here = True
        self._serves = False
        self.server.called(self.connection)

    def handle(self) -> None:
        try:
            while (event := read_event(cast(BinaryIO, self.rfile))) is not None:
                if not self._take(event):
                    return
        except (OSError, ValueError):
            return

    def finish(self) -> None:
        self._here = False
        if self._serves:
            self.server.one_at_a_time.release()

    def _take(self, event: Event) -> bool:
        """Do what an event asks for; return whether the connection stays open."""
        server = self.server
        if Describe.is_type(event.type):
            who = Attribution("tests", "http://localhost")
            self._write(Info(satellite=Satellite("kitchen", who, True, "A kitchen", "1")).event())
        elif RunSatellite.is_type(event.type):
            self._serves = server.one_at_a_time.acquire(blocking=False)
            if self._serves:
                threading.Thread(target=self._stream, daemon=True).start()
            return self._serves
        elif Ping.is_type(event.type) and server.answers_pings:
            self._write(Pong().event())
        else:
            self._play(event)
        return True

    def _play(self, event: Event) -> None:
        server = self.server
        with server.guard:
            server.began += AudioStart.is_type(event.type)
            server.ended += AudioStop.is_type(event.type)
            if AudioChunk.is_type(event.type):
                server.played.append(AudioChunk.from_event(event).audio)

    def _stream(self) -> None:
        try:
            if not self.server.waits:
                self._write(RunPipeline(PipelineStage.WAKE, PipelineStage.TTS, restart_on_end=True).event())
            begun = time.monotonic()
            step = 0
            while self._here:
                step += 1
                time.sleep(max(0.0, begun + step * STEP / RATE - time.monotonic()))
                sound = self.server.recorded()
                if not self.server.waits:
                    channels = self.server.channels
                    each = np.frombuffer(sound, np.int16).repeat(channels).tobytes()
                    self._write(AudioChunk(RATE, 2, channels, each).event())
        except (OSError, ValueError):
            return

    def _write(self, event: Event) -> None:
        with self._writing:
            write_event(event, cast(BinaryIO, self.wfile))


@contextmanager
def satellite_at_home(
    *, waits: bool = False, answers_pings: bool = True, port: int = 0
) -> Iterator[SatelliteAtHome]:
    with SatelliteAtHome(waits=waits, answers_pings=answers_pings, port=port) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.hang_up()
        server.shutdown()
