"""When the table listens: not while it speaks itself, unless the player wears a headset."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from voice_hanabi.hearing.sources.typed.key_to_speak import KeyToSpeak

TAIL = 0.15
"""Seconds after the table's last sound in which the room's echo is loud and devices misreport the end."""


class Loudspeaker(Protocol):
    """The output that everyone hears, and that a microphone hears too."""

    def speaking_aloud(self) -> bool:
        """Return whether it sounds or is about to."""

    def aloud_ended(self) -> float | None:
        """Return when it last fell silent (``time.monotonic``), or ``None`` before its first sound."""


class NoLoudspeaker:
    """The output of a table that nobody hears aloud."""

    def speaking_aloud(self) -> bool:
        """Always false."""
        return False

    def aloud_ended(self) -> float | None:
        """Always ``None``."""
        return None


class ListeningGate:
    """Decides whether what a microphone hears may be meant for the table. Thread-safe.

    With a headset the table's voice does not reach the microphone, and the gate stays open while it speaks,
    so that a player can interrupt it.
    """

    def __init__(
        self,
        loudspeaker: Loudspeaker | None = None,
        *,
        headset: bool = False,
        tail: float = TAIL,
        clock: Callable[[], float] = time.monotonic,
        key: KeyToSpeak | None = None,
    ) -> None:
        """Set how it listens beside a loudspeaker; ``tail`` is in seconds, ``clock`` is the loudspeaker's.

        ``key`` must be pressed first if push-to-talk is on.
        """
        self.key = key or KeyToSpeak(clock)
        self._loudspeaker = loudspeaker or NoLoudspeaker()
        self._headset = headset
        self._tail = tail
        self._clock = clock

    @property
    def open(self) -> bool:
        """Whether what is said now counts."""
        return self.hears(self._clock())

    def hears(self, moment: float) -> bool:
        """Return whether sound from that time (seconds of the clock), now or a moment ago, counts.

        A device delivers its sound with a delay, so the sound's own time decides.
        """
        return self.key.hears(moment) and self._is_quiet(moment)

    def _is_quiet(self, moment: float) -> bool:
        return self._headset or moment - self.quiet_since >= self._tail

    @property
    def shut(self) -> bool:
        """Whether the table's own voice, or its echo in the room, keeps the microphone from hearing."""
        return not self._is_quiet(self._clock())

    @property
    def quiet_since(self) -> float:
        """When the table's last sound ended: infinity while it speaks, minus infinity before its first."""
        # In this order, so that a sound that ends in between has a known end before it counts as ended.
        if self._loudspeaker.speaking_aloud():
            return float("inf")
        ended = self._loudspeaker.aloud_ended()
        return float("-inf") if ended is None else ended
