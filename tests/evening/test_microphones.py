"""The microphones of a computer, with a real sound system: which there are, and listening to another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from sound_system import SoundSystem

_MICROPHONES = """
import sys, time
from pathlib import Path
from tests.hearing.loudness import LoudnessRecognizer
from voice_hanabi.evening.microphones import EveningMicrophones
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
def headset(sound_system: SoundSystem) -> str:
    """The microphone of a headset; what is played to the second ear comes out of it."""
    name = "alsa_input.usb-Headset"
    sound_system.pactl(
        "load-module", "module-remap-source", "master=ear2.monitor", f"source_name={name}",
        "source_properties=device.description=Headset",
    )  # fmt: skip
    return name


def test_they_are_the_sound_servers_and_no_monitor_and_each_can_be_listened_to(
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
