"""When the table listens: not while it speaks itself, but to who wears a headset."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from voice_hanabi.hearing.sources.typed.key_to_speak import KeyToSpeak

TAIL = 0.15
"""Seconds after the table's last sound in which a room carries it loudly, and devices err about its end."""


class Loudspeaker(Protocol):
    """What everyone hears, and what a microphone hears too."""

    def speaking_aloud(self) -> bool:
        """Return whether it sounds or is about to."""

    def aloud_ended(self) -> float | None:
        """Return when it last fell silent (``time.monotonic``), or ``None`` before its first sound."""


class NoLoudspeaker:
    """A table that nobody hears aloud."""

    def speaking_aloud(self) -> bool:
        """It never sounds."""
        return False

    def aloud_ended(self) -> float | None:
        """It never sounded."""
        return None


class ListeningGate:
    """Tells whether what a microphone hears may be meant for the table. Safe to use from any thread.

    With a headset the table's voice does not reach the microphone, and the gate stays open while it
    speaks, so that a player can cut it short.
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
        """Set how it listens beside a loudspeaker; ``tail`` in seconds, ``clock`` as the loudspeaker's.

        ``key`` is what has to be pressed first, where that is wanted.
        """
        self.key = key or KeyToSpeak(clock)
        self._loudspeaker = loudspeaker or NoLoudspeaker()
        self._headset = headset
        self._tail = tail
        self._clock = clock

    @property
    def open(self) -> bool:
        """Whether what is said at this moment counts."""
        return self.hears(self._clock())

    def hears(self, moment: float) -> bool:
        """Return whether sound of that moment (seconds of the clock), the latest or one just gone, counts.

        A device gives its sound a while after it was made: the sound's own time decides.
        """
        return self.key.hears(moment) and self._is_quiet(moment)

    def _is_quiet(self, moment: float) -> bool:
        return self._headset or moment - self.quiet_since >= self._tail

    @property
    def shut(self) -> bool:
        """Whether the table's own voice, or its tail in the room, keeps the microphone from hearing."""
        return not self._is_quiet(self._clock())

    @property
    def quiet_since(self) -> float:
        """When the table's last sound ended: infinity while it speaks, minus infinity before its first."""
        # In this order: a sound that ends in between has its end known before it counts as ended.
        if self._loudspeaker.speaking_aloud():
            return float("inf")
        ended = self._loudspeaker.aloud_ended()
        return float("-inf") if ended is None else ended
