"""One WebRTC call with a browser: its microphone delivers frames, and frames go to its ear.

Nothing is sent while there is nothing to hear, and the browser is asked to do the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import fractions
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import av
import numpy as np
from aiortc import (
    MediaStreamTrack,
    RTCConfiguration,
    RTCIceServer,
    RTCPeerConnection,
    RTCSessionDescription,
)
from aiortc.mediastreams import MediaStreamError

from voice_hanabi.phones.webrtc.in_order import InOrder
from voice_hanabi.phones.webrtc.mixing import FRAME, RATE, Frame

LONGEST_OFFER = 12_000
"""The most characters of a browser's offer; Chromium's has four thousand."""

MOST_CANDIDATES = 24
"""The most addresses that a peer may offer: something is sent to each before it is known to be the peer's."""

CONNECTING = 30.0
"""Seconds within which a call must be established."""

BITS_A_SECOND = 32_000
"""The bit rate to an ear while there is sound: generous for speech."""

MOST_FRAMES = 75
"""The most frames of 20 ms accepted per second, in as many packets; a browser sends 50."""

REPAIRED = 4
"""How many lost frames are replaced by the one before them, fading out."""

BUFFER = "_RTCRtpReceiver__jitter_buffer"
"""The attribute of aiortc's receiver that holds the received packets."""

TOGETHER = 2
"""Frames per packet to an ear: half the packets are about half the work."""

SECONDS = TOGETHER * FRAME / RATE
"""The duration of a packet to an ear."""

TIME_BASE = fractions.Fraction(1, RATE)

WANTED = "minptime=10;useinbandfec=1;usedtx=1;stereo=0;sprop-stereo=0;maxaveragebitrate=32000"
"""The parameters that a browser is asked to use: with error correction, and nothing while it is quiet."""


@dataclass(frozen=True, slots=True)
class IceServer:
    """A STUN or TURN server, which helps two peers to connect through networks."""

    url: str
    username: str = ""
    credential: str = ""

    @property
    def as_webrtc_has_it(self) -> dict[str, str]:
        """The server in the form of RTCPeerConnection."""
        if not self.username:
            return {"urls": self.url}
        return {"urls": self.url, "username": self.username, "credential": self.credential}


class Connection:
    """A call with a browser. For the thread of one event loop."""

    def __init__(
        self,
        ice_servers: Sequence[IceServer],
        *,
        next_frame: Callable[[], Frame | None],
        heard: Callable[[Frame], None],
        over: Callable[[], None],
    ) -> None:
        """Take the sound to play from ``next_frame``, pass what is said to ``heard``; ``over`` is called at
        the end.
        """
        servers = [RTCIceServer(one.url, one.username or None, one.credential or None) for one in ice_servers]
        self._peer = RTCPeerConnection(RTCConfiguration(iceServers=servers))
        self._ear = _Ear(next_frame)
        self._heard = heard
        self._over = over
        self._tasks: set[asyncio.Task[None]] = set()
        self._came = time.monotonic()
        self._closed = False
        self._peer.addTrack(self._ear)
        self._peer.on("track", self._tracked)
        self._peer.on("connectionstatechange", self._changed)

    @property
    def connected(self) -> bool:
        """Whether the call is established and has not ended."""
        return bool(self._peer.connectionState == "connected")

    def wake(self) -> None:
        """Notify the call that there is something to hear."""
        self._ear.there.set()

    def quiet_for(self) -> float:
        """Return for how many seconds nothing has come."""
        return time.monotonic() - self._came

    async def answer(self, offer: str) -> str:
        """Return our answer to a browser's offer. Raises ``ValueError`` if it is invalid."""
        check(offer)
        try:
            await self._peer.setRemoteDescription(RTCSessionDescription(offer, "offer"))
            await self._peer.setLocalDescription(await self._peer.createAnswer())
        except Exception as problem:
            # Whatever an arbitrary description makes a parser raise.
            raise ValueError(f"no call: {type(problem).__name__}") from None
        self._do(self._give_up())
        return asking_for_little(self._peer.localDescription.sdp)

    def close(self) -> None:
        """End the call. May be called again."""
        if self._closed:
            return
        self._closed = True
        self._ear.stop()
        tasks = list(self._tasks)
        ending = asyncio.ensure_future(self._peer.close())
        ending.add_done_callback(lambda _: [task.cancel() for task in tasks])

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _give_up(self) -> None:
        await asyncio.sleep(CONNECTING)
        if not self.connected:
            self._over()

    def _tracked(self, track: MediaStreamTrack) -> None:
        for receiver in self._peer.getReceivers():
            # aiortc has no setting for it; a test checks that it is used.
            setattr(receiver, BUFFER, InOrder())
        self._do(self._listen(track))

    def _changed(self) -> None:
        if self._peer.connectionState in ("failed", "closed") and not self._closed:
            self._over()

    async def _listen(self, track: MediaStreamTrack) -> None:
        rest = np.zeros(0, np.int16)
        last = np.zeros(FRAME, np.int16)
        expected: int | None = None
        since, count = time.monotonic(), 0.0
        with contextlib.suppress(MediaStreamError):
            while True:
                frame = await track.recv()
                if not isinstance(frame, av.AudioFrame):
                    continue
                now = self._came = time.monotonic()
                if now - since > 1.0:
                    if count > MOST_FRAMES * (now - since):
                        self._over()
                        return
                    since, count = now, 0.0
                # A packet may hold more than can be played in its time, or sound that nobody hears.
                count += max(1.0, frame.samples * RATE / (frame.sample_rate * FRAME))
                if frame.sample_rate != RATE:
                    continue
                samples = _mono(frame)
                lost = 0 if expected is None or frame.pts is None else (frame.pts - expected) // FRAME
                if 0 < lost <= REPAIRED:
                    for step in range(lost):
                        self._heard((last * (0.6 ** (step + 1))).astype(np.int16))
                expected = None if frame.pts is None else frame.pts + frame.samples
                rest = np.concatenate([rest, samples]) if len(rest) else samples
                while len(rest) >= FRAME:
                    last, rest = rest[:FRAME], rest[FRAME:]
                    self._heard(last)


