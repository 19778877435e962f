"""Who may come to a server that the whole world may reach: anybody, by whatever name leads to it.

What is anybody's own is behind a secret, so that a page of somebody else's gains nothing by coming here.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable

from aiohttp.web import BaseRequest

from voice_hanabi.phones.door.visitors import Address

_HOST = re.compile(r"([A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A Host header that may stand in one of ours."""


class FarVisitors:
    """The rule of such a server. Behind another it believes that one whose request it is.

    Others are on this machine, or known.
    """

    def __init__(self, scheme: str, address: Address, fronts: Iterable[str] = ()) -> None:
        """``fronts`` are the addresses of servers in front that are on other machines."""
        self._scheme = scheme
        self._fronts = frozenset(fronts)

    def may_come(self, remote: str) -> bool:
        """Anybody may."""
        return True

    def ask_for_us(self, host: str) -> bool:
        """Whatever name led here is ours, as long as it is a name or an address, and a port."""
        return _HOST.fullmatch(host) is not None

    def come_from_our_page(self, origin: str | None, host: str) -> bool:
        """Return whether the page that opens a WebSocket was asked for by the same name."""
        # Behind another server it is by https, though not here.
        plainly = self._scheme == "http" or _is_own(host)
        schemes = ("http", "https") if plainly else ("https",)
        return origin is not None and origin.casefold() in {f"{one}://{host.casefold()}" for one in schemes}

    def socket(self, host: str) -> str:
        """Return where the page's WebSocket leads."""
        # Neither a certificate of a server in front is known here, nor the door by which somebody came.
        return f"ws://{host} wss://{host}" if self._scheme == "http" or _is_own(host) else f"wss://{host}"

    def may_know(self, remote: str | None) -> bool:
        """Return whether a machine may ask how the server is: this one, or that of a server in front."""
        try:
            return remote in self._fronts or ipaddress.ip_address(remote or "").is_loopback
        except ValueError:
            return False

    def ask_here(self, remote: str | None, host: str) -> bool:
        """Return whether it was asked for by an address of this computer, or by a server in front."""
        return remote in self._fronts or _is_own(f"{host}:") or _is_own(host) or _is_localhost(host)

    def whose(self, request: BaseRequest) -> str | None:
        """Return the address from which a request came first."""
        remote = request.remote
        forwarded = request.headers.getall("X-Forwarded-For", [])
        try:
            if remote is None or not forwarded or not self.may_know(remote):
                return remote
            # The last one was written by the server in front, the others by the person who likes.
            return str(ipaddress.ip_address(forwarded[-1].split(",")[-1].strip()))
        except ValueError:
            return remote


def _is_own(host: str) -> bool:
    """Return whether a Host header is an address of this computer that nobody else reaches."""
    return host.startswith(("127.0.0.1:", "[::1]:"))


def _is_localhost(host: str) -> bool:
    return host.casefold().partition(":")[0] == "localhost"
