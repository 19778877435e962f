"""What was made for the phrases that were listened for last, so that switching back to them is quick."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence

from voice_hanabi.hearing.models.vosk_library import Decoder
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.free_phoneme_decoder import FreePhonemeDecoder
from voice_hanabi.hearing.recognising.pauses import Steps

Way = Callable[[int], Decoder]
"""Makes a decoder that gives at most a number of readings; takes a millisecond."""


class PreparedGrammars(ABC):
    """Makes decoders of phrase graphs, and keeps what it took for those that were used last."""

    def __init__(self, kept: int) -> None:
        """Keep what was made for the latest graphs, up to a number."""
        self._kept = kept
        self._ways: OrderedDict[PhraseGraph, Way] = OrderedDict()

    def prepare(self, phrases: PhraseGraph) -> None:
        """Prepare these phrases now, unless they are: whoever wants a decoder of them need not wait then."""
        way = self._ways.pop(phrases, None)
        if way is None:
            # Before the new one is made, so that no more than this are in memory at any time.
            while len(self._ways) >= self._kept:
                self._ways.popitem(last=False)
            way = self._way(phrases)
        self._ways[phrases] = way

    def decoder(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        """Return a new decoder of these phrases that gives at most a number of readings."""
        # An old one would still hold sound that it has not looked at.
        self.prepare(phrases)
        return self._ways[phrases](alternatives)

    def close(self) -> None:
        """Let go of all that was made."""
        self._ways.clear()

    # What is known of a model: nothing, unless it is ours

    @property
    def pitches(self) -> tuple[float, ...]:
        """Speeds at which an utterance is heard again: none, a model of the usual size takes too long."""
        return ()

    @property
    def steps(self) -> Steps | None:
        """How the network looks at sound: not known, each model is another one."""
        return None

    def cost(self, phrases: PhraseGraph, words: Sequence[str]) -> float:
        """Return how much lower a reading's score is for its words alone: 0, as scores may mean anything."""
        return 0.0

    def any_sounds(self) -> FreePhonemeDecoder | None:
        """Return a new hearing that takes any sounds: none, as scores may mean anything."""
        return None

    @abstractmethod
    def missing_words(self, words: Iterable[str]) -> frozenset[str]:
        """Return which of the words the model cannot hear."""

    @abstractmethod
    def _way(self, phrases: PhraseGraph) -> Way:
        """Write and load what decoders of these phrases need; may take its time."""
