"""How many friends far away one core serves: tables of four at play, a tenth of the players speaking at once.

The server is the program itself, on one core; the friends are WebSockets and WebRTC peers of this computer,
on the others. Each asks aloud by turns what they know, in a recorded voice, and what is measured is from the
last sample of that to the table's answer, which comes to that seat alone. Who does not speak sends nothing,
as browsers do that leave silence out.
"""

from __future__ import annotations

import asyncio
import contextlib
import fractions
import json
import os
import re
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
from aiortc import rtcrtpreceiver
from aiortc.codecs.base import Decoder

from benchmarks.ears import progress
from benchmarks.tables import table
from voice_hanabi.calls.mixing import FRAME, RATE, Frame
from voice_hanabi.speaking.voices.voice import SpokenVoice

AT_A_TABLE = 4
PLAYERS = (4, 8, 16, 24, 32, 40, 56)
QUICK = (4,)
SPEAKING = 0.1
"""Part of the players who speak at any moment."""
SECONDS = 40.0
"""For which they speak."""
IN_TIME = 1.5
"""Seconds within which 95 of 100 commands are to be answered."""
GIVEN_UP = 8.0
NAMES = ("Anna", "Peter", "Eva", "Thomas")
ASKED = "What do I know?"


class _Unheard(Decoder):
    """Makes nothing of what is heard."""

    def decode(self, encoded_frame: object) -> list[Any]:
        return []


class _Microphone(aiortc.MediaStreamTrack):
    """A microphone that sends what is said, and nothing else."""

    kind = "audio"

    def __init__(self) -> None:
        super().__init__()
        self._frames: list[Frame] = []
        self._there = asyncio.Event()
        self._begun = time.monotonic()
        self._due = 0.0
        self.ended = asyncio.Event()

    def say(self, sound: Frame) -> None:
        """Begin to say something."""
        self.ended.clear()
        self._frames = [sound[at : at + FRAME] for at in range(0, len(sound) - FRAME + 1, FRAME)]
        self._due = time.monotonic()
        self._there.set()

    async def recv(self) -> av.AudioFrame:
        """Return the next frame as it is due."""
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
    """What packets of sound go through: seconds of delay, how far it varies, and the part that is lost."""

    delay: float
    jitter: float
    lost: float

    def __str__(self) -> str:
        """Return it in a few words."""
        return f"{1000 * self.delay:.0f} ± {1000 * self.jitter:.0f} ms, {100 * self.lost:.0f} % lost"


NETWORKS = (
    Network(0, 0, 0),
    Network(0.04, 0.005, 0.01),
    Network(0.1, 0.01, 0.03),
    Network(0.2, 0.02, 0.05),
)
COMMANDS = 30
"""That are said through each network."""


@dataclass
class _Friend:
    """Somebody in a browser."""

    socket: aiohttp.ClientWebSocketResponse
    received: list[dict[str, Any]] = field(default_factory=list)
    microphone: _Microphone = field(default_factory=_Microphone)
    peer: aiortc.RTCPeerConnection = field(default_factory=aiortc.RTCPeerConnection)
    _sending: set[asyncio.Task[None]] = field(default_factory=set)

    async def send(self, **message: object) -> None:
        await self.socket.send_str(json.dumps(message))

    async def read(self) -> None:
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                found = json.loads(message.data)
                found["came"] = time.monotonic()
                self.received.append(found)
                if "number" in found and found["type"] != "greeting":
                    await self.send(type="heard", number=found["number"])

    async def until(self, kind: str, since: int = 0, seconds: float = 120.0) -> dict[str, Any]:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for one in self.received[since:]:
                if one["type"] == kind:
                    return one
            await asyncio.sleep(0.01)
        raise TimeoutError(kind)

    async def call(self) -> None:
        helping = [aiortc.RTCIceServer(**one) for one in (await self.until("greeting"))["call"]]
        self.peer = aiortc.RTCPeerConnection(aiortc.RTCConfiguration(helping))
        self.peer.addTrack(self.microphone)
        await self.peer.setLocalDescription(await self.peer.createOffer())
        await self.send(type="call", sdp=self.peer.localDescription.sdp)
        answer = await self.until("call")
        await self.peer.setRemoteDescription(aiortc.RTCSessionDescription(answer["sdp"], "answer"))
        while self.peer.connectionState != "connected":
            await asyncio.sleep(0.02)

    def through(self, network: Network) -> None:
        """Have what is said go through a bad network from now on."""
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
        """Ask aloud; return the seconds from the last sample to the answer, ``None`` where none came."""
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


