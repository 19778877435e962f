"""Whether a microphone is usable, judged by its sound alone, block by block."""

from __future__ import annotations

import numpy as np

from voice_hanabi.hearing.fitness.muffled import Muffled
from voice_hanabi.hearing.fitness.overload import Overload
from voice_hanabi.hearing.fitness.silence import Silence
from voice_hanabi.hearing.fitness.wordless import Wordless


class Fitness:
    """Judges the microphone in use. Not thread-safe."""

    def __init__(self, rate: int) -> None:
        """``rate`` is the sample rate in Hz."""
        self._silence = Silence()
        self._overload = Overload()
        self._wordless = Wordless()
        self._muffled = Muffled(rate)

    def unfit(self, pcm: bytes, seconds: float, *, listening: bool, heard: bool) -> str | None:
        """Return the reason why it is unusable once that is certain; each reason is returned once.

        ``pcm`` is a block of 16-bit little-endian mono samples. ``listening`` is true if people may speak
        now, ``heard`` if the block itself counts.
        """
        samples = np.frombuffer(pcm, np.int16)
        if self._silence.to_tell(samples, seconds, listening=listening):
            return "microphone-silent"
        too_loud = heard and self._overload.to_tell(samples, seconds)
        return "microphone-too-loud" if too_loud else None

    def in_vain(self, pcm: bytes, seconds: float, *, sounding: bool) -> bool:
        """Return whether another attempt to be heard has failed, with a block in which people may speak.

        ``sounding`` is true if something in it may be a voice.
        """
        self._muffled.hear(np.frombuffer(pcm, np.int16), sounding=sounding)
        return self._wordless.to_tell(seconds, sounding=sounding)

    def heard(self) -> bool:
        """Record that words were recognised in the recent sound; return whether it can contain any."""
        muffled = self._muffled.now
        self._muffled.words()
        self._wordless.words()
        return not muffled
