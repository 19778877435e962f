"""Recognises speech at a lower and a higher pitch too, and combines the three results.

A small network recognises women, men and children unequally well. Slowed speech resembles a larger person's,
accelerated speech a smaller one's, and the errors are not the same: for people outside the training data, the
three together misrecognise a quarter fewer single words.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence

import numpy as np
import soxr

from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE, Decoder, Hypothesis
from voice_hanabi.hearing.utterance import Alternative

BEFORE_SPEECH = 1.5
"""Seconds before speech is noticed that the other pitches hear too."""

WORST = 8.0
"""The least likelihood (natural logarithm) that a pitch gives to a text that isn't among its readings."""

APART = 4.0
"""How much less likely (natural logarithm) a pitch takes a sentence of free speech with other words."""

CLEAR = 4.0
"""How much likelier (natural logarithm) than the next one a reading must be for the others to hardly ever
change it: of 52 such sentences by untrained voices they changed one, and one in six of the others."""

Alternatives = tuple[Alternative, ...]

Joins = Callable[[Alternatives, Sequence[Alternatives], float], Alternatives]
"""Combines the main pitch's readings with the others', like `together`."""


class OtherPitches:
    """Recognises at other speeds what a main decoder hears, from the moment somebody speaks."""

    def __init__(self, ratios: Sequence[float]) -> None:
        """Use these speeds: over 1 is faster and higher."""
        self._ratios = tuple(ratios)
        self._before: deque[bytes] = deque()
        self._kept = 0
        self._hearings: list[_Hearing] = []

    def accept(self, pcm: bytes, speaking: bool, decoder: Callable[[], Decoder]) -> None:
        """Take the main decoder's samples, and whether it noticed speech; ``decoder`` creates another one."""
        if not self._ratios:
            return
        if not speaking:
            self._hearings = []
            self._remember(pcm)
            return
        if not self._hearings:
            self._hearings = [_Hearing(ratio, decoder()) for ratio in self._ratios]
            pcm = b"".join((*self._before, pcm))
            self._forget()
        for hearing in self._hearings:
            hearing.accept(pcm)

    def finish(self) -> tuple[tuple[Hypothesis, ...], ...]:
        """End the speech; return the readings of each speed."""
        found = tuple(hearing.finish() for hearing in self._hearings)
        self._hearings = []
        self._forget()
        return found

    def drop(self) -> None:
        """Forget all sound."""
        self._hearings = []
        self._forget()

    def _remember(self, pcm: bytes) -> None:
        self._before.append(pcm)
        self._kept += len(pcm)
        while self._kept - len(self._before[0]) >= 2 * BEFORE_SPEECH * SAMPLE_RATE:
            self._kept -= len(self._before.popleft())

    def _forget(self) -> None:
        self._before.clear()
        self._kept = 0


class _Hearing:
    """One decoder, and the resampling to another speed."""

    def __init__(self, ratio: float, decoder: Decoder) -> None:
        self._decoder = decoder
        self._stream = soxr.ResampleStream(SAMPLE_RATE * ratio, SAMPLE_RATE, 1, dtype="int16", quality="HQ")

    def accept(self, pcm: bytes, last: bool = False) -> None:
        samples = np.frombuffer(pcm, np.int16)
        self._decoder.accept(np.asarray(self._stream.resample_chunk(samples, last=last), np.int16).tobytes())

    def finish(self) -> tuple[Hypothesis, ...]:
        self.accept(b"", last=True)
        return self._decoder.finish().readings


def in_doubt(main: Alternatives) -> bool:
    """Return whether the other pitches may change one pitch's readings."""
    return not main or (len(main) > 1 and main[0].confidence - main[1].confidence < CLEAR)


def together(main: Alternatives, others: Sequence[Alternatives], apart: float = math.inf) -> Alternatives:
    """Combine several pitches' readings of one utterance, likeliest first.

    Each text's likelihood is relative to its pitch's best one, at worst ``WORST``; the mean counts. The
    scores are on the main pitch's scale. A pitch that heard nothing has no vote. A text that a pitch doesn't
    have is as likely as its nearest text, less ``apart`` (natural logarithm) times the part of the words that
    differ: hardly any long sentence is recognised word for word at every pitch.
    """
    hearings = [hearing for hearing in (main, *others) if hearing]
    if not main or len(hearings) == 1:
        return main
    beside = [
        {one.text: max(one.confidence - hearing[0].confidence, -WORST) for one in hearing}
        for hearing in hearings
    ]
    texts = dict.fromkeys(text for hearing in beside for text in hearing)
    scores = {
        text: sum(_likeliness(text, hearing, apart) for hearing in beside) / len(beside) for text in texts
    }
    ranked = sorted(texts, key=lambda text: -scores[text])
    return tuple(Alternative(text, main[0].confidence + scores[text]) for text in ranked)


def _likeliness(text: str, hearing: Mapping[str, float], apart: float) -> float:
    """Return how likely a text is to one pitch, relative to its best text."""
    own = hearing.get(text, -WORST)
    if apart >= WORST or own == 0.0:
        return own
    words = text.split()
    near = (
        score - apart * _difference(words, other.split()) for other, score in hearing.items() if score > own
    )
    return max(own, *near, -WORST)


def _difference(one: Sequence[str], other: Sequence[str]) -> float:
    """Return the part of the words that are added, left out or different: 0 for equal texts, at most 1."""
    longest = max(len(one), len(other), 1)
    begin = 0
    while begin < min(len(one), len(other)) and one[begin] == other[begin]:
        begin += 1
    end = 0
    while end < min(len(one), len(other)) - begin and one[-1 - end] == other[-1 - end]:
        end += 1
    left, right = one[begin : len(one) - end], other[begin : len(other) - end]
    row = list(range(len(right) + 1))
    for place, word in enumerate(left, 1):
        before, row[0] = row[0], place
        for column, against in enumerate(right, 1):
            cost = min(row[column] + 1, row[column - 1] + 1, before + (word != against))
            before, row[column] = row[column], cost
    return row[-1] / longest
