"""Keys of a terminal as they are pressed: the space bar and Enter let somebody speak, the rest are lines.

As a terminal gives whole lines by itself, it is set to give each key for as long as this listens, and
becomes what it was afterwards, however the program ends. A line is begun by any other key, and shown as it
is typed.
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
"""Seconds between two looks whether this is to end."""

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
        """Give each key of the terminal for a while. Raises OSError where that can't be done."""
        yield _waited_for

else:
    import select
    import termios

    @contextmanager
    def key_by_key() -> Iterator[Callable[[], str | None]]:
        """Give each key of the terminal for a while. Raises OSError where that can't be done."""
        terminal = sys.stdin.fileno()
        decoder = getincrementaldecoder("utf-8")(errors="replace")
        try:
            before = termios.tcgetattr(terminal)
        except termios.error as refusal:
            raise OSError(str(refusal)) from refusal

        def listen() -> None:
            """Have each key given, but Ctrl+C and the like; also after somebody was at the shell."""
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
            # One that has gone needs nothing any more.
            with suppress(termios.error):
                termios.tcsetattr(terminal, termios.TCSANOW, before)


class PressedKeys(Soundless):
    """A source that reads keys of a terminal, in a thread of its own, until it is closed."""

    listens = False

    def __init__(self, show: Callable[[str], None] | None = None) -> None:
        """``show`` writes what is typed where it is seen; to standard output unless given."""
        self._show = show or _shown
        self._closed = threading.Event()
        self._thread: threading.Thread | None = None
        self._line = ""
        self._escaped = ""

    def start(self, deliver: Deliver) -> None:
        """Deliver `RepeatAsked` for a key to speak, an utterance for a line, `LeaveAsked` at the end."""
        self._thread = threading.Thread(target=self._run, args=(deliver,), name="keys", daemon=True)
        self._thread.start()

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Typed lines need no phrases."""

    def ready(self) -> None:
        """Do nothing: keys come when they are pressed."""

    def close(self) -> None:
        """Make the terminal what it was; nothing more is delivered."""
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
        """Deal with one key; return whether it was not the end of input."""
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
        """Leave out what an arrow key or the like gives: ESC, perhaps [ or O, signs, and one from @ to ~."""
        self._escaped += key
        introduced = len(self._escaped) == 2 and key in "[O"
        if len(self._escaped) > 1 and not introduced and "@" <= key <= "~":
            self._escaped = ""


def _shown(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()
