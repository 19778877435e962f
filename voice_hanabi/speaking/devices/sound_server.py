"""Sound through PulseAudio or PipeWire, without PortAudio in between.

Only here can a stream be tied to its device. Streams that reach a sound server through PortAudio and ALSA are
moved to the default device when theirs is unplugged, and everybody would hear the rest of a private
announcement. A tied stream ends with its device instead.
"""

from __future__ import annotations

import atexit
import ctypes
import sys
import threading
import time
from ctypes import c_int, c_uint64
from dataclasses import dataclass
from typing import Any

from voice_hanabi.speaking.devices.mixing import DeviceMixer
from voice_hanabi.speaking.devices.sound_server_library import (
    ADJUST_LATENCY,
    AUTO_TIMING_UPDATE,
    CONTEXT_FAILED,
    CONTEXT_READY,
    CONTEXT_TERMINATED,
    DONT_MOVE,
    INTERPOLATE_TIMING,
    NO_AUTOSPAWN,
    NO_INDEX,
    NO_REMIX,
    OPERATION_RUNNING,
    SEEK_RELATIVE,
    SIGNED_16_LITTLE_ENDIAN,
    STREAM_FAILED,
    STREAM_READY,
    STREAM_TERMINATED,
    BufferAttributes,
    NoticeCallback,
    SampleSpec,
    ServerCallback,
    SinkCallback,
    SourceCallback,
    WriteCallback,
    load,
)
from voice_hanabi.speaking.reasons import ReasonCode, SoundError

RATE = 22_050
"""The sample rate (Hz) of streams, which is that of the voices. The server resamples."""
LATENCY = 0.06
"""Seconds of sound buffered by the server: short enough to cut, long enough not to stutter."""
PATIENCE = 3.0
"""Seconds to wait for the server's answer."""


@dataclass(frozen=True, slots=True)
class Sink:
    """An output of the sound server; ``default`` means that untied streams play there."""

    name: str
    description: str
    channels: int
    default: bool


@dataclass(frozen=True, slots=True)
class ServerSource:
    """An input of the sound server: a microphone, or the ``monitor`` of an output."""

    name: str
    description: str
    monitor: bool
    default: bool


