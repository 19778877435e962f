"""A computer's microphones on a real sound system: which ones there are, and switching to another."""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile

from benchmarks.tools.voices import SAMPLE_RATE, Samples, Speaker, speak
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES

if TYPE_CHECKING:
    from sound_system import SoundSystem

_MICROPHONES = """
import sys, time
from pathlib import Path
from tests.hearing.loudness import LoudnessRecognizer
from voice_hanabi.evening.microphone.choosing import EveningMicrophones
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.microphone import Microphone
from voice_hanabi.speaking.devices.streams import SystemDevices

devices = SystemDevices()
gate = ListeningGate()
microphone = Microphone(LoudnessRecognizer(), gate=gate)
microphones = EveningMicrophones(microphone, devices, JoinedSources((microphone,)), gate.key)

def show():
    here = microphones.here()
    marks = [("*" if one.name == here.used else "") + ("!" if one.worn else "") for one in here.all]
    print(*(one.name + mark for one, mark in zip(here.all, marks)), flush=True)

show()
microphone.start(lambda event: print(type(event).__name__, getattr(event, "reason", ""), flush=True))
microphone.expect(graph_of(["first"]))
for line in sys.stdin:
    microphones.use(line.strip())
    time.sleep(1.0)
    show()
microphone.close()
devices.close()
"""


@pytest.fixture
def headset(sound_system: SoundSystem) -> Iterator[str]:
    """The microphone of a headset; what is played to the second ear comes out of it."""
    name = "alsa_input.usb-Headset"
    module = sound_system.pactl(
        "load-module", "module-remap-source", "master=ear2.monitor", f"source_name={name}",
        "source_properties=device.description=Headset",
    )  # fmt: skip
    yield name
    sound_system.pactl("unload-module", module)


def test_they_are_the_sound_servers_without_monitors_and_each_can_be_listened_to(
    sound_system: SoundSystem, headset: str
) -> None:
    process = sound_system.start(_MICROPHONES)
    output, errors = process.communicate(f"{headset}\nvirtmic\n", timeout=60)
    assert process.returncode == 0, errors
    shown = [line for line in output.splitlines() if "virtmic" in line]
    assert shown == [
        f"virtmic* {headset}!",
        f"virtmic {headset}*!",
        f"virtmic* {headset}!",
    ], output
    assert "microphone-refused" not in output


COUNT = {"cs": "dva", "pl": "dwie osoby", "da": "to", "en": "two"}
TALK = {
    "cs": "ale ne, to si jen tak povídáme",
    "pl": "ależ nie, tak sobie tylko rozmawiamy",
    "da": "næ nej, vi sidder bare og snakker",
    "en": "oh no, we are only talking here",
}
PATIENCE = 90.0
THROUGH_A_WALL = 300.0
"""The frequency (Hz) above which little of a voice comes through."""


def through_a_wall(talk: Samples) -> Samples:
    """A voice in another room, again and again."""
    spectrum = np.fft.rfft(talk, len(talk) + SAMPLE_RATE)
    frequencies = np.fft.rfftfreq(len(talk) + SAMPLE_RATE, 1 / SAMPLE_RATE)
    murmur = np.fft.irfft(spectrum / np.sqrt(1 + (frequencies / THROUGH_A_WALL) ** 8))
    murmur *= 100 / np.sqrt(np.mean(np.square(murmur)))
    pause = np.zeros(2 * SAMPLE_RATE)
    return np.concatenate([pause, murmur] * 60).astype(np.float32)


def with_noise(sound: Samples) -> Samples:
    """Sound with the noise that every microphone has."""
    chance = np.random.default_rng(1)
    return (sound + 8 * chance.standard_normal(len(sound))).astype(np.float32)


class Room:
    """What is played into microphones, without end, until the room is left."""

    def __init__(self, sound_system: SoundSystem, folder: Path) -> None:
        self._system = sound_system
        self._folder = folder
        self._playing: list[subprocess.Popen[bytes]] = []

    def play(self, sound: Samples, sink: str) -> subprocess.Popen[bytes]:
        path = self._folder / f"{len(self._playing)}.wav"
        soundfile.write(path, sound / 32768, SAMPLE_RATE)
        command = ["paplay", "-d", sink, str(path)]
        self._playing.append(subprocess.Popen(command, env=self._system.environment))
        return self._playing[-1]

    def close(self) -> None:
        for process in self._playing:
            process.kill()
            process.wait()


class Program:
    """The program, started without any option but the language, and the lines that it says."""

    def __init__(self, sound_system: SoundSystem, language: str, home: Path) -> None:
        home.mkdir()
        (home / ".asoundrc").write_bytes((sound_system.directory / ".asoundrc").read_bytes())
        self._process = subprocess.Popen(
            [sys.executable, "-m", "voice_hanabi", "--lang", language],
            env={
                **sound_system.environment,
                "HOME": str(home),
                "XDG_DATA_HOME": str(home),
                "PYTHONIOENCODING": "utf-8",
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.said: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)

    def until(self, words: str, seconds: float = PATIENCE) -> bool:
        """Wait until these words are said; return whether they were."""
        given_up = time.monotonic() + seconds
        while time.monotonic() < given_up:
            try:
                self.said.append(self._lines.get(timeout=0.1))
            except queue.Empty:
                continue
            if words in self.said[-1]:
                return True
        return False

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


@pytest.fixture
def room(sound_system: SoundSystem, tmp_path: Path) -> Iterator[Room]:
    room = Room(sound_system, tmp_path)
    yield room
    room.close()


@pytest.mark.long("voice_hanabi/hearing", "voice_hanabi/table/beside", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wrong_microphone_is_noticed_at_the_first_question_and_another_one_hears_the_answer(
    sound_system: SoundSystem, headset: str, room: Room, tmp_path: Path, language: str
) -> None:
    talk, answer = (
        speak(said[language], Speaker("espeak-ng", f"{language}+{voice}", 150))
        for said, voice in ((TALK, "m3"), (COUNT, "f2"))
    )
    assert talk is not None
    assert answer is not None
    words = Wording(language)
    pause = np.zeros(4 * SAMPLE_RATE)
    for sink in ("mic", "ear2"):
        room.play(with_noise(np.zeros(300 * SAMPLE_RATE)), sink)
    program = Program(sound_system, language, tmp_path / "home")
    try:
        assert program.until(words.say("ask-count"))
        room.play(np.concatenate([pause, through_a_wall(talk)]), "mic")
        offer = words.say("no-words-offer", device="§", other="Headset", asked="headset")
        assert program.until(offer.rpartition("§")[2]), program.said
        taken = words.say("no-words-other", device="§", other="Headset")
        assert program.until(taken.rpartition("§")[2]), program.said
        room.play(np.concatenate([pause, answer] * 8), "ear2")
        assert program.until(words.say("ask-names")), program.said
    finally:
        program.close()
