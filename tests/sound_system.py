"""A real sound system without hardware, for tests: PulseAudio with null sinks, seen through PortAudio.

Each of ``SINKS`` is a device that PortAudio lists under its name; what was played to it is recorded
sample for sample. What is played into ``mic`` comes out of the microphone ``virtmic``. PortAudio
reads its settings when it starts, so whatever uses devices runs in a process of its own, with
``environment``. Each test process starts its own PulseAudio in its own folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import numpy as np
from numpy.typing import NDArray

SINKS = ("table", "ear1", "ear2", "mic")
MICROPHONE = "virtmic"
RATE = 44_100
PATIENCE = 20.0
"""Seconds after which something that should have happened has failed."""

_NEEDED = ("pulseaudio", "pactl", "parec", "paplay")
_NAMED_DEVICE = 'pcm.{name} {{ type pulse device {name} hint {{ show on description "{name}" }} }}\n'
_DEFAULT_DEVICE = (
    'pcm.!default { type pulse hint { show on description "Default" } }\nctl.!default { type pulse }\n'
)


def missing() -> str | None:
    """Return why there can be no sound system here, or ``None``."""
    absent = [program for program in _NEEDED if shutil.which(program) is None]
    if absent:
        return f"not installed: {', '.join(absent)} (Debian: pulseaudio libasound2-plugins libportaudio2)"
    return None


class Recording:
    """What a sink played: ``samples`` (frames x 2 channels, 16 bits, ``RATE`` Hz) once it has ended."""

    def __init__(self) -> None:
        self.data = bytearray()

    @property
    def samples(self) -> NDArray[np.int16]:
        whole = len(self.data) - len(self.data) % 4
        return np.frombuffer(bytes(self.data[:whole]), "<i2").reshape(-1, 2)

    @property
    def seconds(self) -> float:
        """How long was recorded so far."""
        return len(self.data) / 4 / RATE

    @property
    def silent(self) -> bool:
        """Whether every single sample is zero."""
        return not self.samples.any()

    @property
    def seconds_of_sound(self) -> float:
        """From the first to the last sample that is not zero."""
        heard = np.flatnonzero(self.samples.any(axis=1))
        return 0.0 if len(heard) == 0 else float(heard[-1] - heard[0] + 1) / RATE


class _Recorder:
    """Records a sink's monitor on request as long as the sink exists.

    A monitor takes two seconds to start, so it is not started for each recording.
    """

    def __init__(self, sink: str, environment: dict[str, str]) -> None:
        self.began = threading.Event()
        self._lock = threading.Lock()
        self._recordings: list[Recording] = []
        command = ["parec", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=2", "--latency-msec=20"]
        self._process = subprocess.Popen(
            [*command, "-d", f"{sink}.monitor"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def into(self, recording: Recording) -> None:
        if not self.began.wait(PATIENCE):
            raise RuntimeError("nothing comes from the monitor")
        with self._lock:
            self._recordings.append(recording)

    def end(self, recording: Recording) -> None:
        with self._lock:
            # Not remove(): one that is equal need not be the same.
            self._recordings = [other for other in self._recordings if other is not recording]

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)

    def _read(self) -> None:
        assert self._process.stdout is not None
        # Whole frames of two channels, or the channels would change places in a later recording.
        left = b""
        with self._process.stdout as stdout:
            while data := os.read(stdout.fileno(), 65_536):
                data = left + data
                whole = len(data) - len(data) % 4
                data, left = data[:whole], data[whole:]
                with self._lock:
                    for recording in self._recordings:
                        recording.data.extend(data)
                self.began.set()


class SoundSystem:
    """A running PulseAudio. Use it as a context."""

    def __init__(self, sinks: Sequence[str] = SINKS) -> None:
        """With the usual sinks and a microphone, or with nothing if ``sinks`` is empty."""
        self._sinks = tuple(sinks)
        # Short, because a socket's path may not exceed about a hundred characters.
        self.directory = Path(tempfile.mkdtemp(prefix="sound-"))
        self.directory.chmod(0o700)
        server = f"unix:{self.directory}/pulse/native"
        unwanted = ("PULSE_SINK", "PULSE_SOURCE", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_CONFIG_HOME")
        self._daemon_environment = {
            **{name: value for name, value in os.environ.items() if name not in unwanted},
            "HOME": str(self.directory),
            "XDG_RUNTIME_DIR": str(self.directory),
            "PULSE_RUNTIME_PATH": f"{self.directory}/pulse",
        }
        self._daemon_environment.pop("PULSE_SERVER", None)
        root = str(Path(__file__).resolve().parents[1])
        paths = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
        self.environment = {**self._daemon_environment, "PULSE_SERVER": server, "PYTHONPATH": paths}
        self._daemon: subprocess.Popen[bytes] | None = None
        self._modules: dict[str, str] = {}
        self._recorders: dict[str, _Recorder] = {}

    def __enter__(self) -> SoundSystem:
        devices = "".join(_NAMED_DEVICE.format(name=name) for name in (*SINKS, MICROPHONE))
        (self.directory / ".asoundrc").write_text(devices + _DEFAULT_DEVICE)
        (self.directory / "pulse").mkdir(mode=0o700)
        self._daemon = subprocess.Popen(
            [
                "pulseaudio",
                "--daemonize=no",
                "--exit-idle-time=-1",
                "-n",
                "--load=module-native-protocol-unix",
            ],
            env=self._daemon_environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            deadline = time.monotonic() + PATIENCE
            while not (self.directory / "pulse/native").exists() or self._try("info").returncode:
                if self._daemon.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError("PulseAudio did not start")
                time.sleep(0.05)
            if not self._sinks:
                return self
            for sink in self._sinks:
                self.load(sink, record=False)
            self.pactl(
                "load-module", "module-remap-source", "master=mic.monitor", f"source_name={MICROPHONE}"
            )
            self.pactl("set-default-sink", "table")
            self.pactl("set-default-source", MICROPHONE)
            # Only now, because programs that listen to the default source are moved when it changes.
            self._recorders = {sink: _Recorder(sink, self.environment) for sink in self._sinks}
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for recorder in self._recorders.values():
            recorder.close()
        if self._daemon is not None and self._daemon.poll() is None:
            self._daemon.terminate()
            try:
                self._daemon.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._daemon.kill()
                self._daemon.wait()
        shutil.rmtree(self.directory, ignore_errors=True)

    def _try(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["pactl", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def pactl(self, *words: str) -> str:
        """Run ``pactl`` and return what it printed."""
        result = self._try(*words)
        if result.returncode:
            raise RuntimeError(f"pactl {' '.join(words)}: {result.stderr}")
        return result.stdout.strip()

    def load(self, sink: str, *, record: bool = True) -> None:
        """Plug the sink in."""
        words = ("module-null-sink", f"sink_name={sink}", f"rate={RATE}")
        self._modules[sink] = self.pactl("load-module", *words)
        if record:
            self._recorders[sink] = _Recorder(sink, self.environment)

    def unload(self, sink: str) -> None:
        """Pull the sink out."""
        self.pactl("unload-module", self._modules.pop(sink))
        self._recorders.pop(sink).close()

    @contextmanager
    def record(self, sink: str) -> Iterator[Recording]:
        """Record everything that the sink plays until the block ends."""
        with self.record_all(sink) as recordings:
            yield recordings[sink]

    @contextmanager
    def record_all(self, *sinks: str) -> Iterator[dict[str, Recording]]:
        """Record what each of the sinks (all ``SINKS`` unless named) plays until the block ends."""
        recordings = {sink: Recording() for sink in sinks or SINKS}
        for sink, recording in recordings.items():
            self._recorders[sink].into(recording)
        began = time.monotonic()
        try:
            yield recordings
            # The last sound is still on its way here, and takes longer on a busy machine.
            wanted = time.monotonic() - began + 0.25
            deadline = time.monotonic() + 5
            while time.monotonic() < deadline and any(
                recording.seconds < wanted
                for sink, recording in recordings.items()
                if sink in self._recorders
            ):
                time.sleep(0.02)
        finally:
            for sink, recording in recordings.items():
                if sink in self._recorders:
                    self._recorders[sink].end(recording)

    def play_into_microphone(self, path: Path) -> None:
        """Play a sound file into the microphone and wait until it is over."""
        subprocess.run(["paplay", "-d", "mic", str(path)], env=self.environment, check=True, timeout=120)

    def start(self, script: str, *arguments: str) -> subprocess.Popen[str]:
        """Start a Python script that sees these devices; its input and output are pipes of text."""
        return subprocess.Popen(
            [sys.executable, "-c", script, *arguments],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def run(self, script: str, *arguments: str) -> str:
        """Run a Python script that sees these devices to its end and return what it printed."""
        process = self.start(script, *arguments)
        try:
            output, errors = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            output, errors = process.communicate()
            raise AssertionError(f"the script hangs: {output}{errors}") from None
        assert process.returncode == 0, errors
        return output
