"""A module of ours runs in its own process: from any folder, and in a frozen program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.system.own_processes import NO_WINDOW, command_of, environment, run_module_asked_for

HOUSE = Path(__file__).resolve().parents[2]


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make this process look frozen by PyInstaller: its executable is the program, not Python."""
    if sys.platform == "win32":
        pytest.skip("the program is a shell's script")
    program = tmp_path / "voice-hanabi"
    entry = HOUSE / "voice_hanabi" / "__main__.py"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{entry}" "$@"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    return program


def test_a_frozen_program_speaks(frozen: Path) -> None:
    voice = SpokenVoice()
    try:
        assert voice.missing() is None
        assert voice.speak("Petr plays the first card.", "en", 175).seconds > 0.8
    finally:
        voice.close()


def test_a_frozen_program_tries_a_model(frozen: Path) -> None:
    with PackedModel("en", ["play"]) as model:
        assert check_model(model.plain, ["play", "anna"]).missing_words == {"anna"}


def test_a_frozen_program_is_played_by_its_entry(frozen: Path) -> None:
    told = subprocess.run(
        [frozen, "--version"], capture_output=True, text=True, check=True, env=environment(), timeout=60
    )
    assert told.stdout.startswith("voice-hanabi ")


@pytest.mark.parametrize(
    "arguments", [[], ["voice-hanabi"], ["voice-hanabi", "-m"], ["voice-hanabi", "-m", "this"]]
)
def test_nothing_but_a_module_of_ours_is_run(arguments: list[str]) -> None:
    assert not run_module_asked_for(arguments)


def test_what_lies_in_the_folder_where_the_program_was_started_is_not_taken_for_a_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "queue.py").write_text("raise SystemExit('a file of somebody else')")
    (tmp_path / "wave.py").write_text("raise SystemExit('a file of somebody else')")
    monkeypatch.chdir(tmp_path)
    voice = SpokenVoice()
    try:
        assert voice.missing() is None
    finally:
        voice.close()


def test_a_path_of_the_user_stays_in_the_environment() -> None:
    paths = environment({"PYTHONPATH": "somewhere", "HOME": "home"})
    assert paths["PYTHONPATH"].endswith("somewhere")
    assert Path(paths["PYTHONPATH"].split("somewhere")[0].rstrip(":;")) == HOUSE
    assert paths["HOME"] == "home"
    assert environment({})["PYTHONPATH"] == str(HOUSE)


def test_no_console_opens_for_a_process_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    class Seen(subprocess.Popen[str]):
        def __init__(self, *arguments: object, creationflags: int = 0, **options: object) -> None:
            started.append(creationflags)
            super().__init__(*arguments, **options)  # type: ignore[call-overload]

    window = 0x0800_0000
    for module in ("voice_hanabi.speaking.voices.voice", "voice_hanabi.hearing.models.checking"):
        monkeypatch.setattr(f"{module}.NO_WINDOW", window)
    monkeypatch.setattr(subprocess, "Popen", Seen)
    SpokenVoice().close()
    with PackedModel("en", ["play"]) as model:
        check_model(model.plain)
    assert started == [window, window]


def test_except_on_windows_there_is_no_flag_for_consoles() -> None:
    assert (NO_WINDOW != 0) == (sys.platform == "win32")
    assert command_of("voice_hanabi.x", "one")[-3:] == ("-m", "voice_hanabi.x", "one")
