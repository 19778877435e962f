"""The last sound that did not count, since the table spoke: somebody's first word may have begun in it."""

from __future__ import annotations

from collections import deque

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.sources.first_words import first_words
from voice_hanabi.hearing.sources.sound_input import Block

_KEPT = 10
"""Blocks of sound that are kept while the gate is shut: half a second, more than the table's tail."""


class Unheard:
    """Keeps it, block by block. For one thread at a time."""

    def __init__(self, rate: int) -> None:
        """``rate`` is samples a second (Hz)."""
        self._rate = rate
        self._blocks: deque[Block] = deque(maxlen=_KEPT)

    def add(self, block: Block) -> None:
        """Take a block that did not count."""
        self._blocks.append(block)

    def clear(self) -> None:
        """Forget all of it."""
        self._blocks.clear()

    def tail(self, block: Block, quiet_since: float) -> npt.NDArray[np.int16]:
        """Return the sound between the table's last and the first block that counts."""
        # Backwards from the block that counts: it is one stream of sound.
        sound = np.frombuffer(b"".join(one.pcm for one in self._blocks), np.int16)
        since = max(0.0, block.moment - quiet_since) * self._rate
        return sound[len(sound) - round(min(len(sound), since)) :]

    def first_words(self, block: Block, quiet_since: float) -> bytes:
        """Return the sound right before the first block that counts in which somebody has begun to speak.

        The table was silent already, but its last sound still died away.
        """
        now = np.frombuffer(block.pcm, np.int16)
        return first_words(self.tail(block, quiet_since), now, self._rate).tobytes()
