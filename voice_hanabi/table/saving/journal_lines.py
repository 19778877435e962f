"""The lines of a saved game: JSON objects, each with a checksum over the whole file up to there.

Files of earlier versions have none; once a line has one, all that follow have one.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

_JOINED = re.compile(rb'"check": "[0-9a-f]{8}"\}.')
_CHECKED = re.compile(rb'(.*), "check": "([0-9a-f]{8})"\}', re.DOTALL)


def checked_line(record: Mapping[str, object], before: int) -> bytes:
    """Return a record as a line, including its end. ``before`` is the checksum of the file so far."""
    text = json.dumps(record, ensure_ascii=False).encode()[:-1]
    return text + b', "check": "%08x"}\n' % zlib.crc32(text, before)


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line of a file, without its end."""

    number: int
    """Counted from 1."""
    length: int
    """In bytes."""
    record: dict[str, object] | None
    """Its content, or ``None`` if it isn't a JSON object."""
    joined: bool
    """Whether another line begins in it, because the end of the first is damaged."""
    checked: bool
    """Whether it has a checksum."""
    sound: bool
    """Whether the checksum is right; a line without one needs none, unless a line before it has one."""


@dataclass(frozen=True, slots=True)
class JournalLines:
    """The lines of a file."""

    lines: tuple[JournalLine, ...]
    """The complete lines."""
    whole: int
    """Their size in bytes, including their ends."""
    torn: bool
    """Whether half a line follows."""


def lines_of(content: bytes) -> JournalLines:
    """Split a file into its lines."""
    whole = content.rfind(b"\n") + 1
    lines = []
    before, checked = 0, False
    for number, text in enumerate(content[:whole].split(b"\n")[:-1], start=1):
        found = _CHECKED.fullmatch(text)
        right = not checked if found is None else b"%08x" % zlib.crc32(found[1], before) == found[2]
        checked = checked or found is not None
        lines.append(
            JournalLine(
                number=number,
                length=len(text),
                record=_record(text),
                joined=_JOINED.search(text) is not None,
                checked=found is not None,
                sound=right,
            )
        )
        before = zlib.crc32(text + b"\n", before)
    return JournalLines(tuple(lines), whole, whole < len(content))


def _record(text: bytes) -> dict[str, object] | None:
    """Return a line's content, without its checksum."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict):
        return None
    record.pop("check", None)
    return record
