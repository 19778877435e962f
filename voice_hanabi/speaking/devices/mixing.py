"""Mixes what one device plays: the sum of its tracks, each for all its channels or for one."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.speaking.routes import Channel
from voice_hanabi.speaking.sound import Samples, Sound

STALLED = 3.0
"""Seconds without a sign of life from a device, or of sound taken too early, after which it is lost."""


Played = Callable[[NDArray[np.int16], int, float], None]
"""Called with a block (frames x channels), its sample rate, and when it is heard (``time.monotonic``).

It is called in the device's own thread, so it must be fast.
"""


class DeviceMixer:
    """The sound of one open device, which the device's own thread fetches with ``block``."""

    def __init__(self, name: str, rate: int, channels: int) -> None:
        """``rate`` is the sample rate in Hz; ``channels`` is one or two."""
        self.name = name
        self.rate = rate
        self.channels = channels
        self._tracks: tuple[Track, ...] = ()
        self._ended = False
        self._began: float | None = None
        self._alive = time.monotonic()
        self._taken = 0
        self.played: Played | None = None
        """Called with everything that is played, including silence."""

    def track(self, channel: Channel | None) -> Track:
        """Return a new track for one channel, or for all. Raises ``SoundError`` on a mono device."""
        if channel is not None and self.channels < 2:
            raise SoundError(ReasonCode.DEVICE_HAS_ONE_CHANNEL, device=self.name)
        columns = tuple(range(self.channels)) if channel is None else (channel.value,)
        track = Track(self, columns)
        # A new tuple: the device's thread may be iterating over the old one.
        self._tracks = (*self._tracks, track)
        return track

    def block(self, frames: int, delay: float) -> NDArray[np.int16]:
        """Return the next samples (frames x channels), which are heard ``delay`` seconds from now.

        Once the device is lost they are zeros.
        """
        now = time.monotonic()
        self._began = self._began or now
        self._alive = now
        self._taken += frames
        if self._taken / self.rate > now - self._began + STALLED:
            # It takes sound much faster than real time, so nobody hears it.
            self._ended = True
        levels = np.zeros((frames, self.channels), np.int32)
        if not self._ended:
            for track in self._tracks:
                track.mix(levels, now + delay)
        block = np.clip(levels, -32768, 32767).astype(np.int16)
        if self.played is not None:
            self.played(block, self.rate, now + delay)
        return block

    def end(self) -> None:
        """Record that the device has gone: nothing more is played."""
        self._ended = True

    @property
    def lost(self) -> bool:
        """Whether the device has gone or fallen silent."""
        return self._ended or time.monotonic() - self._alive > STALLED

    def check(self) -> None:
        """Raise ``SoundError`` if the device is lost."""
        if self.lost:
            raise SoundError(ReasonCode.DEVICE_LOST, device=self.name)


class Track:
    """The sound for one user of a device; it adds nothing to the channels of others."""

    def __init__(self, mixer: DeviceMixer, columns: tuple[int, ...]) -> None:
        """The sound goes to these columns of the mixer's blocks."""
        self._mixer = mixer
        self._columns = columns
        self._lock = threading.Lock()
        self._queue: deque[Samples] = deque()
        self._queued = 0
        self._heard_until = 0.0
        self._began: float | None = None

    @property
    def lost(self) -> bool:
        """Whether the device has gone or fallen silent."""
        return self._mixer.lost

    def play(self, sound: Sound) -> None:
        """Queue the sound after what is playing. Raises ``SoundError`` if the device is lost."""
        self._mixer.check()
        samples = sound.at_rate(self._mixer.rate).samples
        with self._lock:
            if not self._queue and time.monotonic() >= self._heard_until:
                self._began = None
            if len(samples):
                self._queue.append(samples)
                self._queued += len(samples)

    def remaining(self) -> float:
        """Return how many seconds are still to be heard. Raises ``SoundError`` if the device is lost."""
        with self._lock:
            queued, until = self._queued, self._heard_until
        left = queued / self._mixer.rate + max(0.0, until - time.monotonic())
        if left:
            self._mixer.check()
        return left

    def began(self) -> float | None:
        """Return when the playing sound was first heard (``time.monotonic``), or ``None``."""
        with self._lock:
            return self._began

    def stop(self) -> None:
        """Stop at once, except for the few hundredths of a second that are already in the device."""
        with self._lock:
            self._queue.clear()
            self._queued = 0

    def mix(self, levels: NDArray[np.int32], heard: float) -> None:
        """Add the next samples to a block (frames x channels); ``heard`` is when, in ``time.monotonic``."""
        with self._lock:
            if not self._queue:
                return
            filled = 0
            while self._queue and filled < len(levels):
                samples = self._queue.popleft()
                part = samples[: len(levels) - filled]
                for column in self._columns:
                    levels[filled : filled + len(part), column] += part
                filled += len(part)
                if len(part) < len(samples):
                    self._queue.appendleft(samples[len(part) :])
            self._queued -= filled
            if self._began is None:
                self._began = heard
            self._heard_until = heard + filled / self._mixer.rate
