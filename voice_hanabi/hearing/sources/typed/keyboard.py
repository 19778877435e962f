"""Typed lines as utterances, from a pipe or a terminal."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterable, Iterator

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.source import (
    Deliver,
    LeaveAsked,
    RepeatAsked,
    Soundless,
    SourceEnded,
    SourceEvent,
)
from voice_hanabi.hearing.sources.typed.terminal import Terminal
from voice_hanabi.hearing.utterance import Utterance, typed_line

_CHUNK = 4096

LONGEST_LINE = 1000
"""The most characters that are kept of a line; nobody says more at once, and a piped file may be anything."""


def typed_utterances(lines: Iterable[bytes]) -> Iterator[Utterance]:
    """Yield an utterance for each line that is not blank.

    The lines are UTF-8, with or without a byte order mark. Invalid bytes become U+FFFD, so that the line is
    not understood and asked for again instead of ending the game.
    """
    for raw in lines:
        text = line_text(raw)
        if text:
            yield typed_line(text, ended=time.monotonic())


def line_text(raw: bytes) -> str:
    """Return a line's words with single spaces, at most ``LONGEST_LINE`` characters; U+FFFD for bad UTF-8."""
    decoded = raw.decode("utf-8", errors="replace").replace("\ufeff", "").replace("\0", " ")
    return " ".join(decoded.split())[:LONGEST_LINE]


class Keyboard(Soundless):
    """A source that reads standard input, or other lines, in its own thread."""

    listens = False

    def __init__(self, lines: Iterable[bytes] | None = None) -> None:
        """Read these lines (bytes with or without the line end); standard input when ``None``."""
        self._lines = lines
        self._terminal = Terminal.here() if lines is None else None
        self._closed = threading.Event()
        self._deliver_to: Deliver | None = None

    def start(self, deliver: Deliver) -> None:
        """Deliver an utterance for each line, and ``SourceEnded`` at the end of input.

        At a terminal Enter alone delivers ``RepeatAsked``, and its end of input ``LeaveAsked``.
        """
        self._deliver_to = deliver
        read = self._read if self._terminal is None else self._read_terminal
        # A thread waiting for a line can't be interrupted; as a daemon it doesn't delay the exit.
        threading.Thread(target=read, name="keyboard", daemon=True).start()

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Do nothing: typed lines need no phrases."""

    def ready(self) -> None:
        """Do nothing: lines come when they are typed."""

    def close(self) -> None:
        """Deliver nothing more, and leave a terminal as it was."""
        self._closed.set()
        # The thread waits on; what it refers to would never be freed, and soxr complains about that at the
        # end.
        self._deliver_to = None
        if self._terminal is not None:
            self._terminal.restore()

    def _deliver(self, event: SourceEvent) -> None:
        deliver = self._deliver_to
        if deliver is not None and not self._closed.is_set():
            deliver(event)

    def _read(self) -> None:
        try:
            for utterance in typed_utterances(standard_input() if self._lines is None else self._lines):
                if self._closed.is_set():
                    return
                self._deliver(utterance)
        except (OSError, ValueError):
            # The terminal was closed, or standard input: that is the end of input.
            pass
        self._deliver(SourceEnded())

    def _read_terminal(self) -> None:
        assert self._terminal is not None
        for line in self._terminal.lines():
            if self._closed.is_set():
                return
            text = line_text(line.encode(errors="replace"))
            self._deliver(typed_line(text, ended=time.monotonic()) if text else RepeatAsked())
        self._deliver(LeaveAsked())
        self._deliver(SourceEnded())


def standard_input() -> Iterator[bytes]:
    """Yield the lines of standard input; none if the program has no standard input."""
    if sys.stdin is None:
        return
    # Bypass Python's own buffer: a thread waiting for a line holds its lock, which would end the program with
    # a fatal error when somebody leaves the table. (A Windows console gives UTF-8 here.)
    source = getattr(sys.stdin.buffer, "raw", sys.stdin.buffer)
    rest = b""
    while chunk := source.read(_CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        yield from lines
    if rest:
        yield rest