@dataclass(frozen=True)
class Measured:
    """What came of so many players."""

    players: int
    seconds: list[float]
    """From the end of each command to its answer."""
    unanswered: int
    core: float
    """Part of the core that the server took."""
    megabytes: float
    """What the server and its voice hold, with all these tables."""

    @property
    def in_time(self) -> float:
        """Part of the commands that were answered in time."""
        all_of_them = len(self.seconds) + self.unanswered
        return sum(one <= IN_TIME for one in self.seconds) / max(1, all_of_them)


def report(quick: bool) -> Iterator[str]:
    """Yield what bad networks make of commands, and how many friends are served in time."""
    yield "Commands said through bad networks, of which the table understands:\n"
    heads = ("network", "commands", "understood", "median")
    rows = []
    for network in NETWORKS[:: 3 if quick else 1]:
        progress(f"serve: {network}")
        told = asyncio.run(_heard_through(network, 6 if quick else COMMANDS))
        understood = [one for one in told if one is not None]
        middle = f"{np.percentile(understood, 50):.2f} s" if understood else "-"
        rows.append([str(network), str(len(told)), f"{100 * len(understood) / len(told):.0f} %", middle])
    yield table(heads, rows)
    yield from _capacity(quick)


async def _heard_through(network: Network, commands: int) -> list[float | None]:
    """Say commands through a network; return the seconds until each was answered, or ``None``."""
    with tempfile.TemporaryDirectory() as folder:
        async with contextlib.AsyncExitStack() as going:
            server, origin = _serve(Path(folder), 1)
            going.callback(_end, server)
            friends = await going.enter_async_context(table_of_friends(origin, 0))
            return await heard_through(friends[0], network, commands)


async def heard_through(friend: _Friend, network: Network, commands: int) -> list[float | None]:
    """Have a friend say commands through a network, and one before; return what each ``ask`` does."""
    sound = spoken()
    await friend.ask(sound, 60.0)
    friend.through(network)
    told = []
    for _ in range(commands):
        told.append(await friend.ask(sound, 20.0))
        await asyncio.sleep(1.5)
    return told


