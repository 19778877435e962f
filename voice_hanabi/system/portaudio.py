"""The devices that PortAudio lists, each once, and how a stream of one is opened.

Windows lists every device by several of its sound systems (MME, DirectSound, WASAPI, WDM-KS), and what is
played to the usual one of MME is a 'Sound Mapper': an ear on the very device that everybody hears would not
be known for it. So only one system counts there, WASAPI: it has whole names, and its usual device is itself.
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
"""Sound systems of Windows, the best first."""

_COM_FREE_THREADED = 0

_thread = threading.local()


@dataclass(frozen=True, slots=True)
class ListedDevice:
    """A device: PortAudio's number for it, good until PortAudio looks again, its channels, its rate (Hz)."""

    index: int
    name: str
    inputs: int
    outputs: int
    rate: float
    usual_input: bool
    usual_output: bool
    tied: bool
    """Whether what is played to it by its name stays on it, so that it can be known for one that is open."""


def listed_devices(library: ModuleType, system: str = sys.platform) -> list[ListedDevice]:
    """Return the devices of this computer. Raises ``library.PortAudioError`` where there are none to ask for.

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
        # The others' usual device is a name that leads to another one's.
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
            # ALSA names hardware so; any other name of its may lead through a sound server.
            tied or "(hw:" in str(device["name"]),
        )
        for device in kept
    ]


def stream_settings(library: ModuleType, system: str = sys.platform) -> Any:  # noqa: ANN401 - PortAudio's
    """Return what a stream needs besides, ``None`` for nothing.

    WASAPI plays and records at its own rate alone unless it is told to convert; others refuse its settings.
    """
    if system != "win32" or not hasattr(library, "WasapiSettings"):
        return None
    api = _system_of_windows(library.query_hostapis())
    wasapi = api is not None and api["name"] == _ON_WINDOWS[0]
    return library.WasapiSettings(auto_convert=True) if wasapi else None


def prepare_thread() -> None:
    """Make ready for opening a stream in this thread: WASAPI wants COM in each."""
    if sys.platform == "win32" and not getattr(_thread, "prepared", False):
        # Refused where the thread has it already in another way, which is as good.
        ctypes.WinDLL("ole32").CoInitializeEx(None, _COM_FREE_THREADED)
        _thread.prepared = True


@contextmanager
def without_chatter() -> Iterator[None]:
    """Keep what PortAudio and ALSA write about each device that refuses from standard error.

    A screen reader would read dozens of such lines aloud. What matters of them is in our own sentence.
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
    """Return the best sound system that has devices."""
    return next((api for name in _ON_WINDOWS for api in apis if api["name"] == name and api["devices"]), None)


def _usual_devices(library: ModuleType, apis: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
    """Return the numbers of the usual input and output, -1 for none."""
    asked = library.default.device
    found = []
    for place, direction in enumerate(("default_input_device", "default_output_device")):
        chosen = asked[place]
        if chosen is None or chosen < 0:
            chosen = next((api[direction] for api in apis if api[direction] >= 0), -1)
        found.append(int(chosen))
    return found[0], found[1]
