"""Sound files whose header says less than the file holds: read by what is there.

A program that writes while it records leaves 0 in the header when it is killed, one that writes into a pipe
cannot go back to it, and some count wrongly. libsndfile believes such a number where it is too small (and in
CAF also where it is too large). Here the number is replaced while the file is read; the file stays as it is.
"""

from __future__ import annotations

import io
import struct
from typing import BinaryIO, NamedTuple

_BEGINNING = 1 << 16
"""Bytes in which a header's own fields are; the chunks before the sound may be anywhere."""

_MOST = 0xFFFF_FFFF
"""The largest length that fits into four bytes; ten minutes of sound are less."""


class Replacement(NamedTuple):
    """Other bytes in the place of those from ``start`` on."""

    start: int
    content: bytes


class _Replaced(io.RawIOBase):
    """A file with a few bytes of it replaced."""

    def __init__(self, file: BinaryIO, replacement: Replacement) -> None:
        self._file = file
        self._replacement = replacement

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        return self._file.tell()

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        place = self._file.tell()
        content = bytearray(self._file.read(len(buffer)))
        start, other = self._replacement
        for offset, byte in enumerate(other, start - place):
            if 0 <= offset < len(content):
                content[offset] = byte
        buffer[: len(content)] = content
        return len(content)


def with_honest_header(file: BinaryIO) -> BinaryIO:
    """Return the file with its length as it is; the same file where nothing is wrong with its header."""
    length = file.seek(0, io.SEEK_END)
    file.seek(0)
    beginning = file.read(_BEGINNING)
    replacement = _replacement(file, beginning, length)
    file.seek(0)
    return file if replacement is None else io.BufferedReader(_Replaced(file, replacement))


def _replacement(file: BinaryIO, beginning: bytes, length: int) -> Replacement | None:
    match beginning[:4]:
        case b"RIFF" if beginning[8:12] == b"WAVE":
            return _of_chunk(file, length, 12, b"data", "<I")
        case b"RIFX" if beginning[8:12] == b"WAVE":
            return _of_chunk(file, length, 12, b"data", ">I")
        case b"FORM" if beginning[8:11] == b"AIF":
            return _of_chunk(file, length, 12, b"SSND", ">I")
        case b"caff":
            return _of_chunk(file, length, 8, b"data", ">q")
        case b".snd" | b"dns.":
            # Nothing comes behind the sound: 'unknown' is a length that the format has, and means all of it.
            return Replacement(8, b"\xff" * 4)
        case b"fLaC" if len(beginning) > 26:
            # The same, in 36 bits that begin in the middle of a byte.
            return Replacement(21, bytes([beginning[21] & 0xF0, 0, 0, 0, 0]))
    return None


def _of_chunk(file: BinaryIO, length: int, place: int, wanted: bytes, size: str) -> Replacement | None:
    """Return the size of the chunk that holds the sound, where neither the end nor a chunk follows it."""
    field = struct.calcsize(size)
    while place + 4 + field <= length:
        file.seek(place)
        name = file.read(4)
        (told,) = struct.unpack(size, file.read(field))
        begins = place + 4 + field
        if name == wanted:
            if _ends_well(file, length, begins, told, size):
                return None
            return Replacement(place + 4, struct.pack(size, min(length - begins, _MOST)))
        if told < 0:
            return None
        place = begins + told + (told % 2 if field == 4 else 0)
    return None


def _ends_well(file: BinaryIO, length: int, begins: int, told: int, size: str) -> bool:
    """Return whether a chunk has sound in it, and the file's end or another chunk comes behind it."""
    ends = begins + told
    if told <= 0 or ends > length:
        return length == begins
    field = struct.calcsize(size)
    padded = ends + (told % 2 if field == 4 else 0)
    if length - padded < 4 + field:
        return True
    file.seek(padded)
    name = file.read(4)
    (behind,) = struct.unpack(size, file.read(field))
    return (
        name.isascii() and name.decode("ascii").isprintable() and 0 <= behind <= length - padded - 4 - field
    )
