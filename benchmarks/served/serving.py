"""How many friends far away one core can serve, at tables of four, if a tenth of them speak at once.

The server is the program itself, on one core. The friends are WebSockets and WebRTC peers on the other cores
of this computer. They take turns to ask aloud what they know, in a recorded voice. The time is measured from
the last sample of the question to the table's answer, which goes to that seat alone. A friend who does not
speak sends nothing, like browsers that leave out silence.
"""

from __future__ import annotations

import asyncio
import contextlib
import fractions
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import aiortc
import av
import numpy as np
import soxr
from aiortc.codecs.base import Decoder

from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.phones.messages import Ends
from voice_hanabi.phones.webrtc.mixing import FRAME, RATE, Frame
from voice_hanabi.speaking.voices.voice import SpokenVoice

GIVEN_UP = 8.0
NAMES = ("Anna", "Peter", "Eva", "Thomas")
ASKED = "What do I know?"


class Unheard(Decoder):
    """A decoder that ignores the sound."""

    def decode(self, encoded_frame: object) -> list[Any]:
        """Return no frames."""
        return []


class _Microphone(aiortc.MediaStreamTrack):
    """A microphone that sends only what is said."""

    kind = "audio"

    def __init__(self) -> None:
        super().__init__()
        self._frames: list[Frame] = []
        self._there = asyncio.Event()
        self._begun = time.monotonic()
        self._due = 0.0
        self.ended = asyncio.Event()

    def say(self, sound: Frame) -> None:
        """Start saying something."""
        self.ended.clear()
        self._frames = [sound[at : at + FRAME] for at in range(0, len(sound) - FRAME + 1, FRAME)]
        self._due = time.monotonic()
        self._there.set()

    async def recv(self) -> av.AudioFrame:
        """Return the next frame when it is due."""
        if not self._frames:
            self.ended.set()
            self._there.clear()
            await self._there.wait()
        await asyncio.sleep(max(0.0, self._due - time.monotonic()))
        self._due += FRAME / RATE
        frame = av.AudioFrame.from_ndarray(self._frames.pop(0).reshape(1, -1), format="s16", layout="mono")
        frame.sample_rate, frame.time_base = RATE, fractions.Fraction(1, RATE)
        frame.pts = round((self._due - self._begun) * 50) * FRAME
        return frame


@dataclass(frozen=True)
class Network:
    """A network for packets of sound: delay in seconds, its variation, and the share of lost packets."""

    delay: float
    jitter: float
    lost: float

    def __str__(self) -> str:
        """Return a short description."""
        return f"{1000 * self.delay:.0f} ± {1000 * self.jitter:.0f} ms, {100 * self.lost:.0f} % lost"


NETWORKS = (
    Network(0, 0, 0),
    Network(0.04, 0.005, 0.01),
    Network(0.1, 0.01, 0.03),
    Network(0.2, 0.02, 0.05),
)
COMMANDS = 30
"""The number of commands for each network."""