class _Ear(MediaStreamTrack):
    """What a browser hears: frames when they are due, and none while there is nothing."""

    kind = "audio"

    def __init__(self, next_frame: Callable[[], Frame | None]) -> None:
        super().__init__()
        self._next_frame = next_frame
        self.there = asyncio.Event()
        self._begun: float | None = None
        self._due = 0.0
        codec = av.CodecContext.create("libopus", "w")
        assert isinstance(codec, av.AudioCodecContext)
        codec.sample_rate = RATE
        codec.layout = "mono"
        codec.format = "s16"
        codec.bit_rate = BITS_A_SECOND
        codec.time_base = TIME_BASE
        codec.options = {
            "application": "voip",
            "compression_level": "2",
            "packet_loss": "5",
            "fec": "1",
            "frame_duration": f"{1000 * SECONDS:.0f}",
        }
        self._codec = codec

    async def recv(self) -> av.Packet[Any]:
        """Return the next frames, encoded; wait until there is one."""
        loop = asyncio.get_running_loop()
        while True:
            if self.readyState != "live":
                raise MediaStreamError
            frame = self._next_frame()
            if frame is not None:
                break
            self.there.clear()
            await self.there.wait()
        now = loop.time()
        if self._begun is None:
            self._begun = self._due = now
        if now < self._due:
            await asyncio.sleep(self._due - now)
        elif now > self._due + 0.1:
            # After a silence, or a stall of this machine.
            self._due = now
        # An RTP clock has no fractions of a packet; otherwise sound after a silence is distorted.
        pts = round((self._due - self._begun) / SECONDS) * TOGETHER * FRAME
        self._due += SECONDS
        frames = [frame, *(self._next_frame() for _ in range(TOGETHER - 1))]
        # Each frame is complete; if a voice ends between two, the rest of the packet is silent.
        samples = np.concatenate([np.zeros(FRAME, np.int16) if one is None else one for one in frames])
        return self._encoded(samples, pts)

    def _encoded(self, samples: Frame, pts: int) -> av.Packet[Any]:
        frame = av.AudioFrame.from_ndarray(samples.reshape(1, -1), format="s16", layout="mono")
        frame.sample_rate = RATE
        frame.time_base = TIME_BASE
        frame.pts = None
        packets = self._codec.encode(frame)
        packet = packets[0]
        packet.pts = pts
        packet.time_base = TIME_BASE
        return packet

    def stop(self) -> None:
        """End it."""
        super().stop()
        self.there.set()


def check(offer: str) -> None:
    """Raise ``ValueError`` unless the description is of a call with one microphone and one ear."""
    if len(offer) > LONGEST_OFFER:
        raise ValueError("too long a description")
    if not offer.startswith("v=0") or re.findall(r"(?m)^m=(\S+)", offer) != ["audio"]:
        raise ValueError("no call of one sound")
    if any(re.search(rf"(?m)^a={part}:", offer) is None for part in ("fingerprint", "ice-ufrag", "ice-pwd")):
        # Without them a call could neither be established nor assigned.
        raise ValueError("no call that is safe")
    # Lines are split as aiortc does: a '\r' or a '\v' alone also begins one.
    if sum(line.startswith("a=candidate:") for line in offer.splitlines()) > MOST_CANDIDATES:
        raise ValueError("too many addresses")


def asking_for_little(answer: str) -> str:
    """Return our description, asking the browser to send little."""
    found = re.search(r"(?mi)^a=rtpmap:(\d+) opus/48000/2\r?\n", answer)
    if found is None:
        return answer
    number = found.group(1)
    without = re.sub(rf"(?m)^a=fmtp:{number} .*\r?\n", "", answer)
    line = found.group(0)
    return without.replace(line, f"{line}a=fmtp:{number} {WANTED}\r\n", 1)


def _mono(frame: av.AudioFrame) -> Frame:
    """Return a frame's samples as one channel."""
    samples = frame.to_ndarray()
    if frame.layout.nb_channels == 1:
        return samples.reshape(-1).astype(np.int16)
    if frame.format.is_planar:
        mixed = samples.astype(np.int32).mean(axis=0)
    else:
        mixed = samples.reshape(-1, frame.layout.nb_channels).astype(np.int32).mean(axis=1)
    frame_of_one: Frame = mixed.astype(np.int16)
    return frame_of_one
