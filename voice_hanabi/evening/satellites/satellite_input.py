"""A satellite's microphone, with the interface of this computer's own."""

from __future__ import annotations

import queue
import time
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import soxr
from wyoming.audio import AudioChunk

from voice_hanabi.hearing.sound.sounding import Sounding
from voice_hanabi.hearing.sources.recordings import RATES, to_int16
from voice_hanabi.hearing.sources.sound_input import BLOCK, Block, Hears
from voice_hanabi.system.satellite import Satellite

_CHANNELS = 8
"""The most channels of a real microphone; a satellite that claims more sends nonsense."""
_KEPT = 200
"""The most blocks waiting to be read: ten seconds, as for a computer that can't keep up."""


@dataclass(slots=True)
class _Format:
    """The format of incoming sound; it may change when a satellite restarts."""

    rate: int
    channels: int
    resampler: soxr.ResampleStream | None


class SatelliteInput:
    """16-bit mono sound of a satellite's microphone, in blocks of ``BLOCK`` seconds.

    A satellite that waits for its wake word or for a voice sends nothing until then; that counts as silence.
    """

    def __init__(
        self,
        satellite: Satellite,
        sample_rate: int,
        hears: Hears = lambda moment: True,
        sounding: Sounding | None = None,
    ) -> None:
        """Start listening; ``hears`` and ``sounding`` are used as in `InputStream`."""
        self._satellite = satellite
        self._rate = sample_rate
        self._hears = hears
        self._sounding = sounding
        self._blocks: queue.Queue[Block] = queue.Queue(_KEPT)
        self._rest = np.zeros(0, np.float32)
        self._format: _Format | None = None
        satellite.listen(self._take)

    def read(self, timeout: float) -> Block | None:
        """Return the next block, silence if the satellite sends none, and None if it has gone."""
        try:
            return self._blocks.get(timeout=timeout)
        except queue.Empty:
            if not self._satellite.alive:
                return None
            moment = time.monotonic() - BLOCK
            return Block(bytes(2 * int(BLOCK * self._rate)), moment, self._hears(moment))

    def close(self) -> None:
        """Stop listening; the satellite may still play."""
        self._satellite.listen(None)

    def _take(self, chunk: AudioChunk, until: float) -> None:
        # In the satellite's thread. Anything that isn't microphone sound is ignored.
        if chunk.width != 2 or chunk.rate not in RATES or chunk.channels not in range(1, _CHANNELS + 1):
            return
        self._rest = np.concatenate([self._rest, self._samples(chunk)])
        size = int(BLOCK * self._rate)
        while len(self._rest) >= size:
            block, self._rest = self._rest[:size], self._rest[size:]
            self._put(block, until - len(self._rest) / self._rate - BLOCK)

    def _samples(self, chunk: AudioChunk) -> npt.NDArray[np.float32]:
        """Return its samples, between -1 and 1, at our rate and in one channel."""
        form = self._format
        if form is None or (form.rate, form.channels) != (chunk.rate, chunk.channels):
            other = chunk.rate != self._rate
            resampler = soxr.ResampleStream(chunk.rate, self._rate, 1) if other else None
            form = self._format = _Format(chunk.rate, chunk.channels, resampler)
        whole = len(chunk.audio) // (2 * form.channels) * 2 * form.channels
        frames = np.frombuffer(chunk.audio[:whole], np.int16).reshape(-1, form.channels)
        mono = (frames.mean(axis=1) / 32768).astype(np.float32)
        return mono if form.resampler is None else np.asarray(form.resampler.resample_chunk(mono))

    def _put(self, samples: npt.NDArray[np.float32], moment: float) -> None:
        heard = self._hears(moment)
        if self._blocks.full():
            # Nobody reads: drop the oldest, because the newest matters more.
            self._blocks.get_nowait()
        self._blocks.put_nowait(Block(to_int16(samples).tobytes(), moment, heard))
        if self._sounding is None:
            return
        if heard:
            self._sounding.hear(float(np.sqrt(np.mean(np.square(samples)))), BLOCK, moment + BLOCK)
        else:
            self._sounding.pause()
