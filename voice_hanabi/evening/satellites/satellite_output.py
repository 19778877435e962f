"""A satellite's loudspeaker, with the interface of this computer's own devices."""

from __future__ import annotations

import threading
import time

import numpy as np
from numpy.typing import NDArray
from wyoming.audio import AudioChunk, AudioStart, AudioStop

from voice_hanabi.speaking.devices.mixing import DeviceMixer
from voice_hanabi.system.satellite import Satellite

AHEAD = 0.25
"""Seconds of sound sent ahead, so that a busy network leaves no gaps."""
ON_THE_WAY = 0.2
"""The approximate delay of the network and the satellite's player, in seconds."""
_BLOCK = 0.05
_QUIET = 0.6
"""Seconds of silence after which the satellite is told that the sound has ended."""


class SatelliteOutput:
    """Plays on a satellite while there is something to say; nothing is sent between two sentences."""

    def __init__(self, satellite: Satellite, rate: int) -> None:
        """Send sound at this rate (Hz), in a thread, until ``close`` or until the satellite disconnects."""
        self._satellite = satellite
        self._rate = rate
        self.mixer = DeviceMixer(str(satellite.address), rate, 1)
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"play on {satellite.address}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop playing; the satellite's microphone may still be in use."""
        self._closed.set()
        self._thread.join(1.0)
        self.mixer.end()

    def _run(self) -> None:
        sent_until = time.monotonic()
        quiet = _QUIET
        frames = int(_BLOCK * self._rate)
        while self._satellite.alive and not self._closed.is_set():
            now = time.monotonic()
            playing = quiet < _QUIET
            sent_until = max(sent_until, now)
            if sent_until - now > (AHEAD if playing else 0.0):
                self._closed.wait(_BLOCK / 2)
                continue
            block = self.mixer.block(frames, sent_until - now + ON_THE_WAY)
            sent_until += _BLOCK
            quiet = 0.0 if block.any() else quiet + _BLOCK
            self._send(block, playing, quiet < _QUIET)
        self._send(np.zeros((0, 1), np.int16), quiet < _QUIET, goes_on=False)
        self.mixer.end()

    def _send(self, block: NDArray[np.int16], playing: bool, goes_on: bool) -> None:
        """Send a block of a sentence, with the events that begin and end one."""
        if not playing and goes_on:
            self._satellite.send([AudioStart(self._rate, 2, 1).event()])
        if (playing or goes_on) and len(block):
            self._satellite.send([AudioChunk(self._rate, 2, 1, block.tobytes()).event()])
        if playing and not goes_on:
            self._satellite.send([AudioStop().event()])
