"""The board's current state and its captions: written by the table's threads, read by the server's.

Only what everybody at the table may know ever comes here: views made for everyone, and what is said aloud.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections import deque
from collections.abc import Callable, Mapping
from itertools import count

from voice_hanabi.phones.door.codes import rows_of
from voice_hanabi.speaking.announcement import Announcement

MOST_CAPTIONS = 200
"""How many captions are kept for a page that is opened later; older ones are dropped."""

MOST_MOVES = 4
"""How many of the last moves are shown."""


class BoardPages:
    """Holds what pages show to everybody at the table. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._wakes: dict[int, Callable[[], None]] = {}
        self._names = count()
        self._numbers = count(1)
        self._captions: deque[tuple[int, str]] = deque(maxlen=MOST_CAPTIONS)
        self._language = "en"
        self._words: Mapping[str, str] = {}
        self._view: Mapping[str, object] | None = None
        self._moves: deque[str] = deque(maxlen=MOST_MOVES)
        self._version = 0
        self._address = ""
        self._drawn: tuple[str, list[str]] = "", []
        self._evening = secrets.token_hex(4)
        """Distinguishes its captions from another board's, whose numbers also start at one."""
        self.ended = ""
        """Why the board was closed, as passed to `close`; empty while it is shown."""

    @property
    def address(self) -> str:
        """The address for phones, as people type it; empty if none may join."""
        return self._address

    @address.setter
    def address(self, address: str) -> None:
        with self._lock:
            self._address = address
            self._changed()

    def speak(self, language: str, words: Mapping[str, str]) -> None:
        """Set the language of the page's own texts."""
        with self._lock:
            if (language, words) != (self._language, self._words):
                self._language, self._words = language, dict(words)
                self._changed()

    def show(self, view: Mapping[str, object] | None) -> None:
        """Show this, plain data that everybody may know; ``None`` between games."""
        with self._lock:
            if view != self._view:
                self._note_move(view)
                self._view = view
                self._changed()

    def say(self, announcement: Announcement) -> None:
        """Write what the table says to everyone. Private and aloud-only announcements are left out."""
        heard_only = announcement.aloud_only or announcement.unwritten
        if announcement.audience is None and not heard_only and announcement.text.strip():
            who = "partner" if announcement.speaker else "says"
            self._write(who, announcement.text, announcement.language)

    def heard(self, text: str) -> None:
        """Write what the table heard somebody say in the room."""
        if text.strip():
            self._write("heard", text, self._language)

    def close(self, why: str = "closed") -> None:
        """Tell the pages that it was 'closed' or is 'shut'; tell them nothing if the table has 'moved'."""
        with self._lock:
            self.ended = why
            self._wake()

    # For the server

    def watch(self, wake: Callable[[], None]) -> int:
        """Call ``wake`` whenever something has changed; return an identifier for `leave`."""
        with self._lock:
            name = next(self._names)
            self._wakes[name] = wake
            return name

    def leave(self, name: int) -> None:
        """Stop calling this one's ``wake``."""
        with self._lock:
            self._wakes.pop(name, None)

    def since(self, version: int, caption: int) -> tuple[int, int, list[str]]:
        """Return the messages after a version of the board and a caption's number, with the latest ones."""
        with self._lock:
            found = [] if version == self._version and version else [self._as_text()]
            found += [text for number, text in self._captions if number > caption]
            last = self._captions[-1][0] if self._captions else caption
            return self._version, last, found

    def joining(self) -> str:
        """Return how a phone joins: only the address; the page there asks for the code that is read aloud.

        Its QR code is drawn once, which takes a while.
        """
        address = self._address
        if self._drawn[0] != address:
            self._drawn = address, rows_of(address) if address else []
        return _text("join", address=address, rows=self._drawn[1])

    def _note_move(self, view: Mapping[str, object] | None) -> None:
        """Keep the last moves; a new game starts with none."""
        last = view and view.get("last")
        if not last:
            self._moves.clear()
        elif not self._moves or self._moves[-1] != last:
            self._moves.append(str(last))

    def _as_text(self) -> str:
        return _text(
            "board",
            evening=self._evening,
            language=self._language,
            words=dict(self._words),
            view=self._view,
            moves=list(self._moves),
            joins=bool(self.address),
        )

    def _write(self, who: str, text: str, language: str) -> None:
        with self._lock:
            number = next(self._numbers)
            message = _text("caption", number=number, who=who, text=" ".join(text.split()), language=language)
            self._captions.append((number, message))
            self._wake()

    def _changed(self) -> None:
        self._version += 1
        self._wake()

    def _wake(self) -> None:
        for wake in self._wakes.values():
            wake()


def _text(name: str, /, **members: object) -> str:
    return json.dumps({"type": name, **members}, ensure_ascii=False, separators=(",", ":"))
