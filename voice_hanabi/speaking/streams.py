"""Sound into devices through PortAudio: one open stream a device, mixed from the tracks of its listeners."""

from __future__ import annotations

import threading
import time
from collections import deque
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.speaking.devices import OutputDevice, find_output, sound_library
from voice_hanabi.speaking.reasons import Reason, SoundError
from voice_hanabi.speaking.routes import Channel, DeviceRoute
from voice_hanabi.speaking.sound import Samples, Sound

RATE = 22_050
"""Samples a second (Hz) that a device is first asked for: what the voices give."""
LATENCY = 0.06
"""Seconds of sound that a device is asked to hold: short enough to cut, long enough not to stutter."""
STALLED = 2.0
"""Seconds without a sign of life from a device after which it is taken for lost."""


class _Moments(Protocol):
    """What PortAudio tells about time, in seconds of its own clock."""

    outputBufferDacTime: float
    currentTime: float


class DeviceTrack:
    """The sound for one device or one of its channels; the other channel gets zeros from it."""

    def __init__(self, stream: DeviceStream, columns: tuple[int, ...]) -> None:
        """Sound goes to these columns of the device's blocks."""
        self._stream = stream
        self._columns = columns
        self._lock = threading.Lock()
        self._queue: deque[Samples] = deque()
        self._queued = 0
        self._heard_until = 0.0
        self._began: float | None = None

    def play(self, sound: Sound) -> None:
        """Queue the sound behind what is playing. Raises ``SoundError`` where the device is lost."""
        self._stream.check()
        samples = sound.at_rate(self._stream.rate).samples
        with self._lock:
            if not self._queue and time.monotonic() >= self._heard_until:
                self._began = None
            if len(samples):
                self._queue.append(samples)
                self._queued += len(samples)

    def remaining(self) -> float:
        """Return how many seconds are still to be heard. Raises ``SoundError`` where the device is lost."""
        with self._lock:
            queued, until = self._queued, self._heard_until
        if queued:
            self._stream.check()
        return queued / self._stream.rate + max(0.0, until - time.monotonic())

    def began(self) -> float | None:
        """Return when the sound that is playing was first heard (``time.monotonic``), once it was."""
        with self._lock:
            return self._began

    def stop(self) -> None:
        """Be silent at once, but for what the device holds already (about ``LATENCY``)."""
        with self._lock:
            self._queue.clear()
            self._queued = 0

    def mix(self, block: NDArray[np.int32], delay: float) -> None:
        """Add the next samples to a block (frames x channels) that is heard ``delay`` seconds from now."""
        with self._lock:
            if not self._queue:
                return
            filled = 0
            while self._queue and filled < len(block):
                samples = self._queue.popleft()
                part = samples[: len(block) - filled]
                for column in self._columns:
                    block[filled : filled + len(part), column] += part
                filled += len(part)
                if len(part) < len(samples):
                    self._queue.appendleft(samples[len(part) :])
            self._queued -= filled
            now = time.monotonic()
            if self._began is None:
                self._began = now + delay
            self._heard_until = now + delay + filled / self._stream.rate


class DeviceStream:
    """One open device. It plays zeros while there is nothing to say, so that a sentence begins at once."""

    def __init__(self, device: OutputDevice) -> None:
        """Open the device. Raises ``SoundError`` where it refuses."""
        self.device = device
        self.channels = min(2, device.channels)
        self._tracks: list[DeviceTrack] = []
        self._ended = False
        self._alive = time.monotonic()
        library = sound_library()
        failure: Exception | None = None
        for rate in (RATE, round(device.rate)):
            self.rate = rate
            try:
                self._stream: Any = library.OutputStream(
                    samplerate=rate,
                    device=device.index,
                    channels=self.channels,
                    dtype="int16",
                    latency=LATENCY,
                    callback=self._fill,
                    finished_callback=self._finished,
                )
                self._stream.start()
            except (library.PortAudioError, ValueError) as error:
                failure = error
            else:
                self._alive = time.monotonic()
                return
        raise SoundError(Reason.DEVICE_REFUSED, device=device.name, error=str(failure))

    def track(self, channel: Channel | None) -> DeviceTrack:
        """Return a new track into one channel, or into all. Raises ``SoundError`` on a mono device."""
        if channel is not None and self.channels < 2:
            raise SoundError(Reason.DEVICE_HAS_ONE_CHANNEL, device=self.device.name)
        columns = tuple(range(self.channels)) if channel is None else (channel.value,)
        track = DeviceTrack(self, columns)
        # A new list: the sound thread may be going through the old one.
        self._tracks = [*self._tracks, track]
        return track

    @property
    def lost(self) -> bool:
        """Whether the device has gone away or fallen silent."""
        return self._ended or time.monotonic() - self._alive > STALLED

    def check(self) -> None:
        """Raise ``SoundError`` where the device is lost."""
        if self.lost:
            raise SoundError(Reason.DEVICE_LOST, device=self.device.name)

    def close(self) -> None:
        """Close the device; one that hangs is left behind after a second."""
        self._ended = True
        self._tracks = []
        # The driver of a device that was pulled out may never come back from closing it.
        closing = threading.Thread(target=self._stream.abort, daemon=True, name=f"close {self.device.name}")
        closing.start()
        closing.join(1.0)
        if not closing.is_alive():
            self._stream.close()

    def _fill(self, out: NDArray[np.int16], frames: int, moments: _Moments, _status: object) -> None:
        self._alive = time.monotonic()
        # Some drivers give no or absurd moments; a device never holds a second of our sound.
        delay = min(1.0, max(0.0, moments.outputBufferDacTime - moments.currentTime))
        block = np.zeros((frames, self.channels), np.int32)
        for track in self._tracks:
            track.mix(block, delay)
        out[:] = np.clip(block, -32768, 32767)

    def _finished(self) -> None:
        self._ended = True


class PortAudioDevices:
    """The devices that are open, each once, and who has which channel of them."""

    def __init__(self) -> None:
        """Open nothing yet."""
        self._lock = threading.Lock()
        self._streams: dict[int, DeviceStream] = {}
        self._claims: dict[tuple[int, Channel | None], tuple[DeviceRoute, bool]] = {}

    def open(self, route: DeviceRoute, *, private: bool) -> DeviceTrack:
        """Open the device, or one channel of it, for everyone or for one ear.

        Raises ``SoundError``: there is no such device, it refuses, or somebody else would hear
        what is private.
        """
        with self._lock:
            device = find_output(route.name)
            self._claim(device, route, private)
            stream = self._streams.get(device.index)
            if stream is None or stream.lost:
                if stream is not None:
                    stream.close()
                stream = self._streams[device.index] = DeviceStream(device)
            return stream.track(route.channel)

    def close(self) -> None:
        """Close all of them."""
        with self._lock:
            for stream in self._streams.values():
                stream.close()
            self._streams.clear()

    def _claim(self, device: OutputDevice, route: DeviceRoute, private: bool) -> None:
        """Give the device or channel to the route, unless that would let others hear what is private."""
        for (index, channel), (other, other_private) in self._claims.items():
            if index != device.index or (other, other_private) == (route, private):
                continue
            overlap = channel is None or route.channel is None or channel == route.channel
            if private and other_private and overlap:
                raise SoundError(Reason.EAR_SHARED, device=device.name)
            # One channel of the public device may be an ear (an earbud each, and all hear the table
            # through both), the whole of it never.
            if private != other_private and (route if private else other).channel is None:
                raise SoundError(Reason.EAR_IS_PUBLIC, device=device.name)
        self._claims[device.index, route.channel] = (route, private)
