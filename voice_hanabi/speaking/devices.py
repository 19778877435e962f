"""Which output devices there are, and which one a name means."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from voice_hanabi.speaking.reasons import Reason, SoundError
from voice_hanabi.speaking.sound_server import Sink, SoundServer


@dataclass(frozen=True, slots=True)
class OutputDevice:
    """A device that can play.

    ``index`` is PortAudio's number for it, good until the program ends; ``channels`` is how many it
    has; ``rate`` is what it prefers (Hz); ``default`` tells that the system plays there by itself.
    """

    index: int
    name: str
    channels: int
    rate: float
    default: bool


def sound_library() -> ModuleType:
    """Return ``sounddevice``. Raises ``SoundError`` where it or PortAudio is not installed."""
    try:
        return import_module("sounddevice")
    except (ImportError, OSError) as error:
        raise SoundError(Reason.NO_SOUND_LIBRARY, error=str(error)) from error


def output_devices() -> list[OutputDevice]:
    """Return all devices that can play, as the sound library lists them. Raises ``SoundError``."""
    library = sound_library()
    try:
        default = library.default.device[1]
        if default is None or default < 0:
            defaults = [api["default_output_device"] for api in library.query_hostapis()]
            default = next((index for index in defaults if index >= 0), -1)
        return [
            OutputDevice(
                device["index"],
                device["name"],
                device["max_output_channels"],
                device["default_samplerate"],
                device["index"] == default,
            )
            for device in library.query_devices()
            if device["max_output_channels"] > 0
        ]
    except library.PortAudioError as error:
        raise SoundError(Reason.NO_SOUND_LIBRARY, error=str(error)) from error


def find_output(name: str | None, *, untied: bool = True) -> OutputDevice:
    """Return PortAudio's device of that name, or whose name holds it, or the default one for ``None``.

    Case does not matter. Raises ``SoundError``: nothing fits, or several do, or (where ``untied`` is
    ``False``) the device is one whose sound the system may move to another.
    """
    devices = output_devices()
    if name is None:
        default = [device for device in devices if device.default]
        if not default:
            raise SoundError(Reason.NO_OUTPUT_DEVICE)
        found = default[0]
    else:
        # Windows lists a device once for each of its sound systems, under one name: the first will do.
        fitting = _fitting(name, {device.name: device.name for device in reversed(devices)})
        found = next(device for device in devices if device.name == fitting)
    if not untied and not is_hardware(found):
        raise SoundError(Reason.DEVICE_MAY_MOVE, device=found.name)
    return found


def is_hardware(device: OutputDevice) -> bool:
    """Tell whether ALSA names the device as hardware; any other name may lead through a sound server."""
    return "(hw:" in device.name


def find_sink(server: SoundServer, name: str | None) -> Sink | None:
    """Return the sound server's output of that name or description, or the default one for ``None``.

    ``None`` where nothing fits. Raises ``SoundError`` where several do.
    """
    sinks = server.sinks()
    if name is None:
        return next((sink for sink in sinks if sink.default), None)
    try:
        fitting = _fitting(name, {sink.name: f"{sink.name} {sink.description}" for sink in sinks})
    except SoundError as error:
        if error.missing.reason is Reason.DEVICE_MISSING:
            return None
        raise
    return next(sink for sink in sinks if sink.name == fitting)


def _fitting(name: str, known: dict[str, str]) -> str:
    """Return the one device that is called so or whose description holds the name. Raises ``SoundError``."""
    wanted = name.casefold()
    exact = [device for device in known if device.casefold() == wanted]
    fitting = exact or [device for device, description in known.items() if wanted in description.casefold()]
    if not fitting:
        raise SoundError(Reason.DEVICE_MISSING, device=name)
    if len(fitting) > 1:
        raise SoundError(Reason.DEVICE_AMBIGUOUS, device=name, names=", ".join(sorted(fitting)))
    return fitting[0]
