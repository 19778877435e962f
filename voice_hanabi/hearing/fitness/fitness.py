"""Whether a microphone is of any use, by its sound alone: all that is judged of one, block by block."""

from __future__ import annotations

import numpy as np

from voice_hanabi.hearing.fitness.muffled import Muffled
from voice_hanabi.hearing.fitness.overload import Overload
from voice_hanabi.hearing.fitness.silence import Silence
from voice_hanabi.hearing.fitness.wordless import Wordless


class Fitness:
    """Judges the one microphone that is listened to. For one thread at a time."""

    def __init__(self, rate: int) -> None:
        """``rate`` is samples a second (Hz)."""
        self._silence = Silence()
        self._overload = Overload()
        self._wordless = Wordless()
        self._muffled = Muffled(rate)

    def unfit(self, pcm: bytes, seconds: float, *, listening: bool, heard: bool) -> str | None:
        """Return the reason why it is of no use, once it is certain; each is returned once.

        ``pcm`` is a block of 16-bit little-endian mono samples. ``listening`` tells that people may speak
        now, ``heard`` that the block itself counts.
        """
        samples = np.frombuffer(pcm, np.int16)
        if self._silence.to_tell(samples, seconds, listening=listening):
            return "microphone-silent"
        too_loud = heard and self._overload.to_tell(samples, seconds)
        return "microphone-too-loud" if too_loud else None

    def in_vain(self, pcm: bytes, seconds: float, *, sounding: bool) -> bool:
        """Return whether another try to be heard has failed, with a block in which people may speak.

        ``sounding`` tells that something sounds in it that may be a voice.
        """
        self._muffled.hear(np.frombuffer(pcm, np.int16), sounding=sounding)
        return self._wordless.to_tell(seconds, sounding=sounding)

    def heard(self) -> bool:
        """Note that words were made of what has sounded; return whether any could be told in it at all."""
        muffled = self._muffled.now
        self._muffled.words()
        self._wordless.words()
        return not muffled