class SoundServer:
    """A connection to the sound server. Thread-safe."""

    def __init__(self) -> None:
        """Connect. Raises ``SoundError`` (``NO_SOUND_LIBRARY``) if there is no server."""
        if not sys.platform.startswith("linux"):
            raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error="no PulseAudio on this system")
        try:
            self._library = load()
        except OSError as error:
            raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error=str(error)) from error
        library = self._library
        self._closing = threading.Lock()
        self._loop: int | None = library.pa_threaded_mainloop_new()
        self._context: int = library.pa_context_new(
            library.pa_threaded_mainloop_get_api(self._loop), b"voice-hanabi"
        )
        atexit.register(self.close)
        library.pa_context_connect(self._context, None, NO_AUTOSPAWN, None)
        library.pa_threaded_mainloop_start(self._loop)
        if not self._wait(lambda: self._state() in (CONTEXT_READY, CONTEXT_FAILED, CONTEXT_TERMINATED)):
            self.close()
            raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error="the sound server does not answer")
        if self._state() != CONTEXT_READY:
            self.close()
            raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error="no sound server runs")

    def sinks(self) -> list[Sink]:
        """Return the current outputs. Raises ``SoundError`` if the server has gone."""
        found: list[tuple[str, str, int]] = []

        def take_sink(_context: object, info: Any, ended: int, _data: object) -> None:  # noqa: ANN401
            if ended == 0:
                sink = info.contents
                found.append((sink.name.decode(), (sink.description or b"").decode(), sink.spec.channels))

        default, _ = self.defaults()
        callback = SinkCallback(take_sink)
        self.ask(lambda: self._library.pa_context_get_sink_info_list(self._context, callback, None))
        return [Sink(name, description, channels, name == default) for name, description, channels in found]

    def sources(self) -> list[ServerSource]:
        """Return the current inputs. Raises ``SoundError`` if the server has gone."""
        found: list[tuple[str, str, bool]] = []

        def take(_context: object, info: Any, ended: int, _data: object) -> None:  # noqa: ANN401
            if ended == 0:
                source = info.contents
                monitor = source.monitor_of != NO_INDEX
                found.append((source.name.decode(), (source.description or b"").decode(), monitor))

        _, default = self.defaults()
        callback = SourceCallback(take)
        self.ask(lambda: self._library.pa_context_get_source_info_list(self._context, callback, None))
        return [
            ServerSource(name, description, monitor, name == default) for name, description, monitor in found
        ]

    def defaults(self) -> tuple[str, str]:
        """Return the names of the default output and input. Raises ``SoundError``."""
        found: list[tuple[str, str]] = []

        def take(_context: object, info: Any, _data: object) -> None:  # noqa: ANN401
            if info:
                server = info.contents
                found.append(((server.default_sink or b"").decode(), (server.default_source or b"").decode()))

        callback = ServerCallback(take)
        self.ask(lambda: self._library.pa_context_get_server_info(self._context, callback, None))
        return found[0] if found else ("", "")

    def open(self, sink: Sink | None) -> ServerStream:
        """Play on this sink only, or with ``None`` on the default one. Raises ``SoundError``."""
        return ServerStream(self, sink)

    def close(self) -> None:
        """Disconnect. May be called again."""
        atexit.unregister(self.close)
        with self._closing:
            loop, self._loop = self._loop, None
            if loop is None:
                return
            # Locked against its thread; no callback calls this, so there is no deadlock.
            self._library.pa_threaded_mainloop_lock(loop)
            self._library.pa_context_disconnect(self._context)
            self._library.pa_context_unref(self._context)
            self._library.pa_threaded_mainloop_unlock(loop)
            self._library.pa_threaded_mainloop_stop(loop)
            self._library.pa_threaded_mainloop_free(loop)

    @property
    def alive(self) -> bool:
        """Whether the server still answers."""
        return self._loop is not None and self._state() == CONTEXT_READY

    def locked(self) -> _Locked:
        """Return a context in which the server's thread is paused. Raises ``SoundError`` when closed."""
        if self._loop is None:
            raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error="the sound server is closed")
        return _Locked(self._library, self._loop)

    @property
    def library(self) -> Any:  # noqa: ANN401
        """The C library."""
        return self._library

    @property
    def context(self) -> int:
        """The C library's context."""
        return self._context

    def _state(self) -> int:
        with self.locked():
            state: int = self._library.pa_context_get_state(self._context)
            return state

    def ask(self, request: Any) -> None:  # noqa: ANN401
        """Make a request and wait for the answer. Raises ``SoundError`` if the server has gone."""
        with self.locked():
            operation = request()
        if not operation:
            raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error="the sound server has gone")
        done = self._wait(lambda: self._library.pa_operation_get_state(operation) != OPERATION_RUNNING)
        with self.locked():
            # Its callback must not run after its waiters have gone.
            self._library.pa_operation_cancel(operation)
            self._library.pa_operation_unref(operation)
        if not done:
            raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error="the sound server does not answer")

    @staticmethod
    def _wait(condition: Any) -> bool:  # noqa: ANN401
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.002)
        return True


