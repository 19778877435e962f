"""Lanes: one queue and one thread for each place where announcements are heard.

A lane is bound to its route for life. What is put into it is heard there or nowhere, so a private
announcement can't stray to another ear however its own fails.
"""

from __future__ import annotations

import re
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.reasons import Missing, Reason, SoundError
from voice_hanabi.speaking.sound import Sound, joined, silence, write_wav


@dataclass(eq=False)
class Item:
    """An announcement on its way to those who are called ``name``, said at ``said`` (``time.monotonic``)."""

    announcement: Announcement
    name: str
    said: float = field(default_factory=time.monotonic)
    cut: threading.Event = field(default_factory=threading.Event)
    """Set once it is not to be heard any further."""


Sounds = Callable[[Announcement], Iterator[Sound]]
"""Gives the parts of an announcement one by one, each at its audience's rate and loudness."""

Finished = Callable[[Item, Missing | None], None]
"""Told of each item that was heard to its end, or why it was not; from the lane's thread."""


class Track(Protocol):
    """A way into one device or one channel of it, already open."""

    @property
    def lost(self) -> bool:
        """Whether the device has gone away or fallen silent, so that it must be opened anew."""

    def play(self, sound: Sound) -> None:
        """Queue the sound behind what is playing. Raises ``SoundError`` where the device is lost."""

    def remaining(self) -> float:
        """Return how many seconds are still to be heard. Raises ``SoundError`` where the device is lost."""

    def began(self) -> float | None:
        """Return when the sound that is playing was first heard (``time.monotonic``), once it was."""

    def stop(self) -> None:
        """Be silent at once."""


class Lane(ABC):
    """One queue, one thread, one route; announcements in it are heard one after another."""

    def __init__(self, name: str, sounds: Sounds, finished: Finished) -> None:
        """``name`` is for the thread alone."""
        self.missing: Missing | None = None
        """Why nothing is heard here, as far as is known."""
        self.ended: float | None = None
        """When the last sound ended (``time.monotonic``), or ``None`` before the first."""
        self._sounds = sounds
        self._finished = finished
        self._changed = threading.Condition()
        self._queue: deque[Item] = deque()
        self._current: Item | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._run, daemon=True, name=f"lane {name}")
        self._thread.start()

    def put(self, item: Item) -> None:
        """Queue the announcement."""
        with self._changed:
            self._queue.append(item)
            self._changed.notify_all()

    def take(self, wanted: Callable[[Item], bool]) -> list[Item]:
        """Take announcements out, in order: the one being heard is cut at once, the queued never begin."""
        with self._changed:
            taken = [item for item in self._queue if wanted(item)]
            self._queue = deque(item for item in self._queue if not wanted(item))
            if self._current is not None and wanted(self._current) and not self._current.cut.is_set():
                self._current.cut.set()
                self._silence()
                taken.insert(0, self._current)
            self._changed.notify_all()
            return taken

    @property
    def busy(self) -> bool:
        """Whether something is being heard or about to be."""
        with self._changed:
            return self._current is not None or bool(self._queue)

    def wait_until_idle(self, timeout: float) -> bool:
        """Wait until nothing is heard nor queued, at most ``timeout`` seconds; tell whether that is so."""
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
        """Open what can be opened beforehand; return what is missing."""
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
                # A lane that died would swallow all that comes later and count as speaking for ever. Only
                # the error's kind is told: its text may hold what is private.
                if not item.cut.is_set():
                    self._finished(item, Missing(Reason.VOICE_FAILED, {"error": type(error).__name__}))
            else:
                if not item.cut.is_set():
                    self._finished(item, None)
            finally:
                with self._changed:
                    self._current = None
                    self._changed.notify_all()

    def _next(self) -> Item | None:
        with self._changed:
            return self._queue[0] if self._queue else None

    @abstractmethod
    def _deliver(self, item: Item) -> None:
        """Make the announcement heard to its end or until it is cut. Raises ``SoundError``."""

    @abstractmethod
    def _silence(self) -> None:
        """Be silent at once; called with the lock held."""

    @abstractmethod
    def _end(self) -> None:
        """Prepare for the end; called with the lock held."""

_HELD = 0.5
"""Seconds of sound at most that a device holds: what it tells beyond that is wrong."""


