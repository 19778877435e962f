"""Sound from a microphone through PortAudio: the devices, and their samples."""

from __future__ import annotations

import os
import queue
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
import soxr

from voice_hanabi.hearing.sound.channels import OneChannel
from voice_hanabi.hearing.sound.sounding import Sounding
from voice_hanabi.hearing.sources.recordings import to_int16
from voice_hanabi.problems import Problem
from voice_hanabi.system.portaudio import listed_devices, prepare_thread, stream_settings, without_chatter

BLOCK = 0.05
"""Seconds of sound per block."""

LATENCY = 0.1
"""The requested latency in seconds: the default can be half a second, a lower one stutters."""

LOST_AFTER = 2.0
"""Seconds without a sample after which a device counts as lost; some just stop when unplugged."""

Hears = Callable[[float], bool]
"""Returns whether sound from a time (seconds of ``time.monotonic``) counts."""


class MicrophoneProblem(Problem):
    """Raised for a microphone that cannot be used; its codes are among ``SOURCE_REASONS``."""


@dataclass(frozen=True, slots=True)
class MicrophoneDevice:
    """A device that can record: name, default rate (Hz), channels, and whether it is the default."""

    index: int
    name: str
    sample_rate: float
    channels: int
    default: bool


def microphones() -> tuple[MicrophoneDevice, ...]:
    """Return the devices that can record, as PortAudio lists them.

    Raises MicrophoneProblem without PortAudio.
    """
    sounddevice = _sounddevice()
    try:
        listed = listed_devices(sounddevice)
    except (sounddevice.PortAudioError, TypeError) as error:
        raise MicrophoneProblem("microphone-missing", {}) from error
    return tuple(
        MicrophoneDevice(device.index, device.name, device.rate, device.inputs, device.usual_input)
        for device in listed
        if device.inputs > 0
    )


def choose_microphone(
    name: str | None = None, devices: Sequence[MicrophoneDevice] | None = None
) -> MicrophoneDevice:
    """Return the device with this name, or the only one whose name contains it; the default for ``None``.

    ``devices`` are this computer's by default. Raises MicrophoneProblem if there are none, or several.
    """
    devices = microphones() if devices is None else devices
    if not devices:
        raise MicrophoneProblem("microphone-missing", {})
    if name is None:
        return next((device for device in devices if device.default), devices[0])
    exact = [device for device in devices if device.name == name or str(device.index) == name]
    alike = [device for device in devices if name.casefold() in device.name.casefold()]
    found = exact or alike
    if len(found) != 1:
        listed = ", ".join(device.name for device in found or devices)
        reason = "microphone-ambiguous" if found else "microphone-unknown"
        raise MicrophoneProblem(reason, {"device": name, "devices": listed})
    return found[0]


@dataclass(frozen=True, slots=True)
class Block:
    """Some sound: 16-bit little-endian mono samples, the time of its beginning, and the result of ``hears``
    for it.

    ``moment`` is in seconds of ``time.monotonic``.
    """

    pcm: bytes
    moment: float
    heard: bool

    @property
    def loudness(self) -> float:
        """Its root mean square sample, between 0 and 1."""
        samples = np.frombuffer(self.pcm, np.int16).astype(np.float64) / 32768
        return float(np.sqrt(np.mean(np.square(samples)))) if len(samples) else 0.0


class OpenInput(Protocol):
    """An open microphone."""

    def read(self, timeout: float) -> Block | None:
        """Return the next block, or None if none comes in ``timeout`` seconds."""

    def close(self) -> None:
        """Close the device."""


class Inputs(Protocol):
    """The available inputs."""

    def choose(self, name: str | None) -> MicrophoneDevice:
        """Return the device of this name, the default one for ``None``. Raises MicrophoneProblem."""

    def open(self, device: MicrophoneDevice, sample_rate: int, hears: Hears, sounding: Sounding) -> OpenInput:
        """Start recording, as `InputStream` does. Raises MicrophoneProblem."""


class SystemInputs:
    """This computer's microphones."""

    def choose(self, name: str | None) -> MicrophoneDevice:
        """Return the device of this name, as ``choose_microphone`` does."""
        return choose_microphone(name)

    def open(self, device: MicrophoneDevice, sample_rate: int, hears: Hears, sounding: Sounding) -> OpenInput:
        """Start recording."""
        return InputStream(device, sample_rate, hears, sounding)


