"""Finds the running screen reader."""

from __future__ import annotations

import os

from voice_hanabi.speaking.screen_readers.prism import prism_reader
from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReader, ScreenReaderGone
from voice_hanabi.speaking.screen_readers.speech_dispatcher import SpeechDispatcher, speech_dispatcher_address


def find_screen_reader() -> ScreenReader | None:
    """Return the running screen reader, opened; ``None`` if there is none."""
    found = prism_reader()
    if found is not None:
        return found
    address = speech_dispatcher_address(os.environ)
    if address is None:
        return None
    try:
        return SpeechDispatcher(address)
    except ScreenReaderGone:
        return None
