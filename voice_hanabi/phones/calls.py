"""Phones as a source of utterances besides the microphone: typed, tapped and spoken."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.source import Deliver, SourceEvent
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.phones.talking import Talking


class PhoneLines:
    """A source of what is typed and tapped on phones; each line has its seat. It ends when it is closed."""

    shut = False
    """Always false: the table's voice doesn't keep anybody from typing."""

    def __init__(self, open_recognizer: Callable[[], Recognizer] | None = None) -> None:
        """Hear the phones' microphones with a recogniser from this function; ``None`` if they have none."""
        self.talking = None if open_recognizer is None else Talking(open_recognizer, self.event)
        self._deliver: Deliver | None = None
        self._early: list[SourceEvent] = []
        """Events from before anybody listened; their phones were told that they arrived."""
        self._closed = False
        self._lock = threading.Lock()

    def line(self, seat: int, text: str) -> None:
        """Take a line that somebody at a seat (0-based) typed or tapped; an empty one is ignored."""
        if text.strip():
            self.event(typed_line(text, seat=seat, ended=time.monotonic()))

    def event(self, event: SourceEvent) -> None:
        """Take what was heard through a phone."""
        with self._lock:
            if self._deliver is not None:
                self._deliver(event)
            elif not self._closed:
                self._early.append(event)

    def start(self, deliver: Deliver) -> None:
        """Start delivering, first what has come so far."""
        with self._lock:
            self._deliver = deliver
            for event in self._early:
                deliver(event)
            self._early.clear()

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases in speech. Typed lines need none."""
        if self.talking is not None:
            self.talking.expect(phrases)

    @property
    def listens(self) -> bool:
        """Whether phones may be spoken to."""
        return self.talking is not None

    def ready(self) -> None:
        """Do nothing: lines come at any time."""

    @property
    def sounding(self) -> bool:
        """Whether somebody is speaking to a phone."""
        return self.talking is not None and self.talking.sounding

    @property
    def heard_until(self) -> float:
        """Now: a button is either held or not."""
        return time.monotonic()

    def close(self) -> None:
        """Deliver nothing more."""
        if self.talking is not None:
            self.talking.close()
        with self._lock:
            self._deliver, self._closed = None, True
            self._early.clear()
