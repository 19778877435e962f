"""Puts packets of sound in order with little delay, although some come late and some never.

aiortc's own buffer waits for sixteen packets after a lost one, and stays that far behind from then on. A
browser sends nothing while nobody speaks, so the last third of a second of each sentence would come with the
next one.
"""

from __future__ import annotations

from aiortc.jitterbuffer import JitterFrame
from aiortc.rtp import RtpPacket

WAITED = 3
"""How many packets (of 20 ms) must follow a missing one before it counts as lost. As many may be held back
until the next ones come, since each packet that comes releases one; browsers send ten quiet ones after a
voice."""

RESTARTED = 100
"""Packets that differ by this much from the last one belong to another stream."""

_NUMBERS = 1 << 16


class InOrder:
    """Orders the packets of one microphone; it replaces aiortc's ``JitterBuffer`` for audio."""

    def __init__(self) -> None:
        self._waiting: dict[int, RtpPacket] = {}
        self._next: int | None = None
        """The number of the next packet, from 0 to 65,535."""

    def add(self, packet: RtpPacket) -> tuple[bool, JitterFrame | None]:
        """Add a packet; return the frame that is ready. A new key frame is never requested."""
        if self._next is None:
            self._next = packet.sequence_number
        ahead = self._ahead(packet.sequence_number)
        if abs(ahead) >= RESTARTED:
            self._waiting.clear()
            self._next = packet.sequence_number
        elif ahead < 0:
            # It has been replaced already.
            return False, None
        self._waiting[packet.sequence_number] = packet
        if self._next not in self._waiting:
            if len(self._waiting) < WAITED:
                return False, None
            self._next = min(self._waiting, key=self._ahead)
        found = self._waiting.pop(self._next)
        self._next = (self._next + 1) % _NUMBERS
        return False, JitterFrame(data=found._data, timestamp=found.timestamp)  # type: ignore[attr-defined]

    def _ahead(self, number: int) -> int:
        """Return by how many packets a number is after the next one; negative if before."""
        assert self._next is not None
        return (number - self._next + _NUMBERS // 2) % _NUMBERS - _NUMBERS // 2
