"""Who may access the page at all: by address, by the requested host name, and by the page's origin."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Protocol

from aiohttp.web import BaseRequest

USUAL_PORT = 8888
"""Four equal digits: easy to say and to type."""


class AddressProblem(ValueError):  # noqa: N818 - it becomes a sentence for people
    """Raised for an address on which the page can't be served; ``str()`` gives it."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the page is served: an address of this computer, and a port (0: any free one)."""

    host: str
    port: int

    @property
    def is_only_here(self) -> bool:
        """Whether no other computer can reach it."""
        return ipaddress.ip_address(self.host).is_loopback

    def __str__(self) -> str:
        """Return it as typed into a browser."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def parse_address(text: str) -> Address:
    """Return the address for ``HOST``, ``HOST:PORT`` or ``:PORT``; without a host the local network's.

    Raises `AddressProblem` unless it is an address of a local network.
    """
    host, port = text.strip(), USUAL_PORT
    bracketed, _, rest = host.partition("]")
    if bracketed.startswith("[") and (not rest or rest.startswith(":")):
        host, number = bracketed[1:], rest[1:]
    elif host.count(":") == 1:
        host, number = host.split(":")
    else:
        number = ""
    if number:
        if not (number.isascii() and number.isdigit() and int(number) < 65536):
            raise AddressProblem(text)
        port = int(number)
    host = host or local_host()
    if host == "localhost":
        host = "127.0.0.1"
    if not is_near(host):
        raise AddressProblem(text)
    return Address(str(ipaddress.ip_address(host)), port)


def local_host() -> str:
    """Return this computer's address on the local network, or 127.0.0.1 if it has none.

    Nothing is sent: the system is only asked which of its addresses it would use.
    """
    return next(filter(is_near, _own_addresses()), "127.0.0.1")


def public_host() -> str | None:
    """Return this computer's public address on the internet, if it has no other."""
    found = list(_own_addresses())
    return found[0] if found and not any(map(is_near, found)) else None


def _own_addresses() -> Iterator[str]:
    for target in ("192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect((target, 9))
                found = str(asked.getsockname()[0])
            except OSError:
                continue
            if not ipaddress.ip_address(found).is_loopback:
                yield found


def is_here(host: str) -> bool:
    """Return whether this computer has an address now, that is, whether its network is still there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as tried:
            tried.bind((host, 0))
    except OSError:
        return False
    return True


_NEAR = tuple(
    ipaddress.ip_network(block)
    for block in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
    )
)
"""This computer itself, private networks, and link-local addresses."""


def is_near(address: str) -> bool:
    """Return whether an address is this computer's or a local network's; names are never looked up."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in block for block in _NEAR if block.version == found.version)


def is_for_us(host: str | None, addresses: Collection[Address]) -> bool:
    """Return whether a Host header is one of these addresses, not a name that somebody pointed here."""
    return host is not None and host.casefold() in {str(address) for address in addresses}


def is_our_page(origin: str | None, schemes: Collection[tuple[str, Address]]) -> bool:
    """Return whether an Origin header is the page's own; a WebSocket without one is refused too."""
    return origin is not None and origin.casefold() in {f"{scheme}://{where}" for scheme, where in schemes}


def guesser(address: str | None) -> str:
    """Return what distinguishes one guesser from another: an address, or the network half of an IPv6 address.

    Anybody can choose the other half freely.
    """
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def network(guesser: str) -> str:
    """Return a guesser's network: the 256 addresses around an IPv4 one; for IPv6 it is the same."""
    try:
        return str(ipaddress.ip_network(f"{guesser}/24", strict=False)) if ":" not in guesser else guesser
    except ValueError:
        return guesser


class Visitors(Protocol):
    """The access rule of a server."""

    def may_come(self, remote: str) -> bool:
        """Return whether an address may access the server at all."""

    def ask_for_us(self, host: str) -> bool:
        """Return whether a Host header is ours."""

    def come_from_our_page(self, origin: str | None, host: str) -> bool:
        """Return whether an Origin header is our page's, given the Host header."""

    def socket(self, host: str) -> str:
        """Return the WebSocket address for a page requested with this Host header."""

    def whose(self, request: BaseRequest) -> str | None:
        """Return the address of the client that sent a request."""

    def ask_here(self, remote: str | None, host: str) -> bool:
        """Return whether the request used an address rather than a name, if a name might be anybody's."""

    def may_know(self, remote: str | None) -> bool:
        """Return whether a machine may read the server's status."""


class NearVisitors:
    """The rule of a table at home: only the local network, and only by the announced address."""

    def __init__(self, scheme: str, address: Address) -> None:
        self._scheme = scheme
        self._address = address

    def may_come(self, remote: str) -> bool:
        """Return whether an address is a local network's."""
        return is_near(remote)

    def ask_for_us(self, host: str) -> bool:
        """Return whether a Host header is our address, not a name that somebody pointed here."""
        return is_for_us(host, (self._address,))

    def come_from_our_page(self, origin: str | None, host: str) -> bool:
        """Return whether an Origin header is that of the page at our address."""
        return is_our_page(origin, ((self._scheme, self._address),))

    def socket(self, host: str) -> str:
        """Return the WebSocket's address."""
        return f"{'wss' if self._scheme == 'https' else 'ws'}://{self._address}"

    def whose(self, request: BaseRequest) -> str | None:
        """Return the client's address: there is no proxy in between."""
        return request.remote

    def ask_here(self, remote: str | None, host: str) -> bool:
        """Always false: nobody needs to ask."""
        return False

    def may_know(self, remote: str | None) -> bool:
        """Always false: the table is in the same room."""
        return False
