"""Who may come to the page at all: by address, by the name they asked for, and by the page that sent them."""

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
    """An address on which the page cannot be served; ``str()`` gives it."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where the page is served: an address of this computer, and a port (0: any that is free)."""

    host: str
    port: int

    @property
    def is_only_here(self) -> bool:
        """Whether no other computer can reach it."""
        return ipaddress.ip_address(self.host).is_loopback

    def __str__(self) -> str:
        """Return it as it is typed into a browser."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def parse_address(text: str) -> Address:
    """Return the address that ``HOST``, ``HOST:PORT`` or ``:PORT`` means; the local network's without one.

    Raises `AddressProblem` for what is no address of a local network.
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
    """Return this computer's address on the local network, or 127.0.0.1 where it has none.

    Nothing is sent: the system is only asked which of its addresses it would use.
    """
    return next(filter(is_near, _own_addresses()), "127.0.0.1")


def public_host() -> str | None:
    """Return this computer's address where it stands open to the whole internet, if it has no other."""
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
    """Return whether this computer has an address now: whether its network is still there."""
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
"""This computer itself, private networks, and addresses that are good on one cable alone."""


def is_near(address: str) -> bool:
    """Return whether an address is of this computer or of a local network; no name is ever looked up."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in block for block in _NEAR if block.version == found.version)


def is_for_us(host: str | None, addresses: Collection[Address]) -> bool:
    """Return whether a Host header is one of these addresses, and no name that somebody made lead here."""
    return host is not None and host.casefold() in {str(address) for address in addresses}


def is_our_page(origin: str | None, schemes: Collection[tuple[str, Address]]) -> bool:
    """Return whether an Origin header is that of the page itself; a WebSocket without one is refused too."""
    return origin is not None and origin.casefold() in {f"{scheme}://{where}" for scheme, where in schemes}


def guesser(address: str | None) -> str:
    """Return what tells one who guesses codes from another: an address, of IPv6 the network's half alone.

    The other half of it everybody makes up as they like.
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
    """Return the network of a guesser: the 256 addresses beside an IPv4 one; of IPv6 it is that already."""
    try:
        return str(ipaddress.ip_network(f"{guesser}/24", strict=False)) if ":" not in guesser else guesser
    except ValueError:
        return guesser


class Visitors(Protocol):
    """The rule of who may come to a server."""

    def may_come(self, remote: str) -> bool:
        """Return whether the person who has this address may come at all."""

    def ask_for_us(self, host: str) -> bool:
        """Return whether a Host header is ours."""

    def come_from_our_page(self, origin: str | None, host: str) -> bool:
        """Return whether an Origin header is that of our page, where the Host header is this."""

    def socket(self, host: str) -> str:
        """Return where the WebSocket of a page leads that was asked for by this Host header."""

    def whose(self, request: BaseRequest) -> str | None:
        """Return the address from which a request came first."""

    def ask_here(self, remote: str | None, host: str) -> bool:
        """Return whether such a machine asked by an address and no name, where that might be anybody's."""

    def may_know(self, remote: str | None) -> bool:
        """Return whether a machine may ask how the server is."""


class NearVisitors:
    """The rule of a table at home: the local network alone, by the address that the table tells."""

    def __init__(self, scheme: str, address: Address) -> None:
        self._scheme = scheme
        self._address = address

    def may_come(self, remote: str) -> bool:
        """Return whether an address is of the local network."""
        return is_near(remote)

    def ask_for_us(self, host: str) -> bool:
        """Return whether a Host header is our address, and no name that somebody made lead here."""
        return is_for_us(host, (self._address,))

    def come_from_our_page(self, origin: str | None, host: str) -> bool:
        """Return whether an Origin header is that of the page at our address."""
        return is_our_page(origin, ((self._scheme, self._address),))

    def socket(self, host: str) -> str:
        """Return where the page's WebSocket leads."""
        return f"{'wss' if self._scheme == 'https' else 'ws'}://{self._address}"

    def whose(self, request: BaseRequest) -> str | None:
        """Return whose request it is: nothing stands between."""
        return request.remote

    def ask_here(self, remote: str | None, host: str) -> bool:
        """Nobody need ask."""
        return False

    def may_know(self, remote: str | None) -> bool:
        """Nobody need know: the table is in the same room."""
        return False
