"""The sound server's echo cancellation, with a real PulseAudio: loaded, unloaded, and never an ear."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from sound_system import SoundSystem

_PLAYS = """
from voice_hanabi.speaking.reasons import SoundError
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.devices.streams import SystemDevices
devices = SystemDevices(cancel_echo=True)
track = devices.open(DeviceRoute(), private=False)
found = devices.echo_free
print(found.master, found.sink.startswith("voice_hanabi_"), found.source.startswith("voice_hanabi_"))
for name in (found.sink, "table", "ear1"):
    try:
        devices.open(DeviceRoute(name), private=True)
        print("an ear")
    except SoundError as error:
        print(error.missing.reason.value)
input()
devices.close()
print("closed")
"""


def modules(sound_system: SoundSystem) -> list[str]:
    listed = sound_system.pactl("list", "short", "modules").splitlines()
    return [line for line in listed if "module-echo-cancel" in line]


@pytest.fixture
def server(sound_system: SoundSystem) -> SoundSystem:
    try:
        names = ("sink_name=tried", "source_name=tried_in")
        number = sound_system.pactl("load-module", "module-echo-cancel", *names)
    except RuntimeError:
        pytest.skip("this PulseAudio has no module-echo-cancel")
    sound_system.pactl("unload-module", number)
    return sound_system


def test_it_is_loaded_over_the_usual_devices_and_given_back_and_is_nobodys_ear(server: SoundSystem) -> None:
    process = server.start(_PLAYS)
    assert process.stdout is not None
    lines = [process.stdout.readline().strip() for _ in range(4)]
    # Its output is heard wherever everyone hears the table, so neither may be an ear.
    assert lines == ["table True True", "device-missing", "ear-is-public", "an ear"]
    assert len(modules(server)) == 1
    assert "source_master=virtmic" in modules(server)[0]
    output, errors = process.communicate("\n", timeout=30)
    assert output.strip() == "closed", errors
    assert modules(server) == []


def test_what_a_killed_program_left_behind_is_tidied_away(server: SoundSystem) -> None:
    process = server.start(_PLAYS)
    assert process.stdout is not None
    process.stdout.readline()
    process.kill()
    process.communicate()
    assert len(modules(server)) == 1
    again = server.start(_PLAYS)
    assert again.stdout is not None
    again.stdout.readline()
    (left,) = modules(server)
    assert f"voice_hanabi_{again.pid}_" in left
    again.communicate("\n", timeout=30)
    assert modules(server) == []


def test_what_another_program_uses_is_left_alone(server: SoundSystem) -> None:
    names = f"sink_name=voice_hanabi_{os.getpid()}_out source_name=voice_hanabi_{os.getpid()}_in"
    number = server.pactl("load-module", "module-echo-cancel", *names.split())
    process = server.start(_PLAYS)
    process.communicate("\n", timeout=30)
    assert len(modules(server)) == 1
    server.pactl("unload-module", number)


def test_without_a_sound_server_nothing_is_loaded() -> None:
    script = """
from voice_hanabi.speaking.devices.streams import SystemDevices
devices = SystemDevices(sound_server=False, cancel_echo=True)
print(devices.echo_free)
devices.close()
"""
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout.strip() == "None"
