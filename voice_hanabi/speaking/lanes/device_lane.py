"""Lanes that sound: into the loudspeaker for everyone, and into one ear that is silent meanwhile."""

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
"""Seconds of sound at most that a device holds: what it tells beyond that is wrong."""


class DeviceLane(Lane):
    """Plays on a device. The sentence after the one that is heard is spoken ahead of its time.

    One in whose middle it has to be silent is said again.
    """

    AHEAD = 0.3
    """Seconds of sound left at which the next sentence is handed to the device."""
    BREATH = 0.15
    """Seconds of quiet between an announcement that was heard to its end and the next."""
    RETRY = 2.0
    """Seconds after which a device that could not be opened is tried again by ``prepare``."""
    NEARLY = 0.1
    """Seconds of a sentence that may be missing at its end where it is interrupted."""

    def __init__(
        self, name: str, sounds: Sounds, finished: Finished, opened: Callable[[], OpenTrack]
    ) -> None:
        """``opened`` opens the device and raises ``SoundError`` where it can't."""
        self.delays: deque[float] = deque(maxlen=256)
        """Seconds from being said to being first heard, of announcements that nothing was in the way of."""
        self._opened = opened
        self._track: OpenTrack | None = None
        self._opening = threading.Lock()
        self._tried = 0.0
        self._free_at = float("-inf")
        # What was left to be heard, in seconds, when it had to be silent.
        self._interrupted: float | None = None
        super().__init__(name, sounds, finished)

    def prepare(self) -> Missing | None:
        """Open the device, so that the first sound does not wait for it; or again, where it was lost."""
        if self.missing is not None and time.monotonic() - self._tried < self.RETRY:
            return self.missing
        try:
            self._ready()
        except SoundError as error:
            return error.missing
        return None

    def _ready(self) -> OpenTrack:
        """Return the open device. A slow one is opened without the lock, so that it holds up no cut."""
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
        """Return whether it may sound now, or ``to_begin``; called with the lock held."""

    @abstractmethod
    def _wait_until_free(self, item: Item, *, to_begin: bool) -> None:
        """Wait until it may sound, or the item is cut."""

    def _sound(self, track: OpenTrack, item: Item) -> bool:
        """Play the announcement to its end, or until it is cut; return whether something was in its way."""
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
        """Play as soon as it may; return whether that was not at once."""
        waited = False
        while not item.cut.is_set():
            with self._changed:
                # Looked at and played under one lock: nothing sounds after it was cut or interrupted.
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
        """Wait until no more than ``left`` seconds are to be heard; return whether that is so.

        It is not where it had to be silent in between: then ``unheard`` keeps what is to be said again.
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
        """Keep of the sounds, of which the last ends in ``remaining`` seconds, those that are not over."""
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
                # It is noticed, and told, where it waits for the sound to end.
                return
            self._track.stop()

    @staticmethod
    def _end_of_sound(track: OpenTrack) -> float:
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


class AloudLane(DeviceLane):
    """What everyone hears. It has the floor while it speaks words; in a mere sound no ear begins."""

    def __init__(
        self, name: str, sounds: Sounds, finished: Finished, opened: Callable[[], OpenTrack], floor: Floor
    ) -> None:
        """``floor`` is what the ears wait for."""
        self._floor = floor
        self._held = False
        super().__init__(name, sounds, finished, opened)

    @property
    def sounding(self) -> bool:
        """Whether something is being heard or about to be: not what is held."""
        with self._changed:
            return self.busy and not self._held

    def hold(self) -> bool:
        """Be silent from now on, in the middle of a sentence too; return whether anything was to be heard."""
        with self._changed:
            if not self.sounding:
                return False
            self._held = True
            self._interrupt()
            if self._track is not None:
                self.ended = self._end_of_sound(self._track)
            return True

    def go_on(self) -> bool:
        """Say on, from the beginning of the sentence that was held; return whether any was."""
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
    """What one ear hears. It waits for the floor; a sentence that is interrupted is said again."""

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
