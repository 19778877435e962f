"""Try the packages for Linux: the wheel with pipx and uv, then the folder and the .deb in bare systems.

Run it as root through ``packaging/linux/test``: it creates separate systems without a network.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from freezing.source import unpack

from trying import bare_system, evening
from trying.place import Place, Wrong, require, tell
from trying.wheel import read_demonstrations, try_wheel, write_demonstrations

_ROOT = Path(__file__).resolve().parents[2]
_PAGE = _ROOT / "voice_hanabi" / "phones" / "page"
_PROGRAM = "voice-hanabi"
_SHELF = "Hry u stolu"
"""A folder name with spaces, as people choose them."""


def try_folder(copy: Path, archive: Path, told: evening.Demonstrations) -> None:
    """Unpack the folder in a player's home, where there is no PortAudio yet, and play."""
    shelf = copy / bare_system.HOME[1:] / _SHELF
    shelf.mkdir()
    unpack(archive, shelf)
    name = archive.name.removesuffix(".tar.xz")
    place = bare_system.place_in(copy, "the folder", f"{bare_system.HOME}/{_SHELF}/{name}/{_PROGRAM}")
    for paper in ("LICENSE", "SOURCE.txt", "licences/LIST.txt"):
        require((shelf / name / paper).is_file(), f"{place.name} lacks {paper}.")
    evening.doctored(place, portaudio=False)
    evening.typed_evenings(place)
    language = "cs"
    evening.compare(place, {language: evening.demonstration(place, language)}, told)
    shutil.rmtree(shelf)


def try_deb(copy: Path, package: Path, told: evening.Demonstrations) -> None:
    """Install the .deb, play everything that can be played, remove it, and check what remains."""
    shutil.copyfile(package, copy / "tmp" / package.name)
    bare_system.install_needed(copy)
    bare_system.as_root(copy, "dpkg", "--install", f"/tmp/{package.name}")
    place = bare_system.place_in(copy, "the .deb", _PROGRAM)
    papers = copy / "usr/share/doc" / _PROGRAM
    require((papers / "copyright").is_file(), f"{place.name} does not state its licence.")
    evening.doctored(place, portaudio=True)
    evening.compare(place, evening.demonstrations(place), told)
    evening.recorded_demonstrations(place)
    evening.typed_evenings(place)
    evening.phones_page(place, _PAGE)
    evening.screen_reader_library(place)
    bare_system.install_sound(copy)
    evening.spoken_evening(place)
    _nothing_set(copy, place)
    saves = evening.usual_saves(place)
    before = sorted(path.name for path in saves.iterdir())
    bare_system.as_root(copy, "apt-get", "remove", "--yes", _PROGRAM)
    bare_system.as_root(copy, "dpkg", "--purge", _PROGRAM)
    for path in ("usr/bin/voice-hanabi", "usr/lib/voice-hanabi", "usr/share/doc/voice-hanabi"):
        require(not os.path.lexists(copy / path), f"{place.name} leaves {path} behind.")
    after = sorted(path.name for path in saves.iterdir())
    require(before == after, f"{place.name}: the saved games were removed with the program.")


def _nothing_set(copy: Path, place: Place) -> None:
    """Start it without even a language set: its language is then English, and it can print all letters."""
    tell(f"{place.name}: an empty environment")
    bare = replace(place, around=tuple(word for word in place.around if not word.startswith("LANG=")))
    told = bare.succeed("--help", "--lang", "cs")
    require(any("Použití" in line for line in told), f"{place.name}: without LANG it writes '{told[0]}'.")
    version = place.succeed("--version")
    require(version[0].startswith(_PROGRAM), f"{place.name}: --version says '{version[0]}'.")


def one(out: Path, pattern: str) -> Path:
    """Return the only file of a kind among the packages.

    Raises:
        Wrong: if there is none, or more than one.
    """
    found = sorted(out.glob(pattern))
    require(len(found) == 1, f"There must be one {pattern} in {out}, but there are {len(found)}.")
    return found[0]


def _inside(asked: argparse.Namespace) -> None:
    told = read_demonstrations(asked.compare)
    for release in asked.release:
        copy = bare_system.enter(asked.systems / release, asked.work)
        try:
            try_folder(copy, one(asked.out, "voice-hanabi-*-linux-*.tar.xz"), told)
            try_deb(copy, one(asked.out, "*.deb"), told)
        finally:
            bare_system.leave(copy)
        print(f"{release}: the folder and the .deb work.")


def _outside(asked: argparse.Namespace) -> None:
    require(os.geteuid() == 0, "This creates bare systems: run it as root.")
    for program in ("debootstrap", "chroot", "unshare", "ip", "pipx"):
        require(shutil.which(program) is not None, f"This needs {program}, which is not installed.")
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-try-", dir=asked.work) as folder:
        work = Path(folder)
        told = try_wheel(one(asked.out, "*.whl"), _PAGE, asked.uv, work)
        print("The wheel works with pipx and with uv.")
        write_demonstrations(told, work / "told.json")
        for release in asked.release:
            bare_system.make(release, asked.systems)
        # Nothing can be downloaded in there: from here on, the only network is this computer's own.
        again = [sys.executable, "-m", "trying.linux", "--inside", "--compare", str(work / "told.json")]
        again += [word for release in asked.release for word in ("--release", release)]
        again += ["--systems", str(asked.systems), "--work", str(work), str(asked.out)]
        done = subprocess.run(("unshare", "--net", "--mount", *again), check=False)
        require(done.returncode == 0, "A trial in a bare system failed.")


def main() -> int:
    """Try everything; return the exit status."""
    parser = argparse.ArgumentParser("packaging/linux/test", description=__doc__)
    parser.add_argument(
        "--release", action="append", help="a release of Debian or Ubuntu (bookworm); repeatable"
    )
    parser.add_argument("--systems", type=Path, default=bare_system.KEPT, help="where bare systems are kept")
    parser.add_argument("--work", type=Path, help="where to install and try packages")
    parser.add_argument("--uv", default="uv", help="the program uv")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--compare", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("out", type=Path, nargs="?", default=_ROOT / "dist", help="where the packages are")
    asked = parser.parse_args()
    asked.release = asked.release or ["bookworm"]
    asked.out, asked.systems = asked.out.resolve(), asked.systems.resolve()
    try:
        if asked.inside:
            _inside(asked)
        else:
            _outside(asked)
    except Wrong as wrong:
        print(f"packaging/linux/test: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