class DeviceLane(Lane):
    """Plays on a device. The sentence after the one that is heard is spoken ahead of its time."""

    AHEAD = 0.3
    """Seconds of sound left at which the next sentence is handed to the device."""
    BREATH = 0.15
    """Seconds of quiet between an announcement that was heard to its end and the next."""
    RETRY = 2.0
    """Seconds after which a device that could not be opened is tried again by ``prepare``."""

    def __init__(self, name: str, sounds: Sounds, finished: Finished, opened: Callable[[], Track]) -> None:
        """``opened`` opens the device and raises ``SoundError`` where it can't."""
        self.delays: deque[float] = deque(maxlen=256)
        """Seconds from being said to being first heard, of announcements that nothing was in the way of."""
        self._opened = opened
        self._track: Track | None = None
        self._tried = 0.0
        self._free_at = float("-inf")
        super().__init__(name, sounds, finished)

    def prepare(self) -> Missing | None:
        """Open the device, so that the first sound does not wait for it; or anew, where it was lost."""
        if self.missing is not None and time.monotonic() - self._tried < self.RETRY:
            return self.missing
        try:
            self._ready()
        except SoundError as error:
            return error.missing
        return None

    def _ready(self) -> Track:
        with self._changed:
            if self._track is None or self._track.lost:
                self._tried = time.monotonic()
                try:
                    self._track = self._opened()
                except SoundError as error:
                    self.missing, self._track = error.missing, None
                    raise
                self.missing = None
            return self._track

    def _deliver(self, item: Item) -> None:
        track = self._ready()
        free_at = self.ended
        waited = free_at is not None and free_at > item.said
        item.cut.wait(max(0.0, self._free_at - time.monotonic()))
        try:
            for sound in self._sounds(item.announcement):
                with self._changed:
                    # Checked and played under one lock: nothing sounds after it was cut.
                    if item.cut.is_set():
                        return
                    track.play(sound)
                self._wait(track, item, self.AHEAD)
            self._speak_ahead()
            self._wait(track, item, 0.0)
        except SoundError as error:
            if error.missing.reason is Reason.DEVICE_LOST:
                with self._changed:
                    self.missing, self._track = error.missing, None
            raise
        finally:
            self.ended = self._end_of_sound(track)
            self._free_at = self.ended + (0.0 if item.cut.is_set() else self.BREATH)
            began = track.began()
            if began is not None and not waited and began >= item.said:
                self.delays.append(began - item.said)

    def _wait(self, track: Track, item: Item, left: float) -> None:
        """Wait until no more than ``left`` seconds are to be heard, or the item is cut."""
        while not item.cut.is_set() and (remaining := track.remaining()) > left:
            item.cut.wait(min(0.05, max(0.005, remaining - left)))

    @staticmethod
    def _end_of_sound(track: Track) -> float:
        """Return when what is cut or over falls silent: what a device holds already is still heard."""
        now = time.monotonic()
        try:
            return now + min(_HELD, track.remaining())
        except SoundError:
            return now

    def _speak_ahead(self) -> None:
        """Have the voice speak the beginning of what comes next, so that it is remembered."""
        following = self._next()
        if following is None:
            return
        parts = self._sounds(following.announcement)
        try:
            for _ in zip(range(2), parts, strict=False):
                pass
        except SoundError:
            # It is reported when its own time comes.
            return

    def _silence(self) -> None:
        if self._track is not None:
            self._track.stop()

    def _end(self) -> None:
        for item in self._queue:
            item.cut.set()
        self._queue.clear()
        if self._current is not None:
            self._current.cut.set()
        self._silence()


class WavLane(Lane):
    """Writes each announcement as a numbered file, and a line of ``transcript.txt``, in the order said.

    Nothing is cut: time does not pass in files, and what was said is to be found there.
    """

    RATE = 22_050

    def __init__(self, directory: Path, sounds: Sounds, finished: Finished) -> None:
        """Files go to this directory. Those that are there are kept and counted on from."""
        self._directory = directory
        self._number = 0
        self._prepared = False
        super().__init__(str(directory), sounds, finished)

    def prepare(self) -> Missing | None:
        """Make the directory, once."""
        if self._prepared:
            return self.missing
        try:
            self._directory.mkdir(parents=True, exist_ok=True)
            (self._directory / "transcript.txt").open("a", encoding="utf-8").close()
            taken = (re.match(r"(\d{4,})-", path.name) for path in self._directory.glob("*.wav"))
            self._number = max((int(found.group(1)) for found in taken if found), default=0)
        except OSError as error:
            self.missing = self._refused(error)
        else:
            self.missing = None
            self._prepared = True
        return self.missing

    def take(self, wanted: Callable[[Item], bool]) -> list[Item]:
        """Take nothing."""
        return []

    def _deliver(self, item: Item) -> None:
        self._number += 1
        safe_name = re.sub(r"[^\w-]", "_", item.name)
        file = f"{self._number:04d}-{safe_name}.wav"
        parts: list[Sound] = []
        failure: SoundError | None = None
        try:
            parts.extend(self._sounds(item.announcement))
        except SoundError as error:
            failure = error
        try:
            write_wav(self._directory / file, joined([*parts, silence(0.2, self.RATE)], self.RATE))
            with (self._directory / "transcript.txt").open("a", encoding="utf-8") as transcript:
                cue = item.announcement.cue
                words = [f"~{cue.value}" if cue else "", " ".join(item.announcement.text.split())]
                transcript.write(f"{file}\t{item.name}: {' '.join(filter(None, words))}\n")
        except OSError as error:
            self.missing = self._refused(error)
            raise SoundError(self.missing.reason, **self.missing.details) from error
        finally:
            self.ended = time.monotonic()
        if failure is not None:
            raise failure

    def _refused(self, error: OSError) -> Missing:
        details = {"directory": str(self._directory), "error": error.strerror or str(error)}
        return Missing(Reason.DIRECTORY_REFUSED, details)

    def _silence(self) -> None:
        """Do nothing: files make no noise."""

    def _end(self) -> None:
        """Let what was said be written."""
