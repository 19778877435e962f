"""Speech to utterances with Vosk."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.hearing.vosk_grammars import Grammars
from voice_hanabi.hearing.vosk_library import SAMPLE_RATE, Decoder, Reading, Readings

UNKNOWN = "[unk]"
"""Stands in an alternative for something else than the phrases."""


_BYTES_A_SECOND = 2 * SAMPLE_RATE
_IDLE = int(1.3 * _BYTES_A_SECOND)
_KEPT = int(0.5 * _BYTES_A_SECOND)


class VoskRecognizer:
    """A ``Recognizer`` over Vosk. For one thread at a time.

    While nobody speaks, it begins anew every second, with the last half second, so that no word loses
    its beginning. Otherwise Vosk would weigh ever more ways to read the noise of a room: after two
    seconds it stops for seconds, busy with nothing.
    """

    def __init__(
        self, grammars: Grammars, *, alternatives: int = 5, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Use a model's grammars; an utterance has at most ``alternatives``. ``clock`` gives seconds."""
        self._grammars = grammars
        self._alternatives = alternatives
        self._clock = clock
        self._phrases: PhraseGraph | None = None
        self._decoder: Decoder | None = None
        self._speaking = False
        self._idle = 0
        self._recent = b""

    @property
    def sample_rate(self) -> int:
        """Samples a second (Hz) that ``accept`` wants."""
        return SAMPLE_RATE

    @property
    def speaking(self) -> bool:
        """Whether words have been heard of an utterance that has not ended."""
        return self._speaking

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on; what was heard of an unfinished utterance is dropped.

        Phrases that were expected a moment ago are switched to at once; new ones take as long as
        their graph takes to be written and loaded.
        """
        self._phrases = phrases
        self._begin()
        self._recent = b""

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take 16-bit little-endian mono samples; return an utterance when one has just ended.

        An utterance of something else than the phrases has no alternatives, or ``[unk]`` in them.
        Silence is no utterance. Blocks should be short: no more than one utterance comes of each.
        """
        decoder = self._listening()
        ended = decoder.accept(pcm)
        self._recent = (self._recent + pcm)[-_KEPT:]
        self._speaking = self._speaking or bool(decoder.partial())
        if self._speaking:
            return self._utterance(decoder.result()) if ended else None
        self._idle += len(pcm)
        if ended or self._idle > _IDLE:
            self._begin().accept(self._recent)
            self._idle = len(self._recent)
        return None

    def finish(self) -> Utterance | None:
        """End the sound: return what was being said, if anything, and be ready for new sound."""
        decoder = self._listening()
        # An exact graph makes some phrase even of silence: it is not asked which.
        utterance = self._utterance(decoder.finish()) if self._speaking else None
        self._begin()
        self._recent = b""
        return utterance

    def missing_words(self, phrases: PhraseGraph) -> frozenset[str]:
        """Return the words of these phrases that the model cannot hear."""
        return self._grammars.missing_words(phrases.words)

    def close(self) -> None:
        """Let go of the model; nothing can be heard afterwards."""
        self._decoder = self._phrases = None
        self._grammars.close()

    @property
    def _asked_for(self) -> int:
        # Some of those that Vosk gives are the same words at other times, or no words at all.
        return 2 * self._alternatives

    def _listening(self) -> Decoder:
        return self._decoder or self._begin()

    def _begin(self) -> Decoder:
        """Take a new decoder, with nothing heard."""
        if self._phrases is None:
            raise RuntimeError("a recogniser must be told what to expect before it can listen")
        self._decoder = self._grammars.decoder(self._phrases, self._asked_for)
        self._speaking = False
        self._idle = 0
        return self._decoder

    def _utterance(self, found: Readings) -> Utterance:
        self._speaking = False
        self._idle = 0
        alternatives = cleaned(found.readings)[: self._alternatives]
        return Utterance(alternatives, ended=self._clock() - found.silence)


def cleaned(readings: Iterable[Reading]) -> tuple[Alternative, ...]:
    """Return the alternatives that readings give, likeliest first.

    Several ``[unk]`` in a row become one; of equal texts the likeliest stays. The empty text, which
    a model of this kind likes too much, goes: what was heard as something and as nothing was something.
    """
    best: dict[str, float] = {}
    for reading in readings:
        words: list[str] = []
        for word in reading.text.lower().split():
            if not (word == UNKNOWN and words and words[-1] == UNKNOWN):
                words.append(word)
        text = " ".join(words)
        if text and reading.score > best.get(text, float("-inf")):
            best[text] = reading.score
    return tuple(Alternative(text, best[text]) for text in sorted(best, key=lambda text: -best[text]))
