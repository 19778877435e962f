"""Decodes speech a second time as any sequence of sounds, while it is being said.

In noise and in talk some phrase always fits; how much better free sounds explain the audio shows how far to
trust it. Most of the audio is decoded by the time the speech ends, so this causes no delay.
"""

from __future__ import annotations

from collections.abc import Callable

from voice_hanabi.hearing.models.vosk_library import Decoder, Hypothesis
from voice_hanabi.hearing.utterance import Evidence

_BLOCK = 6400
"""Bytes of sound that are decoded at a time."""

UNKNOWN_EXPLAINS = 0.4
"""How much of its sound a stretch of unknown speech explains by itself; its phonemes are expensive."""

UNKNOWN_LEFT_OUT = 0.5
"""How much of the sound of unknown speech needs no explanation: people say more than the table must know."""


class FreePhonemeDecoder:
    """One stretch of speech, decoded as any sounds."""

    def __init__(self, decoder: Decoder, silence: Callable[[int], float]) -> None:
        """Use this decoder; ``silence`` returns the score of a number of samples of perfect silence."""
        self._decoder = decoder
        self._silence = silence
        self._heard = 0

    def catch_up(self, sound: bytes | bytearray) -> None:
        """Decode the new part of the sound, which is given from its beginning each time: 16-bit samples."""
        for place in range(self._heard, len(sound), _BLOCK):
            self._decoder.accept(bytes(sound[place : place + _BLOCK]))
        self._heard = len(sound)

    def evidence(self, reading: Hypothesis, samples: int, sound: bytes | bytearray) -> Evidence:
        """Return how well a reading explains the sound of a number of samples.

        ``sound`` is the part of them in which somebody spoke. Stretches that the reading takes for unknown
        speech are explained by no word, and count half. The decoder can't be used afterwards.
        """
        self.catch_up(sound)
        best = max((one.score for one in self._decoder.finish().readings), default=0.0)
        sounds = best - self._silence(len(sound) // 2)
        unknown = reading.unknown * max(0.0, sounds)
        words = reading.score - self._silence(samples) - UNKNOWN_EXPLAINS * unknown
        return Evidence(words, sounds - UNKNOWN_LEFT_OUT * unknown)
