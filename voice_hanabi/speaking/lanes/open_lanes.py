"""The open lanes, by route: a lane is opened when something is first said by its route."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractContextManager

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.lanes.device_lane import AloudLane, DeviceLane, EarLane
from voice_hanabi.speaking.lanes.floor import Floor
from voice_hanabi.speaking.lanes.lanes import Devices, Finished, Lane, Sounds
from voice_hanabi.speaking.lanes.reader_lane import ReaderLane
from voice_hanabi.speaking.lanes.wav_lane import WavLane
from voice_hanabi.speaking.reasons import Missing
from voice_hanabi.speaking.routes import DeviceRoute, HeadsetRoute, ReaderRoute, Route, WavRoute
from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReader


class OpenLanes:
    """Opens, queries and closes lanes. Thread-safe."""

    def __init__(
        self, sounds: Sounds, finished: Finished, devices: Devices, screen_reader: ScreenReader | None
    ) -> None:
        """``devices`` are closed by ``close``; ``screen_reader`` reads for routes that ask for one."""
        self.begins: Callable[[Announcement], None] = lambda announcement: None
        """Called by any lane when an announcement begins to be heard."""
        self._sounds = sounds
        self._finished = finished
        self._devices = devices
        self._screen_reader = screen_reader
        self._floor = Floor()
        self._lock = threading.RLock()
        self._lanes: dict[Route, Lane] = {}

    def lane(self, route: Route, *, private: bool) -> Lane:
        """Return the lane of a route that has one, for everyone or (``private``) for one ear."""
        with self._lock:
            if route not in self._lanes:
                self._lanes[route] = self._new(route, private=private)
                self._lanes[route].begins = lambda announcement: self.begins(announcement)
                self._lanes[route].start()
            return self._lanes[route]

    def prepare(self, route: Route, *, private: bool) -> Missing | None:
        """Open in advance what a route's lane needs, if it has one; return what is missing."""
        has_one = isinstance(route, DeviceRoute | HeadsetRoute | ReaderRoute | WavRoute)
        return self.lane(route, private=private).prepare() if has_one else None

    def _new(self, route: Route, *, private: bool) -> Lane:
        if isinstance(route, WavRoute):
            return WavLane(route.directory, self._sounds, self._finished)
        if isinstance(route, ReaderRoute):
            return ReaderLane(self._screen_reader, self._finished, self._floor)
        assert isinstance(route, DeviceRoute | HeadsetRoute)
        device = _device_of(route)
        kind = EarLane if private else AloudLane
        return kind(
            str(route),
            self._sounds,
            self._finished,
            lambda: self._devices.open(device, private=private),
            self._floor,
        )

    def together(self) -> AbstractContextManager[None]:
        """Return a context in which no ear begins, so that public announcements come first."""
        return self._floor.held()

    def sounding(self, route: Route) -> DeviceLane | ReaderLane | None:
        """Return the lane of a route if it is open and plays sound in this room."""
        lane = self._lanes.get(route)
        return lane if isinstance(lane, DeviceLane | ReaderLane) else None

    def hold(self, route: Route, *, held: bool) -> bool:
        """Pause or resume what everyone hears by this loudspeaker; return whether anything changed."""
        lane = self._lanes.get(route)
        return isinstance(lane, AloudLane) and (lane.hold() if held else lane.go_on())

    def drop(self, wanted: Callable[[Announcement], bool]) -> None:
        """Cut or drop what is said or queued in any lane."""
        with self._lock:
            for lane in self._lanes.values():
                lane.take(lambda item: wanted(item.announcement))

    def leave_out(self, kept: Collection[Route]) -> Mapping[Route, Lane]:
        """Remove and return the lanes of routes that are not among these; then call `end` on them."""
        with self._lock:
            return {route: self._lanes.pop(route) for route in list(self._lanes) if route not in kept}

    def end(self, lanes: Mapping[Route, Lane]) -> None:
        """Close lanes that were removed, and release their devices."""
        for route, lane in lanes.items():
            lane.close()
            if isinstance(route, DeviceRoute | HeadsetRoute):
                self._devices.release(_device_of(route))

    def wait_until_idle(self, timeout: float, only: Route | None = None) -> bool:
        """Wait until nothing is heard or queued in any lane, or in ``only``; return whether that is so."""
        deadline = time.monotonic() + timeout
        with self._lock:
            lanes = [lane for route, lane in self._lanes.items() if only in (None, route)]
        return all(lane.wait_until_idle(max(0.0, deadline - time.monotonic())) for lane in lanes)

    def delays(self) -> dict[str, list[float]]:
        """Return seconds from ``say`` to the first sound, for each device, where nothing had to wait."""
        with self._lock:
            lanes = dict(self._lanes)
        return {
            str(route): list(lane.delays) for route, lane in lanes.items() if isinstance(lane, DeviceLane)
        }

    def close(self) -> None:
        """Stop all sound at once, finish writing files, and release the devices."""
        with self._lock:
            lanes = list(self._lanes.values())
        for lane in lanes:
            lane.close(60.0 if isinstance(lane, WavLane) else 5.0)
        self._devices.close()


def _device_of(route: DeviceRoute | HeadsetRoute) -> DeviceRoute:
    """Return the device of a route; a shared headset counts as a whole."""
    return route if isinstance(route, DeviceRoute) else DeviceRoute(route.name)
