"""What answers the calls of pages: a protocol, so that phones need no WebRTC where nobody calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from voice_hanabi.phones.exchange import Line
from voice_hanabi.speaking.sound import Sound


class CallRefused(Exception):  # noqa: N818 - what a page is told
    """A call that is none, or one too many."""


class Calls(Protocol):
    """Calls pages by WebRTC; for the server's loop."""

    def ice_servers(self) -> Sequence[Mapping[str, str]]:
        """Return the servers that a page may need to reach us, as WebRTC has them."""

    async def answer(self, line: Line, offer: str, caller: str) -> str:
        """Answer a page that calls from an address. Raises `CallRefused`."""

    async def say(self, line: Line, sound: Sound, *, private: bool) -> bool:
        """Say something into a call; return whether it was heard to its end."""

    def hush(self, line: Line) -> None:
        """Say no more of what is being said."""

    def hang_up(self, line: Line) -> None:
        """End a call, if there is one."""
