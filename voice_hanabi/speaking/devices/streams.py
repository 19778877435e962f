"""The system's output devices: each is opened once, and each channel has one user.

If a sound server runs (Linux), sound goes straight to it, because only then is an ear tied to its device;
otherwise, and for hardware that the server leaves alone, it goes through PortAudio.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from voice_hanabi.speaking.devices.devices import (
    OutputDevice,
    find_output,
    find_sink,
    output_devices,
    sound_library,
)
from voice_hanabi.speaking.devices.echo_module import EchoFree, EchoModule, open_echo_module
from voice_hanabi.speaking.devices.mixing import DeviceMixer, Played, Track
from voice_hanabi.speaking.devices.mono import plays_mono
from voice_hanabi.speaking.devices.sound_server import ServerSource, Sink, SoundServer
from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.speaking.routes import Channel, DeviceRoute
from voice_hanabi.system.portaudio import prepare_thread, stream_settings, without_chatter

RATE = 22_050
"""The sample rate (Hz) that is first requested from a device: that of the voices."""


@dataclass(frozen=True, slots=True)
class ListedOutput:
    """An output that can be chosen: ``device:NAME`` takes its ``name`` or a part of it.

    ``description`` is its familiar name, if the system knows one; it is accepted as well. ``left`` and
    ``right`` need two ``channels``. ``private`` is true if it can be one person's ear.
    """

    name: str
    description: str
    channels: int
    default: bool
    private: bool


class Stream(Protocol):
    """One open device."""

    mixer: DeviceMixer

    def close(self) -> None:
        """Close the device."""


class PortAudioStream:
    """A device opened through PortAudio. It plays zeros while there is nothing to say.

    So a sentence begins at once, and wireless headphones don't go to sleep between sentences.
    """

    def __init__(self, device: OutputDevice) -> None:
        """Open the device. Raises ``SoundError`` if it refuses."""
        library = sound_library()
        prepare_thread()
        self._name = device.name
        failure: Exception | None = None
        for rate in (RATE, round(device.rate)):
            self.mixer = DeviceMixer(device.name, rate, min(2, device.channels))
            try:
                # 'high' is tens of milliseconds, and Python can't always keep up with less. Several seconds
                # make ALSA's plugin for sound servers swallow sound instead of playing it.
                with without_chatter():
                    self._stream: Any = library.OutputStream(
                        samplerate=rate,
                        device=device.index,
                        channels=self.mixer.channels,
                        dtype="int16",
                        latency="high",
                        extra_settings=stream_settings(library),
                        callback=self._fill,
                        finished_callback=self.mixer.end,
                    )
                    self._stream.start()
            except (library.PortAudioError, ValueError) as error:
                failure = error
            else:
                return
        raise SoundError(ReasonCode.DEVICE_REFUSED, device=device.name, error=str(failure))

    def close(self) -> None:
        """Close the device; one that hangs is abandoned after a second."""
        self.mixer.end()
        # The driver of an unplugged device may never return from closing it.
        closing = threading.Thread(target=self._stream.close, daemon=True, name=f"close {self._name}")
        closing.start()
        closing.join(1.0)

    def _fill(self, out: NDArray[np.int16], frames: int, moments: Any, _status: object) -> None:  # noqa: ANN401
        # Some drivers report no or absurd times; a device never buffers a second of our sound.
        delay = min(1.0, max(0.0, moments.outputBufferDacTime - moments.currentTime))
        out[:] = self.mixer.block(frames, delay)


class SystemDevices:
    """The open devices, each opened once, and the users of their channels."""

    def __init__(
        self,
        *,
        sound_server: bool = True,
        untied_ears: bool = False,
        played: Played | None = None,
        cancel_echo: bool = False,
        listed: Callable[[], list[OutputDevice]] = output_devices,
        opened: Callable[[OutputDevice], Stream] = PortAudioStream,
        mono: Callable[[], bool] = plays_mono,
    ) -> None:
        """Open nothing yet. ``played`` is called with everything that the device for everyone plays.

        ``cancel_echo`` lets the sound server remove what the default device plays for everyone from a
        microphone, if it can; see ``echo_free``. ``sound_server`` prefers a running sound server.
        ``untied_ears`` accepts PortAudio's word that an ear is the device it claims to be. ``listed``,
        ``opened`` and ``mono`` replace this computer's devices in tests.
        """
        self._lock = threading.Lock()
        self._untied_ears = untied_ears
        self._listed = listed
        self._opened = opened
        self._mono = mono
        self._wants_server = sound_server
        self._played = played
        self._wants_echo_module = cancel_echo
        self._echo_module: EchoModule | None = None
        self._server: SoundServer | None = None
        self._streams: dict[str, Stream] = {}
        self._claims: dict[tuple[str, Channel | None], tuple[DeviceRoute, bool]] = {}
        self._ears: dict[DeviceRoute, str] = {}

    def open(self, route: DeviceRoute, *, private: bool) -> Track:
        """Open the device, or one channel of it, for everyone or for one ear.

        Raises ``SoundError`` if there is no such device, it refuses, or somebody else would hear what is
        private. An ear stays the device it was at first: if that has gone, another one with a matching name
        may be on somebody else's head.
        """
        with self._lock:
            if private and route.channel is not None and self._mono():
                raise SoundError(ReasonCode.SIDES_ALIKE)
            server = self._connected()
            sink = find_sink(server, route.name) if server is not None else None
            echo_free = self.echo_free
            if sink is not None and echo_free is not None and sink.name == echo_free.sink:
                # It is heard on the loudspeaker for everyone.
                raise SoundError(ReasonCode.DEVICE_MISSING, device=route.name or sink.name)
            device = None
            if sink is None:
                untied = self._untied_ears or not private
                device = find_output(route.name, untied=untied, devices=self._listed())
                key = name = device.name
            else:
                key, name = f"sink {sink.name}", route.name or sink.description or sink.name
            if private and self._ears.get(route, key) != key:
                raise SoundError(ReasonCode.DEVICE_MISSING, device=route.name or name)
            self._claim(key, name, route, private)
            if private:
                self._ears[route] = key
            # What everyone hears follows the default device; private sound stays where it is.
            follows = sink is not None and route.name is None and not private
            if follows:
                key, sink = "default", self._without_echo()
            mixer = self._stream(key, sink, device).mixer
            if not private:
                mixer.played = self._played
            return mixer.track(route.channel)

    def outputs(self) -> list[ListedOutput]:
        """Return what can play here, for people to choose from. Raises ``SoundError`` if nothing can."""
        with self._lock:
            server = self._connected()
            sinks = server.sinks() if server is not None else []
        listed = [
            ListedOutput(sink.name, sink.description, sink.channels, sink.default, True) for sink in sinks
        ]
        try:
            for device in self._listed():
                tied = device.tied or self._untied_ears
                # With a server, PortAudio's other names are routes to that same server.
                if tied or server is None:
                    default = device.default and server is None
                    listed.append(ListedOutput(device.name, "", device.channels, default, tied))
        except SoundError:
            if not listed:
                raise
        if not listed:
            raise SoundError(ReasonCode.NO_OUTPUT_DEVICE)
        return listed

    def server_sources(self) -> list[ServerSource]:
        """Return the sound server's inputs; none if no server runs."""
        with self._lock:
            server = self._connected()
            try:
                return server.sources() if server is not None else []
            except SoundError:
                return []

    def release(self, route: DeviceRoute) -> None:
        """Record that a route is not used any more, so that another one may have its device."""
        with self._lock:
            self._ears.pop(route, None)
            self._claims = {place: owner for place, owner in self._claims.items() if owner != (route, True)}

    @property
    def echo_free(self) -> EchoFree | None:
        """The output and the microphone between which the sound server removes the echo, if it does."""
        return self._echo_module.found if self._echo_module is not None else None

    def close(self) -> None:
        """Close all of them."""
        with self._lock:
            if self._echo_module is not None:
                with contextlib.suppress(SoundError):
                    self._echo_module.close()
                self._echo_module = None
            for stream in self._streams.values():
                stream.close()
            self._streams.clear()
            self._claims.clear()
            if self._server is not None:
                self._server.close()
                self._server = None

    def _connected(self) -> SoundServer | None:
        """Return the sound server, or ``None`` if there is none; reconnect if it was restarted."""
        if not self._wants_server:
            return None
        if self._server is not None and not self._server.alive:
            self._server.close()
            self._server = self._echo_module = None
        if self._server is None:
            try:
                self._server = SoundServer()
            except SoundError:
                return None
        return self._server

    def _without_echo(self) -> Sink | None:
        """Return the sink for echo cancellation; ``None`` for the default device."""
        server = self._server
        if server is None or not self._wants_echo_module:
            return None
        if self._echo_module is None:
            # Once: if it fails or disappears with its device, the default device is used directly.
            self._wants_echo_module = False
            self._echo_module = open_echo_module(server)
            self._wants_echo_module = self._echo_module is not None
        if self._echo_module is None or self._echo_module.found is None:
            return None
        wanted = self._echo_module.found.sink
        return next((sink for sink in server.sinks() if sink.name == wanted), None)

    def _stream(self, key: str, sink: Sink | None, device: OutputDevice | None) -> Stream:
        stream = self._streams.get(key)
        if stream is not None and not stream.mixer.lost:
            return stream
        if stream is not None:
            stream.close()
            del self._streams[key]
        if device is not None:
            stream = self._opened(device)
        else:
            assert self._server is not None
            stream = self._server.open(sink)
        self._streams[key] = stream
        return stream

    def _claim(self, key: str, name: str, route: DeviceRoute, private: bool) -> None:
        """Reserve the device or channel for the route, unless others would then hear what is private."""
        claimant = (route, private)
        for (taken, channel), (other, other_private) in self._claims.items():
            if taken != key or (other, other_private) == claimant:
                continue
            overlap = channel is None or route.channel is None or channel == route.channel
            if private and other_private and overlap:
                raise SoundError(ReasonCode.EAR_SHARED, device=name, other=other.name or "")
            # One channel of the public device may be an ear (one earbud each, and all hear the table through
            # both), but never the whole device.
            if private != other_private and (route if private else other).channel is None:
                raise SoundError(ReasonCode.EAR_IS_PUBLIC, device=name)
        self._claims = {place: owner for place, owner in self._claims.items() if owner != claimant}
        self._claims[key, route.channel] = claimant
