"""What programs on this computer, and nobody else, may ask of the server."""

from __future__ import annotations

from dataclasses import dataclass

from aiohttp import web

from voice_hanabi.phones.door.visitors import Visitors

HANDED_ON = ("X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via")
"""What a request has that another server passes on, one of them at least."""


@dataclass(frozen=True, slots=True)
class Report:
    """What is answered to this computer alone when it asks how the server is."""

    text: str
    status: int = 200


def may_have_reports(request: web.Request, host: str | None, visitors: Visitors) -> bool:
    """Return whether a request, for a ``host``, is of a program here: of no page, and of nobody elsewhere."""
    # What another server in front hands on is asked by somebody elsewhere.
    if not visitors.may_know(request.remote) or any(one in request.headers for one in HANDED_ON):
        return False
    # A page elsewhere may have made a name of its own lead here.
    return host is not None and visitors.ask_here(request.remote, host)
