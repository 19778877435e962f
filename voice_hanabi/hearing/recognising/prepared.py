"""Caches the decoding graphs of recent phrases, so that switching back to them is quick."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

from voice_hanabi.hearing.models.vosk_library import Decoder
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.free_phoneme_decoder import FreePhonemeDecoder
from voice_hanabi.hearing.recognising.pauses import Steps

Way = Callable[[int], Decoder]
"""Creates a decoder that returns at most a number of readings; takes a millisecond."""


class PreparedGrammars(ABC):
    """Creates decoders of phrase graphs, and caches the graphs used most recently."""

    def __init__(self, kept: int) -> None:
        """Cache the latest graphs, up to a number."""
        self._kept = kept
        self._ways: OrderedDict[PhraseGraph, Way] = OrderedDict()

    def prepare(self, phrases: PhraseGraph) -> None:
        """Prepare these phrases now unless they are cached, so that creating a decoder needn't wait."""
        way = self._ways.pop(phrases, None)
        if way is None:
            # Before the new one is created, so that there are never more than this in memory.
            while len(self._ways) >= self._kept:
                self._ways.popitem(last=False)
            way = self._way(phrases)
        self._ways[phrases] = way

    def decoder(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        """Return a new decoder of these phrases that returns at most a number of readings."""
        # An old one would still hold sound that it has not processed.
        self.prepare(phrases)
        return self._ways[phrases](alternatives)

    def close(self) -> None:
        """Drop everything that is cached."""
        self._ways.clear()

    # What is known about a model: nothing, unless it is ours

    @property
    def pitches(self) -> tuple[float, ...]:
        """Speeds at which an utterance is recognised again: none, because a usual model takes too long."""
        return ()

    @property
    def steps(self) -> Steps | None:
        """How the network processes sound: unknown, because models differ."""
        return None

    def cost(self, phrases: PhraseGraph, words: Sequence[str]) -> float:
        """Return the part of a reading's score that comes from its words alone: 0, as scores may mean
        anything.
        """
        return 0.0

    def any_sounds(self) -> FreePhonemeDecoder | None:
        """Return ``None``: no decoder for any sounds, because other models' scores may mean anything."""
        return None

    @abstractmethod
    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of the words the model cannot hear."""

    @abstractmethod
    def _way(self, phrases: PhraseGraph) -> Way:
        """Write and load what decoders of these phrases need; may be slow."""
