"""Places on this computer with separate networks: network namespaces, which only root can create."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from typing import IO


def missing(programs: tuple[str, ...]) -> list[str]:
    """Return which of these programs, and of what places need, are missing."""
    lacking = [name for name in ("ip", *programs) if shutil.which(name) is None]
    return [*([] if os.getuid() == 0 else ["root's rights"]), *lacking]


def ip(*words: str) -> None:
    """Run iproute2. Raises `subprocess.CalledProcessError`."""
    subprocess.run(["ip", *words], check=True)


@contextlib.contextmanager
def places(*names: str) -> Iterator[tuple[str, ...]]:
    """Create places that can reach only themselves, and remove them afterwards."""
    made = tuple(f"voice-hanabi-{os.getpid()}-{name}" for name in names)
    with contextlib.ExitStack() as going:
        for place in made:
            ip("netns", "add", place)
            going.callback(ip, "netns", "del", place)
            ip("-n", place, "link", "set", "lo", "up")
        yield made


def join(one: tuple[str, str, str], other: tuple[str, str, str]) -> None:
    """Connect two places by a cable: for each, the place, its end of the cable, and its address there."""
    (place, device, _), (there, far_device, _) = one, other
    pair = ("type", "veth", "peer", "name", far_device, "netns", there)
    ip("-n", place, "link", "add", device, *pair)
    for where, end, address in (one, other):
        ip("-n", where, "address", "add", f"{address}/24", "dev", end)
        ip("-n", where, "link", "set", end, "up")


def start_in(
    place: str, command: list[str], told: int | IO[str] = subprocess.DEVNULL
) -> subprocess.Popen[str]:
    """Start a program in a place; its standard error goes to ``told``."""
    return subprocess.Popen(
        ["ip", "netns", "exec", place, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=told,
        text=True,
    )