class InputStream:
    """16-bit mono sound from a device, whatever its own format."""

    def __init__(
        self,
        device: MicrophoneDevice,
        sample_rate: int,
        hears: Hears = lambda moment: True,
        sounding: Sounding | None = None,
    ) -> None:
        """Open the device and start recording; ``hears`` is called for each block, as soon as it has been
        recorded, with the time of its beginning.

        ``sounding`` is called at once with each block's loudness; recognising it may take longer. Raises
        MicrophoneProblem if the device refuses.
        """
        sounddevice = _sounddevice()
        self._blocks: queue.SimpleQueue[tuple[npt.NDArray[np.float32], float, bool]] = queue.SimpleQueue()
        self._hears = hears
        self._sounding = sounding
        self._channels = OneChannel()
        prepare_thread()
        refusal: Exception | None = None
        for rate, channels in _ways_to_open(device, sample_rate):
            try:
                with without_chatter():
                    self._stream = sounddevice.InputStream(
                        device=device.index,
                        samplerate=rate,
                        channels=channels,
                        dtype="float32",
                        blocksize=int(BLOCK * rate),
                        latency=LATENCY,
                        extra_settings=stream_settings(sounddevice),
                        callback=self._take,
                    )
                    self._stream.start()
            except (sounddevice.PortAudioError, ValueError) as error:
                refusal = refusal or error
                continue
            self._resampler = soxr.ResampleStream(rate, sample_rate, 1) if rate != sample_rate else None
            return
        raise MicrophoneProblem(
            "microphone-refused", {"device": device.name, "message": _portaudio_text(refusal)}
        )

    def read(self, timeout: float) -> Block | None:
        """Return the next block, or None if none comes in ``timeout`` seconds."""
        try:
            block, moment, heard = self._blocks.get(timeout=timeout)
        except queue.Empty:
            return None
        mono = self._channels.of(block)
        if self._resampler is not None:
            mono = self._resampler.resample_chunk(mono)
        return Block(to_int16(mono).tobytes(), moment, heard)

    def close(self) -> None:
        """Close the device."""
        # A device that has gone may refuse even this; then there is nothing left to close.
        self._stream.close(ignore_errors=True)

    def _take(self, block: npt.NDArray[np.float32], frames: int, times: Any, status: object) -> None:  # noqa: ANN401
        # In PortAudio's own thread: only what takes no time.
        moment = time.monotonic() - _age(times.currentTime - times.inputBufferAdcTime)
        heard = self._hears(moment)
        self._blocks.put((block.copy(), moment, heard))
        if self._sounding is None:
            return
        if heard:
            self._sounding.hear(float(np.sqrt(np.mean(np.square(block)))), BLOCK, moment + BLOCK)
        else:
            self._sounding.pause()


def _age(told: float) -> float:
    """Return how long ago (seconds) a block began, as its driver reports it; some report nonsense."""
    return max(told, BLOCK) if told < LOST_AFTER else BLOCK


_SOURCE_SETTINGS = ("PULSE_SOURCE", "PIPEWIRE_NODE")
"""Environment variables that select a sound server's default microphone, for this process only."""


def hear_from(source: str | None) -> None:
    """Use this one of the sound server's microphones as the default; with ``None`` its own default."""
    for setting in _SOURCE_SETTINGS:
        if source is None:
            os.environ.pop(setting, None)
        else:
            os.environ[setting] = source


def heard_from() -> str:
    """Return the sound server's microphone that is the default here; empty for the server's own."""
    return os.environ.get(_SOURCE_SETTINGS[0], "")


def _sounddevice() -> ModuleType:
    """Return the module, imported on first use: without PortAudio the rest of the program works."""
    try:
        with without_chatter():
            import sounddevice
    except (ImportError, OSError) as error:
        raise MicrophoneProblem("microphone-library-missing", {"message": str(error)}) from error
    module: ModuleType = sounddevice
    return module


def _ways_to_open(device: MicrophoneDevice, sample_rate: int) -> Iterator[tuple[int, int]]:
    """Yield rates (Hz) and channels to try, best first: some devices support only their own."""
    own_rate = int(device.sample_rate)
    for rate in dict.fromkeys((sample_rate, own_rate, 48000, 44100)):
        for channels in dict.fromkeys((1, min(device.channels, 2))):
            yield rate, channels


def _portaudio_text(error: Exception | None) -> str:
    """Return PortAudio's text about an error, without its numbers."""
    return str(error).partition("[")[0].partition(":")[2].strip() or str(error)
