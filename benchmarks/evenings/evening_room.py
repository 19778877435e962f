"""A virtual room: a table, ears, people and a microphone, all on one clock.

PulseAudio plays everything into one device with a channel for each of them. One recording of it shows to the
sample when each of them made a sound, however busy the computer is. The microphone hears the people, and the
table's own voice at ``ECHO`` decibels. The people's channel has a faint hiss, which identifies each moment of
what the microphone heard.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.tools.voices import Speaker, speak

RATE = 16_000
"""Sample rate (Hz) of the room, which is what the recogniser expects."""

ECHO = -14
"""The level of the table's own sound in the microphone, in decibels."""

CHANNELS = ("table", "ear1", "ear2", "ear3", "people")
"""What is recorded, in the order of the recording's columns."""

QUIET = 33.0
"""Root mean square, on the scale of 16-bit samples, below which 10 ms are silence: 60 dB below the top."""

_FRAME = RATE // 100
_HISS = 10.0
_MASTER = ",".join(f"aux{number}" for number in range(len(CHANNELS)))
_PATIENCE = 20.0

Sound = NDArray[np.int16]
"""Mono sound at ``RATE``."""


def _sound_systems() -> ModuleType | None:
    """Return the tests' helper that starts PulseAudio, or ``None`` outside a checkout."""
    tests = Path(__file__).resolve().parents[2] / "tests"
    if not (tests / "sound_system.py").exists():
        return None
    sys.path.insert(0, str(tests))
    try:
        return import_module("sound_system")
    finally:
        sys.path.remove(str(tests))


def missing() -> str | None:
    """Return why this room can't be created here, or ``None`` if it can."""
    systems = _sound_systems()
    if systems is None:
        return "this is no checkout, so the tests' sound system is missing"
    reason: str | None = systems.missing()
    return reason


class Recording:
    """All the sound of the room: frames x ``CHANNELS``, and each frame's time by the computer's clock."""

    def __init__(self, samples: NDArray[np.int16], arrivals: NDArray[np.float64]) -> None:
        """``arrivals`` has rows of seconds (``time.monotonic``) and the frames received by then."""
        self.samples = samples
        self._arrived = arrivals[:, 0]
        # A frame never arrives before it was played, so the fastest ones determine the time.
        self._offsets = self._arrived - arrivals[:, 1] / RATE

    def seconds_at(self, moment: float) -> float:
        """Return the position in the recording (seconds) of a moment of ``time.monotonic``."""
        near = self._offsets[np.abs(self._arrived - moment) < 1.0]
        return float(moment - (near if near.size else self._offsets).min())

    def channel(self, name: str) -> Sound:
        """Return the samples of one channel."""
        column: Sound = self.samples[:, CHANNELS.index(name)]
        return column

    def sounding(self, name: str) -> NDArray[np.bool_]:
        """Return for each hundredth of a second whether a channel has any sound."""
        return loud_frames(self.channel(name))


