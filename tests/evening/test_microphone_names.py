"""Microphones are announced by their names in the system's settings, and nothing else is announced."""

from __future__ import annotations

import pytest

from voice_hanabi.evening.microphone.names import (
    called,
    leads_elsewhere,
    only_hears_itself,
    people_have,
    without_numbers,
)
from voice_hanabi.speaking.devices.sound_server import ServerSource

HEADSET = ServerSource("alsa_input.usb-1", "Headset", monitor=False, default=False)
BUILT_IN = ServerSource("alsa_input.pci-2", "Built-in Microphone", monitor=False, default=True)
SOURCES = [
    ServerSource("alsa_output.pci.monitor", "Monitor of Speakers", monitor=True, default=False),
    ServerSource("voice_hanabi_14579_in", "Headset (echo cancelled)", monitor=False, default=False),
    HEADSET,
    BUILT_IN,
]


def test_neither_outputs_nor_our_own_devices_are_microphones() -> None:
    assert people_have(SOURCES) == [HEADSET, BUILT_IN]


@pytest.mark.parametrize(
    ("listed", "behind", "name"),
    [("default", "", "Built-in Microphone"), ("pulse", HEADSET.name, "Headset"),
     ("voice_hanabi_14579_in", HEADSET.name, "Headset"), ("USB Audio: Mic (hw:1,0)", "", "USB Audio: Mic")],
)  # fmt: skip
def test_the_microphone_in_use_has_the_name_shown_in_the_settings(
    listed: str, behind: str, name: str
) -> None:
    assert called(listed, SOURCES, behind, "the usual microphone") == name


def test_one_without_a_name_is_the_usual_one() -> None:
    assert called("default", SOURCES[:2], "", "the usual microphone") == "the usual microphone"


def test_an_output_is_not_listened_to_where_there_is_no_microphone() -> None:
    ways = ["default", "pulse"]
    assert only_hears_itself(SOURCES[:2], ways, "")
    assert not only_hears_itself(SOURCES[:2], [*ways, "USB Audio: Mic (hw:1,0)"], "")
    assert not only_hears_itself(SOURCES[:2], ways, SOURCES[0].name)
    assert not only_hears_itself(SOURCES, ways, "")
    assert not only_hears_itself([], ways, "")


def test_alsa_names_that_lead_to_another_device_are_known() -> None:
    assert all(map(leads_elsewhere, ("default", "pulse", "sysdefault:CARD=PCH", "voice_hanabi_1_out")))
    assert not any(map(leads_elsewhere, ("HDA Intel PCH: ALC257 Analog (hw:0,0)", "Pulse Rate Microphone")))
    assert without_numbers("HDA Intel PCH: ALC257 Analog (hw:0,0)") == "HDA Intel PCH: ALC257 Analog"
