"""Access to a table's board: closed until it is shown, then open to anybody with its digits."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Mapping
from dataclasses import asdict

from voice_hanabi.contract.shown import Board
from voice_hanabi.phones.board.board import BoardPages
from voice_hanabi.phones.board.watching import Watching
from voice_hanabi.phones.door.keys import TOKEN_BYTES
from voice_hanabi.phones.reception import BoardSeen
from voice_hanabi.serving.invitation import new_code, same
from voice_hanabi.speaking.announcement import Announcement


class BoardDoor:
    """Shows what everybody at a table may know to pages that were let in; before that it shows nothing.

    The digits are valid while the board is open. A page that enters with them gets a secret, with which it
    can return.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.token = self.code = ""
        self._renew()

    @property
    def is_open(self) -> bool:
        """Whether the board may be looked at."""
        return bool(self.token)

    def open(self) -> bool:
        """Open the board to everybody with its digits; return whether it was closed."""
        with self._lock:
            was_shut = not self.token
            if was_shut:
                self.token, self.code = secrets.token_urlsafe(TOKEN_BYTES), new_code()
            return was_shut

    def restore(self, token: str, code: str) -> None:
        """Restore digits and a secret that were given out earlier."""
        self.token, self.code = token, code

    def shut(self, why: str = "shut") -> bool:
        """Send away all pages that watch the board, and make its digits and secret invalid. Return whether it
        was open.

        ``why`` is as in `BoardPages.close`.
        """
        with self._lock:
            was_open, pages = bool(self.token), self._pages
            self.token = self.code = ""
            self._renew()
        pages.close(why)
        return was_open

    def look(self, board: Board | None, language: str, words: Mapping[str, str]) -> None:
        """Show the table's current state, if the board is open."""
        if self.token:
            self._pages.speak(language, words)
            self._pages.show(None if board is None else asdict(board))

    def say(self, announcement: Announcement) -> None:
        """Write what the table says to everyone, if the board is open."""
        if self.token:
            self._pages.say(announcement)

    def since(self, version: int, caption: int) -> tuple[int, int, list[str]]:
        """Return what watching pages are sent after a version and a caption, as `BoardPages.since` does."""
        return self._pages.since(version, caption)

    # For the server; from any thread

    def by_token(self, token: str) -> BoardSeen | None:
        """Return the board if the secret is its own, else ``None``."""
        with self._lock:
            return BoardSeen(self._watching) if self.token and same(self.token, token) else None

    def by_digits(self, code: str) -> BoardSeen | None:
        """Return the board and its secret if the digits are its own, else ``None``."""
        with self._lock:
            good = bool(self.code) and same(self.code, code)
            return BoardSeen(self._watching, self.token) if good else None

    def _renew(self) -> None:
        self._pages = BoardPages()
        self._watching = Watching(self._pages)
