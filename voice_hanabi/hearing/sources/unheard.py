"""The last sound that did not count because the table spoke; somebody's first word may have begun in it."""

from __future__ import annotations

from collections import deque

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.sources.first_words import first_words
from voice_hanabi.hearing.sources.sound_input import Block

_KEPT = 10
"""Blocks of sound that are kept while the gate is shut: half a second, more than the table's echo."""


class Unheard:
    """Keeps that sound, block by block. Not thread-safe."""

    def __init__(self, rate: int) -> None:
        """``rate`` is the sample rate in Hz."""
        self._rate = rate
        self._blocks: deque[Block] = deque(maxlen=_KEPT)

    def add(self, block: Block) -> None:
        """Add a block that did not count."""
        self._blocks.append(block)

    def clear(self) -> None:
        """Forget all of it."""
        self._blocks.clear()

    def tail(self, block: Block, quiet_since: float) -> npt.NDArray[np.int16]:
        """Return the sound between the table's last sound and the first block that counts."""
        # Backwards from the block that counts: it is one stream of sound.
        sound = np.frombuffer(b"".join(one.pcm for one in self._blocks), np.int16)
        since = max(0.0, block.moment - quiet_since) * self._rate
        return sound[len(sound) - round(min(len(sound), since)) :]

    def first_words(self, block: Block, quiet_since: float) -> bytes:
        """Return the sound just before the first block that counts in which somebody has begun to speak.

        The table was already silent, but its last sound was still dying away.
        """
        now = np.frombuffer(block.pcm, np.int16)
        return first_words(self.tail(block, quiet_since), now, self._rate).tobytes()
