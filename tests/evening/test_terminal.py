"""An evening typed at a terminal: Enter repeats, arrow keys bring lines back, leaving says that it saved."""

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="a terminal of POSIX")
termios = pytest.importorskip("termios", reason="a terminal of POSIX")

ARROW_UP = "\x1b[A"
CONTROL_C, CONTROL_D = "\x03", "\x04"
LONGEST = 60.0
LOCAL_MODES = 3
"""Where the settings of a terminal say whether it passes on whole lines, or each key."""
PROGRAM = (sys.executable, "-m", "voice_hanabi", "--lang", "en", "--output", "text", "--input", "keyboard")


def _sit_down() -> None:
    """Take the terminal, and let Ctrl+C work even if the tests were started in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.close(os.open(os.ttyname(0), os.O_RDWR))


class Evening:
    """The program at its own terminal, as somebody typing there sees it."""

    def __init__(self, saves: Path, *arguments: str) -> None:
        self.screen = ""
        self._inside, outside = pty.openpty()
        self.before = termios.tcgetattr(outside)
        self._outside = outside
        self.program = subprocess.Popen(
            [*PROGRAM, "--seed", "1", "--saves", str(saves), *arguments],
            stdin=outside,
            stdout=outside,
            stderr=outside,
            # As for a real terminal: Ctrl+C reaches the process that controls it.
            start_new_session=True,
            preexec_fn=_sit_down,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm"},
        )

    def type(self, keys: str) -> None:
        os.write(self._inside, keys.encode())

    def wait_for(self, words: str, times: int = 1) -> str:
        """Wait until words were shown this many times; return the screen."""
        deadline = time.monotonic() + LONGEST
        os.set_blocking(self._inside, False)
        while self.screen.count(words) < times:
            assert time.monotonic() < deadline, self.screen
            try:
                self.screen += os.read(self._inside, 65536).decode(errors="replace")
            except OSError as error:
                # There is nothing yet, or nobody at the other end; any other error is a failure.
                if error.errno not in (errno.EAGAIN, errno.EIO):
                    raise
                time.sleep(0.02)
        return self.screen

    def leave_by(self, key: str) -> None:
        """Press a key once the program reads one: between two lines Ctrl+D would arrive as an empty sign."""
        deadline = time.monotonic() + LONGEST
        while termios.tcgetattr(self._outside)[LOCAL_MODES] & termios.ICANON:
            assert time.monotonic() < deadline, self.screen
            time.sleep(0.02)
        self.type(key)

    def settings(self) -> object:
        return termios.tcgetattr(self._outside)

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._inside)
        os.close(self._outside)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, "--players", "Anna", "Petr")
    evening.wait_for("Your turn.")
    yield evening
    evening.close()


def test_enter_alone_repeats_what_was_said_last(evening: Evening) -> None:
    evening.type("fireworks\n")
    evening.wait_for("table: No fireworks yet.")
    evening.type("\n")
    evening.wait_for("table: No fireworks yet.", times=2)


def test_an_arrow_key_brings_the_last_line_back(evening: Evening) -> None:
    evening.type("fireworks\n")
    evening.wait_for("table: No fireworks yet.")
    evening.type(ARROW_UP + "\n")
    evening.wait_for("table: No fireworks yet.", times=2)


def test_nothing_is_drawn_and_there_is_no_prompt(evening: Evening) -> None:
    evening.type("fireworks\n")
    screen = evening.wait_for("table: No fireworks yet.")
    assert "\x1b" not in screen
    shown = [line for line in re.split(r"\r?\n", screen) if line]
    assert all(line == "fireworks" or re.match(r"\w+: ", line) for line in shown), shown


@pytest.mark.parametrize(("key", "status"), [(CONTROL_C, 130), (CONTROL_D, 0)])
def test_leaving_by_a_key_says_that_the_game_is_saved(
    evening: Evening, tmp_path: Path, key: str, status: int
) -> None:
    evening.type("play the first\n")
    evening.wait_for("table: Playing the first.")
    evening.wait_for("Petr: Anna draws red one. Your turn.")
    evening.leave_by(key)
    screen = evening.wait_for("table: Saved. Goodbye.")
    assert evening.program.wait(LONGEST) == status
    assert "Traceback" not in screen
    assert evening.settings() == evening.before, "the terminal is as it was"
    again = Evening(tmp_path, "--resume")
    again.wait_for("Petr")
    again.close()


def test_before_a_game_leaving_only_says_goodbye(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.wait_for("?")
    evening.type(CONTROL_C)
    assert "table: Goodbye." in evening.wait_for("Goodbye.")
    assert evening.program.wait(LONGEST) == 130
    evening.close()


def test_a_letter_that_is_half_there_is_asked_for_again(evening: Evening) -> None:
    os.write(evening._inside, b"\xc5\n")
    # One readline drops the half letter, so nothing is said and the last words are repeated; another passes
    # a sign on, which is not understood. Ctrl+D comes only then: a key between two lines may be lost.
    evening.wait_for("table: ", times=4)
    evening.leave_by(CONTROL_D)
    evening.wait_for("Saved. Goodbye.")


def test_several_at_one_screen_look_one_after_the_other(tmp_path: Path) -> None:
    ears = ("--ear", "Anna=screen", "--ear", "Petr=screen")
    evening = Evening(tmp_path, "--players", "Anna", "Petr", *ears)
    try:
        assert "Petr has" not in evening.wait_for("Only Anna should look now. Press Enter.")
        evening.type("\n")
        evening.wait_for("Anna: Petr has")
        evening.type("petr ones\nyes\n")
        evening.wait_for("Only Petr should look now. Press Enter.")
        now_seen = evening.screen.rpartition("\x1b[3J")[2]
        assert "Anna: Petr has" not in now_seen
        assert "Petr's turn." in now_seen
        evening.type("\n")
        evening.wait_for("Petr: Anna has")
        evening.leave_by(CONTROL_D)
        evening.wait_for("Saved. Goodbye.")
    finally:
        evening.close()
