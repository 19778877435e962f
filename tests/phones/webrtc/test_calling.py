"""WebRTC calls with a real peer in the browser's place: sound both ways, and what is not a call."""

from __future__ import annotations

import asyncio
import fractions
import re
from concurrent.futures import ThreadPoolExecutor

import av
import numpy as np
import pytest

aiortc = pytest.importorskip("aiortc")

from voice_hanabi.phones.calling import CallRefused  # noqa: E402
from voice_hanabi.phones.exchange import Line  # noqa: E402
from voice_hanabi.phones.webrtc.connection import LONGEST_OFFER, MOST_CANDIDATES, asking_for_little  # noqa: E402
from voice_hanabi.phones.webrtc.hearing import SeatHearing  # noqa: E402
from voice_hanabi.phones.webrtc.mixing import FRAME, RATE  # noqa: E402
from voice_hanabi.phones.webrtc.table_calls import TableCalls  # noqa: E402
from voice_hanabi.phones.webrtc.turnstile import Turnstile  # noqa: E402
from voice_hanabi.speaking.sound import Sound  # noqa: E402


class Tone(aiortc.MediaStreamTrack):
    """A microphone that hears a tone."""

    kind = "audio"

    def __init__(self, hertz: float) -> None:
        super().__init__()
        self.hertz = hertz
        self.at = 0
        self.sounds = True

    async def recv(self) -> av.AudioFrame:
        await asyncio.sleep(0.02)
        wave = np.sin(2 * np.pi * self.hertz * (self.at + np.arange(FRAME)) / RATE)
        # A sound that is there from the first moment on counts as the room itself.
        samples = (wave * (8000 if self.sounds and self.at > RATE // 2 else 0)).astype(np.int16)
        frame = av.AudioFrame.from_ndarray(samples.reshape(1, -1), format="s16", layout="mono")
        frame.sample_rate, frame.pts, frame.time_base = RATE, self.at, fractions.Fraction(1, RATE)
        self.at += FRAME
        return frame


class Browser:
    """A peer that does what a page does."""

    def __init__(self, hertz: float) -> None:
        self.peer = aiortc.RTCPeerConnection()
        self.tone = Tone(hertz)
        self.peer.addTrack(self.tone)
        self.heard: list[np.ndarray] = []
        self.peer.on("track", lambda track: asyncio.ensure_future(self._listen(track)))

    async def _listen(self, track: aiortc.MediaStreamTrack) -> None:
        while True:
            try:
                frame = await track.recv()
            except aiortc.mediastreams.MediaStreamError:
                return
            self.heard.append(frame.to_ndarray().reshape(-1, 2)[:, 0])

    async def offer(self) -> str:
        await self.peer.setLocalDescription(await self.peer.createOffer())
        return str(self.peer.localDescription.sdp)

    async def call(self, calls: TableCalls, line: Line) -> None:
        await self.connect(await calls.answer(line, await self.offer()))

    async def connect(self, answer: str) -> None:
        await self.peer.setRemoteDescription(aiortc.RTCSessionDescription(answer, "answer"))
        while self.peer.connectionState != "connected":
            await asyncio.sleep(0.02)

    def loudest(self, frames: int = 12) -> float:
        """Return the frequency (Hz) that is loudest in what was heard last."""
        sound = np.concatenate(self.heard[-frames:]).astype(float)
        return float(np.argmax(np.abs(np.fft.rfft(sound)))) * RATE / len(sound)

    async def until_heard(self, frames: int) -> None:
        wanted = len(self.heard) + frames
        while len(self.heard) < wanted:
            await asyncio.sleep(0.02)


def new_calls(executor: ThreadPoolExecutor) -> TableCalls:
    def hearing(line: Line) -> SeatHearing:
        return SeatHearing(_no_model, lambda event: None, executor, Turnstile(8))

    return TableCalls(hearing, list)


def _no_model() -> object:
    raise RuntimeError("nothing is recognised here")


def line(seat: int) -> Line:
    return Line(seat, f"Player {seat}", lambda: None)


def test_each_hears_the_other_and_the_table_and_nothing_while_all_are_silent() -> None:
    async def go() -> None:
        with ThreadPoolExecutor(1) as executor:
            calls = new_calls(executor)
            anna, petr = Browser(700), Browser(1500)
            lines = line(0), line(1)
            await anna.call(calls, lines[0])
            await petr.call(calls, lines[1])
            petr.tone.sounds = False
            await petr.until_heard(30)
            assert petr.loudest() == pytest.approx(700, abs=60)
            anna.tone.sounds = False
            before = len(anna.heard)
            tone = np.sin(2 * np.pi * 2500 * np.arange(22_050) / 22_050) * 9000
            said = asyncio.ensure_future(
                calls.say(lines[0], Sound(tone.astype(np.int16), 22_050), private=True)
            )
            while len(anna.heard) < before + 15:
                await asyncio.sleep(0.02)
            assert anna.loudest() == pytest.approx(2500, abs=60)
            assert await said
            # Everybody is silent now: what is on its way arrives, and then nothing more.
            while True:
                count = len(anna.heard), len(petr.heard)
                await asyncio.sleep(1.0)
                if count == (len(anna.heard), len(petr.heard)):
                    break
            assert not await calls.say(line(7), Sound(tone.astype(np.int16), 22_050), private=True)
            await calls.close()
            await anna.peer.close()
            await petr.peer.close()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_anything_but_a_call_with_one_sound_is_refused() -> None:
    async def go() -> None:
        with ThreadPoolExecutor(1) as executor:
            calls = new_calls(executor)
            browser = Browser(700)
            good = await browser.offer()
            many = "a=candidate:1 1 udp 1 192.0.2.1 9 typ host\r\n" * (MOST_CANDIDATES + 1)
            for wrong in (
                "",
                "v=0",
                good[:200],
                good.replace("m=audio", "m=video"),
                good + good[good.index("m=audio") :],
                good + many,
                good + "a=x\r\n" * LONGEST_OFFER,
                good.replace("a=fingerprint", "a=nothing"),
                good.replace("a=ice-pwd", "a=nothing"),
            ):
                with pytest.raises(CallRefused):
                    await calls.answer(line(0), wrong)
            await calls.close()
            await browser.peer.close()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_second_call_of_a_line_takes_the_place_of_the_first() -> None:
    async def go() -> None:
        with ThreadPoolExecutor(1) as executor:
            calls = new_calls(executor)
            first, second = Browser(700), Browser(700)
            mine = line(0)
            await first.call(calls, mine)
            await second.call(calls, mine)
            while first.peer.connectionState not in ("closed", "failed"):
                await asyncio.sleep(0.05)
            calls.hang_up(mine)
            assert not calls.has(mine)
            for browser in (first, second):
                await browser.peer.close()

    asyncio.run(asyncio.wait_for(go(), 60))


def test_a_browser_is_asked_to_send_nothing_while_it_is_quiet() -> None:
    answer = "v=0\r\nm=audio 9 UDP 111\r\na=rtpmap:111 opus/48000/2\r\na=fmtp:111 stereo=1\r\n"
    asked = asking_for_little(answer)
    assert re.search(r"a=fmtp:111 .*usedtx=1", asked)
    assert "stereo=1" not in asked
