"""Text from outside made fit to be shown and spoken: on one line, without escapes, and not without end.

Names, paths, typed lines and what the system says of an error may hold anything. A terminal would obey
what is hidden in them, a screen reader would stumble over it.
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
"""Characters of a text from outside that are shown, at most; of a longer one the middle is left out."""

_UNKNOWN = "\ufffd"
_SHOWN_AS = {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cn": "", "Co": _UNKNOWN, "Cs": _UNKNOWN}
"""What a character is shown as, by its category; any other is shown as it is."""


_OTHER_LETTERS = str.maketrans(
    {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "å": "a", "Å": "A", "đ": "d", "ß": "ss"}
)
"""Letters that Unicode does not take apart."""

_PLAIN_SIGNS = str.maketrans(
    {"„": '"', "“": '"', "”": '"', "»": '"', "«": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "…": "..."}
)


def one_line(text: str, longest: int = LONGEST) -> str:
    """Return a text as it may be shown in a sentence.

    Line ends and control characters become spaces; characters that are invisible or turn the direction of
    writing are left out; half a character and a byte that is none become U+FFFD.
    """
    if len(text) > longest:
        half = longest // 2
        text = f"{text[:half]}…{text[-half:]}"
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(character: str) -> str:
    return _SHOWN_AS.get(unicodedata.category(character), character)


@lru_cache(maxsize=65536)
def without_diacritics(text: str) -> str:
    """Return a text as people type it on a foreign keyboard: 'žlutá' as 'zluta', 'søren' as 'soren'."""
    decomposed = unicodedata.normalize("NFD", text.translate(_OTHER_LETTERS))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def in_encoding(text: str, encoding: str) -> str:
    """Return a text that an encoding can write: letters that it lacks without their signs, or as '?'.

    Into plain ASCII goes 'Pouziti' for 'Použití', which a voice still reads as a word.
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
    """Return an object as a line of JSON: in plain letters where the output takes them all, else escaped."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "").replace("_", "")
    line = json.dumps(values, ensure_ascii=encoding != "utf8")
    # A file's name need not be text: then it is escaped too, so that it can be had back.
    return line if line.isprintable() else json.dumps(values)


_WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""To the first line, wipe what is seen, wipe what has scrolled away."""

_DUMB_TERMINAL = "dumb"
_MANY_LINES = 200


class OutputLost(OSError):  # noqa: N818 - a sentence for people
    """What is printed cannot be written: the disk is full, perhaps."""


class PlainOutput:
    """A stream that shows whatever it is given: no escapes, and near letters for those it can't write."""

    def __init__(self, stream: TextIO, *, needed: bool = True) -> None:
        """Write to ``stream``. What can't be written raises `OutputLost` where the output is ``needed``."""
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
        """Have all that was written on its way."""
        try:
            self._stream.flush()
        except OSError as error:
            self._lost(error)

    def wipe(self) -> None:
        """Wipe the terminal, and what has scrolled away; one that can't is filled with empty lines."""
        if sys.platform == "win32":
            # Starting a command is what makes an old console obey these signs.
            os.system("")
        dumb = os.environ.get("TERM") == _DUMB_TERMINAL
        self._stream.write("\n" * _MANY_LINES if dumb else _WIPE)
        self.flush()

    def isatty(self) -> bool:
        """Return whether somebody looks at it in a terminal."""
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
    """Return whether what is written is lost since nobody reads it any more."""
    # Windows says of a pipe that nobody reads any more that it is an invalid argument.
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


@contextmanager
def plain_output() -> Iterator[None]:
    """Let standard output and standard error show whatever they are given, in this context."""
    out = cast("TextIO", PlainOutput(sys.stdout))
    error = cast("TextIO", PlainOutput(sys.stderr, needed=False))
    with redirect_stdout(out), redirect_stderr(error):
        yield
