"""Pictures from a page's camera: assembled from pieces, and read one at a time in a thread.

A piece is a binary message that begins with :data:`PIECE`; one more byte says whether it is a picture's last
piece. The answer says whether a card was read and what is wrong, but never which card it is.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from voice_hanabi.phones.incoming import Malformed

PIECE = b"\xfa\xceVH-pic"
"""The beginning of each piece: eight bytes that sound doesn't contain."""

LARGEST = 300_000
"""The most bytes of a picture."""

READING = ThreadPoolExecutor(1, "cards")
"""One picture at a time is read, for all pages."""

ReadsCards = Callable[[int, bytes], str]
"""Takes a seat (0-based) and a JPEG; returns the answer to the page. Not called in the server's thread."""


class Pictures:
    """Assembles the pieces from one page."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._bytes = 0
        self.reads = False
        """Whether a picture of this page is being read; the next one waits for its answer."""

    def take(self, message: bytes) -> bytes | None:
        """Add a piece; return the picture if it is complete. Raises `Malformed` if it is too large."""
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
