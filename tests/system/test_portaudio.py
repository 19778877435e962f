"""Which devices count: on Windows, each one once, by its full name; elsewhere, as PortAudio lists them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from windows_devices import ARRAY, HEADSET, HEADSET_MICROPHONE, SPEAKERS, windows

from voice_hanabi.system.portaudio import listed_devices, stream_settings


def test_windows_has_each_device_once_by_its_whole_name() -> None:
    devices = listed_devices(windows(), "win32")
    assert [device.name for device in devices] == [SPEAKERS, HEADSET, ARRAY, HEADSET_MICROPHONE]
    assert [device.name for device in devices if device.usual_output] == [SPEAKERS]
    assert [device.name for device in devices if device.usual_input] == [ARRAY]
    assert all(device.tied and device.rate == 48000 for device in devices)


@pytest.mark.parametrize(
    ("without", "usual"),
    [
        (("Windows WASAPI",), "Primary Sound Driver"),
        (("Windows WASAPI", "Windows DirectSound"), "Microsoft Sound Mapper - Output"),
    ],
)
def test_without_wasapi_no_device_is_known_to_differ_from_the_others(
    without: tuple[str, ...], usual: str
) -> None:
    devices = listed_devices(windows(*without), "win32")
    assert [device.name for device in devices if device.usual_output] == [usual]
    assert not any(device.tied for device in devices)


def test_windows_without_any_sound_has_no_devices() -> None:
    every = ("MME", "Windows DirectSound", "Windows WASAPI", "Windows WDM-KS")
    assert listed_devices(windows(*every), "win32") == []


def test_streams_of_windows_are_converted_to_the_rate_that_is_asked_for() -> None:
    assert stream_settings(windows(), "win32").auto_convert
    assert stream_settings(windows("Windows WASAPI"), "win32") is None, "others refuse WASAPI's settings"
    assert stream_settings(windows(), "linux") is None
    assert stream_settings(SimpleNamespace(), "win32") is None  # type: ignore[arg-type]


def test_linux_knows_hardware_by_its_name_alone_and_macos_every_device() -> None:
    library = SimpleNamespace(
        default=SimpleNamespace(device=(-1, -1)),
        query_hostapis=lambda: [{"name": "ALSA", "default_input_device": 1, "default_output_device": 0}],
        query_devices=lambda: [
            {"index": 0, "name": "HDA: ALC (hw:0,0)", "max_input_channels": 0, "max_output_channels": 2}
            | {"default_samplerate": 44100.0},
            {"index": 1, "name": "pulse", "max_input_channels": 32, "max_output_channels": 32}
            | {"default_samplerate": 44100.0},
        ],
    )
    listed = listed_devices(library, "linux")  # type: ignore[arg-type]
    assert [(device.tied, device.usual_output, device.usual_input) for device in listed] == [
        (True, True, False),
        (False, False, True),
    ]
    assert all(device.tied for device in listed_devices(library, "darwin"))  # type: ignore[arg-type]
