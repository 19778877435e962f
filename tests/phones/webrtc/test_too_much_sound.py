"""A page that sends more sound than there is time for, by whatever codec and in however few packets."""

from __future__ import annotations

import asyncio
import fractions

import av
import numpy as np
import pytest
from aiortc import MediaStreamTrack

from voice_hanabi.phones.webrtc.connection import Connection
from voice_hanabi.phones.webrtc.mixing import FRAME, RATE


class Endless(MediaStreamTrack):
    """Delivers packets of sound at a given speed, for as long as somebody listens."""

    kind = "audio"

    def __init__(self, rate: int, seconds: float, every: float) -> None:
        super().__init__()
        self.rate, self.seconds, self.every = rate, seconds, every
        self.given = 0

    async def recv(self) -> av.AudioFrame:
        await asyncio.sleep(self.every)
        samples = np.zeros((1, round(self.rate * self.seconds)), np.int16)
        frame = av.AudioFrame.from_ndarray(samples, format="s16", layout="mono")
        frame.sample_rate = self.rate
        frame.time_base = fractions.Fraction(1, self.rate)
        frame.pts = self.given * samples.shape[1]
        self.given += 1
        return frame


async def ended_within(track: Endless, seconds: float) -> bool:
    over = asyncio.Event()
    connection = Connection([], next_frame=lambda: None, heard=lambda frame: None, over=over.set)
    listening = asyncio.ensure_future(connection._listen(track))
    try:
        await asyncio.wait_for(over.wait(), seconds)
    except TimeoutError:
        return False
    finally:
        listening.cancel()
        connection.close()
    return True


@pytest.mark.parametrize(
    ("rate", "seconds", "every"),
    [(8_000, 0.02, 0.001), (RATE, 0.12, 0.02), (RATE, 0.02, 0.001)],
    ids=["a codec that nobody hears", "much in each packet", "many packets"],
)
def test_a_call_that_brings_more_sound_than_time_allows_is_ended(
    rate: int, seconds: float, every: float
) -> None:
    assert asyncio.run(ended_within(Endless(rate, seconds, every), 6.0))


def test_a_call_that_brings_as_much_as_a_browser_goes_on() -> None:
    assert not asyncio.run(ended_within(Endless(RATE, FRAME / RATE, 0.02), 2.5))
