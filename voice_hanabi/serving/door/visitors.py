"""Who may access a public server: anybody, under any host name that leads to it.

Personal pages are behind a secret, so a page of another site gains nothing by sending requests here.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable

from aiohttp.web import BaseRequest

from voice_hanabi.phones.door.visitors import Address

_HOST = re.compile(r"([A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
"""A Host header that may be one of ours."""


class FarVisitors:
    """The access rule of such a server. Behind a reverse proxy it believes the proxy about the client's
    address.

    Trusted proxies run on this machine or are named in ``fronts``.
    """

    def __init__(self, scheme: str, address: Address, fronts: Iterable[str] = ()) -> None:
        """``fronts`` are the addresses of reverse proxies on other machines."""
        self._scheme = scheme
        self._fronts = frozenset(fronts)

    def may_come(self, remote: str) -> bool:
        """Anybody may."""
        return True

    def ask_for_us(self, host: str) -> bool:
        """Accept any name that led here, as long as it is a name or an address with a port."""
        return _HOST.fullmatch(host) is not None

    def come_from_our_page(self, origin: str | None, host: str) -> bool:
        """Return whether the page that opens a WebSocket was requested under the same name."""
        # Behind a reverse proxy it uses https, although not here.
        plainly = self._scheme == "http" or _is_own(host)
        schemes = ("http", "https") if plainly else ("https",)
        return origin is not None and origin.casefold() in {f"{one}://{host.casefold()}" for one in schemes}

    def socket(self, host: str) -> str:
        """Return where the page's WebSocket leads."""
        # The proxy's certificate and the address it was reached by are unknown here.
        return f"ws://{host} wss://{host}" if self._scheme == "http" or _is_own(host) else f"wss://{host}"

    def may_know(self, remote: str | None) -> bool:
        """Return whether a machine may read the server's status: this one, or a reverse proxy's."""
        try:
            return remote in self._fronts or ipaddress.ip_address(remote or "").is_loopback
        except ValueError:
            return False

    def ask_here(self, remote: str | None, host: str) -> bool:
        """Return whether the request used an address of this computer, or came through a reverse proxy."""
        return remote in self._fronts or _is_own(f"{host}:") or _is_own(host) or _is_localhost(host)

    def whose(self, request: BaseRequest) -> str | None:
        """Return the address of the client that sent a request."""
        remote = request.remote
        forwarded = request.headers.getall("X-Forwarded-For", [])
        try:
            if remote is None or not forwarded or not self.may_know(remote):
                return remote
            # The proxy wrote the last one; the client may have written the others.
            return str(ipaddress.ip_address(forwarded[-1].split(",")[-1].strip()))
        except ValueError:
            return remote


def _is_own(host: str) -> bool:
    """Return whether a Host header is an address of this computer that no other machine can reach."""
    return host.startswith(("127.0.0.1:", "[::1]:"))


def _is_localhost(host: str) -> bool:
    return host.casefold().partition(":")[0] == "localhost"