@dataclass
class Friend:
    """Somebody with a browser."""

    socket: aiohttp.ClientWebSocketResponse
    received: list[dict[str, Any]] = field(default_factory=list)
    microphone: _Microphone = field(default_factory=_Microphone)
    peer: aiortc.RTCPeerConnection = field(default_factory=aiortc.RTCPeerConnection)
    _sending: set[asyncio.Task[None]] = field(default_factory=set)
    heard: list[int] = field(default_factory=list)
    """The numbers of the sentences that the table has finished."""
    _said: list[dict[str, Any]] = field(default_factory=list)
    """The sentences that the table has not finished, oldest first."""

    @property
    def listens(self) -> bool:
        """Whether the table is saying something."""
        return bool(self._said)

    async def send(self, **message: object) -> None:
        """Send a message, as a page does."""
        await self.socket.send_str(json.dumps(message))

    async def read(self) -> None:
        """Receive messages and listen to them until the connection ends."""
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                found = json.loads(message.data)
                found["came"] = time.monotonic()
                self.received.append(found)
                if found["type"] == "say" and self.peer.connectionState == "connected":
                    self._said.append(found)
                    if len(self._said) == 1:
                        await self._hear(0)
                elif "number" in found and found["type"] != "greeting":
                    await self.send(type="heard", number=found["number"])
            elif message.type is aiohttp.WSMsgType.BINARY and self._said:
                _, part, flags, _ = struct.unpack_from("<IHHI", message.data)
                if not flags & (Ends.TEXT | Ends.FAILED):
                    await self._hear(part + 1)
                    continue
                number = self._said.pop(0)["number"]
                if not flags & Ends.FAILED:
                    self.heard.append(number)
                await self.send(type="heard", number=number)
                if self._said:
                    await self._hear(0)

    async def _hear(self, part: int) -> None:
        """Request a part of a sentence in the table's voice through the call, as a page does."""
        said = self._said[0]
        await self.send(type="speak", number=said["number"], part=part, rate=said["rate"], call=True)

    async def until(self, kind: str, since: int = 0, seconds: float = 120.0) -> dict[str, Any]:
        """Wait for a message of a kind, among those from ``since`` on. Raises `TimeoutError`."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for one in self.received[since:]:
                if one["type"] == kind:
                    return one
            await asyncio.sleep(0.01)
        raise TimeoutError(kind)

    async def call(self) -> None:
        """Call the table. Raises `TimeoutError` if that fails."""
        helping = [aiortc.RTCIceServer(**one) for one in (await self.until("greeting"))["call"]]
        self.peer = aiortc.RTCPeerConnection(aiortc.RTCConfiguration(helping))
        self.peer.addTrack(self.microphone)
        await self.peer.setLocalDescription(await self.peer.createOffer())
        await self.send(type="call", sdp=self.peer.localDescription.sdp)
        answer = await self.until("call")
        await self.peer.setRemoteDescription(aiortc.RTCSessionDescription(answer["sdp"], "answer"))
        while self.peer.connectionState != "connected":
            if self.peer.connectionState == "failed":
                raise TimeoutError("the call was not connected")
            await asyncio.sleep(0.02)

    def through(self, network: Network) -> None:
        """Send what is said through a bad network from now on."""
        transport = self.peer.getSenders()[0].transport
        send, random = transport._send_rtp, Random(1)

        async def sent(packet: bytes) -> None:
            if random.random() >= network.lost:
                await asyncio.sleep(max(0.0, random.gauss(network.delay, network.jitter)))
                await send(packet)

        async def worse(packet: bytes) -> None:
            self._sending.add(task := asyncio.ensure_future(sent(packet)))
            task.add_done_callback(self._sending.discard)

        transport.__dict__["_send_rtp"] = worse

    async def ask(self, sound: Frame, given_up: float = GIVEN_UP) -> float | None:
        """Ask aloud; return the seconds from the last sample to the answer, or ``None`` if there is none."""
        before = len(self.received)
        self.microphone.say(sound)
        await self.microphone.ended.wait()
        ended = time.monotonic()
        while time.monotonic() < ended + given_up:
            for one in self.received[before:]:
                if one["type"] == "say" and not one["public"]:
                    return float(one["came"]) - ended
            await asyncio.sleep(0.005)
        return None


def report(quick: bool) -> Iterator[str]:
    """Yield the effects of bad networks on commands, and how many of them are understood."""
    yield "Commands through bad networks, and how many of them the table understands:\n"
    heads = ("network", "commands", "understood", "median")
    rows = []
    for network in NETWORKS[:: 3 if quick else 1]:
        progress(f"serve: {network}")
        told = asyncio.run(_heard_through(network, 6 if quick else COMMANDS))
        understood = [one for one in told if one is not None]
        middle = f"{np.percentile(understood, 50):.2f} s" if understood else "-"
        rows.append([str(network), str(len(told)), f"{100 * len(understood) / len(told):.0f} %", middle])
    yield table(heads, rows)


async def _heard_through(network: Network, commands: int) -> list[float | None]:
    """Say commands on a network; return the seconds until each was answered, or ``None``."""
    with tempfile.TemporaryDirectory() as folder:
        async with contextlib.AsyncExitStack() as going:
            server, origin = served(Path(folder), 1, max(os.sched_getaffinity(0)))
            going.callback(end, server)
            friends = await going.enter_async_context(table_of_friends(origin, 0))
            return await heard_through(friends[0], network, commands)


async def heard_through(friend: Friend, network: Network, commands: int) -> list[float | None]:
    """Have a friend say commands on a network, after one without it; return the results of ``ask``."""
    sound = spoken()
    await friend.ask(sound, 60.0)
    friend.through(network)
    told = []
    for _ in range(commands):
        told.append(await friend.ask(sound, 20.0))
        await asyncio.sleep(1.5)
    return told


def served(folder: Path, tables: int, core: int) -> tuple[subprocess.Popen[str], str]:
    """Start a server with this many tables on one core; return it and its address."""
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "voice_hanabi.cli.front_door", "serve", "--lang", "en"),
            *("--address", "127.0.0.1:0", "--tables", str(tables), "--saves", str(folder)),
        ],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )
    assert server.stderr is not None
    line = server.stderr.readline()
    found = re.search(r"http://[\d.:]+\d", line)
    if found is None:
        raise RuntimeError(line)
    return server, found.group(0)


def end(server: subprocess.Popen[str]) -> None:
    """Stop a server."""
    server.terminate()
    server.wait(30)
    if server.stderr is not None:
        server.stderr.close()


@contextlib.asynccontextmanager
async def table_of_friends(origin: str, number: int, *, calls: bool = True) -> AsyncIterator[list[Friend]]:
    """Open a table, connect the calls of four friends unless they only type, and deal."""
    async with contextlib.AsyncExitStack() as going:
        friends: list[Friend] = []
        first: dict[str, object] = {"type": "open", "language": "en"}
        for place, name in enumerate(NAMES):
            # Each has another address, because one address may not open many tables.
            come = friend_at(origin, name, first, f"192.0.{number}.{place}")
            friend, first = await going.enter_async_context(come)
            friends.append(friend)
        for friend in friends if calls else ():
            await friend.call()
        await friends[0].send(type="line", text="deal", id="deal")
        for friend in friends:
            await friend.until("forget")
        yield friends


@contextlib.asynccontextmanager
async def friend_at(
    origin: str, name: str, first: dict[str, object], address: str | None = None
) -> AsyncIterator[tuple[Friend, dict[str, object]]]:
    """Join a table and give a name; yield the friend, and the first message of the next one."""
    headers = {"Origin": origin} | ({} if address is None else {"X-Forwarded-For": address})
    async with (
        aiohttp.ClientSession() as session,
        # If there is a certificate, the server has created it itself.
        session.ws_connect(f"{origin}/ears", headers=headers, ssl=False) as socket,
    ):
        friend = Friend(socket)
        reading = asyncio.ensure_future(friend.read())
        try:
            await friend.send(**first)
            await friend.until("greeting")
            await friend.send(type="line", text=name, id=name)
            await friend.until("named")
            invitation = await friend.until("invitation")
            yield friend, {"type": "token", "token": invitation["token"], "after": None}
        finally:
            reading.cancel()
            await friend.peer.close()


def spoken() -> Frame:
    """Return a question as it is asked aloud."""
    voice = SpokenVoice()
    sound = voice.speak(ASKED, "en", 160)
    voice.close()
    return in_room(sound.samples, sound.rate)


def in_room(samples: Frame, rate: int) -> Frame:
    """Return what somebody says as their microphone records it."""
    samples = soxr.resample(samples, rate, RATE)
    # The room's own noise comes first: nothing could distinguish a voice without hearing it.
    quiet = np.random.default_rng(1).normal(0, 20, RATE // 5).astype(np.int16)
    return np.concatenate([quiet, samples])
