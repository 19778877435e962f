"""The first steps for every package: the source, a wheel built from it, and a clean environment with that
wheel.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from freezing.source import pack_source, unpack

ROOT = Path(__file__).resolve().parents[2]
"""The checkout."""

PYINSTALLER = "pyinstaller>=6.16,<7"


class BuildProblem(Exception):  # noqa: N818 - a sentence for people
    """Raised if a package can't be built; its text is a sentence for the person who builds."""


@dataclass(frozen=True, slots=True)
class Built:
    """The results of the first steps."""

    version: str
    wheel: Path
    source: Path
    """The archive of the source."""

    python: Path
    """The Python of an environment that has the wheel and PyInstaller."""


def run(*command: str | Path, environment: Mapping[str, str] | None = None, cwd: Path | None = None) -> str:
    """Run a command and return what it wrote.

    Raises:
        BuildProblem: if it fails; its output is then on standard error.
    """
    words = [str(part) for part in command]
    print(f"+ {' '.join(words)}", file=sys.stderr, flush=True)
    done = subprocess.run(
        words, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    told = done.stdout.decode(errors="replace")
    if done.returncode != 0:
        print(told, file=sys.stderr)
        raise BuildProblem(f"{words[0]} failed (exit status {done.returncode}).")
    return told


def version_of(root: Path) -> str:
    """Return the program's version, read from the source.

    Raises:
        BuildProblem: if there is none.
    """
    told = (root / "voice_hanabi" / "__init__.py").read_text(encoding="utf-8")
    if found := re.search(r'^__version__ = "([^"]+)"', told, re.MULTILINE):
        return found[1]
    raise BuildProblem("voice_hanabi/__init__.py names no version.")


def require(*programs: str) -> None:
    """Check that programs are installed.

    Raises `BuildProblem` naming those that are not.
    """
    if missing := [program for program in programs if shutil.which(program) is None]:
        raise BuildProblem(f"This needs {', '.join(missing)}, which is not installed.")


def extras(system: str, machine: str) -> tuple[str, ...]:
    """Return extras that are packed, too, because nobody can add them to a package later.

    The library that finds screen readers is not available for every kind of Linux computer.
    """
    return ("screenreader",) if system == "darwin" or machine == "x86_64" else ()


def wheel_and_environment(python: str, work: Path, out: Path) -> Built:
    """Pack the source, build the wheel from that archive alone, and install it into a new environment.

    ``python`` is the Python that gets packed; ``work`` is emptied first.
    """
    version = version_of(ROOT)
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    out.mkdir(parents=True, exist_ok=True)
    source = out / f"voice-hanabi-{version}-source.tar.xz"
    pack_source(ROOT, source)
    # Build from the archive, so that files missing from it are noticed here.
    unpack(source, work)
    run(python, "-m", "venv", work / "environment")
    packer = work / "environment" / "bin" / "python"
    tree = work / source.name.removesuffix(".tar.xz")
    run(packer, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", work / "wheel", tree)
    built = next((work / "wheel").glob("*.whl"))
    named = ",".join(extras(sys.platform, platform.machine()))
    run(packer, "-m", "pip", "install", f"{built}[{named}]", PYINSTALLER)
    wheel = out / built.name
    shutil.copyfile(built, wheel)
    return Built(version, wheel, source, packer)
