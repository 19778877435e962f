"""However the program is stopped, it leaves as after Ctrl+C: the game saved, the last words said."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems have no such signals")

GAME = ("--lang", "en", "--players", "Anna", "Petr", "--seed", "1", "--input", "keyboard", "--output", "text")

MISSING = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == sys.argv[1]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from voice_hanabi.cli.front_door import main
sys.exit(main(sys.argv[2:]))
"""
"""Starts the program where a package is not installed."""

PRESSED = """
import sys

class CtrlC:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            raise KeyboardInterrupt

sys.meta_path.insert(0, CtrlC())
from voice_hanabi.cli.front_door import main
sys.exit(main(sys.argv[2:]))
"""
"""Presses Ctrl+C when the program is about to import a module."""


@pytest.mark.by_turns(of="number")
@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_ends_the_evening_with_its_last_words(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "voice_hanabi", *GAME, "--saves", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
        # Tests that were started in the background ignore these signals, and so would the program.
        preexec_fn=lambda: [signal.signal(one, signal.SIG_DFL) for one in (signal.SIGINT, signal.SIGHUP)],
    ) as evening:
        assert evening.stdin is not None
        assert evening.stdout is not None
        evening.stdin.write("play the first\nwhose turn is it\n")
        for line in evening.stdout:
            # The move is done, and the program waits.
            if line == "table: Petr's turn.\n":
                break
        evening.send_signal(number)
        told = evening.stdout.read()
        problems = evening.stderr.read() if evening.stderr is not None else ""
    assert told.splitlines()[-1] == "table: Saved. Goodbye."
    assert problems == ""
    assert evening.returncode == status
    assert read_journal(next(saved_games(tmp_path)), GAMES).state.turn == 1


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    script = (
        "import os, signal; from voice_hanabi.cli.command_line.ending import ended_by_signals\n"
        "signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "with ended_by_signals(): os.kill(os.getpid(), signal.SIGHUP)\n"
        "print('goes on')"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout == "goes on\n"


@pytest.mark.parametrize(
    "module", ["voice_hanabi.cli.command_line.ending", "voice_hanabi.language.wording", "numpy"]
)
def test_ctrl_c_while_the_program_loads_gives_no_traceback(tmp_path: Path, module: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", PRESSED, module, *GAME, "--saves", str(tmp_path)],
        input="",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (found.returncode, found.stdout, found.stderr) == (130, "", "")


@pytest.mark.by_turns(of="package")
@pytest.mark.parametrize(
    ("package", "language", "options"),
    [("babel", "cs", ()), ("soundfile", "cs", ()), ("aiohttp", "pl", ("--phones", "127.0.0.1:0"))],
)
def test_a_missing_package_is_reported_in_one_sentence(
    tmp_path: Path, package: str, language: str, options: tuple[str, ...]
) -> None:
    command = [sys.executable, "-c", MISSING, package, *GAME, *options, "--lang", language]
    found = subprocess.run(
        [*command, "--saves", str(tmp_path)],
        input="",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    told = Wording("en" if package == "babel" else language).say("package-missing", package=package)
    assert (found.returncode, found.stdout, found.stderr) == (2, "", f"voice-hanabi: {told}\n")


@pytest.mark.by_turns(of="package")
@pytest.mark.parametrize("package", ["vosk", "pyttsx3", "sounddevice", "certifi"])
def test_what_a_typed_game_does_without_may_be_missing(tmp_path: Path, package: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", MISSING, package, *GAME, "--saves", str(tmp_path)],
        input="play the first\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (found.returncode, found.stderr) == (0, "")
    assert read_journal(next(saved_games(tmp_path)), GAMES).state.turn == 1
