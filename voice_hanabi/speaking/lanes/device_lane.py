"""Lanes that play sound: to the loudspeaker for everyone, and to an ear, which waits meanwhile."""

from __future__ import annotations

import threading
import time
from abc import abstractmethod
from collections import deque
from collections.abc import Callable

from voice_hanabi.speaking.lanes.floor import Floor
from voice_hanabi.speaking.lanes.lanes import Finished, Item, Lane, OpenTrack, Sounds
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.sound import Sound

_HELD = 0.5
"""The most sound that a device can have buffered, in seconds; a higher figure is wrong."""


class DeviceLane(Lane):
    """Plays on a device. It synthesises the next sentence while the current one is heard.

    A sentence that has to stop in the middle is repeated.
    """

    AHEAD = 0.3
    """Seconds of remaining sound at which the next sentence is handed to the device."""
    BREATH = 0.15
    """Seconds of quiet between an announcement that was heard to its end and the next."""
    RETRY = 2.0
    """Seconds after which ``prepare`` tries again to open a device."""
    NEARLY = 0.1
    """Seconds at a sentence's end that may be missing when it is interrupted."""

    def __init__(
        self, name: str, sounds: Sounds, finished: Finished, opened: Callable[[], OpenTrack]
    ) -> None:
        """``opened`` opens the device, and raises ``SoundError`` if it can't."""
        self.delays: deque[float] = deque(maxlen=256)
        """Seconds from being said to being first heard, for announcements that didn't have to wait."""
        self._opened = opened
        self._track: OpenTrack | None = None
        self._opening = threading.Lock()
        self._tried = 0.0
        self._free_at = float("-inf")
        # The remaining sound, in seconds, when it had to stop.
        self._interrupted: float | None = None
        super().__init__(name, sounds, finished)

    def prepare(self) -> Missing | None:
        """Open the device in advance, so that the first sound needn't wait; also reopens a lost one."""
        if self.missing is not None and time.monotonic() - self._tried < self.RETRY:
            return self.missing
        try:
            self._ready()
        except SoundError as error:
            return error.missing
        return None

    def _ready(self) -> OpenTrack:
        """Return the open device. It is opened without the lock, so that a slow one doesn't delay cuts."""
        with self._opening:
            with self._changed:
                if self._track is not None and not self._track.lost:
                    return self._track
            self._tried = time.monotonic()
            try:
                track = self._opened()
            except SoundError as error:
                with self._changed:
                    self.missing, self._track = error.missing, None
                raise
            with self._changed:
                self.missing, self._track = None, track
            return track

    def _deliver(self, item: Item) -> None:
        track = self._ready()
        free_at = self.ended
        waited = free_at is not None and free_at > item.said
        item.cut.wait(max(0.0, self._free_at - time.monotonic()))
        try:
            waited = self._sound(track, item) or waited
        except SoundError as error:
            if error.missing.reason is ReasonCode.DEVICE_LOST:
                with self._changed:
                    self.missing, self._track = error.missing, None
            raise
        finally:
            self.ended = self._end_of_sound(track)
            self._free_at = self.ended + (0.0 if item.cut.is_set() else self.BREATH)
            began = track.began()
            if began is not None and not waited and began >= item.said:
                self.delays.append(began - item.said)

    @abstractmethod
    def _free(self, *, to_begin: bool) -> bool:
        """Return whether it may play now, or begin to (``to_begin``); called with the lock held."""

    @abstractmethod
    def _wait_until_free(self, item: Item, *, to_begin: bool) -> None:
        """Wait until it may play, or the item is cut."""

    def _sound(self, track: OpenTrack, item: Item) -> bool:
        """Play the announcement to its end, or until it is cut; return whether it had to wait."""
        waited = False
        begun = False
        unheard: list[Sound] = []
        for sound in self._sounds(item.announcement):
            unheard.append(sound)
            waited = self._play(track, item, [sound], to_begin=not begun) or waited
            if not begun:
                self.begins(item.announcement)
            begun = True
            while not self._heard(track, item, unheard, self.AHEAD):
                waited = self._play(track, item, unheard) or waited
        self._speak_ahead()
        while not self._heard(track, item, unheard, 0.0):
            waited = self._play(track, item, unheard) or waited
        return waited

    def _play(self, track: OpenTrack, item: Item, sounds: list[Sound], *, to_begin: bool = False) -> bool:
        """Play as soon as that is allowed; return whether it had to wait."""
        waited = False
        while not item.cut.is_set():
            with self._changed:
                # Checked and played under one lock: nothing sounds after it was cut or interrupted.
                if item.cut.is_set():
                    return waited
                if self._free(to_begin=to_begin):
                    self._interrupted = None
                    for sound in sounds:
                        track.play(sound)
                    return waited
            waited = True
            self._wait_until_free(item, to_begin=to_begin)
        return waited

    def _heard(self, track: OpenTrack, item: Item, unheard: list[Sound], left: float) -> bool:
        """Wait until at most ``left`` seconds remain; return whether that succeeded.

        If it had to stop in between, ``unheard`` keeps what must be repeated.
        """
        while not item.cut.is_set():
            with self._changed:
                interrupted = self._interrupted
                remaining = track.remaining() if interrupted is None else interrupted
                if interrupted is not None or remaining <= left:
                    self._forget_heard(unheard, remaining)
                    return interrupted is None or not unheard
            item.cut.wait(min(0.05, max(0.005, remaining - left)))
        return True

    def _forget_heard(self, unheard: list[Sound], remaining: float) -> None:
        """Keep only the sounds that aren't over; the last of them ends in ``remaining`` seconds."""
        kept: list[Sound] = []
        while unheard and remaining > self.NEARLY:
            kept.insert(0, unheard.pop())
            remaining -= kept[0].seconds
        unheard[:] = kept

    def _interrupt(self) -> None:
        with self._changed:
            if self._current is None or self._track is None or self._interrupted is not None:
                return
            try:
                self._interrupted = self._track.remaining()
            except SoundError:
                # It is noticed and reported by the code that waits for the sound to end.
                return
            self._track.stop()

    @staticmethod
    def _end_of_sound(track: OpenTrack) -> float:
        """Return when the sound that was cut or is over falls silent: the device's buffer is still heard."""
        now = time.monotonic()
        try:
            return now + min(_HELD, track.remaining())
        except SoundError:
            return now

    def _speak_ahead(self) -> None:
        """Synthesise the beginning of the next announcement, so that it is cached."""
        following = self._next()
        if following is None:
            return
        parts = self._sounds(following.announcement)
        try:
            for _ in zip(range(2), parts, strict=False):
                pass
        except SoundError:
            # It is reported when its own turn comes.
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


