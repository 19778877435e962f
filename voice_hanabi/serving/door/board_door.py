"""The way to a table's board: shut until it is to be shown, then for whoever has its digits."""

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
    """Shows what everybody at a table may know to pages that were let in, and nothing before that.

    Digits are good as long as it is open; who came by them is given a secret, and comes again by that.
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
        """Let the board be looked at from now on; return whether it could not be before."""
        with self._lock:
            was_shut = not self.token
            if was_shut:
                self.token, self.code = secrets.token_urlsafe(TOKEN_BYTES), new_code()
            return was_shut

    def restore(self, token: str, code: str) -> None:
        """Let the digits and the secret be those that were given away already."""
        self.token, self.code = token, code

    def shut(self, why: str = "shut") -> bool:
        """Send everybody away who looks; what they came by is worth nothing. Return whether anybody could.

        ``why`` is as `BoardPages.close` has it.
        """
        with self._lock:
            was_open, pages = bool(self.token), self._pages
            self.token = self.code = ""
            self._renew()
        pages.close(why)
        return was_open

    def look(self, board: Board | None, language: str, words: Mapping[str, str]) -> None:
        """Show how the table is now, where anybody may look."""
        if self.token:
            self._pages.speak(language, words)
            self._pages.show(None if board is None else asdict(board))

    def say(self, announcement: Announcement) -> None:
        """Write what the table says to everyone, where anybody may look."""
        if self.token:
            self._pages.say(announcement)

    def since(self, version: int, caption: int) -> tuple[int, int, list[str]]:
        """Return what pages that look are sent behind a version and a caption, as `BoardPages.since` does."""
        return self._pages.since(version, caption)

    # For the server; from any thread

    def by_token(self, token: str) -> BoardSeen | None:
        """Return the board for who has its secret; ``None`` for who has another."""
        with self._lock:
            return BoardSeen(self._watching) if self.token and same(self.token, token) else None

    def by_digits(self, code: str) -> BoardSeen | None:
        """Return the board for who has its digits, with its secret; ``None`` for who has others."""
        with self._lock:
            good = bool(self.code) and same(self.code, code)
            return BoardSeen(self._watching, self.token) if good else None

    def _renew(self) -> None:
        self._pages = BoardPages()
        self._watching = Watching(self._pages)
