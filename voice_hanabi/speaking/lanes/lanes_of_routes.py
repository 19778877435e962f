"""Which lane carries what is said by a route."""

from __future__ import annotations

from voice_hanabi.speaking.lanes.device_lane import AloudLane, EarLane
from voice_hanabi.speaking.lanes.floor import Floor
from voice_hanabi.speaking.lanes.lanes import Devices, Finished, Lane, Sounds
from voice_hanabi.speaking.lanes.reader_lane import ReaderLane
from voice_hanabi.speaking.lanes.wav_lane import WavLane
from voice_hanabi.speaking.routes import DeviceRoute, HeadsetRoute, ReaderRoute, Route, WavRoute
from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReader


def lane_of(
    route: Route,
    sounds: Sounds,
    finished: Finished,
    devices: Devices,
    floor: Floor,
    screen_reader: ScreenReader | None,
    *,
    private: bool,
) -> Lane:
    """Return a new lane for a route that has one, for everyone or, ``private``, for one ear."""
    if isinstance(route, WavRoute):
        return WavLane(route.directory, sounds, finished)
    if isinstance(route, ReaderRoute):
        return ReaderLane(screen_reader, finished, floor)
    assert isinstance(route, DeviceRoute | HeadsetRoute)
    device = device_of(route)
    kind = EarLane if private else AloudLane
    return kind(str(route), sounds, finished, lambda: devices.open(device, private=private), floor)


def device_of(route: DeviceRoute | HeadsetRoute) -> DeviceRoute:
    """Return the device of a route: a shared headset is one as a whole."""
    return route if isinstance(route, DeviceRoute) else DeviceRoute(route.name)
