"""Private words on real devices: a real voice, PortAudio and a sound server, recorded sample by sample."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import numpy as np
import pytest
from sound_system import PATIENCE, RATE, SINKS, Recording, SoundSystem

ROUTES = ["Anna=device:ear1", "Petr=device:ear2:left", "Eva=device:ear2:right"]

SCRIPT = """
import json, signal, sys, time
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.speaking.routes import parse_ears, parse_output
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.devices.streams import SystemDevices

# Tests that were started in the background would hand on that Ctrl+C means nothing.
signal.signal(signal.SIGINT, signal.default_int_handler)
plan = json.loads(sys.argv[1])
server = plan.get("server", True)
told = []
speaker = Speaker(
    parse_output(plan.get("output", "speech")),
    parse_ears(plan.get("ears", [])),
    names=plan.get("names", ["Anna", "Petr", "Eva"]),
    devices=SystemDevices(sound_server=server, untied_ears=not server),
    undelivered=lambda word: told.append([word.audience, word.reason.value]),
    settings=VoiceSettings(words_a_minute=plan.get("rate", 450)),
)
print("missing", [missing.reason.value for missing in speaker.missing()], flush=True)
print("details", [dict(missing.details) for missing in speaker.missing()], flush=True)

def say(audience, text, kind="news"):
    speaker.say(Announcement(audience, text, "en", Kind(kind), Cue.TURN))

def quiet():
    print("quiet", speaker.wait_until_quiet(30), flush=True)

try:
    for line in sys.stdin:
        exec(line)
finally:
    speaker.close()
    print("told", json.dumps(told), flush=True)
