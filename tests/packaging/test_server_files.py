"""The files of a club's server: each names only what exists, and is accepted by the program that reads it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from voice_hanabi.cli.serve import COMMAND
from voice_hanabi.serving.keeping.chosen import VARIABLE

ROOT = Path(__file__).parents[2]
FILES = ROOT / "packaging" / "server"


def text(name: str) -> str:
    return (FILES / name).read_text(encoding="utf-8")


def test_units_and_containers_name_options_that_exist() -> None:
    start = re.search(r"^ExecStart=\S+/voice-hanabi serve (.*)$", text("voice-hanabi@.service"), re.MULTILINE)
    assert start is not None
    more = re.search(r"^OPTIONS=(.*)$", text("club"), re.MULTILINE)
    assert more is not None
    given, rest = COMMAND.read(start[1].replace("$OPTIONS", more[1]).split())
    assert (given.worker, given.turn, rest) == ("%i", ["turn:hanabi.example.org:3478"], [])
    services = yaml.safe_load(text("compose.yaml"))["services"]
    names = set()
    for name in ("one", "two"):
        given, rest = COMMAND.read(services[name]["command"])
        assert not rest
        assert given.worker == name
        names.add(given.address)
        assert VARIABLE in services[name]["environment"]
    assert VARIABLE in text("club")
    assert names == set(re.findall(r"\{\$VOICE_HANABI_(?:ONE|TWO):([\d.:]+)\}", text("Caddyfile")))


def test_the_page_of_packages_names_files_that_exist() -> None:
    page = (ROOT / "docs" / "club.md").read_text(encoding="utf-8")
    named = set(re.findall(r"packaging/server/([\w@.-]*\w)", page))
    assert {"club", "voice-hanabi@.service", "Caddyfile", "turnserver.conf"} <= named
    assert all((FILES / name).is_file() for name in named)
    assert "REPLACE-THIS" in text("turnserver.conf")


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed here")
def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    done = subprocess.run(
        ["caddy", "validate", "--config", FILES / "Caddyfile", "--adapter", "caddyfile"],
        capture_output=True,
        text=True,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin:/usr/local/bin"},
    )
    assert done.returncode == 0, done.stderr
