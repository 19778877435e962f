"""Hearing what is said again, free to be any row of sounds, while it is being said.

In noise and in talk some phrase always comes out; how much better free sounds explain what was heard tells
how far to believe it. Since most of it is heard by the time the speech ends, nobody waits for that.
"""

from __future__ import annotations

from collections.abc import Callable

from voice_hanabi.hearing.models.vosk_library import Decoder, Hypothesis
from voice_hanabi.hearing.utterance import Evidence

_BLOCK = 6400
"""Bytes of sound that are heard at a time where more of it is there."""

UNKNOWN_EXPLAINS = 0.4
"""How much of its sound a stretch of unknown speech explains by itself: its phonemes are dear."""

UNKNOWN_LEFT_OUT = 0.5
"""How much of the sound of unknown speech need not be explained: people say more than the table must know."""


class FreePhonemeDecoder:
    """One stretch of sound in which somebody speaks, heard by a decoder that takes any sounds."""

    def __init__(self, decoder: Decoder, silence: Callable[[int], float]) -> None:
        """Hear with this decoder; ``silence`` gives the score of a number of samples of perfect silence."""
        self._decoder = decoder
        self._silence = silence
        self._heard = 0

    def catch_up(self, sound: bytes | bytearray) -> None:
        """Hear what is new in the sound, of which more is given each time: 16-bit samples from its begin."""
        for place in range(self._heard, len(sound), _BLOCK):
            self._decoder.accept(bytes(sound[place : place + _BLOCK]))
        self._heard = len(sound)

    def evidence(self, reading: Hypothesis, samples: int, sound: bytes | bytearray) -> Evidence:
        """Return how well a reading of a number of samples explains their sound.

        ``sound`` is the part of them in which somebody spoke. Stretches that the reading takes to be unknown
        speech are explained by no word, and count half. Nothing can be heard afterwards.
        """
        self.catch_up(sound)
        best = max((one.score for one in self._decoder.finish().readings), default=0.0)
        sounds = best - self._silence(len(sound) // 2)
        unknown = reading.unknown * max(0.0, sounds)
        words = reading.score - self._silence(samples) - UNKNOWN_EXPLAINS * unknown
        return Evidence(words, sounds - UNKNOWN_LEFT_OUT * unknown)
