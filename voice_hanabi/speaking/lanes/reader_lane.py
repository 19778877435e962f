"""The lane to a screen reader."""

from __future__ import annotations

import time
from collections.abc import Iterator

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.lanes.floor import Floor
from voice_hanabi.speaking.lanes.lanes import Finished, Item, Lane
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReader, ScreenReaderGone
from voice_hanabi.speaking.sound import Sound


class ReaderLane(Lane):
    """Lets a screen reader read one text after the other. It plays no sounds itself."""

    def __init__(self, reader: ScreenReader | None, finished: Finished, floor: Floor) -> None:
        """Read with ``reader``, if there is one; ears wait for the ``floor`` while everyone is read to."""
        self._reader = reader
        self._floor = floor
        super().__init__("screen reader", _no_sounds, finished)
        if reader is None:
            self.missing = Missing(ReasonCode.NO_SCREEN_READER)

    def _deliver(self, item: Item) -> None:
        text = " ".join(item.announcement.text.split())
        if not text:
            return
        if self._reader is None:
            raise SoundError(ReasonCode.NO_SCREEN_READER)
        self.begins(item.announcement)
        try:
            self._reader.read(text, item.announcement.language, item.cut)
            self.missing = None
        except ScreenReaderGone as error:
            self.missing = Missing(ReasonCode.SCREEN_READER_GONE, {"name": self._reader.name})
            raise SoundError(self.missing.reason, **self.missing.details) from error
        finally:
            self.ended = time.monotonic()

    def _moved(self) -> None:
        items = (*self._queue, *([self._current] if self._current is not None else []))
        words = any(item.announcement.audience is None and item.announcement.text.strip() for item in items)
        self._floor.set_aloud(sounding=words, words=words)

    def _silence(self) -> None:
        """Do nothing: the reading code checks whether it was cut, and stops the reader."""

    def _end(self) -> None:
        for item in self._queue:
            item.cut.set()
        self._queue.clear()
        if self._current is not None:
            self._current.cut.set()


def _no_sounds(announcement: Announcement) -> Iterator[Sound]:
    del announcement
    return iter(())
