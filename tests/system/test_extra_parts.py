"""Extra parts: each is one of the project's, and the command that installs it is for this very program."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from voice_hanabi.cli.commands import package_missing
from voice_hanabi.system.extra_parts import EXTRA_OF, own_pip

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_every_part_that_is_named_exists() -> None:
    parts = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(EXTRA_OF.values()) <= set(parts)


def test_a_command_without_its_part_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.name", "posix")
    monkeypatch.setattr(sys, "prefix", "/home/anna/hanabi/.venv")
    told = package_missing(["serve", "--lang", "en"], "aiortc")
    assert told.endswith('Run: .venv/bin/pip install "voice-hanabi[serve]".')
    assert "pip" not in package_missing(["--lang", "en"], "aiohttp")


def test_elsewhere_pip_is_that_of_the_programs_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", "/opt/voice-hanabi")
    assert own_pip() == f'"{sys.executable}" -m pip'
    found = subprocess.run(f"{own_pip()} --version", shell=True, capture_output=True, text=True, check=True)
    assert found.stdout.startswith("pip ")


def test_a_packed_program_has_no_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_pip() == "pip"
