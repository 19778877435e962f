"""Single keys of a terminal: the space bar and Enter let somebody speak, other keys type a line.

A terminal normally delivers whole lines, so it is switched to single keys while this listens, and restored
afterwards, however the program ends. Any other key starts a line, which is shown as it is typed.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.source import Deliver, LeaveAsked, RepeatAsked, Soundless, SourceEnded
from voice_hanabi.hearing.sources.typed.keyboard import line_text
from voice_hanabi.hearing.utterance import typed_line

LOOK = 0.1
"""Seconds between two checks whether to end."""

_ENDS_WITHIN = 2.0
_ENTER = "\r\n"
_BACK = "\b\x7f"
_END = "\x04\x1a"
"""Ctrl+D, and on Windows Ctrl+Z: the end of input."""
_DROP_LINE = "\x15"
_ESCAPE = "\x1b"

if sys.platform == "win32":
    import msvcrt

    _FUNCTION_KEYS = "\x00\xe0"

    def _waited_for() -> str | None:
        """Return the keys that were pressed; an empty string after `LOOK` seconds without any."""
        until = time.monotonic() + LOOK
        while not msvcrt.kbhit():
            if time.monotonic() >= until:
                return ""
            time.sleep(LOOK / 5)
        key = msvcrt.getwch()
        if key in _FUNCTION_KEYS:
            msvcrt.getwch()
            return ""
        return key

    @contextmanager
    def key_by_key() -> Iterator[Callable[[], str | None]]:
        """Switch the terminal to single keys within this context. Raises OSError if that fails."""
        yield _waited_for

else:
    import select
    import termios

    @contextmanager
    def key_by_key() -> Iterator[Callable[[], str | None]]:
        """Switch the terminal to single keys within this context. Raises OSError if that fails."""
        terminal = sys.stdin.fileno()
        decoder = getincrementaldecoder("utf-8")(errors="replace")
        try:
            before = termios.tcgetattr(terminal)
        except termios.error as refusal:
            raise OSError(str(refusal)) from refusal

        def listen() -> None:
            """Deliver each key except Ctrl+C and the like; also after the program was suspended."""
            settings = termios.tcgetattr(terminal)
            if settings[3] & (termios.ICANON | termios.ECHO) and os.tcgetpgrp(terminal) == os.getpgrp():
                settings[3] &= ~(termios.ICANON | termios.ECHO)
                settings[6][termios.VMIN], settings[6][termios.VTIME] = 1, 0
                termios.tcsetattr(terminal, termios.TCSANOW, settings)

        def waited_for() -> str | None:
            """Return the keys that were pressed; an empty string after `LOOK` seconds, None at the end."""
            try:
                listen()
                ready, _, _ = select.select([terminal], [], [], LOOK)
                if not ready:
                    return ""
                given = os.read(terminal, 1024)
                return decoder.decode(given) if given else None
            except (termios.error, ValueError) as gone:
                raise OSError(str(gone)) from gone

        try:
            yield waited_for
        finally:
            # A terminal that has gone needs nothing any more.
            with suppress(termios.error):
                termios.tcsetattr(terminal, termios.TCSANOW, before)


class PressedKeys(Soundless):
    """A source that reads a terminal's keys in its own thread, until it is closed."""

    listens = False

    def __init__(self, show: Callable[[str], None] | None = None) -> None:
        """``show`` writes what is typed so that it is seen; by default to standard output."""
        self._show = show or _shown
        self._closed = threading.Event()
        self._thread: threading.Thread | None = None
        self._line = ""
        self._escaped = ""

    def start(self, deliver: Deliver) -> None:
        """Deliver `RepeatAsked` for push-to-talk, an utterance for a line, `LeaveAsked` at the end."""
        self._thread = threading.Thread(target=self._run, args=(deliver,), name="keys", daemon=True)
        self._thread.start()

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Do nothing: typed lines need no phrases."""

    def ready(self) -> None:
        """Do nothing: keys come when they are pressed."""

    def close(self) -> None:
        """Restore the terminal; nothing more is delivered."""
        self._closed.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(timeout=_ENDS_WITHIN)

    def _run(self, deliver: Deliver) -> None:
        try:
            with key_by_key() as pressed:
                while not self._closed.is_set():
                    keys = pressed()
                    if keys is None or not all(self._take(key, deliver) for key in keys):
                        deliver(LeaveAsked())
                        break
                else:
                    return
        except OSError:
            # The terminal has gone.
            pass
        deliver(SourceEnded())

    def _take(self, key: str, deliver: Deliver) -> bool:
        """Handle one key; return false at the end of input."""
        if self._escaped or key == _ESCAPE:
            self._escape(key)
        elif key in _ENTER or (key == " " and not self._line):
            text = line_text(self._line.encode(errors="replace"))
            if self._line:
                self._show("\n")
            self._line = ""
            deliver(typed_line(text, ended=time.monotonic()) if text else RepeatAsked())
        elif key in _BACK:
            self._rub_out(1)
        elif key == _DROP_LINE:
            self._rub_out(len(self._line))
        elif key in _END:
            return bool(self._line)
        elif key.isprintable():
            self._line += key
            self._show(key)
        return True

    def _rub_out(self, count: int) -> None:
        count = min(count, len(self._line))
        self._line = self._line[: len(self._line) - count]
        self._show("\b \b" * count)

    def _escape(self, key: str) -> None:
        """Skip the escape sequence of an arrow key or the like: ESC, perhaps [ or O, signs, and one from @ to
        ~.
        """
        self._escaped += key
        introduced = len(self._escaped) == 2 and key in "[O"
        if len(self._escaped) > 1 and not introduced and "@" <= key <= "~":
            self._escaped = ""


def _shown(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
