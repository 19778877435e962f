"""Shares one model's grammars between several recognisers, each in its own thread."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence

from voice_hanabi.hearing.models.vosk_library import Decoder
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.free_phoneme_decoder import FreePhonemeDecoder
from voice_hanabi.hearing.recognising.pauses import Steps
from voice_hanabi.hearing.recognising.prepared import PreparedGrammars, Way


class SharedGrammars(PreparedGrammars):
    """Shares a model's grammars: what one recogniser has prepared, all have. Decoders work in parallel."""

    def __init__(self, grammars: PreparedGrammars) -> None:
        """Share these, which nobody else uses from now on."""
        super().__init__(0)
        self._grammars = grammars
        self._lock = threading.Lock()

    def prepare(self, phrases: PhraseGraph) -> None:
        """Prepare these phrases for all."""
        with self._lock:
            self._grammars.prepare(phrases)

    def decoder(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        """Return a new decoder of these phrases."""
        with self._lock:
            return self._grammars.decoder(phrases, alternatives)

    def close(self) -> None:
        """Do nothing: others use them. The owner closes them with `end`."""

    def end(self) -> None:
        """Close the model; no recogniser can use it any more."""
        with self._lock:
            self._grammars.close()

    @property
    def pitches(self) -> tuple[float, ...]:
        """Speeds at which an utterance is recognised again."""
        return self._grammars.pitches

    @property
    def steps(self) -> Steps | None:
        """How the network processes sound."""
        return self._grammars.steps

    def cost(self, phrases: PhraseGraph, words: Sequence[str]) -> float:
        """Return the part of a reading's score that comes from its words alone."""
        return self._grammars.cost(phrases, words)

    def any_sounds(self) -> FreePhonemeDecoder | None:
        """Return a new decoder for any sounds."""
        with self._lock:
            return self._grammars.any_sounds()

    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of the words the model cannot hear."""
        with self._lock:
            return self._grammars.missing_words(words)

    def _way(self, phrases: PhraseGraph) -> Way:
        with self._lock:
            return lambda alternatives: self._grammars.decoder(phrases, alternatives)
