"""The sentences that one phone has requested as sound, in order, until it wants to hear none of them."""

from __future__ import annotations

import asyncio

from voice_hanabi.phones.incoming import Read, Speak

Sentence = Speak | Read
"""A sentence that a phone requests as sound."""

MOST_REQUESTED = 8
"""The most sentences that a phone may request at once."""


class Requested:
    """Sentences that wait to be said, and the one that is being said; for the server's event loop."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[Sentence] = asyncio.Queue(MOST_REQUESTED)
        self._hushed = False

    @property
    def full(self) -> bool:
        """Whether no further sentence may be requested now."""
        return self._waiting.full()

    @property
    def hushed(self) -> bool:
        """Whether the phone no longer wants the sentence that ``next`` returned last."""
        return self._hushed

    def add(self, sentence: Sentence) -> None:
        """Add a sentence. Raises ``asyncio.QueueFull``."""
        self._waiting.put_nowait(sentence)

    async def next(self) -> Sentence:
        """Wait for the next sentence."""
        sentence = await self._waiting.get()
        self._hushed = False
        return sentence

    def hush(self) -> list[Sentence]:
        """Give up the current sentence, and return those that were still waiting."""
        self._hushed = True
        return [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]
