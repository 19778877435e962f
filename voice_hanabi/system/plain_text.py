"""Makes text from outside safe to show and speak: on one line, without escapes, of limited length.

Names, paths, typed lines and the system's error messages may contain anything. A terminal would obey hidden
escapes, and a screen reader would stumble over them.
"""

from __future__ import annotations

import errno
import json
import os
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import lru_cache
from typing import TextIO, cast

LONGEST = 1000
"""The most characters of a text from outside that are shown; the middle of a longer one is cut."""

_UNKNOWN = "\ufffd"
_SHOWN_AS = {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cn": "", "Co": _UNKNOWN, "Cs": _UNKNOWN}
"""What a character is shown as, by its category; any other is shown unchanged."""


_OTHER_LETTERS = str.maketrans(
    {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "å": "a", "Å": "A", "đ": "d", "ß": "ss"}
)
"""Letters that Unicode does not decompose."""

_PLAIN_SIGNS = str.maketrans(
    {"„": '"', "“": '"', "”": '"', "»": '"', "«": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "..."}
)


def one_line(text: str, longest: int = LONGEST) -> str:
    """Return a text in a form for use in a sentence.

    Line ends and control characters become spaces; invisible characters and direction marks are removed; lone
    surrogates and undecodable bytes become U+FFFD.
    """
    if len(text) > longest:
        half = longest // 2
        text = f"{text[:half]}…{text[-half:]}"
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(character: str) -> str:
    return _SHOWN_AS.get(unicodedata.category(character), character)


@lru_cache(maxsize=65536)
def without_diacritics(text: str) -> str:
    """Return a text as typed on a foreign keyboard: 'žlutá' as 'zluta', 'søren' as 'soren'."""
    decomposed = unicodedata.normalize("NFD", text.translate(_OTHER_LETTERS))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def in_encoding(text: str, encoding: str) -> str:
    """Return a text that an encoding can write: unsupported letters lose their diacritics, or become '?'.

    In plain ASCII 'Použití' becomes 'Pouziti', which a voice still reads as a word.
    """
    return "".join(
        character if _fits(character, encoding) else _plain(character, encoding) for character in text
    )


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _plain(character: str, encoding: str) -> str:
    plain = without_diacritics(character.translate(_PLAIN_SIGNS))
    return plain if _fits(plain, encoding) else plain.encode(encoding, "replace").decode(encoding)


def json_line(values: Mapping[str, object]) -> str:
    """Return an object as a line of JSON, with plain letters if the output supports them, else escaped."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "").replace("_", "")
    line = json.dumps(values, ensure_ascii=encoding != "utf8")
    # A file name need not be valid text: it is then escaped too, so that it can be recovered.
    return line if line.isprintable() else json.dumps(values)


_WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Move to the first line, clear the screen, clear the scroll-back."""

_DUMB_TERMINAL = "dumb"
_MANY_LINES = 200


class OutputLost(OSError):  # noqa: N818 - a sentence for people
    """Raised if output can't be written: perhaps the disk is full."""


class PlainOutput:
    """A stream that accepts any text: it removes escapes, and replaces letters that it can't write."""

    def __init__(self, stream: TextIO, *, needed: bool = True) -> None:
        """Write to ``stream``. If the output is ``needed``, a failure raises `OutputLost`."""
        self._stream = stream
        self._needed = needed

    @property
    def encoding(self) -> str:
        """The encoding of the stream."""
        return getattr(self._stream, "encoding", None) or "utf-8"

    def write(self, text: str) -> int:
        """Write a text, which may have several lines; return its length."""
        shown = "\n".join(one_line(line, len(line)) for line in text.split("\n"))
        try:
            try:
                self._stream.write(shown)
            except UnicodeEncodeError:
                self._stream.write(in_encoding(shown, self.encoding))
        except OSError as error:
            self._lost(error)
        return len(text)

    def flush(self) -> None:
        """Flush everything that was written."""
        try:
            self._stream.flush()
        except OSError as error:
            self._lost(error)

    def wipe(self) -> None:
        """Clear the terminal and its scroll-back; one that can't is filled with empty lines."""
        if sys.platform == "win32":
            # Starting a command is what makes an old console obey these escapes.
            os.system("")
        dumb = os.environ.get("TERM") == _DUMB_TERMINAL
        self._stream.write("\n" * _MANY_LINES if dumb else _WIPE)
        self.flush()

    def isatty(self) -> bool:
        """Return whether it is a terminal."""
        return self._stream.isatty()

    def fileno(self) -> int:
        """Return the stream's descriptor."""
        return self._stream.fileno()

    def _lost(self, error: OSError) -> None:
        if reader_has_gone(error):
            raise BrokenPipeError(errno.EPIPE, error.strerror or str(error)) from error
        if self._needed:
            raise OutputLost(error.errno, error.strerror or str(error)) from error


def reader_has_gone(error: OSError) -> bool:
    """Return whether an error means that nobody reads the output any more."""
    # Windows reports a pipe without a reader as an invalid argument.
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


@contextmanager
def plain_output() -> Iterator[None]:
    """Make standard output and standard error accept any text in this context."""
    out = cast("TextIO", PlainOutput(sys.stdout))
    error = cast("TextIO", PlainOutput(sys.stderr, needed=False))
    with redirect_stdout(out), redirect_stderr(error):
        yield