"""


def until_heard(recording: Recording) -> None:
    """Wait until there has been sound for a while."""
    given_up = time.monotonic() + PATIENCE
    while recording.seconds_of_sound < 0.3 and time.monotonic() < given_up:
        time.sleep(0.02)


class Evening:
    """A speaker in its own process, controlled line by line."""

    def __init__(self, system: SoundSystem, **plan: object) -> None:
        self.process = system.start(SCRIPT, json.dumps(plan))
        self.lines: list[str] = []
        self.missing = self.expect("missing")

    def do(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def expect(self, beginning: str) -> str:
        """Read lines up to one that begins like this, and return the rest of it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if line.startswith(beginning):
                return line[len(beginning) :].strip()
        assert self.process.stderr is not None
        raise AssertionError(f"it ended without '{beginning}': {self.lines} {self.process.stderr.read()}")

    def quiet(self) -> None:
        self.do("quiet()")
        assert self.expect("quiet") == "True"

    def end(self) -> list[list[object]]:
        """End it normally, and return what was not delivered."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        told: list[list[object]] = json.loads(self.expect("told"))
        assert self.process.wait(PATIENCE) == 0
        return told


@contextmanager
def evening(system: SoundSystem, **plan: object) -> Iterator[Evening]:
    running = Evening(system, **plan)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
        running.process.wait(PATIENCE)
        for pipe in (running.process.stdin, running.process.stdout, running.process.stderr):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()


def heard(recordings: dict[str, Recording]) -> list[str]:
    return [sink for sink, recording in recordings.items() if not recording.silent]


@pytest.mark.parametrize("server", [True, False], ids=["sound server", "PortAudio"])
def test_a_private_word_is_silence_in_all_other_ears(sound_system: SoundSystem, server: bool) -> None:
    with evening(sound_system, ears=ROUTES, server=server) as table:
        assert table.missing == "[]"
        recordings: list[dict[str, Recording]] = []
        for audience in (0, 1, 2, None):
            with sound_system.record_all() as now:
                table.do(f"say({audience}, 'Petr has red one.')")
                table.quiet()
            recordings.append(now)
        assert table.end() == []
    assert [line for line in table.lines if "red" in line] == ["table: Petr has red one."]
    for_anna, for_petr, for_eva, for_all = recordings
    assert heard(for_anna) == ["ear1"]
    assert heard(for_petr) == heard(for_eva) == ["ear2"]
    assert heard(for_all) == ["table"]
    assert for_petr["ear2"].samples[:, 0].any()
    assert not for_petr["ear2"].samples[:, 1].any()
    assert for_eva["ear2"].samples[:, 1].any()
    assert not for_eva["ear2"].samples[:, 0].any()
    for recording in (for_anna["ear1"], for_petr["ear2"], for_eva["ear2"], for_all["table"]):
        assert 0.4 < recording.seconds_of_sound < 5
        assert np.max(np.abs(recording.samples.astype(int))) > 2000


def test_an_ear_begins_when_the_table_has_ended(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=ROUTES) as table, sound_system.record_all() as recordings:
        table.do("with speaker.together(): say(0, 'Your turn.'); say(None, 'Red one: it fits. Six clues.')")
        table.quiet()
    aloud, private = (
        np.flatnonzero(recordings[sink].samples.any(axis=1)) / RATE for sink in ("table", "ear1")
    )
    # The gap is the devices' own; it varies a little, since recordings don't begin at the same time.
    assert -0.15 < private[0] - aloud[-1] < 2.0


def test_an_ear_on_the_default_device_is_one_channel_of_it(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=["Anna=left", "Petr=right"]) as table:
        assert table.missing == "[]"
        with sound_system.record_all() as private:
            table.do("say(0, 'Petr has red one.')")
            table.quiet()
        with sound_system.record_all() as public:
            table.do("say(None, 'Dealt.')")
            table.quiet()
        assert table.end() == []
    assert heard(private) == heard(public) == ["table"]
    assert private["table"].samples[:, 0].any()
    assert not private["table"].samples[:, 1].any()
    assert public["table"].samples.any(axis=0).all()


def test_both_sides_of_one_device_at_once(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=ROUTES) as table, sound_system.record_all() as both:
        table.do("say(1, 'Anna has blue two, red one and green three.'); say(2, 'Hm.')")
        table.quiet()
        assert table.end() == []
    assert heard(both) == ["ear2"]
    left, right = (np.count_nonzero(both["ear2"].samples[:, side]) / RATE for side in (0, 1))
    assert left > right + 0.2 > 0.3


def test_a_shared_headset_is_silent_until_it_is_handed_over(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=["Anna=headset:ear1", "Petr=headset:ear1"]) as table:
        with sound_system.record_all() as before:
            table.do("say(0, 'Petr has red one.'); say(1, 'Anna has blue two.')")
            table.quiet()
        with sound_system.record_all() as after:
            table.do("speaker.hand_over(0)")
            table.quiet()
        table.do("print('waiting', speaker.waiting(0), speaker.waiting(1), flush=True)")
        assert table.expect("waiting") == "0 1"
        assert table.end() == []
    assert heard(before) == []
    assert heard(after) == ["ear1"]


def test_when_an_ear_is_pulled_out_nobody_else_hears_the_rest(sound_system: SoundSystem) -> None:
    secret = "Petr has red one, blue three, white one, green five, yellow two. " * 4
    others = [sink for sink in SINKS if sink != "ear1"]
    with evening(sound_system, ears=ROUTES) as table:
        try:
            with sound_system.record_all(*others) as rest:
                with sound_system.record_all("ear1") as begun:
                    table.do(f"say(0, {secret!r})")
                    until_heard(begun["ear1"])
                sound_system.unload("ear1")
                table.quiet()
                table.do("say(0, 'Another secret.')")
                table.quiet()
            assert heard(begun) == ["ear1"]
            assert heard(rest) == []
            table.do("print('reach', speaker.reach(0).value, flush=True)")
            assert table.expect("reach") == "none"
        finally:
            sound_system.load("ear1")
        with sound_system.record_all() as again:
            table.do("say(0, 'Plugged in again.')")
            table.quiet()
        assert heard(again) == ["ear1"]
        told = table.end()
    assert told[0] == [0, "device-lost"]
    assert [audience for audience, _ in told] == [0, 0]


def test_an_ear_that_is_the_public_device_is_refused(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=["Anna=device:table"]) as table, sound_system.record_all() as all_sinks:
        assert table.missing == "['ear-is-public']"
        table.do("say(0, 'A secret.')")
        table.quiet()
        assert table.end() == [[0, "ear-is-public"]]
    assert heard(all_sinks) == []


def test_two_names_of_one_device_are_not_two_ears(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=["Anna=device:ear1", "Petr=headset:EAR1"]) as table:
        assert table.missing == "['ear-shared']"
        assert table.expect("details") == "[{'device': 'EAR1', 'other': 'Anna', 'seat': 'Petr'}]"
        assert table.end() == []


def test_an_unknown_and_an_ambiguous_device(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=["Anna=device:nothing", "Petr=device:ear"]) as table:
        assert table.missing == "['device-missing', 'device-ambiguous']"
        table.do("say(0, 'A secret.'); say(1, 'Another.'); say(None, 'Dealt.')")
        table.quiet()
        assert sorted(map(str, table.end())) == ["[0, 'device-missing']", "[1, 'device-ambiguous']"]


def test_an_answer_is_cut_short(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=ROUTES, rate=175) as table, sound_system.record_all("ear1") as ears:
        table.do(
            "say(0, 'One, two, three, four, five, six, seven, eight, nine, ten, eleven. ' * 9, 'answer')"
        )
        until_heard(ears["ear1"])
        table.do("speaker.hush(0)")
        table.quiet()
        assert table.end() == []
    assert 0.1 < ears["ear1"].seconds_of_sound < 20


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_ctrl_c_in_the_middle_of_a_word_leaves_nothing_hanging(sound_system: SoundSystem) -> None:
    with evening(sound_system, ears=ROUTES, rate=100) as table:
        table.do(
            "say(0, 'One, two, three, four, five, six. ' * 9);"
            "print(speaker._rendering.voice.process_id, flush=True)"
        )
        table.do("print('now', flush=True)")
        table.expect("now")
        worker = int(table.lines[-2])
        os.kill(table.process.pid, signal.SIGINT)
        assert json.loads(table.expect("told")) == []
        assert table.process.wait(PATIENCE) != 0
        assert not Path(f"/proc/{worker}").exists()


def test_without_portaudio_or_devices_the_words_for_all_are_read(
    tmp_path: Path, sound_system: SoundSystem
) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('PortAudio library not found')")
    here = {**sound_system.environment, "PULSE_SERVER": f"unix:{tmp_path}/nothing"}
    without_library = {**here, "PYTHONPATH": f"{tmp_path}{os.pathsep}{here['PYTHONPATH']}"}
    without_devices = {**here, "HOME": str(tmp_path)}
    for environment, reason in (
        (without_library, "no-sound-library"),
        (without_devices, "no-output-device"),
    ):
        system = SoundSystem.__new__(SoundSystem)
        system.environment = environment
        with evening(system, ears=["Anna=left"]) as table:
            assert table.missing == f"['{reason}', '{reason}']"
            table.do("say(None, 'Dealt.'); say(0, 'A secret.'); say(None, 'Anna begins.')")
            table.quiet()
            told = table.end()
        assert [line for line in table.lines if line.startswith("table:")] == [
            "table: Dealt.",
            "table: Anna begins.",
        ]
        assert not any("secret" in line for line in table.lines)
        assert sorted(map(str, told)) == sorted([f"[0, '{reason}']", f"[None, '{reason}']"])


def test_the_doctor_sees_and_hears_each_side(sound_system: SoundSystem) -> None:
    script = """
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.checking import check_route
from voice_hanabi.speaking.routes import parse_route
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.voices.voice import SpokenVoice
devices = SystemDevices()
for output in devices.outputs():
    print(output.name, output.channels, output.default, output.private)
voice = SpokenVoice()
for route in ("device:ear1:left", "device:ear2:right", "device:nothing", "headset"):
    print(check_route(parse_route(route), Announcement(None, "Left.", "en"), voice))
voice.close()
devices.close()
"""
    with sound_system.record_all() as sides:
        lines = sound_system.run(script).splitlines()
    expected = ["ear1 2 False True", "ear2 2 False True", "mic 2 False True", "table 2 True True"]
    assert sorted(lines[:4]) == expected
    assert lines[4:6] == ["None", "None"]
    assert "device-missing" in lines[6]
    assert lines[7] == "None"
    assert heard(sides) == ["table", "ear1", "ear2"]
    assert not sides["ear1"].samples[:, 1].any()
    assert not sides["ear2"].samples[:, 0].any()
