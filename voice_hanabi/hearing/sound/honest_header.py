"""Reads sound files whose header understates their length.

A recording program that is killed leaves 0 in the header, one that writes into a pipe can't go back to it,
and some count wrongly. libsndfile believes such a number if it is too small (and in CAF also if it is too
large). Here the number is replaced while the file is read; the file itself isn't changed.
"""

from __future__ import annotations

import io
import struct
from typing import BinaryIO, NamedTuple

_BEGINNING = 1 << 16
"""Bytes that contain a header's own fields; the chunks before the sound may be anywhere."""

_MOST = 0xFFFF_FFFF
"""The largest length in four bytes; ten minutes of sound are less."""


class Replacement(NamedTuple):
    """Bytes that replace those from ``start`` on."""

    start: int
    content: bytes


class _Replaced(io.RawIOBase):
    """A file of which a few bytes are replaced."""

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
    """Return the file with its true length, or the same file if its header is right."""
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
            # Nothing follows the sound: 'unknown' is a valid length in the format, and means all of it.
            return Replacement(8, b"\xff" * 4)
        case b"fLaC" if len(beginning) > 26:
            # The same, in 36 bits that start in the middle of a byte.
            return Replacement(21, bytes([beginning[21] & 0xF0, 0, 0, 0, 0]))
    return None


def _of_chunk(file: BinaryIO, length: int, place: int, wanted: bytes, size: str) -> Replacement | None:
    """Return the size of the chunk that holds the sound, if it isn't followed by the end or another chunk."""
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
    """Return whether a chunk contains sound and is followed by the file's end or another chunk."""
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
