"""The wheel, installed as people install Python programs: with pipx, and with uv."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from trying.evening import compare, demonstration, demonstrations, phones_page, typed_evenings
from trying.place import Place, require, tell


def installed_by(tool: str, command: tuple[str, ...], wheel: Path, folder: Path) -> Place:
    """Install a wheel with a tool into a separate folder; return where it is."""
    tell(f"{tool}: installing {wheel.name}")
    programs, home = folder / "bin", folder / "home"
    home.mkdir(parents=True)
    places = {
        "PIPX_HOME": str(folder / "pipx"),
        "PIPX_BIN_DIR": str(programs),
        "UV_TOOL_DIR": str(folder / "uv"),
        "UV_TOOL_BIN_DIR": str(programs),
    }
    environment = {**os.environ, **places}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        (*command, str(wheel)), env=environment, capture_output=True, text=True, check=False
    )
    require(done.returncode == 0, f"{tool} can't install the wheel:\n{done.stdout}{done.stderr}")
    clean = ("env", "-i", f"HOME={home}", "PATH=/usr/bin:/bin:/sbin", "LANG=C.UTF-8")
    return Place(tool, clean, str(programs / "voice-hanabi"), home, str(home))


def try_wheel(wheel: Path, page: Path, uv: str, work: Path) -> dict[str, tuple[str, ...]]:
    """Try a wheel with both tools; return the output of its demonstrations."""
    by_pipx = installed_by("pipx", ("pipx", "install"), wheel, work / "by-pipx")
    told = demonstrations(by_pipx)
    by_uv = installed_by("uv", (uv, "tool", "install", "--no-config"), wheel, work / "by-uv")
    for place in (by_pipx, by_uv):
        typed_evenings(place)
        phones_page(place, page)
    compare(by_uv, {"da": demonstration(by_uv, "da")}, told)
    return told


def write_demonstrations(told: dict[str, tuple[str, ...]], path: Path) -> None:
    """Store demonstrations, so that others can be compared with them."""
    path.write_text(json.dumps(told), encoding="utf-8")


def read_demonstrations(path: Path) -> dict[str, tuple[str, ...]]:
    """Read what `write_demonstrations` stored."""
    read = json.loads(path.read_text(encoding="utf-8"))
    return {language: tuple(lines) for language, lines in read.items()}
