"""What a Linux folder of programs and libraries needs from the system: libraries and a glibc version."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from freezing.contents import FROM_THE_SYSTEM

_ELF = b"\x7fELF"
_NEEDED = re.compile(r"\(NEEDED\)\s+Shared library: \[(?P<name>[^\]]+)\]")
_VERSION = re.compile(r"\bName: GLIBC_(?P<version>[0-9.]+)\b")

Version = tuple[int, ...]
"""The numbers of a version, such as ``(2, 36)``."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a file needs."""

    libraries: frozenset[str]
    """The names of libraries that the loader looks for."""

    glibc: Version
    """The oldest glibc with which it runs; empty if it needs none."""


def read_needs(told: str) -> Needs:
    """Parse the output of ``readelf --dynamic --version-info --wide`` for a file."""
    versions = (tuple(map(int, found["version"].split("."))) for found in _VERSION.finditer(told))
    return Needs(frozenset(found["name"] for found in _NEEDED.finditer(told)), max(versions, default=()))


def programs_and_libraries(folder: Path) -> Iterator[Path]:
    """Return the files in a folder that the loader loads, without links."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    yield path


def needs_of(path: Path) -> Needs:
    """Ask binutils what a file needs."""
    command = ("readelf", "--dynamic", "--version-info", "--wide", str(path))
    told = subprocess.run(command, capture_output=True, text=True, check=True, env={"LC_ALL": "C"})
    return read_needs(told.stdout)


def unmet(folder: Path, needs: Iterable[Needs]) -> list[str]:
    """Return the needed libraries that are neither in the folder nor on every Linux system."""
    there = {path.name for path in folder.rglob("*")} | FROM_THE_SYSTEM
    return sorted({library for one in needs for library in one.libraries} - there)


def oldest_glibc(needs: Iterable[Needs]) -> Version:
    """Return the oldest glibc with which all of the files run."""
    return max((one.glibc for one in needs), default=())