def _capacity(quick: bool) -> Iterator[str]:
    """Yield the table, player by player, until no more are served in time."""
    rows = []
    measured: list[Measured] = []
    for players in QUICK if quick else PLAYERS:
        progress(f"serve: {players} players")
        one = asyncio.run(_measure(players))
        measured.append(one)
        rows.append(
            [
                str(players),
                str(players // AT_A_TABLE),
                str(len(one.seconds) + one.unanswered),
                f"{100 * one.in_time:.0f} %",
                f"{np.percentile(one.seconds, 50):.2f} s" if one.seconds else "-",
                f"{np.percentile(one.seconds, 95):.2f} s" if one.seconds else "-",
                f"{100 * one.core:.0f} %",
                f"{one.megabytes:.0f} MB",
            ]
        )
        if one.in_time < 0.9:
            break
    heads = ("players", "tables", "commands", f"in {IN_TIME} s", "median", "95 of 100", "of a core", "memory")
    yield "\nFriends far away, on one core, a tenth of them speaking at once.\n"
    yield table(heads, rows)
    if len(measured) > 1:
        least, most = measured[0], measured[-1]
        a_table = (most.megabytes - least.megabytes) / ((most.players - least.players) / AT_A_TABLE)
        yield f"A table more is {a_table:.0f} MB more."
    served = [one.players for one in measured if one.in_time >= 0.95]
    yield f"95 of 100 commands are answered in {IN_TIME} s for {max(served, default=0)} players a core."


async def _measure(players: int) -> Measured:
    # What is heard here is not decoded: that is the browsers' work, not the server's.
    rtcrtpreceiver.__dict__["get_decoder"] = lambda codec: _Unheard()
    with tempfile.TemporaryDirectory() as folder:
        async with contextlib.AsyncExitStack() as going:
            server, origin = _serve(Path(folder), players // AT_A_TABLE)
            going.callback(_end, server)
            friends = [
                friend
                for number in range(players // AT_A_TABLE)
                for friend in await going.enter_async_context(table_of_friends(origin, number))
            ]
            sound = spoken()
            # Each graph is made once; that is a table's beginning, and not its evening.
            for friend in friends:
                await friend.ask(sound, 60.0)
            seconds, unanswered = [], 0
            wait = len(sound) / RATE / SPEAKING
            began, used = time.monotonic(), _used(server.pid)

            async def speak(friend: _Friend, place: int) -> list[float | None]:
                told = []
                await asyncio.sleep(wait * place / players)
                while time.monotonic() < began + SECONDS:
                    again = time.monotonic() + wait
                    told.append(await friend.ask(sound))
                    await asyncio.sleep(max(0.0, again - time.monotonic()))
                return told

            for told in await asyncio.gather(*(speak(one, place) for place, one in enumerate(friends))):
                seconds += [one for one in told if one is not None]
                unanswered += told.count(None)
            core = (_used(server.pid) - used) / (time.monotonic() - began)
            return Measured(players, seconds, unanswered, core, _megabytes(server.pid))


def _serve(folder: Path, tables: int) -> tuple[subprocess.Popen[str], str]:
    core = max(os.sched_getaffinity(0))
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


def _end(server: subprocess.Popen[str]) -> None:
    server.terminate()
    server.wait(30)
    if server.stderr is not None:
        server.stderr.close()


@contextlib.asynccontextmanager
async def table_of_friends(origin: str, number: int) -> AsyncIterator[list[_Friend]]:
    """Open a table, have four friends called at it, and deal."""
    async with contextlib.AsyncExitStack() as going:
        session = await going.enter_async_context(aiohttp.ClientSession())
        friends: list[_Friend] = []
        first: dict[str, object] = {"type": "open", "language": "en"}
        for place, name in enumerate(NAMES):
            # Each from elsewhere: one address may not open many tables.
            headers = {"Origin": origin, "X-Forwarded-For": f"192.0.{number}.{place}"}
            socket = await going.enter_async_context(session.ws_connect(f"{origin}/ears", headers=headers))
            friend = _Friend(socket)
            reading = asyncio.ensure_future(friend.read())
            going.callback(reading.cancel)
            await friend.send(**first)
            await friend.until("greeting")
            await friend.send(type="line", text=name, id=name)
            await friend.until("named")
            invitation = await friend.until("invitation")
            first = {"type": "token", "token": invitation["token"], "after": None}
            friends.append(friend)
        for friend in friends:
            await friend.call()
            going.push_async_callback(friend.peer.close)
        await friends[0].send(type="line", text="deal", id="deal")
        for friend in friends:
            await friend.until("forget")
        yield friends


def spoken() -> Frame:
    """Return a question as it is asked aloud."""
    voice = SpokenVoice()
    sound = voice.speak(ASKED, "en", 160)
    voice.close()
    samples: Frame = soxr.resample(sound.samples, sound.rate, RATE)
    # A room's own noise before it: without one nobody could tell a voice from it.
    quiet = np.random.default_rng(1).normal(0, 20, RATE // 5).astype(np.int16)
    return np.concatenate([quiet, samples])


def _processes(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def _used(pid: int) -> float:
    """Return the seconds of a core that a process and its children have taken."""
    ticks = 0
    for one in _processes(pid):
        parts = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(parts[11]) + int(parts[12]) + int(parts[13]) + int(parts[14])
    return ticks / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in _processes(pid))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000
