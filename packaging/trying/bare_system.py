"""A bare system in which to try a package: a separate Debian or Ubuntu, without Python, network or checkout.

debootstrap creates it once for each release, with the packages that ours needs. It is copied for each trial.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from trying.place import Place, require, tell

PLAYER = "player"
HOME = "/home/Jiří"
"""The player's home folder, with letters outside ASCII as in people's names."""

_NEEDED = ("libportaudio2",)
_SOUND = ("libasound2-plugins", "pulseaudio", "pulseaudio-utils")

_UBUNTU = frozenset({"jammy", "noble", "resolute"})
_UBUNTU_MIRROR = "http://archive.ubuntu.com/ubuntu"
_UBUNTU_SCRIPT = "gutsy"
"""The script with which debootstrap creates any Ubuntu; older versions don't know newer releases."""

KEPT = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "voice-hanabi" / "bare-systems"
"""Where bare systems are kept between trials."""


def make(release: str, kept: Path) -> Path:
    """Return the folder of a release's bare system in ``kept``, creating it if needed (root, network)."""
    system = kept / release
    done = kept / f"{release}.done"
    if not done.exists():
        tell(f"{release}: making a bare system")
        shutil.rmtree(system, ignore_errors=True)
        kept.mkdir(parents=True, exist_ok=True)
        mirror = (_UBUNTU_MIRROR, _UBUNTU_SCRIPT) if release in _UBUNTU else ()
        _quietly("debootstrap", "--force-check-gpg", "--variant=minbase", release, str(system), *mirror)
        if mirror:
            # PortAudio is not in the part of Ubuntu that debootstrap uses.
            sources = system / "etc/apt/sources.list"
            sources.write_text(sources.read_text().replace(" main", " main universe"))
        _quietly("chroot", str(system), "apt-get", "update")
        ready = ("apt-get", "install", "--yes", "--no-install-recommends", "--download-only")
        _quietly("chroot", str(system), *ready, *_NEEDED, *_SOUND)
        _quietly("chroot", str(system), "useradd", "--create-home", "--home-dir", HOME, PLAYER)
        done.touch()
    return system


def enter(system: Path, work: Path) -> Path:
    """Copy a bare system into ``work`` and prepare it; return the copy.

    This process must be root, with a network and mounts of its own (``unshare --net --mount``).
    """
    _no_network()
    return copy_of(system, work)


def copy_of(system: Path, work: Path) -> Path:
    """Copy a bare system into ``work``; return the copy.

    This process must be root, with mounts of its own.
    """
    copy = work / system.name
    _quietly("cp", "--archive", "--reflink=auto", str(system), str(copy))
    for python in ("usr/bin/python3", "usr/bin/python", "usr/local/bin/python3"):
        require(not (copy / python).exists(), f"{system.name} has a Python: it isn't bare.")
    _quietly("mount", "-t", "proc", "proc", str(copy / "proc"))
    _quietly("mount", "-t", "tmpfs", "tmpfs", str(copy / "dev/shm"))
    return copy


def connect(copy: Path, lent: Iterable[tuple[Path, Path]] = ()) -> None:
    """Give a copy terminals and network names, and lend it files and folders of this computer.

    Each is lent under another path inside the copy, and can't be changed there.
    """
    _quietly("mount", "-t", "devpts", "-o", "newinstance,ptmxmode=0666", "devpts", str(copy / "dev/pts"))
    for path in (Path("/etc/resolv.conf"), Path("/etc/hosts")):
        shutil.copyfile(path, copy / str(path)[1:])
    for path, named in lent:
        there = copy / str(named)[1:]
        there.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            there.mkdir(exist_ok=True)
        else:
            there.touch()
        _quietly("mount", "--bind", "--options", "ro", str(path), str(there))


def leave(copy: Path) -> None:
    """Undo what `copy_of` and `connect` did."""
    mounted = [line.split()[1] for line in Path("/proc/mounts").read_text().splitlines()]
    for point in reversed([point for point in mounted if point.startswith(f"{copy}/")]):
        _quietly("umount", "--lazy", point)
    shutil.rmtree(copy)


def _no_network() -> None:
    _quietly("ip", "link", "set", "lo", "up")
    interfaces = [name for _, name in socket.if_nameindex()]
    require(interfaces == ["lo"], f"There is a network here: {', '.join(interfaces)}.")


def home_of(user: str) -> str:
    """Return the home folder of a user of a bare system."""
    return HOME if user == PLAYER else "/root"


def place_in(copy: Path, name: str, program: str) -> Place:
    """Return a program in a bare system, run by its player in an almost empty environment."""
    return replace(place_of(copy, PLAYER, program), name=f"{copy.name}, {name}")


def place_of(copy: Path, user: str, program: str) -> Place:
    """Return a program in a bare system, run by one of its users in an almost empty environment."""
    number = subprocess.run(
        ("chroot", str(copy), "id", "-u", user), capture_output=True, text=True, check=True
    ).stdout.strip()
    home = home_of(user)
    path = "/usr/bin:/bin" if user == PLAYER else "/usr/sbin:/usr/bin:/sbin:/bin"
    clean = ("env", "-i", f"HOME={home}", f"PATH={path}", "LANG=C.UTF-8")
    around = ("chroot", f"--userspec={number}:{number}", str(copy), *clean)
    return Place(f"{copy.name}, {user}", around, program, copy / home[1:], home)


def install_needed(copy: Path) -> None:
    """Install the packages that ours depends on from local files, without downloading."""
    _install(copy, *_NEEDED)


def install_sound(copy: Path) -> None:
    """Install a sound system, as on a desktop."""
    _install(copy, *_SOUND)


def _install(copy: Path, *packages: str) -> None:
    install = ("apt-get", "install", "--yes", "--no-install-recommends", "--no-download")
    as_root(copy, *install, *packages)


def as_root(copy: Path, *command: str) -> str:
    """Run a command as root of the bare system, and return its output."""
    return _quietly(
        "chroot", str(copy), "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8", *command
    )


def _quietly(*command: str) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    told = done.stdout.decode(errors="replace")
    require(done.returncode == 0, f"{' '.join(command)} failed:\n{told[-3000:]}")
    return told
