"""The microphone with a real sound system: PortAudio records what a player says into it."""

from __future__ import annotations

import queue
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile

if TYPE_CHECKING:
    from sound_system import SoundSystem

PATIENCE = 20.0

_LISTENER = """
import sys, threading, time
import numpy as np
from tests.hearing.loudness import LoudnessRecognizer, Saying
from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.microphone import Microphone
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.sources.sound_input import InputStream, MicrophoneProblem
from voice_hanabi.hearing.sources.sound_input import choose_microphone, hear_from

def end_when_faint():
    # The table's sound ended with the last loud sample that the microphone gives.
    stream = InputStream(choose_microphone(sys.argv[1]), 16_000)
    last = None
    while True:
        block = stream.read(5.0)
        loud = np.flatnonzero(np.abs(np.frombuffer(block.pcm, np.int16).astype(int)) > 12_000)
        if len(loud):
            last = block.moment + float(loud[-1]) / 16_000
        elif last is not None:
            saying.ends(last)
            break
    stream.close()

def tell(event):
    text = getattr(event, "text", "") or getattr(event, "reason", "")
    # Without a room's noise the microphone gives nothing, which only some of the tests are about.
    if text == "microphone-silent" and not silence:
        return
    print(type(event).__name__, text, flush=True)

options = sys.argv[2:]
silence = "silence" in options
saying = Saying()
gate = ListeningGate(saying, headset="headset" in options, tail=0.3)
recognizer = LoudnessRecognizer()
microphone = Microphone(recognizer, device=sys.argv[1] or None, gate=gate)
try:
    microphone.start(tell)
except MicrophoneProblem as problem:
    print("refused", problem)
    sys.exit()
microphone.expect(graph_of(["first"]))
print("listening", flush=True)
for line in sys.stdin:
    match line.split():
        case ["expect", *phrase]:
            microphone.expect(graph_of([" ".join(phrase)]))
        case ["then", *phrases]:
            microphone.expect(graph_of(["first"]), [graph_of([phrase]) for phrase in phrases])
        case ["prepared"]:
            print("prepared", *recognizer.prepared, flush=True)
        case ["table", "starts"]:
            saying.starts()
        case ["table", "ends"]:
            saying.ends(time.monotonic())
        case ["table", "ends", "when", "faint"]:
            threading.Thread(target=end_when_faint, daemon=True).start()
        case ["hear", "from", source]:
            hear_from(source)
            microphone.listen_to(None)
        case ["listen", "to", device]:
            microphone.listen_to(device)
        case ["key", wanted]:
            gate.key.want(wanted == "wanted")
        case ["press"]:
            gate.key.press()
        case ["given"]:
            loud = np.flatnonzero(np.abs(np.frombuffer(bytes(recognizer.sound), np.int16).astype(int)) > 1000)
            print("loud", (loud[-1] - loud[0]) / 16_000, flush=True)
            continue
    print("done", flush=True)
microphone.close()
microphone.close()
print("closed", flush=True)
"""


