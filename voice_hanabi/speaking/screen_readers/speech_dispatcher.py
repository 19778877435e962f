"""A client for Speech Dispatcher, through which Orca speaks on Linux.

It implements the protocol SSIP itself, because the library libspeechd is not on PyPI, and Prism doesn't
report when a text is over. The protocol:
https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReaderGone

_PATIENCE = 5.0
"""Seconds to wait for an answer."""

_LONGEST_TEXT = 120.0
"""Seconds after which a text counts as over, whatever the server reports."""

_LOOK = 0.05
"""Seconds between two checks whether a text is cut."""

_PORT = 6560
_FIRST_EVENT, _LAST_EVENT = 700, 799
_ENDED = ("702", "703")
"""The events that end a text: read to its end, or cancelled by the listener."""

Address = str | tuple[str, int]
"""A socket in the file system, or a host and port."""


class SpeechDispatcher:
    """A connection to Speech Dispatcher, reopened if it was lost."""

    name = "Speech Dispatcher"

    def __init__(self, address: Address) -> None:
        """Connect. Raises `ScreenReaderGone` if nobody answers."""
        self._address = address
        self._line = _Line(address)

    def read(self, text: str, language: str, cut: threading.Event) -> None:
        """Let it read a text, and return when it is over."""
        try:
            number = self._speak(text, language)
        except ScreenReaderGone:
            # It may have been restarted, as users do when it hangs.
            self._line.close()
            self._line = _Line(self._address)
            number = self._speak(text, language)
        deadline = time.monotonic() + _LONGEST_TEXT
        while not self._line.ended(number, _LOOK):
            if cut.is_set():
                self._line.ask("STOP self")
                return
            if time.monotonic() > deadline:
                return

    def close(self) -> None:
        """Say goodbye; the current text ends with the connection."""
        with suppress(ScreenReaderGone):
            self._line.ask("CANCEL self")
        self._line.close()

    def _speak(self, text: str, language: str) -> str:
        """Send a text; return its number."""
        self._line.ask(f"SET self LANGUAGE {language}")
        self._line.ask("SPEAK")
        # A line with a single dot ends the text, so a line that begins with a dot gets another.
        lines = ("." + line if line.startswith(".") else line for line in text.splitlines())
        return self._line.ask("\r\n".join([*lines, "."]))[0]


class _Line:
    """The connection: commands are answered, and events come in between."""

    def __init__(self, address: Address) -> None:
        self._events: list[list[str]] = []
        self._rest = b""
        try:
            if isinstance(address, str):
                self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            else:
                self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            self._socket.settimeout(_PATIENCE)
            self._socket.connect(address)
        except (OSError, AttributeError) as error:
            raise ScreenReaderGone(str(error)) from error
        self.ask(f"SET self CLIENT_NAME {_user()}:voice-hanabi:table")
        self.ask("SET self PRIORITY message")
        self.ask("SET self NOTIFICATION END on")
        self.ask("SET self NOTIFICATION CANCEL on")

    def ask(self, command: str) -> list[str]:
        """Send a command; return its answer without the status. Raises `ScreenReaderGone`."""
        try:
            self._socket.settimeout(_PATIENCE)
            self._socket.sendall(command.encode() + b"\r\n")
        except OSError as error:
            raise ScreenReaderGone(str(error)) from error
        for answer in self._answers(_PATIENCE):
            status = int(answer[-1][:3])
            if _FIRST_EVENT <= status <= _LAST_EVENT:
                self._events.append(answer)
            elif status < 300:
                return [line[4:] for line in answer]
            else:
                raise ScreenReaderGone(answer[-1])
        raise ScreenReaderGone("no answer")

    def ended(self, number: str, seconds: float) -> bool:
        """Wait up to ``seconds`` for the text with this number to end; return whether it did."""
        self._events += self._answers(seconds)
        over = any(
            event[-1].startswith(_ENDED) and number in (line[4:] for line in event) for event in self._events
        )
        self._events.clear()
        return over

    def close(self) -> None:
        self._socket.close()

    def _answers(self, seconds: float) -> Iterator[list[str]]:
        """Yield answers and events, each as its lines, until none has come for ``seconds``."""
        answer: list[str] = []
        while True:
            line, newline, rest = self._rest.partition(b"\r\n")
            if not newline:
                if not self._receive(seconds):
                    return
                continue
            self._rest = rest
            answer.append(line.decode(errors="replace"))
            if not answer[-1][:3].isdigit():
                raise ScreenReaderGone(answer[-1])
            # 'nnn-' continues, 'nnn ' is the last line.
            if answer[-1][3:4] != "-":
                yield answer
                answer = []

    def _receive(self, seconds: float) -> bool:
        """Receive what comes within ``seconds``; return whether anything did."""
        try:
            self._socket.settimeout(seconds)
            received = self._socket.recv(4096)
        except TimeoutError:
            return False
        except OSError as error:
            raise ScreenReaderGone(str(error)) from error
        if not received:
            raise ScreenReaderGone("the connection has ended")
        self._rest += received
        return True


def speech_dispatcher_address(environment: Mapping[str, str]) -> Address | None:
    """Return the address of Speech Dispatcher in an environment, ``None`` if it isn't running.

    It is not started: if it isn't running, nobody here listens to a screen reader.
    """
    given = environment.get("SPEECHD_ADDRESS", "")
    kind, _, rest = given.partition(":")
    if kind == "unix_socket" and rest:
        return rest
    if kind == "inet_socket":
        host, _, port = rest.partition(":")
        return host or "127.0.0.1", int(port) if port.isdecimal() else _PORT
    folder = environment.get("XDG_RUNTIME_DIR")
    place = Path(folder) / "speech-dispatcher" / "speechd.sock" if folder else None
    return str(place) if place is not None and place.exists() else None


def _user() -> str:
    # Part of a name that is split at colons.
    name = os.environ.get("USER") or os.environ.get("LOGNAME") or "player"
    return "".join(letter for letter in name if letter.isalnum()) or "player"
