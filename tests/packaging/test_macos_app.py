"""The app for macOS, as far as it can be examined on another system."""

from __future__ import annotations

import os
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from freezing.contents import LANGUAGES

HERE = Path(__file__).parents[2] / "packaging" / "macos"
SCRIPTS = ("build", "open-in-terminal", "Voice Hanabi.command")
MICROPHONE = "NSMicrophoneUsageDescription"

posix = pytest.mark.skipif(os.name != "posix", reason="the scripts are for a POSIX shell")


def information() -> dict[str, object]:
    read: dict[str, object] = plistlib.loads((HERE / "Info.plist").read_bytes())
    return read


def test_macos_is_told_why_the_microphone_is_needed() -> None:
    assert "hears" in str(information()[MICROPHONE])


@pytest.mark.parametrize("language", LANGUAGES)
def test_macos_says_it_in_every_language(language: str) -> None:
    assert language in information()["CFBundleLocalizations"]  # type: ignore[operator]
    strings = (HERE / f"{language}.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
    assert re.fullmatch(rf'"{MICROPHONE}" = "[^"\\]+\.";\n', strings)


def test_english_is_the_text_for_unknown_languages() -> None:
    strings = (HERE / "en.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
    assert str(information()[MICROPHONE]) in strings


def test_the_app_starts_what_is_put_into_it() -> None:
    assert (HERE / str(information()["CFBundleExecutable"])).is_file()


def test_the_spec_is_python() -> None:
    spec = HERE / "voice-hanabi.spec"
    compile(spec.read_text(encoding="utf-8"), spec, "exec")


@posix
@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_are_for_any_shell_and_can_be_started(name: str) -> None:
    checked = subprocess.run(("sh", "-n", HERE / name), capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert os.access(HERE / name, os.X_OK)


@posix
@pytest.mark.skipif(sys.platform == "darwin", reason="a Mac builds it")
def test_elsewhere_the_build_says_that_it_needs_a_mac() -> None:
    tried = subprocess.run((HERE / "build",), capture_output=True, text=True, check=False)
    assert tried.returncode == 1
    assert tried.stdout == ""
    assert tried.stderr == "packaging/macos/build: An app for macOS can only be built on a Mac.\n"


@posix
def test_from_the_finder_the_table_opens_in_a_terminal(tmp_path: Path) -> None:
    contents = tmp_path / "Voice Hanabi.app" / "Contents"
    for folder in ("MacOS", "Resources"):
        (contents / folder).mkdir(parents=True)
    shutil.copy(HERE / "open-in-terminal", contents / "MacOS")
    shutil.copy(HERE / "Voice Hanabi.command", contents / "Resources")
    program = contents / "MacOS" / "voice-hanabi"
    program.write_text('#!/bin/sh\necho "the table: $*"\n')
    program.chmod(0o755)
    # `open -a Terminal FILE` of macOS, which runs the file.
    opener = tmp_path / "open"
    opener.write_text('#!/bin/sh\n[ "$1 $2" = "-a Terminal" ] && exec "$3" --lang cs\n')
    opener.chmod(0o755)
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    started = subprocess.run(
        (contents / "MacOS" / "open-in-terminal",),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert started.stdout == "the table: --lang cs\n"
