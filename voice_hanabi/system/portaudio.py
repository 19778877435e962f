"""PortAudio's devices, each listed once, and how to open a stream of one.

Windows lists every device under several sound systems (MME, DirectSound, WASAPI, WDM-KS), and MME's default
is a 'Sound Mapper': an ear on the very device that everybody hears would not be recognised. So only one
system is used there, WASAPI, which has full names and whose default is the device itself.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any

_ON_WINDOWS = ("Windows WASAPI", "Windows DirectSound", "MME")
"""Sound systems of Windows, best first."""

_COM_FREE_THREADED = 0

_thread = threading.local()


@dataclass(frozen=True, slots=True)
class ListedDevice:
    """A device: its number (valid until PortAudio is restarted), its channels, its rate (Hz)."""

    index: int
    name: str
    inputs: int
    outputs: int
    rate: float
    usual_input: bool
    usual_output: bool
    tied: bool
    """Whether its sound is sure to stay on it, so that two names for one device are noticed."""


def listed_devices(library: ModuleType, system: str = sys.platform) -> list[ListedDevice]:
    """Return this computer's devices. Raises ``library.PortAudioError`` if there are none.

    ``library`` is ``sounddevice``.
    """
    apis: Sequence[Mapping[str, Any]] = library.query_hostapis()
    devices: Sequence[Mapping[str, Any]] = library.query_devices()
    if system == "win32":
        api = _system_of_windows(apis)
        if api is None:
            return []
        usual = (api["default_input_device"], api["default_output_device"])
        kept = [device for device in devices if device["index"] in api["devices"]]
        # The other systems' default device is an alias for another one.
        tied = api["name"] == _ON_WINDOWS[0]
    else:
        usual = _usual_devices(library, apis)
        kept, tied = list(devices), system != "linux"
    return [
        ListedDevice(
            device["index"],
            str(device["name"]),
            int(device["max_input_channels"]),
            int(device["max_output_channels"]),
            float(device["default_samplerate"]),
            device["index"] == usual[0],
            device["index"] == usual[1],
            # ALSA's names for hardware; its other names may lead through a sound server.
            tied or "(hw:" in str(device["name"]),
        )
        for device in kept
    ]


def stream_settings(library: ModuleType, system: str = sys.platform) -> Any:  # noqa: ANN401 - PortAudio's
    """Return the extra settings of a stream, ``None`` for none.

    WASAPI supports only the device's own rate unless it is told to convert; others refuse its settings.
    """
    if system != "win32" or not hasattr(library, "WasapiSettings"):
        return None
    api = _system_of_windows(library.query_hostapis())
    wasapi = api is not None and api["name"] == _ON_WINDOWS[0]
    return library.WasapiSettings(auto_convert=True) if wasapi else None


def prepare_thread() -> None:
    """Prepare this thread for opening a stream: WASAPI needs COM in each."""
    if sys.platform == "win32" and not getattr(_thread, "prepared", False):
        # It is refused if the thread has it in another mode, which works too.
        ctypes.WinDLL("ole32").CoInitializeEx(None, _COM_FREE_THREADED)
        _thread.prepared = True


@contextmanager
def without_chatter() -> Iterator[None]:
    """Suppress what PortAudio and ALSA write to standard error about each device that refuses.

    A screen reader would read dozens of such lines aloud. Our own sentence has what matters.
    """
    try:
        kept = os.dup(2)
    except OSError:
        # No standard error at all, as in a program without a console.
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)


def _system_of_windows(apis: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """Return the best sound system with devices."""
    return next((api for name in _ON_WINDOWS for api in apis if api["name"] == name and api["devices"]), None)


def _usual_devices(library: ModuleType, apis: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
    """Return the numbers of the default input and output, -1 for none."""
    asked = library.default.device
    found = []
    for place, direction in enumerate(("default_input_device", "default_output_device")):
        chosen = asked[place]
        if chosen is None or chosen < 0:
            chosen = next((api[direction] for api in apis if api[direction] >= 0), -1)
        found.append(int(chosen))
    return found[0], found[1]
