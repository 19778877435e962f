"""The phones' microphones: whoever holds the button is heard, with their seat."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import replace

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.source import SourceEvent, SourceProblem, SpeechStarted
from voice_hanabi.hearing.utterance import Utterance

MOST_WAITING = 500
"""The most blocks of sound that may wait to be recognised, half a minute; more are dropped."""


class Talking:
    """Hears one phone at a time, in its own thread: the first to hold the button is heard."""

    def __init__(
        self, open_recognizer: Callable[[], Recognizer], deliver: Callable[[SourceEvent], None]
    ) -> None:
        """``open_recognizer`` is called when somebody first talks; its errors are reported."""
        self._open = open_recognizer
        self._deliver = deliver
        self._lock = threading.Lock()
        self._work: queue.Queue[tuple[int, bytes | bool] | None] = queue.Queue(MOST_WAITING)
        self._holder: tuple[int, object] | None = None
        """The seat that holds the button, and by which of its phones."""
        self._phrases: PhraseGraph | None = None
        self._recognizer: Recognizer | None = None
        self._thread: threading.Thread | None = None

    @property
    def sounding(self) -> bool:
        """Whether somebody is holding the button."""
        return self._holder is not None

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from the next press of a button on."""
        self._phrases = phrases

    def talk(self, seat: int, on: bool, by: object = None) -> None:
        """Record that a seat's button is pressed or released ``by`` one of its phones.

        Another phone of the same seat takes the button over: the one before it was replaced, and when that
        one disconnects it doesn't release its successor's button.
        """
        with self._lock:
            held = self._holder
            if on and (held is None or (held[0] == seat and held[1] is not by)):
                self._holder = seat, by
            elif on or held != (seat, by):
                return
            else:
                self._holder = None
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="phones' microphones", daemon=True)
                self._thread.start()
        if on and held is not None:
            self._put(seat, False)
        self._put(seat, on)

    def sound(self, seat: int, pcm: bytes, by: object = None) -> None:
        """Take 16-bit PCM, 16 kHz, mono, from the phone that holds the button; any other is dropped."""
        if self._holder == (seat, by) and len(pcm) % 2 == 0:
            self._put(seat, pcm)

    def close(self) -> None:
        """Stop listening."""
        with self._lock:
            self._holder = None
            thread, self._thread = self._thread, None
        if thread is not None:
            while True:
                try:
                    self._work.put_nowait(None)
                    break
                except queue.Full:
                    self._work.get_nowait()
            thread.join(timeout=5)

    def _put(self, seat: int, what: bytes | bool) -> None:
        try:
            self._work.put((seat, what), block=False)
        except queue.Full:
            # Sound that comes faster than it is recognised may be dropped, but not its end.
            if what is False:
                self._work.get_nowait()
                self._work.put_nowait((seat, what))

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            seat, what = work
            try:
                self._hear(seat, what)
            except Exception as problem:
                # Whatever a recogniser or its model raises: the table's own microphone goes on.
                self._recognizer = None
                self._deliver(SourceProblem("recognizer-failed", {"message": str(problem)}))

    def _hear(self, seat: int, what: bytes | bool) -> None:
        if what is True:
            self._deliver(SpeechStarted(time.monotonic()))
            if self._recognizer is None:
                self._recognizer = self._open()
            if self._phrases is not None:
                self._recognizer.expect(self._phrases)
            return
        if self._recognizer is None:
            return
        heard = self._recognizer.finish() if what is False else self._recognizer.accept(bytes(what))
        if isinstance(heard, Utterance):
            self._deliver(replace(heard, seat=seat))
