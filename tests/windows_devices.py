"""What PortAudio lists on a Windows computer: a laptop with a headset plugged in, by four sound systems.

Written down after such a list: MME cuts names to 31 letters and has mappers, DirectSound has drivers of its
own for what is usual, WDM-KS calls the same hardware by other names.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

SPEAKERS = "Speakers (Realtek High Definition Audio)"
HEADSET = "Headset Earphone (Plantronics Blackwire 3220 Series)"
HEADSET_MICROPHONE = "Headset Microphone (Plantronics Blackwire 3220 Series)"
ARRAY = "Microphone Array (Realtek High Definition Audio)"

_SYSTEMS: dict[str, list[tuple[str, int, int]]] = {
    "MME": [
        ("Microsoft Sound Mapper - Input", 2, 0),
        (ARRAY[:31], 2, 0),
        (HEADSET_MICROPHONE[:31], 1, 0),
        ("Microsoft Sound Mapper - Output", 0, 2),
        (SPEAKERS[:31], 0, 2),
        (HEADSET[:31], 0, 2),
    ],
    "Windows DirectSound": [
        ("Primary Sound Capture Driver", 2, 0),
        (ARRAY, 2, 0),
        (HEADSET_MICROPHONE, 1, 0),
        ("Primary Sound Driver", 0, 2),
        (SPEAKERS, 0, 2),
        (HEADSET, 0, 2),
    ],
    "Windows WASAPI": [(SPEAKERS, 0, 2), (HEADSET, 0, 2), (ARRAY, 2, 0), (HEADSET_MICROPHONE, 1, 0)],
    "Windows WDM-KS": [
        ("Speakers (Realtek HD Audio output)", 0, 8),
        ("Microphone Array (Realtek HD Audio Mic input)", 2, 0),
        ("Headset Earphone (Plantronics Blackwire 3220 Series)", 0, 2),
        ("Headset Microphone (Plantronics Blackwire 3220 Series)", 1, 0),
    ],
}


class PortAudioError(Exception):
    """What sounddevice raises."""


def windows(*without: str, more: tuple[tuple[str, int, int], ...] = ()) -> Any:  # noqa: ANN401
    """Return a sound library that lists those devices, except some systems', and ``more`` of WASAPI's."""
    devices: list[dict[str, Any]] = []
    apis: list[dict[str, Any]] = []
    for system, listed in _SYSTEMS.items():
        first = len(devices)
        for name, inputs, outputs in [*listed, *(more if system == "Windows WASAPI" else ())]:
            devices.append(
                {
                    "index": len(devices),
                    "name": name,
                    "hostapi": len(apis),
                    "max_input_channels": inputs,
                    "max_output_channels": outputs,
                    "default_samplerate": 48000.0 if system == "Windows WASAPI" else 44100.0,
                }
            )
        mine = list(range(first, len(devices)))
        apis.append(
            {
                "name": system,
                "devices": [] if system in without else mine,
                "default_input_device": next(at for at in mine if devices[at]["max_input_channels"]),
                "default_output_device": next(at for at in mine if devices[at]["max_output_channels"]),
            }
        )
    return SimpleNamespace(
        PortAudioError=PortAudioError,
        default=SimpleNamespace(device=(0, 3)),
        query_hostapis=lambda: apis,
        query_devices=lambda: devices,
        WasapiSettings=lambda auto_convert: SimpleNamespace(auto_convert=auto_convert),
    )
