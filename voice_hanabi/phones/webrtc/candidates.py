"""Which of the addresses in a browser's call are tried: its own, and our relays'.

The server would send packets to any named address before anybody there asked for them. This keeps a page from
directing the server to other hosts or into networks other than its own. A browser at another address can
still connect, because it sends first and is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import time
from collections.abc import Sequence

from voice_hanabi.phones.door.visitors import guesser, is_here, is_near

CANDIDATE = "a=candidate:"

_ADDRESS = 4
"""The index of the address among a candidate's words (RFC 8839)."""

_WORDS = 8

_NOBODY = 9
"""The discard port."""

KNOWN_FOR = 600.0
"""Seconds for which the looked-up addresses of relays are cached."""


def narrowed(offer: str, caller: str, relays: Sequence[str] = ()) -> str:
    """Return a call's description without the addresses that must not be tried.

    ``caller`` is the page's address, empty if unknown.
    """
    caller = caller or "127.0.0.1"
    kept = [line for line in offer.splitlines() if _stays(line, caller, relays)]
    if not any(line.startswith(CANDIDATE) for line in kept):
        # A call without any address would be given up before the browser connects.
        kept.append(f"{CANDIDATE}0 1 udp 1 {_plain(caller)} {_NOBODY} typ host")
    return "".join(f"{line}\r\n" for line in kept)


def _stays(line: str, caller: str, relays: Sequence[str]) -> bool:
    if not line.startswith(CANDIDATE):
        return True
    words = line.split()
    return len(words) >= _WORDS and _may_be_tried(words[_ADDRESS], caller, relays)


def _may_be_tried(address: str, caller: str, relays: Sequence[str]) -> bool:
    if address.endswith(".local"):
        # A name that browsers make up; it is looked up only in the local network.
        return is_near(caller)
    with contextlib.suppress(ValueError):
        if _plain(address) in relays or guesser(address) == guesser(caller):
            return True
        # A browser on this computer names the computer's addresses.
        return ipaddress.ip_address(_plain(caller)).is_loopback and is_here(_plain(address))
    return False


def _plain(address: str) -> str:
    """Return an address without its zone, and a mapped IPv4 address as IPv4. Raises ``ValueError``."""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return str(mapped or found)


class Relays:
    """The addresses of our TURN servers, which a browser uses if nothing else connects."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, list[str]]] = {}

    async def addresses(self, urls: Sequence[str]) -> list[str]:
        """Return the addresses of the servers with these URLs, as far as they are known."""
        hosts = [_host(url) for url in urls if url.startswith(("turn:", "turns:"))]
        return [address for host in hosts for address in await self._of(host)]

    async def _of(self, host: str) -> list[str]:
        looked, found = self._known.get(host, (float("-inf"), []))
        if time.monotonic() - looked > KNOWN_FOR:
            with contextlib.suppress(OSError):
                loop = asyncio.get_running_loop()
                told = await loop.getaddrinfo(host, None, type=socket.SOCK_DGRAM)
                found = sorted({_plain(str(one[4][0])) for one in told})
            self._known[host] = time.monotonic(), found
        return found


def _host(url: str) -> str:
    """Return the host of 'turn:relay.example.org:3478?transport=udp', or of 'turn:[2001:db8::1]:3478'."""
    where = url.partition(":")[2].partition("?")[0]
    if where.startswith("["):
        return where[1:].partition("]")[0]
    return where.partition(":")[0]
