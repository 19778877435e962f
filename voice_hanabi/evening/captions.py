"""Captions: what the table says to everyone is written where everybody can read it, as it is said."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import DeviceRoute, ReaderRoute
from voice_hanabi.speaking.speaker import Speaker

Captions = Callable[[Announcement], None]


class CaptionedSpeaker(Speaker):
    """A speaker whose words are written, too, each sentence as its sound begins."""

    def __init__(self, *arguments: Any, captions: Captions, **options: Any) -> None:  # noqa: ANN401
        """Give everything that is said to ``captions``, which know what is for everybody."""
        super().__init__(*arguments, **options)
        self._captions = captions
        self._waiting: dict[int, Announcement] = {}
        self._guard = threading.Lock()
        self._lanes.begins = self._begins

    def say(self, announcement: Announcement) -> None:
        """Send the announcement on its way; write it as its sound begins, or now where it has none."""
        sounds = isinstance(self._routes.output, DeviceRoute | ReaderRoute)
        if sounds and announcement.audience is None:
            with self._guard:
                self._waiting[id(announcement)] = announcement
        else:
            self._captions(announcement)
        super().say(announcement)

    def _begins(self, announcement: Announcement) -> None:
        # What is said anew elsewhere, as its way was lost, is written once.
        with self._guard:
            waits = self._waiting.pop(id(announcement), None)
        if waits is not None:
            self._captions(waits)
