"""The named satellites: each is connected once, for its microphone and its loudspeaker."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.hearing.sound.sounding import Sounding
from voice_hanabi.hearing.sources.sound_input import (
    Hears,
    MicrophoneDevice,
    MicrophoneProblem,
    OpenInput,
    SystemInputs,
)
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.devices.devices import OutputDevice, output_devices
from voice_hanabi.speaking.devices.mixing import Played
from voice_hanabi.speaking.devices.streams import PortAudioStream, Stream, SystemDevices
from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.speaking.routes import DeviceRoute, Output, Route
from voice_hanabi.system.extra_parts import own_pip
from voice_hanabi.system.server_address import ServerAddress, is_address, parse_server

if TYPE_CHECKING:
    from voice_hanabi.system.satellite import Satellite

_NOT_OF_PORTAUDIO = -1


class Satellites:
    """This computer's microphones and output devices, and those of satellites by their addresses."""

    def __init__(self, played: Iterable[str] = (), *, used_by_all: bool = False) -> None:
        """``played`` are the addresses given as a loudspeaker or an ear.

        ``used_by_all`` is true if one is the microphone or the loudspeaker of the whole table.
        """
        self.used_by_all = used_by_all
        self._played = tuple(dict.fromkeys(played))
        self._here = SystemInputs()
        self._open: dict[ServerAddress, Satellite] = {}
        self._lock = threading.Lock()

    # Microphones; the interface of `Inputs`.

    def choose(self, name: str | None) -> MicrophoneDevice:
        """Return the satellite at an address, or the local microphone for any other name.

        Raises MicrophoneProblem.
        """
        if name is None or not is_address(name):
            return self._here.choose(name)
        self._connected(name, _unheard)
        return MicrophoneDevice(_NOT_OF_PORTAUDIO, name, 16_000, 1, default=False)

    def open(self, device: MicrophoneDevice, sample_rate: int, hears: Hears, sounding: Sounding) -> OpenInput:
        """Start recording. Raises MicrophoneProblem."""
        if device.index != _NOT_OF_PORTAUDIO:
            return self._here.open(device, sample_rate, hears, sounding)
        satellite = self._connected(device.name, _unheard)
        from voice_hanabi.evening.satellites.satellite_input import SatelliteInput

        return SatelliteInput(satellite, sample_rate, hears, sounding)

    # Output devices; the interface of `SystemDevices`.

    def devices(self, played: Played, *, cancel_echo: bool) -> SystemDevices:
        """Return all output devices, not yet opened; the arguments are those of `SystemDevices`."""
        return SystemDevices(played=played, cancel_echo=cancel_echo, listed=self.outputs, opened=self.play)

    def outputs(self) -> list[OutputDevice]:
        """Return the local output devices and the satellites. Raises `SoundError` if there are none."""
        satellites = [
            OutputDevice(_NOT_OF_PORTAUDIO, name, 1, 22_050, default=False, tied=True)
            for name in self._played
        ]
        try:
            return [*output_devices(), *satellites]
        except SoundError:
            if not satellites:
                raise
            return satellites

    def play(self, device: OutputDevice) -> Stream:
        """Open a device. Raises `SoundError`."""
        if device.index != _NOT_OF_PORTAUDIO:
            return PortAudioStream(device)
        satellite = self._connected(device.name, _unplayed)
        from voice_hanabi.evening.satellites.satellite_output import SatelliteOutput

        return SatelliteOutput(satellite, round(device.rate))

    def close(self) -> None:
        """Disconnect, so that other programs can use the satellites."""
        with self._lock:
            for satellite in self._open.values():
                satellite.close()
            self._open.clear()

    def _connected(self, name: str, problem: Callable[[str, dict[str, str]], Exception]) -> Satellite:
        """Return the satellite at an address, reconnecting if needed; raise what ``problem`` makes."""
        from voice_hanabi.system.satellite import Satellite, SatelliteFailed

        address = parse_server(name)
        with self._lock:
            found = self._open.get(address)
            if found is None or not found.alive:
                try:
                    found = self._open[address] = Satellite(address)
                except SatelliteFailed as failed:
                    raise problem(failed.failure, {"host": address.host}) from failed
            return found


def satellites_given(
    options: Asked,
    output: Output,
    ears: Mapping[str, Route],
    wording: Wording,
    remark: Callable[[str], None],
) -> Satellites:
    """Return the satellites named on the command line; a ``remark`` says which sound leaves this computer.

    Raises `UsageError` for an invalid address, or if the optional package is missing.
    """
    loudspeaker = _address(output)
    heard = options.microphone if options.microphone and is_address(options.microphone) else None
    of_ears = [name for name in map(_address, ears.values()) if name is not None]
    named = [name for name in (loudspeaker, heard, *of_ears) if name is not None]
    hosts = []
    for name in dict.fromkeys(named):
        try:
            hosts.append(parse_server(name).host)
        except ValueError:
            raise UsageError(wording.say("wyoming-no-address", value=name)) from None
    if named and find_spec("wyoming") is None:
        raise UsageError(wording.say("extra-part-missing", extra="wyoming", pip=own_pip()))
    for host in dict.fromkeys(hosts):
        remark(wording.say("satellite-used", host=host))
    played = [name for name in named if name != heard or name in (loudspeaker, *of_ears)]
    return Satellites(played, used_by_all=loudspeaker is not None or heard is not None)


def _address(route: Route) -> str | None:
    """Return the address of a route that is a satellite, None for any other."""
    if isinstance(route, DeviceRoute) and route.name is not None and is_address(route.name):
        return route.name
    return None


def _unheard(failure: str, values: dict[str, str]) -> MicrophoneProblem:
    return MicrophoneProblem(f"microphone-{failure}", values)


def _unplayed(failure: str, values: dict[str, str]) -> SoundError:
    return SoundError(ReasonCode(failure), **values)
