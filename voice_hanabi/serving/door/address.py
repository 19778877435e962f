"""The address of a server for friends far away: a host of this computer, and a port."""

from __future__ import annotations

import ipaddress

from voice_hanabi.phones.door.visitors import Address, AddressProblem

USUAL_PORT = 8443
"""For https without the privileges that port 443 needs."""


def parse_served(text: str) -> Address:
    """Return the address for ``HOST``, ``HOST:PORT`` or ``:PORT``; without a host it is every address we
    have.

    Raises `AddressProblem` if it is invalid.
    """
    host, port = text.strip(), str(USUAL_PORT)
    if host.startswith("["):
        host, bracket, rest = host[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            raise AddressProblem(text)
        port = rest[1:] or port
    elif host.count(":") == 1:
        host, port = host.split(":")
    host = {"": "0.0.0.0", "localhost": "127.0.0.1"}.get(host, host)
    if not (port.isascii() and port.isdigit() and int(port) < 65_536):
        raise AddressProblem(text)
    try:
        return Address(str(ipaddress.ip_address(host)), int(port))
    except ValueError:
        raise AddressProblem(text) from None
