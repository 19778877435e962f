"""Captions: what the table says to everyone is also shown as text while it is spoken."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import DeviceRoute, ReaderRoute
from voice_hanabi.speaking.speaker import Speaker

Captions = Callable[[Announcement], None]


class CaptionedSpeaker(Speaker):
    """A speaker that also shows each sentence as text when its sound begins."""

    def __init__(self, *arguments: Any, captions: Captions, **options: Any) -> None:  # noqa: ANN401
        """Pass everything that is said to ``captions``, which select what is for everybody."""
        super().__init__(*arguments, **options)
        self._captions = captions
        self._waiting: dict[int, Announcement] = {}
        self._guard = threading.Lock()
        self._lanes.begins = self._begins

    def say(self, announcement: Announcement) -> None:
        """Send the announcement on its way; show it when its sound begins, or now if it has none."""
        sounds = isinstance(self._routes.output, DeviceRoute | ReaderRoute)
        if sounds and announcement.audience is None:
            with self._guard:
                self._waiting[id(announcement)] = announcement
        else:
            self._captions(announcement)
        super().say(announcement)

    def _begins(self, announcement: Announcement) -> None:
        # A sentence repeated on another route because the first failed is shown once.
        with self._guard:
            waits = self._waiting.pop(id(announcement), None)
        if waits is not None:
            self._captions(waits)