def loud_frames(sound: Sound) -> NDArray[np.bool_]:
    """Return for each hundredth of a second whether the sound is louder than silence."""
    frames = sound[: sound.size // _FRAME * _FRAME].reshape(-1, _FRAME).astype(np.float32)
    loud: NDArray[np.bool_] = np.sqrt(np.mean(np.square(frames), axis=1)) > QUIET
    return loud


def spoken(words: str, speaker: Speaker) -> Sound:
    """Return words said by a voice, without silence around them. Raises OSError if it doesn't speak."""
    speech = speak(words, speaker)
    if speech is None:
        raise OSError(f"the voice {speaker} does not speak")
    sound = np.clip(speech, -32768, 32767).astype(np.int16)
    loud = np.flatnonzero(loud_frames(sound))
    return sound[int(loud[0]) * _FRAME : (int(loud[-1]) + 1) * _FRAME]


class _Pipe:
    """A stream into one of the room's devices, opened in advance so that sound plays immediately."""

    def __init__(self, device: str, environment: dict[str, str]) -> None:
        command = ["pacat", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1"]
        # It buffers half a second, lest a busy computer make it stutter; playback starts immediately anyway.
        command += ["--latency-msec=500", "-d", device]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL
        )

    def give(self, sound: Sound) -> None:
        """Play this after everything given before."""
        assert self._process.stdin is not None
        self._process.stdin.write(sound.astype("<i2").tobytes())
        self._process.stdin.flush()

    def end(self) -> None:
        """Play to the end, and close."""
        assert self._process.stdin is not None
        self._process.stdin.close()

    def close(self) -> None:
        """Stop immediately."""
        self._process.kill()
        self._process.wait(_PATIENCE)


class Room:
    """The room; used as a context manager. ``environment`` is for the program that plays in it."""

    def __init__(self) -> None:
        """Start nothing yet. Raises OSError if this room can't be created."""
        reason = missing()
        systems = _sound_systems()
        if systems is None or reason is not None:
            raise OSError(reason)
        self._system: Any = systems.SoundSystem(())
        self._data = bytearray()
        self._arrivals: list[tuple[float, int]] = []
        self._last_sound = dict.fromkeys(CHANNELS, -1.0)
        self._ended = threading.Event()
        self._pipes: list[_Pipe] = []
        self._stack = ExitStack()

    def __enter__(self) -> Room:
        """Start the sound system, and record. Raises OSError if it does not start."""
        try:
            self._stack.enter_context(self._system)
            self.environment: dict[str, str] = self._system.environment
            self._build()
            self._record()
            hiss = threading.Thread(target=self._hiss, daemon=True)
            hiss.start()
            self._ready = self._pipe()
        except RuntimeError as problem:
            self.__exit__(None, None, None)
            raise OSError(str(problem)) from problem
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop everything."""
        self._ended.set()
        for pipe in self._pipes:
            pipe.close()
        self._stack.close()

    def _build(self) -> None:
        load = "load-module"
        self._system.pactl(
            load, "module-null-sink", "sink_name=room", f"rate={RATE}", f"channels={len(CHANNELS)}",
            f"channel_map={_MASTER}",
        )  # fmt: skip
        mono = ("channels=1", "channel_map=mono", "remix=no")
        for number, name in enumerate(CHANNELS):
            place = f"master_channel_map=aux{number}"
            self._system.pactl(load, "module-remap-sink", f"sink_name={name}", "master=room", place, *mono)
            source = (f"source_name={name}_heard", "master=room.monitor")
            if name in ("table", "people"):
                self._system.pactl(load, "module-remap-source", *source, place, *mono)
        # This is a device of its own: a loop from a device to itself cuts the sound into smaller and smaller
        # pieces, until PulseAudio does nothing else.
        self._system.pactl(load, "module-null-sink", "sink_name=microphone", f"rate={RATE}", "channels=1")
        microphone = ("source_name=microphone_heard", "master=microphone.monitor")
        self._system.pactl(load, "module-remap-source", *microphone)
        for name, weaker in (("table", ECHO), ("people", 0)):
            loop = self._system.pactl(
                load, "module-loopback", f"source={name}_heard", "sink=microphone", "latency_msec=20",
                "adjust_time=0", "source_dont_move=1", "sink_dont_move=1",
            )  # fmt: skip
            self._system.pactl("set-sink-input-volume", self._input_of(loop), f"{weaker}dB")
        self._system.pactl("set-default-sink", "table")
        self._system.pactl("set-default-source", "microphone_heard")

    def _input_of(self, module: str) -> str:
        """Return PulseAudio's number of the stream that a module plays."""
        number = ""
        for line in self._system.pactl("list", "sink-inputs").splitlines():
            if line.startswith("Sink Input #"):
                number = line.partition("#")[2]
            elif line.strip() == f"Owner Module: {module}":
                return number
        raise OSError(f"PulseAudio's module {module} plays nothing")

    def _record(self) -> None:
        command = ["parec", "--raw", "--format=s16le", f"--rate={RATE}", f"--channels={len(CHANNELS)}"]
        command += [f"--channel-map={_MASTER}", "--no-remix", "--latency-msec=20", "-d", "room.monitor"]
        recorder = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._stack.callback(recorder.wait, _PATIENCE)
        self._stack.callback(recorder.terminate)
        begun = threading.Event()
        threading.Thread(target=self._read, args=(recorder, begun), daemon=True).start()
        if not begun.wait(_PATIENCE):
            raise OSError("nothing comes from PulseAudio's monitor")

    def _read(self, recorder: subprocess.Popen[bytes], begun: threading.Event) -> None:
        assert recorder.stdout is not None
        size = 2 * len(CHANNELS)
        looked = 0
        while data := os.read(recorder.stdout.fileno(), 65_536):
            self._data.extend(data)
            self._arrivals.append((time.monotonic(), len(self._data) // size))
            whole = len(self._data) // size // _FRAME * _FRAME
            if whole > looked:
                block = np.frombuffer(bytes(self._data[looked * size : whole * size]), "<i2")
                for name, column in zip(CHANNELS, block.reshape(-1, len(CHANNELS)).T, strict=True):
                    loud = np.flatnonzero(loud_frames(np.ascontiguousarray(column)))
                    if loud.size:
                        self._last_sound[name] = looked / RATE + (int(loud[-1]) + 1) / 100
                looked = whole
            begun.set()

    def _hiss(self) -> None:
        pipe = _Pipe("people", self.environment)
        self._pipes.append(pipe)
        chance = np.random.default_rng(1)
        try:
            while not self._ended.is_set():
                pipe.give((_HISS * chance.standard_normal(RATE)).astype(np.int16))
        except OSError:
            # The room is closing.
            return

    def _pipe(self) -> _Pipe:
        pipe = _Pipe("people", self.environment)
        self._pipes.append(pipe)
        return pipe

    def say(self, speech: Sound) -> None:
        """Have somebody say this, starting now."""
        pipe = self._ready
        threading.Thread(target=self._say, args=(pipe, speech), daemon=True).start()
        # Open the next stream now, so that it is ready in time.
        self._ready = self._pipe()

    def _say(self, pipe: _Pipe, speech: Sound) -> None:
        try:
            pipe.give(speech)
            pipe.end()
        except OSError:
            # The room is closing.
            return

    def last_sound(self, name: str) -> float:
        """Return when the last sound of a channel ended (``time.monotonic``), ``-inf`` if there was none."""
        place = self._last_sound[name]
        if place < 0:
            return float("-inf")
        return place + min(moment - frames / RATE for moment, frames in self._arrivals[-100:])

    def recording(self) -> Recording:
        """Return all the sound up to now."""
        arrivals = list(self._arrivals)
        size = 2 * len(CHANNELS)
        samples = np.frombuffer(bytes(self._data[: arrivals[-1][1] * size]), "<i2")
        return Recording(samples.reshape(-1, len(CHANNELS)), np.array(arrivals))
