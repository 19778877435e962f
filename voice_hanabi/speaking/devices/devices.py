"""Lists output devices, and finds the one that a name means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from voice_hanabi.speaking.devices.sound_server import Sink, SoundServer
from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.system.portaudio import listed_devices


@dataclass(frozen=True, slots=True)
class OutputDevice:
    """A device that can play.

    ``index`` is PortAudio's number for it, valid until the program ends; ``channels`` is how many it has;
    ``rate`` is its preferred sample rate (Hz); ``default`` is true if the system plays there by default;
    ``tied`` if its sound can't be moved to another device.
    """

    index: int
    name: str
    channels: int
    rate: float
    default: bool
    tied: bool


def sound_library() -> ModuleType:
    """Return ``sounddevice``. Raises ``SoundError`` if it or PortAudio is not installed."""
    try:
        return import_module("sounddevice")
    except (ImportError, OSError) as error:
        raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error=str(error)) from error


def output_devices() -> list[OutputDevice]:
    """Return all devices that can play, as the sound library lists them. Raises ``SoundError``."""
    library = sound_library()
    try:
        return [
            OutputDevice(
                device.index, device.name, device.outputs, device.rate, device.usual_output, device.tied
            )
            for device in listed_devices(library)
            if device.outputs > 0
        ]
    except library.PortAudioError as error:
        raise SoundError(ReasonCode.NO_SOUND_LIBRARY, error=str(error)) from error


def find_output(
    name: str | None, *, untied: bool = True, devices: Sequence[OutputDevice] | None = None
) -> OutputDevice:
    """Return PortAudio's device of that name, or whose name contains it; the default one for ``None``.

    Case does not matter. Raises ``SoundError`` if none or several match, or (with ``untied`` false) if the
    system may move the device's sound to another one. ``devices`` are this computer's by default.
    """
    devices = output_devices() if devices is None else devices
    if name is None:
        default = [device for device in devices if device.default]
        if not default:
            raise SoundError(ReasonCode.NO_OUTPUT_DEVICE)
        found = default[0]
    else:
        fitting = _fitting(name, {device.name: device.name for device in devices})
        same = [device for device in devices if device.name == fitting]
        if len(same) > 1:
            # Two of the same model: nobody can tell which of them somebody is wearing.
            raise SoundError(ReasonCode.DEVICE_AMBIGUOUS, device=name, names=", ".join([fitting] * len(same)))
        found = same[0]
    if not untied and not found.tied:
        raise SoundError(ReasonCode.DEVICE_MAY_MOVE, device=found.name)
    return found


def find_sink(server: SoundServer, name: str | None) -> Sink | None:
    """Return the sound server's output of that name or description, or the default one for ``None``.

    ``None`` if none matches. Raises ``SoundError`` if several do.
    """
    sinks = server.sinks()
    if name is None:
        return next((sink for sink in sinks if sink.default), None)
    try:
        fitting = _fitting(name, {sink.name: f"{sink.name} {sink.description}" for sink in sinks})
    except SoundError as error:
        if error.missing.reason is ReasonCode.DEVICE_MISSING:
            return None
        raise
    return next(sink for sink in sinks if sink.name == fitting)


def _fitting(name: str, known: dict[str, str]) -> str:
    """Return the one device with that name, or whose description contains it. Raises ``SoundError``."""
    wanted = name.casefold()
    exact = [device for device in known if device.casefold() == wanted]
    fitting = exact or [device for device, description in known.items() if wanted in description.casefold()]
    if not fitting:
        raise SoundError(ReasonCode.DEVICE_MISSING, device=name)
    if len(fitting) > 1:
        raise SoundError(ReasonCode.DEVICE_AMBIGUOUS, device=name, names=", ".join(sorted(fitting)))
    return fitting[0]
