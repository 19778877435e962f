"""Speech Dispatcher, for tests: a real one with espeak-ng, that speaks into a sink without hardware."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

import pytest
from sound_system import PATIENCE, SoundSystem

from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReaderGone
from voice_hanabi.speaking.screen_readers.speech_dispatcher import SpeechDispatcher

_COMMAND = ("speech-dispatcher", "--run-single", "--communication-method", "unix_socket")
_PLACES = ("--config-dir={}", "--log-dir={}", "--pid-file={}/pid")
_SETTINGS = """LogLevel 1
Timeout 0
LogDir "{folder}"
AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" ""
DefaultModule espeak-ng
DefaultLanguage "en"
"""


class Dispatcher:
    """A Speech Dispatcher that runs in its own folder, and speaks to the sink 'table'."""

    def __init__(self, sound: SoundSystem, folder: Path) -> None:
        if shutil.which("speech-dispatcher") is None:
            pytest.skip("not installed: speech-dispatcher (Debian: speech-dispatcher-espeak-ng)")
        # Short, since a socket's path may have at most a hundred characters.
        self.socket = sound.directory / f"speech-{time.monotonic_ns() % 1_000_000}"
        self._folder = folder
        (folder / "modules").mkdir(exist_ok=True)
        (folder / "speechd.conf").write_text(_SETTINGS.format(folder=folder))
        self._environment = {**sound.environment, "PULSE_SINK": "table"}
        self.start()

    def start(self) -> None:
        folder = str(self._folder)
        self._process = subprocess.Popen(
            [*_COMMAND, "--socket-path", str(self.socket), *(part.format(folder) for part in _PLACES)],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return SpeechDispatcher(str(self.socket)).close()
            except ScreenReaderGone:
                assert time.monotonic() < deadline, "Speech Dispatcher did not start"
                time.sleep(0.05)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        self.socket.unlink(missing_ok=True)
        (self._folder / "pid").unlink(missing_ok=True)
