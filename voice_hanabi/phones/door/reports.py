"""Status reports of the server, for programs on this computer only."""

from __future__ import annotations

from dataclasses import dataclass

from aiohttp import web

from voice_hanabi.phones.door.visitors import Visitors

HANDED_ON = ("X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via")
"""Headers of which a reverse proxy sets at least one."""


@dataclass(frozen=True, slots=True)
class Report:
    """A status report for this computer only."""

    text: str
    status: int = 200


def may_have_reports(request: web.Request, host: str | None, visitors: Visitors) -> bool:
    """Return whether a request for a ``host`` comes from a program here, not from a page or elsewhere."""
    # A request passed on by a reverse proxy comes from elsewhere.
    if not visitors.may_know(request.remote) or any(one in request.headers for one in HANDED_ON):
        return False
    # Another site's page may use a host name that leads here.
    return host is not None and visitors.ask_here(request.remote, host)
