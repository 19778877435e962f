"""Private ears on a Windows computer, from a list of its devices that was written down."""

from __future__ import annotations

import pytest
from windows_devices import HEADSET, SPEAKERS, windows

from voice_hanabi.speaking.devices.devices import OutputDevice
from voice_hanabi.speaking.devices.mixing import DeviceMixer
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.speaking.routes import Channel, DeviceRoute
from voice_hanabi.system.portaudio import listed_devices


class OpenedStream:
    """A device that is open and plays nothing."""

    def __init__(self, device: OutputDevice) -> None:
        self.mixer = DeviceMixer(device.name, 22050, device.channels)

    def close(self) -> None:
        self.mixer.end()


class Computer:
    """A Windows computer whose devices come and go."""

    def __init__(
        self, *without: str, more: tuple[tuple[str, int, int], ...] = (), mono: bool = False
    ) -> None:
        self.library = windows(*without, more=more)
        self.unplugged: set[str] = set()
        self.opened: list[str] = []
        self.devices = SystemDevices(
            sound_server=False, listed=self.listed, opened=self.open, mono=lambda: mono
        )

    def listed(self) -> list[OutputDevice]:
        return [
            OutputDevice(one.index, one.name, one.outputs, one.rate, one.usual_output, one.tied)
            for one in listed_devices(self.library, "win32")
            if one.outputs and one.name not in self.unplugged
        ]

    def open(self, device: OutputDevice) -> OpenedStream:
        self.opened.append(device.name)
        return OpenedStream(device)

    def refusal(self, route: DeviceRoute, *, private: bool = True) -> ReasonCode:
        with pytest.raises(SoundError) as refused:
            self.devices.open(route, private=private)
        return refused.value.missing.reason


def test_an_ear_on_the_device_that_everybody_hears_is_refused_by_whatever_name() -> None:
    computer = Computer()
    computer.devices.open(DeviceRoute(), private=False)
    assert computer.opened == [SPEAKERS]
    for name in ("Speakers", SPEAKERS, "realtek"):
        assert computer.refusal(DeviceRoute(name)) is ReasonCode.EAR_IS_PUBLIC
    # The mapper and the shortened names belong to the same devices, so no such devices are known.
    for name in ("Microsoft Sound Mapper - Output", "Primary Sound Driver"):
        assert computer.refusal(DeviceRoute(name)) is ReasonCode.DEVICE_MISSING
    assert computer.opened == [SPEAKERS]


def test_what_is_an_ear_is_not_opened_for_everybody() -> None:
    computer = Computer()
    computer.devices.open(DeviceRoute("Speakers"), private=True)
    assert computer.refusal(DeviceRoute(), private=False) is ReasonCode.EAR_IS_PUBLIC


def test_an_ear_is_found_by_a_part_of_its_whole_name() -> None:
    computer = Computer()
    computer.devices.open(DeviceRoute(), private=False)
    computer.devices.open(DeviceRoute("Blackwire 3220"), private=True)
    assert computer.opened == [SPEAKERS, HEADSET]


def test_where_the_usual_device_is_a_mapper_there_are_no_private_ears() -> None:
    computer = Computer("Windows WASAPI")
    computer.devices.open(DeviceRoute(), private=False)
    assert computer.refusal(DeviceRoute("Plantronics")) is ReasonCode.DEVICE_MAY_MOVE


def test_neither_of_two_devices_with_one_name_is_an_ear() -> None:
    computer = Computer(more=((HEADSET, 0, 2),))
    assert computer.refusal(DeviceRoute("Plantronics")) is ReasonCode.DEVICE_AMBIGUOUS


def test_an_ear_that_was_unplugged_does_not_move_to_another_device_whose_name_fits() -> None:
    other = "Headphones (Plantronics BT600)"
    computer = Computer(more=((other, 0, 2),))
    route = DeviceRoute("Headset")
    track = computer.devices.open(route, private=True)
    computer.unplugged.add(HEADSET)
    computer.library.query_devices()[-1]["name"] = "Headphones (Headset of somebody else)"
    for device in computer.library.query_devices():
        if device["name"] == other:
            device["name"] = "Headset (somebody else's)"
    assert track is not None
    assert computer.refusal(route) is ReasonCode.DEVICE_MISSING
    computer.unplugged.clear()
    for device in computer.library.query_devices():
        if device["name"] == "Headset (somebody else's)":
            device["name"] = other
    computer.devices.open(route, private=True)
    assert set(computer.opened) == {HEADSET}


def test_one_side_each_of_the_device_for_all_are_two_ears() -> None:
    computer = Computer()
    computer.devices.open(DeviceRoute(), private=False)
    computer.devices.open(DeviceRoute(None, Channel.LEFT), private=True)
    computer.devices.open(DeviceRoute("Speakers", Channel.RIGHT), private=True)
    assert computer.refusal(DeviceRoute("realtek", Channel.LEFT)) is ReasonCode.EAR_SHARED


def test_where_both_sides_sound_the_same_neither_is_an_ear_but_a_whole_device_is() -> None:
    computer = Computer(mono=True)
    computer.devices.open(DeviceRoute(None, Channel.LEFT), private=False)
    assert computer.refusal(DeviceRoute(None, Channel.RIGHT)) is ReasonCode.SIDES_ALIKE
    assert computer.refusal(DeviceRoute("Headset", Channel.LEFT)) is ReasonCode.SIDES_ALIKE
    computer.devices.open(DeviceRoute("Headset"), private=True)
