"""The page's files, and the headers that protect it."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping
from importlib.resources import files

KINDS = {
    "index.html": "text/html",
    "board": "text/html",
    "board.css": "text/css",
    "page.css": "text/css",
    "tokens.css": "text/css",
    **{
        f"{name}.js": "text/javascript"
        for name in (
            "board",
            "board_view",
            "call",
            "camera",
            "cards",
            "celebrating",
            "choice",
            "dragging",
            "drawing",
            "flowers",
            "hearing",
            "invite",
            "keys",
            "line",
            "microphone",
            "page",
            "phone_voice",
            "reading",
            "said",
            "sounds",
            "tap",
            "voice",
        )
    },
}
"""All files, with their media types; no other file is ever served."""


class Pages:
    """The page in the table's language; it contains no secret, and is the same for every seat."""

    def __init__(self) -> None:
        folder = files("voice_hanabi.phones") / "page"
        head = (folder / "head.html").read_text(encoding="utf-8")
        texts = {name: (folder / file_of(name)).read_text(encoding="utf-8") for name in KINDS}
        self._files = {name: text.replace("{{head}}", head) for name, text in texts.items()}

    def page(self, name: str, language: str, words: Mapping[str, str]) -> tuple[str, bytes] | None:
        """Return a file's media type and content, ``None`` if there is no such file."""
        if name not in self._files:
            return None
        content = self._files[name]
        if KINDS[name] == "text/html":
            content = filled(content, language, words)
        return KINDS[name], content.encode()

    @staticmethod
    def headers(socket: str) -> dict[str, str]:
        """Return the headers of every answer; ``socket`` is the address of the page's WebSocket:
        ws://HOST:PORT.
        """
        policy = {
            "default-src": "'none'",
            "script-src": "'self'",
            "style-src": "'self'",
            # Older Safaris don't include a WebSocket in 'self'.
            "connect-src": f"'self' {socket}",
            "base-uri": "'none'",
            "form-action": "'none'",
            "frame-ancestors": "'none'",
        }
        return {
            "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Cache-Control": "no-store",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Permissions-Policy": "microphone=(self), screen-wake-lock=(self), camera=(self), geolocation=()",
            "Server": "",
        }


def file_of(name: str) -> str:
    """Return the file for a page's name: an address that is read aloud has no file extension."""
    return name if "." in name else f"{name}.html"


def filled(page: str, language: str, words: Mapping[str, str]) -> str:
    """Return the page with its texts: ``{{name}}`` is one of them, ``{{*}}`` all of them as JSON."""
    everything = json.dumps(dict(words), ensure_ascii=False).replace("<", "\\u003c")

    def text(found: re.Match[str]) -> str:
        name = found.group(1)
        if name == "*":
            return everything
        return language if name == "language" else html.escape(words.get(name, ""))

    return re.sub(r"\{\{([a-z-]+|\*)\}\}", text, page)
