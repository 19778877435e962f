"""Speech Dispatcher, through which Orca speaks on Linux: a client of its protocol, SSIP.

Of its own, since the library libspeechd is not among Python's packages, and Prism does not tell when a text
is over. The protocol: https://htmlpreview.github.io/?https://github.com/brailcom/speechd/blob/master/doc/ssip.html
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
"""Seconds in which an answer comes, or none will."""

_LONGEST_TEXT = 120.0
"""Seconds after which a text is over, whatever the server reports."""

_LOOK = 0.05
"""Seconds between two looks whether a text is cut."""

_PORT = 6560
_FIRST_EVENT, _LAST_EVENT = 700, 799
_ENDED = ("702", "703")
"""The events by which a text is over: read to its end, or cancelled by the person who listens."""

Address = str | tuple[str, int]
"""A socket in the file system, or a host and port."""


class SpeechDispatcher:
    """A connection to Speech Dispatcher, opened again where it was lost."""

    name = "Speech Dispatcher"

    def __init__(self, address: Address) -> None:
        """Connect. Raises `ScreenReaderGone` where nobody answers."""
        self._address = address
        self._line = _Line(address)

    def read(self, text: str, language: str, cut: threading.Event) -> None:
        """Have a text read, and return when it is over."""
        try:
            number = self._speak(text, language)
        except ScreenReaderGone:
            # It may have been started again, as users do when it hangs.
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
        """Say goodbye; what is being read ends with the connection."""
        with suppress(ScreenReaderGone):
            self._line.ask("CANCEL self")
        self._line.close()

    def _speak(self, text: str, language: str) -> str:
        """Hand a text over; return its number."""
        self._line.ask(f"SET self LANGUAGE {language}")
        self._line.ask("SPEAK")
        # A line with a single dot ends the text, so that one before it says that it is none.
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
        """Send a command; return what its answer says besides the status. Raises `ScreenReaderGone`."""
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
            # 'nnn-' goes on, 'nnn ' is the last line.
            if answer[-1][3:4] != "-":
                yield answer
                answer = []

    def _receive(self, seconds: float) -> bool:
        """Take what comes within ``seconds``; return whether anything did."""
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
    """Return where Speech Dispatcher would answer in an environment, ``None`` where it does not run.

    It is not started: where nothing has started it, nobody here listens to a screen reader.
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
    # Part of a name that is divided by colons.
    name = os.environ.get("USER") or os.environ.get("LOGNAME") or "player"
    return "".join(letter for letter in name if letter.isalnum()) or "player"
