"""A bare system to try a package in: a Debian or Ubuntu of its own, without Python, network or checkout.

It is made once for each release by debootstrap, with the packages that ours needs lying ready, and copied for
each trial.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
from pathlib import Path

from trying.place import Place, require, tell

PLAYER = "player"
HOME = "/home/Jiří"
"""Where who plays is at home: with letters outside ASCII, as people's names have them."""

_NEEDED = ("libportaudio2",)
_SOUND = ("libasound2-plugins", "pulseaudio", "pulseaudio-utils")

_UBUNTU = frozenset({"jammy", "noble", "resolute"})
_UBUNTU_MIRROR = "http://archive.ubuntu.com/ubuntu"


def make(release: str, kept: Path) -> Path:
    """Return the folder of a release's bare system in ``kept``, made now if need be (root, network)."""
    system = kept / release
    done = kept / f"{release}.done"
    if not done.exists():
        tell(f"{release}: making a bare system")
        shutil.rmtree(system, ignore_errors=True)
        kept.mkdir(parents=True, exist_ok=True)
        mirror = (_UBUNTU_MIRROR,) if release in _UBUNTU else ()
        _quietly("debootstrap", "--force-check-gpg", "--variant=minbase", release, str(system), *mirror)
        if mirror:
            # PortAudio is not in the part of Ubuntu that debootstrap takes.
            sources = system / "etc/apt/sources.list"
            sources.write_text(sources.read_text().replace(" main", " main universe"))
        _quietly("chroot", str(system), "apt-get", "update")
        ready = ("apt-get", "install", "--yes", "--no-install-recommends", "--download-only")
        _quietly("chroot", str(system), *ready, *_NEEDED, *_SOUND)
        _quietly("chroot", str(system), "useradd", "--create-home", "--home-dir", HOME, PLAYER)
        done.touch()
    return system


def enter(system: Path, work: Path) -> Path:
    """Copy a bare system into ``work`` and make it ready; return the copy.

    This process has to be root, in a network and mounts of its own (``unshare --net --mount``).
    """
    _no_network()
    copy = work / system.name
    _quietly("cp", "--archive", "--reflink=auto", str(system), str(copy))
    for python in ("usr/bin/python3", "usr/bin/python", "usr/local/bin/python3"):
        require(not (copy / python).exists(), f"{system.name} has a Python: it isn't bare.")
    _quietly("mount", "-t", "proc", "proc", str(copy / "proc"))
    _quietly("mount", "-t", "tmpfs", "tmpfs", str(copy / "dev/shm"))
    return copy


def leave(copy: Path) -> None:
    """Undo what `enter` did."""
    _quietly("umount", str(copy / "proc"))
    _quietly("umount", str(copy / "dev/shm"))
    shutil.rmtree(copy)


def _no_network() -> None:
    _quietly("ip", "link", "set", "lo", "up")
    interfaces = [name for _, name in socket.if_nameindex()]
    require(interfaces == ["lo"], f"There is a network here: {', '.join(interfaces)}.")


def place_in(copy: Path, name: str, program: str) -> Place:
    """Return a program in a bare system, run by its player in an environment that is all but empty."""
    user = subprocess.run(
        ("chroot", str(copy), "id", "-u", PLAYER), capture_output=True, text=True, check=True
    ).stdout.strip()
    clean = ("env", "-i", f"HOME={HOME}", "PATH=/usr/bin:/bin", "LANG=C.UTF-8")
    around = ("chroot", f"--userspec={user}:{user}", str(copy), *clean)
    return Place(f"{copy.name}, {name}", around, program, copy / HOME[1:], HOME)


def install_needed(copy: Path) -> None:
    """Install the packages that ours depends on, which lie ready: nothing is fetched."""
    _install(copy, *_NEEDED)


def install_sound(copy: Path) -> None:
    """Install a sound system, as a desktop has one."""
    _install(copy, *_SOUND)


def _install(copy: Path, *packages: str) -> None:
    install = ("apt-get", "install", "--yes", "--no-install-recommends", "--no-download")
    as_root(copy, *install, *packages)


def as_root(copy: Path, *command: str) -> str:
    """Run a command of the bare system as its root, and return what it wrote."""
    return _quietly(
        "chroot", str(copy), "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8", *command
    )


def _quietly(*command: str) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    told = done.stdout.decode(errors="replace")
    require(done.returncode == 0, f"{' '.join(command)} failed:\n{told[-3000:]}")
    return told
