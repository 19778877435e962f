"""NVDA, JAWS, VoiceOver, Orca and others through the library Prism (the package prismatoid)."""

from __future__ import annotations

import threading
import time
from importlib import import_module
from typing import Any

from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReaderGone

_VOICES = ("SAPI", "OneCore", "AVSpeech", "Spiel", "Web Speech", "Speech Dispatcher", "UIA")
"""Prism's backends that are plain voices, or announce to any listener, rather than screen readers; we use
Speech Dispatcher through our own client."""

_LOOK = 0.05
"""Seconds between two checks whether a text is over or cut."""

_SHORTEST = 0.6
_LETTERS_A_SECOND = 15.0
"""The assumed reading speed if it doesn't report the end of a text: an ordinary one."""


class PrismReader:
    """A running screen reader found by Prism."""

    def __init__(self, backend: Any, context: Any = None) -> None:  # noqa: ANN401 - Prism's
        """Use a backend of Prism's; ``context`` is kept alive as long as it is used."""
        self._backend = backend
        self._context = context

    @property
    def name(self) -> str:
        """Prism's name for it."""
        return str(self._backend.name)

    def read(self, text: str, language: str, cut: threading.Event) -> None:
        """Let it read a text and show it in braille; return when it is over, as far as that is known.

        The language is left to the screen reader, whose interface can't set it.
        """
        del language
        features = self._backend.features
        try:
            (self._backend.output if features.supports_output else self._backend.speak)(text, False)
            begun = time.monotonic()
            expected = begun + _SHORTEST + len(text) / _LETTERS_A_SECOND
            while time.monotonic() < expected:
                if cut.wait(_LOOK):
                    self._backend.stop()
                    return
                told = features.supports_is_speaking and time.monotonic() - begun > _SHORTEST
                if told and not self._backend.speaking:
                    return
        except Exception as error:
            # The errors of Prism's backends are of many types.
            raise ScreenReaderGone(str(error)) from error

    def close(self) -> None:
        """Close it."""
        self._backend = self._context = None


def prism_reader() -> PrismReader | None:
    """Return the running screen reader that Prism finds, ``None`` without one, or without Prism."""
    try:
        context = import_module("prism").Context()
        return reader_in(context)
    except Exception:
        # A library that is missing or doesn't load counts as no screen reader.
        return None


def reader_in(context: Any) -> PrismReader | None:  # noqa: ANN401 - Prism's
    """Return the running screen reader that Prism ranks highest, if there is one."""
    found = [context.id_of(place) for place in range(context.backends_count)]
    for number in sorted(found, key=context.priority_of, reverse=True):
        if context.name_of(number) in _VOICES:
            continue
        try:
            backend = context.acquire(number)
        except (ValueError, RuntimeError, OSError):
            # Probably not running.
            continue
        if backend.features.is_supported_at_runtime:
            return PrismReader(backend, context)
    return None