class ServerStream:
    """One stream to the server; ``mixer`` holds what it plays."""

    def __init__(self, server: SoundServer, sink: Sink | None) -> None:
        """Connect it. Raises ``SoundError`` if the sink refuses."""
        self._server = server
        name = sink.name if sink is not None else "default"
        channels = 1 if sink is not None and sink.channels < 2 else 2
        self.mixer = DeviceMixer(name, RATE, channels)
        self._frame = 2 * channels
        # The library calls these while the stream exists, so they must not be garbage-collected.
        self._write = WriteCallback(self._wanted)
        self._changed = NoticeCallback(self._state_changed)
        self._moved = NoticeCallback(lambda _stream, _data: self.mixer.end())
        self._stream: int | None = None
        library = server.library
        target = round(RATE * LATENCY) * self._frame
        attributes = BufferAttributes(0xFFFFFFFF, target, 0, target // 3, 0xFFFFFFFF)
        flags = INTERPOLATE_TIMING | AUTO_TIMING_UPDATE | ADJUST_LATENCY
        if sink is not None:
            flags |= DONT_MOVE | (NO_REMIX if channels == 2 else 0)
        with server.locked():
            spec = SampleSpec(SIGNED_16_LITTLE_ENDIAN, RATE, channels)
            stream = library.pa_stream_new(server.context, b"voice-hanabi", ctypes.byref(spec), None)
            if not stream:
                raise SoundError(ReasonCode.DEVICE_REFUSED, device=name, error="no stream")
            self._stream = stream
            library.pa_stream_set_state_callback(stream, self._changed, None)
            library.pa_stream_set_write_callback(stream, self._write, None)
            if sink is not None:
                library.pa_stream_set_moved_callback(stream, self._moved, None)
            library.pa_stream_connect_playback(
                stream,
                sink.name.encode() if sink is not None else None,
                ctypes.byref(attributes),
                flags,
                None,
                None,
            )
        deadline = time.monotonic() + PATIENCE
        while (state := self._state()) not in (STREAM_READY, STREAM_FAILED, STREAM_TERMINATED):
            if time.monotonic() > deadline:
                break
            time.sleep(0.002)
        if state != STREAM_READY or (sink is not None and self._device() != sink.name):
            self.close()
            raise SoundError(ReasonCode.DEVICE_REFUSED, device=name, error=f"state {state}")

    def close(self) -> None:
        """End the stream."""
        self.mixer.end()
        stream, self._stream = self._stream, None
        if stream is None:
            return
        try:
            with self._server.locked():
                library = self._server.library
                library.pa_stream_set_write_callback(stream, WriteCallback(), None)
                library.pa_stream_set_state_callback(stream, NoticeCallback(), None)
                library.pa_stream_set_moved_callback(stream, NoticeCallback(), None)
                library.pa_stream_disconnect(stream)
                library.pa_stream_unref(stream)
        except SoundError:
            # The server was closed first, and the stream with it.
            return

    def _state(self) -> int:
        with self._server.locked():
            state: int = self._server.library.pa_stream_get_state(self._stream)
            return state

    def _device(self) -> str:
        with self._server.locked():
            name: bytes | None = self._server.library.pa_stream_get_device_name(self._stream)
        return (name or b"").decode()

    def _wanted(self, stream: int, size: int, _data: object) -> None:
        library = self._server.library
        microseconds, negative = c_uint64(0), c_int(0)
        known = library.pa_stream_get_latency(stream, ctypes.byref(microseconds), ctypes.byref(negative)) == 0
        delay = 0.0 if negative.value else microseconds.value / 1e6 if known else LATENCY
        data = self.mixer.block(size // self._frame, min(1.0, delay)).astype("<i2").tobytes()
        library.pa_stream_write(stream, data, len(data), None, 0, SEEK_RELATIVE)

    def _state_changed(self, stream: int, _data: object) -> None:
        if self._server.library.pa_stream_get_state(stream) in (STREAM_FAILED, STREAM_TERMINATED):
            self.mixer.end()


class _Locked:
    """The server's thread is paused in this context."""

    def __init__(self, library: Any, loop: int) -> None:  # noqa: ANN401
        self._library = library
        self._loop = loop

    def __enter__(self) -> None:
        self._library.pa_threaded_mainloop_lock(self._loop)

    def __exit__(self, *_: object) -> None:
        self._library.pa_threaded_mainloop_unlock(self._loop)
