"""Keys of a terminal as they are pressed: a key to speak, typed lines, and a terminal left as it was."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from voice_hanabi.hearing.sources.source import LeaveAsked, RepeatAsked, SourceEvent
from voice_hanabi.hearing.sources.typed.pressed_keys import PressedKeys
from voice_hanabi.hearing.utterance import Utterance

ARROW_UP, DELETE_KEY, PASTED = "\x1b[A", "\x1b[3~", "\x1b[200~"


def pressed(keys: str) -> tuple[list[str], str]:
    """What is delivered for these keys, and what is shown."""
    events: list[SourceEvent] = []
    shown: list[str] = []
    source = PressedKeys(shown.append)
    for key in keys:
        if not source._take(key, events.append):
            events.append(LeaveAsked())
    named = [event.text if isinstance(event, Utterance) else type(event).__name__ for event in events]
    return named, "".join(shown)


def test_the_space_bar_and_enter_ask_to_speak_and_show_nothing() -> None:
    assert pressed(" \r \n") == (["RepeatAsked"] * 4, "")


def test_whatever_else_is_typed_is_a_line_and_is_shown() -> None:
    assert pressed("Žlutá čtyři\r") == (["Žlutá čtyři"], "Žlutá čtyři\n")
    assert pressed("two\n ") == (["two", "RepeatAsked"], "two\n")


def test_what_was_mistyped_can_be_rubbed_out() -> None:
    assert pressed("twe\x7fo\r")[0] == ["two"]
    assert pressed("\b\btwo\r")[0] == ["two"]
    assert pressed("three\x15two\r")[0] == ["two"]
    assert pressed("x\x7f ")[0] == ["RepeatAsked"], "an empty line again"


def test_keys_that_move_a_cursor_do_nothing() -> None:
    for key in (ARROW_UP, DELETE_KEY, PASTED, "\x1bOP", "\t", "\x01"):
        assert pressed(f"t{key}wo\r") == (["two"], "two\n"), key


def test_the_end_of_input_leaves_but_not_in_the_middle_of_a_line() -> None:
    assert pressed("\x04")[0] == ["LeaveAsked"]
    assert pressed("two\x04\r")[0] == ["two"]


_READER = """
import sys, time
from voice_hanabi.cli.command_line.ending import Ended, ended_by_signals
from voice_hanabi.hearing.sources.typed.pressed_keys import PressedKeys

source = PressedKeys()
source.start(lambda event: print(f"<{getattr(event, 'text', type(event).__name__)}>", flush=True))
print("<reads>", flush=True)
try:
    with ended_by_signals():
        while True:
            time.sleep(0.05)
except (Ended, KeyboardInterrupt):
    print("<ended>", flush=True)
finally:
    source.close()
"""


class Terminal:
    """A POSIX terminal in which something reads keys."""

    def __init__(self) -> None:
        pty = pytest.importorskip("pty", reason="a terminal of POSIX")
        self.termios = pytest.importorskip("termios")
        self.hand, self.terminal = pty.openpty()
        self.before = self.settings()
        self.screen = ""
        self.program = subprocess.Popen(
            [sys.executable, "-c", _READER],
            stdin=self.terminal,
            stdout=self.terminal,
            stderr=self.terminal,
            start_new_session=True,
            preexec_fn=_sit_down,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        os.set_blocking(self.hand, False)

    def settings(self) -> object:
        return self.termios.tcgetattr(self.terminal)

    def gives_keys(self) -> bool:
        return not self.termios.tcgetattr(self.terminal)[3] & self.termios.ICANON

    def type(self, keys: bytes) -> None:
        os.write(self.hand, keys)

    def wait_for(self, words: str, times: int = 1) -> None:
        until = time.monotonic() + 60
        while self.screen.count(words) < times:
            assert time.monotonic() < until, self.screen
            try:
                self.screen += os.read(self.hand, 65536).decode(errors="replace")
            except (BlockingIOError, OSError):
                time.sleep(0.02)

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.hand)
        os.close(self.terminal)


def _sit_down() -> None:
    """Take the terminal, and let signals work even if the tests were started in the background."""
    for one in (signal.SIGINT, signal.SIGHUP):
        signal.signal(one, signal.SIG_DFL)
    os.close(os.open(os.ttyname(0), os.O_RDWR))


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    terminal = Terminal()
    terminal.wait_for("<reads>")
    until = time.monotonic() + 60
    while not terminal.gives_keys():
        assert time.monotonic() < until
        time.sleep(0.02)
    yield terminal
    terminal.close()


def test_a_terminal_gives_each_key_at_once(terminal: Terminal) -> None:
    terminal.type(b" ")
    terminal.wait_for("<RepeatAsked>")
    terminal.type("Ř".encode()[:1])
    terminal.type("Ř".encode()[1:] + b"ekni\r")
    terminal.wait_for("<Řekni>")


@pytest.mark.parametrize("way", ["Ctrl+C", "SIGTERM", "SIGHUP"])
def test_however_it_ends_the_terminal_is_as_it_was(terminal: Terminal, way: str) -> None:
    if way == "Ctrl+C":
        terminal.type(b"\x03")
    else:
        terminal.program.send_signal(getattr(signal, way))
    terminal.wait_for("<ended>")
    terminal.program.wait(60)
    assert terminal.settings() == terminal.before


def test_it_resumes_after_the_shell_has_had_the_terminal(terminal: Terminal) -> None:
    terminal.termios.tcsetattr(terminal.terminal, terminal.termios.TCSANOW, terminal.before)
    until = time.monotonic() + 60
    while not terminal.gives_keys():
        assert time.monotonic() < until
        time.sleep(0.02)
    terminal.type(b" ")
    terminal.wait_for("<RepeatAsked>")


def test_once_closed_it_reads_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pty = pytest.importorskip("pty", reason="a terminal of POSIX")
    hand, terminal = pty.openpty()
    events: queue.SimpleQueue[SourceEvent] = queue.SimpleQueue()
    with os.fdopen(terminal, "rb", buffering=0) as keyboard, os.fdopen(hand, "wb", buffering=0) as fingers:
        monkeypatch.setattr(sys, "stdin", keyboard)
        # Without a controlling terminal, a session cannot ask which process group is in the foreground.
        monkeypatch.setattr(os, "tcgetpgrp", lambda terminal: os.getpgrp())
        source = PressedKeys()
        source.start(events.put)
        fingers.write(b" ")
        assert isinstance(events.get(timeout=60), RepeatAsked)
        source.close()
        fingers.write(b" ")
        assert events.empty()


def test_without_a_terminal_the_source_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    events: queue.SimpleQueue[SourceEvent] = queue.SimpleQueue()
    with open(os.devnull, encoding="utf-8") as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)
        source = PressedKeys()
        source.start(events.put)
        assert type(events.get(timeout=60)).__name__ == "SourceEnded"
        source.close()
