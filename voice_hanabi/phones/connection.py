"""A connection to the server of the page, whose very first bytes may be nonsense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import web
from aiohttp.web_protocol import RequestHandler


class Connection(RequestHandler):
    """A connection whose very first bytes may be nonsense: what aiohttp then answers is dressed as all is."""

    __slots__ = ("_dress",)

    def __init__(
        self,
        server: web.Server,
        dress: Callable[[web.StreamResponse], object],
        **options: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(server, **options)
        self._dress = dress

    async def finish_response(
        self,
        request: web.BaseRequest,
        resp: web.StreamResponse,
        *others: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Send an answer, aiohttp's own too, with the headers that all have."""
        self._dress(resp)
        return await super().finish_response(request, resp, *others)

    def handle_error(self, *arguments: Any, **options: Any) -> web.StreamResponse:  # noqa: ANN401
        """Answer what is no request, without a word of what was wrong or of who answers."""
        refused = web.Response(status=super().handle_error(*arguments, **options).status)
        refused.force_close()
        self._dress(refused)
        return refused
