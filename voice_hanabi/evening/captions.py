"""Captions: what the table says to everyone is written where everybody can read it, as it is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.speaker import Speaker

Captions = Callable[[Announcement], None]


class CaptionedSpeaker(Speaker):
    """A speaker whose words are written, too."""

    def __init__(self, *arguments: Any, captions: Captions, **options: Any) -> None:  # noqa: ANN401
        """Give everything that is said to ``captions``, which know what is for everybody."""
        super().__init__(*arguments, **options)
        self._captions = captions

    def say(self, announcement: Announcement) -> None:
        """Send the announcement on its way, at once, and write it."""
        self._captions(announcement)
        super().say(announcement)
