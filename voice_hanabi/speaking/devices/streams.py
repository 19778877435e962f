"""The output devices of this system: each opened once, and its channels given to one interpreter each.

Where a sound server runs (Linux), sound goes straight to it, for only then is an ear tied to its
device; elsewhere, and to hardware that the server leaves alone, it goes through PortAudio.
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
"""Samples a second (Hz) that a device is first asked for: what the voices give."""


@dataclass(frozen=True, slots=True)
class ListedOutput:
    """Something that can play: ``name`` or a part of it is what ``device:NAME`` wants.

    ``description`` is what people call it, where the system knows; it may be named by that as well.
    ``left`` and ``right`` need two ``channels``. ``private`` tells that it can be one person's ear.
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

    So a sentence begins at once, and wireless headphones don't fall asleep between sentences.
    """

    def __init__(self, device: OutputDevice) -> None:
        """Open the device. Raises ``SoundError`` where it refuses."""
        library = sound_library()
        prepare_thread()
        self._name = device.name
        failure: Exception | None = None
        for rate in (RATE, round(device.rate)):
            self.mixer = DeviceMixer(device.name, rate, min(2, device.channels))
            try:
                # 'high' is tens of milliseconds, and Python can't always keep up with less. Numbers of
                # seconds make ALSA's way to a sound server swallow sound instead of playing it.
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
        """Close the device; one that hangs is left behind after a second."""
        self.mixer.end()
        # The driver of a device that was pulled out may never come back from closing it.
        closing = threading.Thread(target=self._stream.close, daemon=True, name=f"close {self._name}")
        closing.start()
        closing.join(1.0)

    def _fill(self, out: NDArray[np.int16], frames: int, moments: Any, _status: object) -> None:  # noqa: ANN401
        # Some drivers give no or absurd moments; a device never holds a second of our sound.
        delay = min(1.0, max(0.0, moments.outputBufferDacTime - moments.currentTime))
        out[:] = self.mixer.block(frames, delay)


class SystemDevices:
    """The devices that are open, each once, and who has which channel of them."""

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
        """Open nothing yet. ``played`` is called with all that the device for everyone plays.

        ``cancel_echo`` lets the sound server take what the default device plays for everyone out of a
        microphone, where it can: ``echo_free`` tells of which.

        ``sound_server`` tells to prefer a sound server where one runs. ``untied_ears`` tells that
        PortAudio's word is enough for an ear to be the device it is said to be, where it is not known to be.
        ``listed``, ``opened`` and ``mono`` are for devices of another computer.
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

        Raises ``SoundError``: there is no such device, it refuses, or somebody else would hear
        what is private. An ear stays the device that it was at first: where that has gone, another one
        whose name fits as well may be on somebody else's head.
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
            # What everyone hears follows the default device; what is private stays where it is.
            follows = sink is not None and route.name is None and not private
            if follows:
                key, sink = "default", self._without_echo()
            mixer = self._stream(key, sink, device).mixer
            if not private:
                mixer.played = self._played
            return mixer.track(route.channel)

    def outputs(self) -> list[ListedOutput]:
        """Return what can play here, for people to choose from. Raises ``SoundError`` where nothing can."""
        with self._lock:
            server = self._connected()
            sinks = server.sinks() if server is not None else []
        listed = [
            ListedOutput(sink.name, sink.description, sink.channels, sink.default, True) for sink in sinks
        ]
        try:
            for device in self._listed():
                tied = device.tied or self._untied_ears
                # Beside a server, PortAudio's other names are ways to that same server.
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
        """Return the sound server's inputs, none where no server runs."""
        with self._lock:
            server = self._connected()
            try:
                return server.sources() if server is not None else []
            except SoundError:
                return []

    def release(self, route: DeviceRoute) -> None:
        """Note that a route is nobody's ear any more, so that another may have its device."""
        with self._lock:
            self._ears.pop(route, None)
            self._claims = {place: owner for place, owner in self._claims.items() if owner != (route, True)}

    @property
    def echo_free(self) -> EchoFree | None:
        """The output and the microphone between which the sound server takes the echo out, if it does."""
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
        """Return the sound server, or ``None`` where there is none; one that was restarted is found again."""
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
        """Return where to play so that the server takes the echo out; ``None`` for the default device."""
        server = self._server
        if server is None or not self._wants_echo_module:
            return None
        if self._echo_module is None:
            # Once: where it fails, or goes with its device, the default device plays by itself.
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
        """Give the device or channel to the route, unless that would let others hear what is private."""
        claimant = (route, private)
        for (taken, channel), (other, other_private) in self._claims.items():
            if taken != key or (other, other_private) == claimant:
                continue
            overlap = channel is None or route.channel is None or channel == route.channel
            if private and other_private and overlap:
                raise SoundError(ReasonCode.EAR_SHARED, device=name, other=other.name or "")
            # One channel of the public device may be an ear (an earbud each, and all hear the table
            # through both), the whole of it never.
            if private != other_private and (route if private else other).channel is None:
                raise SoundError(ReasonCode.EAR_IS_PUBLIC, device=name)
        self._claims = {place: owner for place, owner in self._claims.items() if owner != claimant}
        self._claims[key, route.channel] = claimant
