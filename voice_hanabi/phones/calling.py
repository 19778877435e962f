"""The protocol for answering pages' calls, so that phones don't need WebRTC if nobody calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from voice_hanabi.phones.exchange import Line
from voice_hanabi.speaking.sound import Sound


class CallRefused(Exception):  # noqa: N818 - what a page is told
    """Raised for an invalid call, or one too many."""


class Calls(Protocol):
    """Answers pages' WebRTC calls, in the server's event loop."""

    def ice_servers(self) -> Sequence[Mapping[str, str]]:
        """Return the servers that a page may need to reach us, in WebRTC's form."""

    async def answer(self, line: Line, offer: str, caller: str) -> str:
        """Answer a page that calls from an address. Raises `CallRefused`."""

    async def say(self, line: Line, sound: Sound, *, private: bool) -> bool:
        """Say something in a call; return whether it was heard to its end."""

    def hush(self, line: Line) -> None:
        """Stop what is being said."""

    def hang_up(self, line: Line) -> None:
        """End a call, if there is one."""
