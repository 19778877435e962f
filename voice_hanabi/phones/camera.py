"""Pictures that a page's camera sends: put together of pieces, and read one at a time in a thread.

A piece is a message of bytes that begins with :data:`PIECE`; one more byte says whether it is a picture's
last. What is answered says whether a card was read and what lacks, and never which card it is.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from voice_hanabi.phones.incoming import Malformed

PIECE = b"\xfa\xceVH-pic"
"""With this begins each piece: eight bytes that sound doesn't have."""

LARGEST = 300_000
"""Bytes of a picture."""

READING = ThreadPoolExecutor(1, "cards")
"""One picture at a time is read, whoever sends it."""

ReadsCards = Callable[[int, bytes], str]
"""Takes a seat (0-based) and a JPEG; returns what the page is told. Not called in the server's thread."""


class Pictures:
    """Puts the pieces of one page together."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._bytes = 0
        self.reads = False
        """Whether a picture of this page is being read: the next one waits for its answer."""

    def take(self, message: bytes) -> bytes | None:
        """Take a piece; return the picture where it is the last one. Raises `Malformed` for too much."""
        last, piece = message[len(PIECE) : len(PIECE) + 1], message[len(PIECE) + 1 :]
        self._bytes += len(piece)
        if last not in (b"\x00", b"\x01") or self._bytes > LARGEST:
            raise Malformed
        self._pieces.append(piece)
        if last == b"\x00":
            return None
        whole = b"".join(self._pieces)
        self._pieces, self._bytes = [], 0
        return None if self.reads else whole
