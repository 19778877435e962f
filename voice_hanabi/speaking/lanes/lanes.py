"""Lanes: a queue and a thread for each output.

A lane is bound to its route for life. What is put into it is heard there or nowhere, so a private
announcement can't reach another ear, however its own fails.
"""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.sound import Sound


@dataclass(eq=False)
class Item:
    """An announcement for the audience called ``name``, said at ``said`` (``time.monotonic``)."""

    announcement: Announcement
    name: str
    said: float = field(default_factory=time.monotonic)
    cut: threading.Event = field(default_factory=threading.Event)
    """Set when it must not be heard any further."""


Sounds = Callable[[Announcement], Iterator[Sound]]
"""Yields the parts of an announcement, each at its audience's rate and loudness."""

Finished = Callable[[Item, Missing | None], None]
"""Called in the lane's thread for each item that was heard to its end, or with the reason why it wasn't."""


class OpenTrack(Protocol):
    """An open track of one device or of one of its channels."""

    @property
    def lost(self) -> bool:
        """Whether the device has gone or fallen silent, so that it must be opened again."""

    def play(self, sound: Sound) -> None:
        """Queue the sound after what is playing. Raises ``SoundError`` if the device is lost."""

    def remaining(self) -> float:
        """Return how many seconds are still to be heard. Raises ``SoundError`` if the device is lost."""

    def began(self) -> float | None:
        """Return when the playing sound was first heard (``time.monotonic``), or ``None``."""

    def stop(self) -> None:
        """Stop the sound at once."""


class Devices(Protocol):
    """Opens output devices."""

    def open(self, route: DeviceRoute, *, private: bool) -> OpenTrack:
        """Open the device, or one channel of it, for everyone or for one ear. Raises ``SoundError``."""

    def release(self, route: DeviceRoute) -> None:
        """Record that a route is not used any more, so that another one may have its device."""

    def close(self) -> None:
        """Close all open devices."""


class Lane(ABC):
    """One queue, one thread, one route; announcements in it are heard one after another."""

    def __init__(self, name: str, sounds: Sounds, finished: Finished) -> None:
        """Nothing is heard before ``start``. ``name`` is the thread's name."""
        self.missing: Missing | None = None
        """Why nothing is heard here, if known."""
        self.ended: float | None = None
        """When the last sound ended (``time.monotonic``), or ``None`` before the first."""
        self.begins: Callable[[Announcement], None] = lambda announcement: None
        """Called when an announcement begins to be heard, and for each that never does; perhaps twice."""
        self._sounds = sounds
        self._finished = finished
        self._changed = threading.Condition()
        self._queue: deque[Item] = deque()
        self._current: Item | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._run, daemon=True, name=f"lane {name}")

    def start(self) -> None:
        """Start delivering; call it once."""
        self._thread.start()

    def put(self, item: Item) -> None:
        """Queue the announcement."""
        with self._changed:
            self._queue.append(item)
            self._moved()
            self._changed.notify_all()

    def take(self, wanted: Callable[[Item], bool]) -> list[Item]:
        """Remove announcements, in order: the current one is cut at once, queued ones never begin.

        Where time does not pass, as in files, nothing is removed: nobody has to wait there.
        """
        with self._changed:
            taken = [item for item in self._queue if wanted(item)]
            self._queue = deque(item for item in self._queue if not wanted(item))
            if self._current is not None and wanted(self._current) and not self._current.cut.is_set():
                self._current.cut.set()
                self._silence()
                taken.insert(0, self._current)
            self._moved()
            self._changed.notify_all()
        for item in taken:
            self.begins(item.announcement)
        return taken

    @property
    def busy(self) -> bool:
        """Whether something is being heard or about to be."""
        with self._changed:
            return self._current is not None or bool(self._queue)

    @property
    def sounding(self) -> bool:
        """Whether something is being heard or about to be, and is not paused."""
        return self.busy

    def wait_until_idle(self, timeout: float) -> bool:
        """Wait until nothing is heard or queued, at most ``timeout`` seconds; return whether that is so."""
        with self._changed:
            return self._changed.wait_for(lambda: self._current is None and not self._queue, timeout)

    def close(self, timeout: float = 5.0) -> None:
        """End the lane, waiting at most ``timeout`` seconds for its thread."""
        with self._changed:
            self._closing = True
            self._end()
            self._changed.notify_all()
        if threading.current_thread() is not self._thread:
            self._thread.join(timeout)

    def prepare(self) -> Missing | None:
        """Open in advance what can be opened; return what is missing."""
        return self.missing

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: bool(self._queue) or self._closing)
                if not self._queue:
                    return
                item = self._current = self._queue.popleft()
            try:
                self._deliver(item)
            except SoundError as error:
                if not item.cut.is_set():
                    self._finished(item, error.missing)
            except Exception as error:
                # A dead lane would swallow everything that comes later and count as speaking for ever. Only
                # the error's type is reported, because its text may contain something private.
                if not item.cut.is_set():
                    self._finished(item, Missing(ReasonCode.VOICE_FAILED, {"error": type(error).__name__}))
            else:
                if not item.cut.is_set():
                    self._finished(item, None)
            finally:
                self.begins(item.announcement)
                with self._changed:
                    self._current = None
                    self._moved()
                    self._changed.notify_all()

    def _next(self) -> Item | None:
        with self._changed:
            return self._queue[0] if self._queue else None

    def _moved(self) -> None:  # noqa: B027
        """Record that announcements have come, begun or gone; called with the lock held."""

    @abstractmethod
    def _deliver(self, item: Item) -> None:
        """Deliver the announcement to its end or until it is cut. Raises ``SoundError``."""

    @abstractmethod
    def _silence(self) -> None:
        """Stop the sound at once; called with the lock held."""

    @abstractmethod
    def _end(self) -> None:
        """Prepare for the end; called with the lock held."""