class Listener:
    """A process that listens, prints what it hears, and obeys commands."""

    def __init__(self, sound_system: SoundSystem, device: str, *options: str) -> None:
        self.process: subprocess.Popen[str] = sound_system.start(_LISTENER, device, *options)
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.strip())

    def next(self) -> str:
        return self.lines.get(timeout=PATIENCE)

    def tell(self, command: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        assert self.next() == "done"

    def is_silent(self, seconds: float = 0.6) -> bool:
        time.sleep(seconds)
        return self.lines.empty()

    def close(self) -> None:
        if self.process.poll() is None:
            _, errors = self.process.communicate(timeout=PATIENCE)
            assert errors == ""


@pytest.fixture
def word(tmp_path: Path) -> Path:
    """Half a second of sound."""
    path = tmp_path / "word.wav"
    soundfile.write(path, 0.5 * np.sin(2 * np.pi * 440 * np.arange(22050) / 44100), 44100)
    return path


@pytest.fixture
def listener(sound_system: SoundSystem) -> Iterator[Listener]:
    listener = Listener(sound_system, "virtmic")
    assert listener.next() == "listening"
    yield listener
    listener.close()


def test_what_is_said_is_heard_as_an_utterance(
    sound_system: SoundSystem, listener: Listener, word: Path
) -> None:
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"
    listener.tell("expect second one")
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance second one"
    assert listener.is_silent()


def test_what_may_be_expected_later_is_prepared_while_nobody_speaks(
    sound_system: SoundSystem, listener: Listener, word: Path
) -> None:
    listener.tell("then one two three")
    assert listener.process.stdin is not None
    prepared, given_up = "", time.monotonic() + 20
    while prepared != "prepared one two three" and time.monotonic() < given_up:
        # A device may need seconds before its first sound.
        time.sleep(0.2)
        listener.process.stdin.write("prepared\n")
        listener.process.stdin.flush()
        prepared = listener.next()
        assert listener.next() == "done"
    assert prepared == "prepared one two three"
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"


def test_the_microphone_does_not_hear_the_tables_own_voice(
    sound_system: SoundSystem, listener: Listener, word: Path
) -> None:
    listener.tell("table starts")
    sound_system.play_into_microphone(word)
    listener.tell("table ends")
    assert listener.is_silent(1.0)
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"
    assert listener.is_silent()


def test_whoever_speaks_as_soon_as_the_table_is_silent_is_heard_from_the_first_sound(
    sound_system: SoundSystem, tmp_path: Path
) -> None:
    # The table's sound ends, its tail fades, and somebody speaks meanwhile: one stream of sound.
    rate = 16_000
    path = tmp_path / "answer.wav"
    table, tail, voice = (
        0.5 * np.sin(2 * np.pi * 300 * np.arange(round(seconds * rate)) / rate)
        for seconds in (1.0, 0.12, 0.6)
    )
    tail *= 10 ** (-2 * np.arange(len(tail)) / len(tail))
    soundfile.write(path, np.concatenate([table, tail, voice, np.zeros(rate)]), rate)
    listener = Listener(sound_system, "virtmic")
    assert listener.next() == "listening"
    listener.tell("table starts")
    listener.tell("table ends when faint")
    sound_system.play_into_microphone(path)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"
    assert listener.process.stdin is not None
    listener.process.stdin.write("given\n")
    listener.process.stdin.flush()
    loud = float(listener.next().removeprefix("loud "))
    assert 0.55 < loud < 0.75, "all that was said, and not the table's own sound"
    listener.close()


def test_what_is_said_over_the_tables_own_words_is_reported_as_lost(
    sound_system: SoundSystem, listener: Listener, word: Path, tmp_path: Path
) -> None:
    faint = tmp_path / "faint.wav"
    soundfile.write(faint, 0.01 * np.sin(2 * np.pi * 300 * np.arange(44100) / 44100), 44100)
    for sound in (faint, word):
        assert listener.lines.empty(), "the table's own voice alone is nobody's speech"
        listener.tell("table starts")
        sound_system.play_into_microphone(sound)
        time.sleep(0.3)
        listener.tell("table ends")
        time.sleep(1.5)
    assert listener.next() == "SpeechLost"
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"
    assert listener.is_silent(1.0)


def test_with_a_headset_a_player_may_speak_over_the_tables_words(
    sound_system: SoundSystem, word: Path
) -> None:
    listener = Listener(sound_system, "virtmic", "headset")
    assert listener.next() == "listening"
    listener.tell("table starts")
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"
    listener.close()


def test_a_microphone_that_disappears_is_reported_and_found_again(
    sound_system: SoundSystem, listener: Listener, word: Path
) -> None:
    # When a source is unplugged, a sound server moves its stream to another one; here it gives nothing more.
    sound_system.pactl("suspend-source", "virtmic", "1")
    assert listener.next() == "SourceProblem microphone-lost"
    sound_system.pactl("suspend-source", "virtmic", "0")
    assert listener.next() == "SourceProblem microphone-back"
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"


def test_a_microphone_that_gives_nothing_is_reported_once(sound_system: SoundSystem) -> None:
    listener = Listener(sound_system, "virtmic", "silence")
    assert listener.next() == "listening"
    assert listener.next() == "SourceProblem microphone-silent"
    assert listener.is_silent(6.0)
    listener.close()


def test_a_quiet_room_is_not_a_silent_microphone(sound_system: SoundSystem, tmp_path: Path) -> None:
    noise = tmp_path / "noise.wav"
    # 80 decibels below the top: less than a good microphone gives in a room where nobody even breathes.
    soundfile.write(noise, np.random.default_rng(1).normal(0, 1e-4, 15 * 44_100), 44_100)
    playing = threading.Thread(target=sound_system.play_into_microphone, args=(noise,))
    playing.start()
    listener = Listener(sound_system, "virtmic", "silence")
    assert listener.next() == "listening"
    assert listener.is_silent(7.0)
    listener.close()
    playing.join()


def test_another_microphone_is_listened_to_when_it_is_chosen(sound_system: SoundSystem, word: Path) -> None:
    remapped = ("module-remap-source", "master=ear2.monitor", "source_name=muted")
    module = sound_system.pactl("load-module", *remapped)
    try:
        listener = Listener(sound_system, "", "silence")
        assert listener.next() == "listening"
        listener.tell("hear from muted")
        assert listener.next() == "SourceProblem microphone-silent"
        sound_system.play_into_microphone(word)
        assert listener.is_silent(1.0)
        listener.tell("hear from virtmic")
        time.sleep(1.5)
        sound_system.play_into_microphone(word)
        assert listener.next() == "SpeechStarted"
        assert listener.next() == "Utterance first"
        listener.tell("listen to nothing-of-that-name")
        assert listener.next() == "SourceProblem microphone-unknown"
        time.sleep(1.5)
        sound_system.play_into_microphone(word)
        assert listener.next() == "SpeechStarted", "the previous one goes on"
        assert listener.next() == "Utterance first"
        listener.close()
    finally:
        sound_system.pactl("unload-module", module)


def test_with_a_key_one_sentence_is_heard_after_it_and_none_without(
    sound_system: SoundSystem, listener: Listener, word: Path
) -> None:
    listener.tell("key wanted")
    sound_system.play_into_microphone(word)
    assert listener.is_silent(1.0), "it was meant for others, and is not reported as lost"
    listener.tell("press")
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"
    sound_system.play_into_microphone(word)
    assert listener.is_silent(1.0)
    listener.tell("key unwanted")
    sound_system.play_into_microphone(word)
    assert listener.next() == "SpeechStarted"
    assert listener.next() == "Utterance first"


def test_a_recogniser_that_fails_is_reported(sound_system: SoundSystem) -> None:
    listener = Listener(sound_system, "virtmic")
    assert listener.next() == "listening"
    assert listener.process.stdin is not None
    listener.process.stdin.write("expect raise an error\n")
    listener.process.stdin.flush()
    assert {listener.next(), listener.next()} == {"done", "SourceProblem recognizer-failed"}
    listener.close()


def test_a_missing_microphone_is_named(sound_system: SoundSystem) -> None:
    listener = Listener(sound_system, "no such thing")
    assert listener.next().startswith("refused microphone-unknown: device no such thing, devices ")
    listener.close()


def test_a_part_of_a_name_selects_a_microphone(sound_system: SoundSystem) -> None:
    script = """
from voice_hanabi.hearing.sources.sound_input import choose_microphone, microphones
print([device.name for device in microphones() if device.default], choose_microphone("VIRT").name)
"""
    assert sound_system.run(script).endswith("virtmic\n")


def test_without_devices_and_without_portaudio_the_problem_has_a_name(tmp_path: Path) -> None:
    script = """
import sys
if len(sys.argv) > 1:
    sys.modules["sounddevice"] = None
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem, choose_microphone
try:
    choose_microphone()
except MicrophoneProblem as problem:
    print(problem.reason)
"""
    import os
    import sys

    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
        "PULSE_SERVER": "none",
    }

    def reason(*arguments: str) -> str:
        command = [sys.executable, "-c", script, *arguments]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True
        ).stdout.strip()

    assert reason("hidden") == "microphone-library-missing"
    assert reason() in ("microphone-missing", "")
