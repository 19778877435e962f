"""Home satellites as the table's microphone, loudspeaker and private ears: real messages and sound."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from satellites_at_home import RATE, SatelliteAtHome, satellite_at_home
from wyoming_servers import no_event, scripted, textless

from benchmarks.tools.voices import Speaker, speak
from voice_hanabi.evening.satellites.satellite_input import SatelliteInput
from voice_hanabi.evening.satellites.satellite_output import SatelliteOutput
from voice_hanabi.evening.satellites.satellites import Satellites
from voice_hanabi.hearing.sources.sound_input import MicrophoneProblem
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.reasons import SoundError
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.system.satellite import Satellite, SatelliteFailed
from voice_hanabi.system.server_address import ServerAddress

PATIENCE = 90.0
TONE = (8000 * np.sin(np.arange(22_050) / 5)).astype(np.int16)


def eventually(true: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    until = time.monotonic() + seconds
    while not true() and time.monotonic() < until:
        time.sleep(0.05)
    return true()


class Program:
    """The program, with its saves in a folder of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.saves = folder / "saves"
        command = [
            sys.executable,
            "-m",
            "voice_hanabi",
            "--lang",
            "en",
            "--seed",
            "3",
            "--saves",
            str(self.saves),
        ]
        self._process = subprocess.Popen(
            [*command, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ
            | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_STATE_HOME": str(folder)},
            text=True,
        )
        self.said: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        self.said.extend(self._process.stdout)

    @property
    def journal(self) -> str:
        return "".join(path.read_text("utf-8") for path in self.saves.glob("*.jsonl"))

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


def quiet(satellite: SatelliteAtHome) -> bool:
    """Whether everything that started playing there has ended."""
    return satellite.began > 0 and satellite.began == satellite.ended


def test_a_table_is_heard_and_hears_through_a_satellite(tmp_path: Path) -> None:
    with satellite_at_home() as kitchen:
        there = str(kitchen.address)
        program = Program(
            tmp_path, "--players", "Anna", "--partners", "1", "--microphone", there, "--output", there
        )
        try:
            assert eventually(lambda: quiet(kitchen)), program.said
            welcomed = kitchen.seconds_played
            assert welcomed > 3.0
            sentence = speak("play my first card", Speaker("espeak-ng", "en-us"))
            assert sentence is not None
            for _ in range(5):
                # A player who speaks while the table is still speaking says it once more.
                kitchen.say(sentence)
                if eventually(lambda: '"play"' in program.journal, 15):
                    break
            assert '"play"' in program.journal, program.said
            assert eventually(lambda: kitchen.seconds_played > welcomed + 1.0)
        finally:
            program.close()


def test_an_ear_hears_what_is_for_it_alone(tmp_path: Path) -> None:
    with satellite_at_home() as kitchen, satellite_at_home() as bedroom:
        ears = ("--ear", f"Anna={kitchen.address}", "--ear", f"Tom=device:{bedroom.address}")
        program = Program(
            tmp_path, "--players", "Anna", "Tom", "--input", "keyboard", "--output", "text", *ears
        )
        try:
            # Each has heard the other's cards by now.
            assert eventually(lambda: quiet(kitchen) and quiet(bedroom)), program.said
            before, other = kitchen.seconds_played, bedroom.seconds_played
            program.type("what do I know")
            assert eventually(lambda: kitchen.seconds_played > before + 0.5), program.said
            assert eventually(lambda: quiet(kitchen))
            assert bedroom.seconds_played == other
            assert not any("red" in line for line in program.said)
        finally:
            program.close()


def test_one_connection_carries_both_directions() -> None:
    with satellite_at_home() as kitchen:
        satellites = Satellites([str(kitchen.address)])
        device = satellites.choose(str(kitchen.address))
        microphone = satellites.open(device, 16_000, lambda moment: True, None)
        devices = satellites.devices(lambda block, rate, heard: None, cancel_echo=False)
        track = devices.open(DeviceRoute(str(kitchen.address)), private=True)
        track.play(Sound(TONE, 22_050))
        assert eventually(lambda: quiet(kitchen), 10)
        assert kitchen.seconds_played == pytest.approx(1.0, abs=0.06)
        block = microphone.read(2.0)
        assert block is not None
        assert 0.0 < block.loudness < 0.01
        microphone.close()
        devices.close()
        satellites.close()
        assert eventually(lambda: not kitchen.one_at_a_time.locked(), 5)


def test_sound_comes_with_the_time_of_its_recording() -> None:
    """Blocks follow each other without a gap, and none is from the future."""
    with satellite_at_home() as kitchen:
        satellite = Satellite(kitchen.address)
        stream = SatelliteInput(satellite, 8_000)
        blocks = [block for _ in range(20) if (block := stream.read(1.0)) is not None]
        satellite.close()
        assert [len(block.pcm) for block in blocks] == [2 * 400] * 20
        assert all(block.moment <= time.monotonic() for block in blocks)
        assert blocks[-1].moment - blocks[0].moment == pytest.approx(19 * 0.05, abs=0.3)


def test_one_that_goes_on_with_two_channels_sounds_the_same() -> None:
    tone = 5000 * np.sin(2 * np.pi * 400 * np.arange(RATE) / RATE)
    with satellite_at_home() as kitchen:
        satellite = Satellite(kitchen.address)
        stream = SatelliteInput(satellite, RATE)
        assert stream.read(1.0) is not None
        kitchen.channels = 2
        kitchen.say(tone)
        heard = b"".join(block.pcm for _ in range(60) if (block := stream.read(1.0)) is not None)
        satellite.close()
    spectrum = np.abs(np.fft.rfft(np.frombuffer(heard, np.int16)))
    loudest = float(np.argmax(spectrum)) * RATE / (len(heard) // 2)
    assert loudest == pytest.approx(400, abs=20)


def test_one_that_waits_for_its_word_is_silent_and_not_gone() -> None:
    with satellite_at_home(waits=True) as kitchen:
        satellite = Satellite(kitchen.address)
        stream = SatelliteInput(satellite, 16_000)
        block = stream.read(0.1)
        assert block is not None
        assert block.loudness == 0.0
        satellite.close()


def test_one_that_hangs_up_is_gone_and_found_again() -> None:
    with satellite_at_home() as kitchen:
        satellites = Satellites([str(kitchen.address)])
        device = satellites.choose(str(kitchen.address))
        stream = satellites.open(device, 16_000, lambda moment: True, None)
        devices = SystemDevices(sound_server=False, listed=satellites.outputs, opened=satellites.play)
        track = devices.open(DeviceRoute(str(kitchen.address)), private=True)
        kitchen.hang_up()
        assert eventually(lambda: stream.read(0.1) is None, 10)
        assert eventually(lambda: track.lost, 10)
        again = satellites.open(satellites.choose(device.name), 16_000, lambda moment: True, None)
        assert again.read(2.0) is not None
        satellites.close()


@pytest.mark.parametrize("sounds", [True, False])
def test_one_that_is_switched_off_without_a_word_is_gone_soon(
    sounds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_hanabi.system.satellite.GONE_AFTER", 2.0)
    heard: list[float] = []
    with satellite_at_home(waits=not sounds) as kitchen:
        satellite = Satellite(kitchen.address)
        satellite.listen(lambda chunk, end: heard.append(end))
        # It has answered a ping, and goes on for a while with sound alone, as far as it sends any.
        time.sleep(1.5)
        kitchen.answers_pings = False
        before = len(heard)
        assert not sounds or eventually(lambda: len(heard) > before + 5, 10)
        assert satellite.alive
        kitchen.waits = True
        assert eventually(lambda: not satellite.alive, 20)
        satellite.close()


def test_it_serves_one_program_at_a_time() -> None:
    with satellite_at_home() as kitchen:
        first = Satellite(kitchen.address)
        with pytest.raises(SatelliteFailed, match="satellite-taken"):
            Satellite(kitchen.address)
        first.close()


@pytest.mark.parametrize("answer", [no_event, textless])
def test_anything_but_a_satellite_is_reported(answer: Callable[..., None]) -> None:
    with scripted(answer, until="describe") as server:
        with pytest.raises(MicrophoneProblem) as told:
            Satellites().choose(str(server.address))
        assert told.value.reason in ("microphone-satellite-none", "microphone-satellite-away")
        assert told.value.details == {"host": "127.0.0.1"}


def test_ears_and_microphones_report_one_that_is_away() -> None:
    nobody = "tcp://127.0.0.1:9"
    satellites = Satellites([nobody])
    with pytest.raises(MicrophoneProblem, match="microphone-satellite-away"):
        satellites.choose(nobody)
    devices = SystemDevices(sound_server=False, listed=satellites.outputs, opened=satellites.play)
    with pytest.raises(SoundError, match="satellite-away"):
        devices.open(DeviceRoute(nobody), private=True)


def test_an_evening_begins_without_it_and_says_so(tmp_path: Path) -> None:
    nobody = "tcp://127.0.0.1:9"
    program = Program(tmp_path, "--players", "Anna", "Tom", "--microphone", nobody, "--output", "text")
    try:
        assert eventually(
            lambda: any("satellite at 127.0.0.1 doesn't answer" in line for line in program.said)
        )
        assert eventually(lambda: any("Anna begins" in line for line in program.said)), program.said
    finally:
        program.close()


@pytest.mark.parametrize("option", ["--microphone", "--output"])
def test_an_invalid_address_is_refused_in_a_sentence(tmp_path: Path, option: str) -> None:
    program = Program(tmp_path, "--players", "Anna", "Tom", option, "tcp://kitchen")
    try:
        assert eventually(lambda: any("isn't an address" in line for line in program.said), 30), program.said
    finally:
        program.close()


def test_a_loudspeaker_sends_nothing_between_sentences() -> None:
    with satellite_at_home() as kitchen:
        satellite = Satellite(kitchen.address)
        output = SatelliteOutput(satellite, 22_050)
        track = output.mixer.track(None)
        time.sleep(1.0)
        assert kitchen.played == []
        track.play(Sound(TONE, 22_050))
        assert eventually(lambda: quiet(kitchen), 10)
        sent = sum(len(chunk) for chunk in kitchen.played) / 2 / 22_050
        assert sent < 2.0
        output.close()
        satellite.close()


def test_an_address_of_a_name_is_looked_up() -> None:
    with satellite_at_home() as kitchen:
        satellite = Satellite(ServerAddress("localhost", kitchen.address.port))
        assert satellite.alive
        satellite.close()
