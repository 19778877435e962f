"""Who may come to a server that the whole world may reach: anybody, by whatever name leads to it.

What is anybody's own is behind a secret, so that a page of somebody else's gains nothing by coming here.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from aiohttp.web import BaseRequest

from voice_hanabi.phones.door.visitors import Address


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
        """Whatever name led here is ours."""
        return True

    def come_from_our_page(self, origin: str | None, host: str) -> bool:
        """Tell whether the page that opens a WebSocket was asked for by the same name."""
        return origin is not None and origin.casefold().partition("://")[2] == host.casefold()

    def socket(self, host: str) -> str:
        """Return where the page's WebSocket leads."""
        # Neither a certificate of a server in front is known here, nor the door by which somebody came.
        return f"ws://{host} wss://{host}" if self._scheme == "http" or _is_own(host) else f"wss://{host}"

    def may_know(self, remote: str | None) -> bool:
        """Tell whether a machine may ask how the server is: this one, or that of a server in front."""
        try:
            return remote in self._fronts or ipaddress.ip_address(remote or "").is_loopback
        except ValueError:
            return False

    def whose(self, request: BaseRequest) -> str | None:
        """Return the address from which a request came first."""
        remote = request.remote
        forwarded = request.headers.getall("X-Forwarded-For", [])
        try:
            if remote is None or not forwarded or not self.may_know(remote):
                return remote
            # The last one was written by the server in front, the others by whoever likes.
            return str(ipaddress.ip_address(forwarded[-1].split(",")[-1].strip()))
        except ValueError:
            return remote


def _is_own(host: str) -> bool:
    """Tell whether a Host header is an address of this computer that nobody else reaches."""
    return host.startswith(("127.0.0.1:", "[::1]:"))
