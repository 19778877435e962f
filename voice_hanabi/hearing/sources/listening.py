"""When the table listens: not while it speaks itself, and with push-to-talk only while a key is held."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

TAIL = 0.15
"""Seconds after the table's last sound in which a room carries it loudly, and devices err about its end."""

LATE_WORD = 0.2
"""Seconds for which push-to-talk still listens: people let go of the key within their last word."""


class Loudspeaker(Protocol):
    """What everyone hears, and what a microphone hears too."""

    def speaking_aloud(self) -> bool:
        """Tell whether it sounds or is about to."""

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
        push_to_talk: bool = False,
        tail: float = TAIL,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set how it listens beside a loudspeaker; ``tail`` in seconds, ``clock`` as the loudspeaker's."""
        self._loudspeaker = loudspeaker or NoLoudspeaker()
        self._headset = headset
        self._push_to_talk = push_to_talk
        self._tail = tail
        self._clock = clock
        self._pressed = False
        self._released = float("-inf")

    @property
    def push_to_talk(self) -> bool:
        """Whether a key must be held to be heard."""
        return self._push_to_talk

    @property
    def pressed(self) -> bool:
        """Whether the push-to-talk key is held."""
        return self._pressed

    @property
    def headset(self) -> bool:
        """Whether the table's voice does not reach the microphone."""
        return self._headset

    @property
    def open(self) -> bool:
        """Whether what is said at this moment counts."""
        return self.hears(self._clock())

    def hears(self, moment: float) -> bool:
        """Tell whether sound of that moment (seconds of the clock), the latest or one just gone, counts.

        A device gives its sound a while after it was made: the sound's own time decides.
        """
        if self._push_to_talk and not self._pressed and moment - self._released > LATE_WORD:
            return False
        return not self._drowned(moment)

    @property
    def shut(self) -> bool:
        """Whether the table's own voice, or its tail in the room, keeps the microphone from hearing."""
        return self._drowned(self._clock())

    @property
    def quiet_since(self) -> float:
        """When the table's last sound ended: infinity while it speaks, minus infinity before its first."""
        # In this order: a sound that ends in between has its end known before it counts as ended.
        if self._loudspeaker.speaking_aloud():
            return float("inf")
        ended = self._loudspeaker.aloud_ended()
        return float("-inf") if ended is None else ended

    def press(self) -> None:
        """Listen: the push-to-talk key goes down."""
        self._pressed = True

    def release(self) -> None:
        """Listen no more: the push-to-talk key goes up. What was said is complete but for a last sound."""
        self._released = self._clock()
        self._pressed = False

    def _drowned(self, moment: float) -> bool:
        return not self._headset and moment - self.quiet_since < self._tail
