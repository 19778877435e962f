"""Connections between places of this computer on which packets are late, irregular or lost.

They do what ``tc netem`` does, which not every kernel has: each packet, whether of sound or of the page,
passes through here in both directions. This runs in the place that stands for the internet; each connection
leads from there to another place, which has no other way out.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import struct
import sys
from random import Random

from benchmarks.served.places import ip
from benchmarks.served.serving import Network

SET_NAME, IS_OF_PACKETS, WITHOUT_HEAD = 0x400454CA, 0x0001, 0x1000
"""Constants of Linux's TUN devices (``linux/if_tun.h``)."""
LONGEST = 65_536


def here(number: int) -> str:
    """Return the address of the internet's end of a connection."""
    return f"10.77.{10 + number}.1"


def there(number: int) -> str:
    """Return the address of the other end."""
    return f"10.77.{10 + number}.2"


def written(number: int, place: str, network: Network) -> str:
    """Return a connection as it is written on the command line."""
    return f"{number},{place},{network.delay},{network.jitter},{network.lost}"


class _Line:
    """A connection: what enters at one end leaves at the other, unless it is lost."""

    def __init__(self, asked: str) -> None:
        number, place, delay, jitter, lost = asked.split(",")
        self._network = Network(float(delay), float(jitter), float(lost))
        self._random = Random(asked)
        near, far = f"near{number}", f"far{number}"
        self._ends = (_device(near), _device(far))
        ip("link", "set", far, "netns", place)
        ours, theirs = here(int(number)), there(int(number))
        ip("address", "add", ours, "peer", theirs, "dev", near)
        ip("link", "set", near, "up")
        ip("-n", place, "address", "add", theirs, "peer", ours, "dev", far)
        ip("-n", place, "link", "set", far, "up")
        ip("-n", place, "route", "add", "default", "via", ours)

    def begin(self) -> None:
        """Start passing packets on."""
        loop = asyncio.get_running_loop()
        for source, target in (self._ends, self._ends[::-1]):
            loop.add_reader(source, self._take, source, target)

    def _take(self, source: int, target: int) -> None:
        loop, network = asyncio.get_running_loop(), self._network
        with contextlib.suppress(BlockingIOError):
            while True:
                packet = os.read(source, LONGEST)
                if self._random.random() >= network.lost:
                    late = max(0.0, self._random.gauss(network.delay, network.jitter))
                    loop.call_later(late, _put, target, packet)


def _device(name: str) -> int:
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, SET_NAME, struct.pack("16sH22x", name.encode(), IS_OF_PACKETS | WITHOUT_HEAD))
    return device


def _put(device: int, packet: bytes) -> None:
    with contextlib.suppress(OSError):
        os.write(device, packet)


async def _pass_on(asked: list[str]) -> None:
    for line in [_Line(one) for one in asked]:
        line.begin()
    print("there", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_pass_on(sys.argv[1:]))