class AloudLane(DeviceLane):
    """What everyone hears. It has the floor while it speaks words; during a mere sound no ear begins."""

    def __init__(
        self, name: str, sounds: Sounds, finished: Finished, opened: Callable[[], OpenTrack], floor: Floor
    ) -> None:
        """``floor`` is what the ears wait for."""
        self._floor = floor
        self._held = False
        super().__init__(name, sounds, finished, opened)

    @property
    def sounding(self) -> bool:
        """Whether something is being heard or about to be, and is not held."""
        with self._changed:
            return self.busy and not self._held

    def hold(self) -> bool:
        """Pause now, even within a sentence; return whether there was anything to hear."""
        with self._changed:
            if not self.sounding:
                return False
            self._held = True
            self._interrupt()
            if self._track is not None:
                self.ended = self._end_of_sound(self._track)
            return True

    def go_on(self) -> bool:
        """Resume at the beginning of the paused sentence; return whether there was one."""
        with self._changed:
            held, self._held = self._held, False
            self._changed.notify_all()
            return held

    def _free(self, *, to_begin: bool) -> bool:
        return not self._held

    def _wait_until_free(self, item: Item, *, to_begin: bool) -> None:
        with self._changed:
            self._changed.wait_for(lambda: not self._held or item.cut.is_set())

    def _moved(self) -> None:
        items = (*self._queue, *([self._current] if self._current is not None else []))
        words = any(item.announcement.text.strip() for item in items)
        self._floor.set_aloud(sounding=bool(items), words=words)


class EarLane(DeviceLane):
    """What one ear hears. It waits for the floor; an interrupted sentence is repeated."""

    def __init__(
        self, name: str, sounds: Sounds, finished: Finished, opened: Callable[[], OpenTrack], floor: Floor
    ) -> None:
        """``floor`` is what it waits for."""
        self._floor = floor
        super().__init__(name, sounds, finished, opened)
        floor.silence(self._interrupt)

    def _free(self, *, to_begin: bool) -> bool:
        return self._floor.free(to_begin=to_begin)

    def _wait_until_free(self, item: Item, *, to_begin: bool) -> None:
        self._floor.wait(item.cut.is_set, to_begin=to_begin)

    def _silence(self) -> None:
        super()._silence()
        self._floor.look_again()
