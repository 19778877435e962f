"""Tries a checkout on bare systems of Debian and Ubuntu: the two commands in README.

Run it as root through ``packaging/linux/test-checkout``. There are two trials in each system, each in a fresh
copy: root plays, and a player who may not install anything is told what to have installed. This computer
provides the source in its current state, and a network; with ``--lend`` also what the package index requires
here.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from freezing.source import source_files

from trying import bare_system, evening
from trying.place import Place, Wrong, require, tell

_ROOT = Path(__file__).resolve().parents[2]
_USERS = ("root", bare_system.PLAYER)
_RELEASES = ("bookworm", "trixie", "noble")
_NAME = "voice hanabi"
"""The checkout's folder, with a space, as in people's own folders."""

_ROOT_USER = _USERS[0]
_REMEDY = re.compile(r"install with 'sudo (apt-get install [^']*)'")
_LANGUAGE = "cs"


@dataclass(frozen=True, slots=True)
class Checkout:
    """A user's checkout in a bare system."""

    copy: Path
    """The system's root folder, as seen by this process."""

    user: str

    def script(self, name: str) -> Place:
        """Return a script in the checkout, run by its user."""
        return bare_system.place_of(
            self.copy, self.user, f"{bare_system.home_of(self.user)}/{_NAME}/script/{name}"
        )


def put_checkout(copy: Path, user: str) -> Checkout:
    """Copy the source in its current state into a user's home."""
    folder = copy / bare_system.home_of(user)[1:] / _NAME
    for path in source_files(_ROOT):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(_ROOT / path, folder / path)
    bare_system.as_root(copy, "chown", "--recursive", f"{user}:", f"{bare_system.home_of(user)}/{_NAME}")
    return Checkout(copy, user)


def first_question() -> str:
    """Return the table's first question, in the locale's words."""
    told = (_ROOT / "locales" / _LANGUAGE / "setup.ftl").read_text(encoding="utf-8")
    found = re.search(r"^ask-count = (.*)$", told, re.MULTILINE)
    require(found is not None, "The locale does not ask how many play.")
    assert found is not None
    return found[1]


def try_playing(checkout: Checkout) -> None:
    """Start ``script/play`` up to its first question, then play typed games, saved and resumed."""
    place = checkout.script("play")
    tell(f"{place.name}: script/play --lang {_LANGUAGE}")
    told = place.run("--lang", _LANGUAGE)
    question = first_question()
    asked = any(line.endswith(question) for line in told.lines)
    require(
        asked and told.status == 0, f"{place.name}: no '{question}' (status {told.status}):\n{told.problems}"
    )
    require("Traceback" not in told.problems, f"{place.name}: {told.problems}")
    evening.typed_evenings(place)


def try_told(checkout: Checkout) -> None:
    """Check that a player who can't install anything is told what is missing; have root install just that."""
    place = checkout.script("play")
    tell(f"{place.name}: script/play, where nothing is or can be installed")
    told = place.run("--lang", _LANGUAGE)
    said = told.problems.splitlines()
    remedy = _REMEDY.search(told.problems)
    told_well = told.status != 0 and len(said) == 1 and said[0].startswith("script/play: ")
    require(told_well and remedy is not None, f"{place.name}: no remedy is suggested:\n{told.problems}")
    assert remedy is not None
    bare_system.as_root(checkout.copy, "env", "DEBIAN_FRONTEND=noninteractive", *remedy[1].split(), "--yes")


def try_tests(checkout: Checkout, chosen: Sequence[str]) -> None:
    """Run all tests, or those ``chosen`` as arguments for pytest.

    Root sets up the system first, because a player may not install what the tests need.
    """
    put = checkout if checkout.user == _ROOT_USER else put_checkout(checkout.copy, _ROOT_USER)
    root_s = put.script("setup")
    tell(f"{root_s.name}: script/setup test")
    told = root_s.run("test")
    require(told.status == 0 and "without" not in told.problems, f"{root_s.name}: {told.problems}")
    place = checkout.script("test")
    tell(f"{place.name}: script/test")
    told = place.run(*chosen, minutes=120)
    print("\n".join(told.lines[-60:]), file=sys.stderr)
    require(told.status == 0, f"{place.name}: script/test failed ({told.status}):\n{told.problems}")


def _lent(told: str) -> tuple[Path, Path]:
    path, _, named = told.partition("=")
    return Path(path), Path(named or path)


def _try(release: str, user: str, asked: argparse.Namespace) -> None:
    copy = bare_system.copy_of(asked.systems / release, asked.work)
    try:
        bare_system.connect(copy, asked.lend)
        checkout = put_checkout(copy, user)
        if user != _ROOT_USER:
            try_told(checkout)
        try_playing(checkout)
        print(f"{release}, {user}: script/play works.", flush=True)
        if asked.tests == user:
            try_tests(checkout, asked.only)
            print(f"{release}, {user}: script/test {' '.join(asked.only)} is green.", flush=True)
    finally:
        bare_system.leave(copy)


def _inside(asked: argparse.Namespace) -> None:
    for release in asked.release:
        for user in asked.user or _USERS:
            _try(release, user, asked)


def _outside(asked: argparse.Namespace) -> None:
    require(os.geteuid() == 0, "This creates bare systems: run it as root.")
    for program in ("debootstrap", "chroot", "unshare"):
        require(shutil.which(program) is not None, f"This needs {program}, which is not installed.")
    for release in asked.release:
        bare_system.make(release, asked.systems)
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-try-", dir=asked.work) as folder:
        again = [sys.executable, "-m", "trying.checkout", "--inside", *sys.argv[1:], "--work", folder]
        # Use separate mounts: whatever happens, nothing of this computer stays mounted in there.
        done = subprocess.run(("unshare", "--mount", *again), check=False)
        require(done.returncode == 0, "A trial in a bare system failed.")


def main() -> int:
    """Try each system; return the exit status."""
    parser = argparse.ArgumentParser("packaging/linux/test-checkout", description=__doc__)
    parser.add_argument("--release", action="append", help=f"repeatable; default: {', '.join(_RELEASES)}")
    parser.add_argument("--user", action="append", choices=_USERS, help="default: both")
    parser.add_argument("--tests", choices=_USERS, help="the user who runs script/test, too")
    parser.add_argument(
        "--lend",
        action="append",
        type=_lent,
        default=[],
        metavar="PATH[=THERE]",
        help="files of this computer that they can see",
    )
    parser.add_argument("--systems", type=Path, default=bare_system.KEPT, help="where bare systems are kept")
    parser.add_argument("--work", type=Path, help="where copies are made and tried")
    parser.add_argument("--only", action="append", default=[], help="only these tests; repeatable")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    asked.release = asked.release or list(_RELEASES)
    asked.systems = asked.systems.resolve()
    try:
        if asked.inside:
            _inside(asked)
        else:
            _outside(asked)
    except Wrong as wrong:
        print(f"packaging/linux/test-checkout: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
