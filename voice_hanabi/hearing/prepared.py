"""What was made for the phrases that were listened for last, so that switching back to them is quick."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.vosk_library import Decoder


class Prepared:
    """Ways to make decoders of phrase graphs, for the graphs that were used last."""

    def __init__(self, make: Callable[[PhraseGraph], Callable[[int], Decoder]], kept: int) -> None:
        """Prepare a graph by ``make``, which takes its time; ``kept`` graphs stay prepared."""
        self._make = make
        self._kept = kept
        self._ways: OrderedDict[PhraseGraph, Callable[[int], Decoder]] = OrderedDict()

    def prepare(self, phrases: PhraseGraph) -> None:
        """Prepare these phrases now, unless they are: whoever wants a decoder of them need not wait then."""
        way = self._ways.pop(phrases, None)
        if way is None:
            # Before the new one is made, so that no more than this are in memory at any time.
            while len(self._ways) >= self._kept:
                self._ways.popitem(last=False)
            way = self._make(phrases)
        self._ways[phrases] = way

    def decoder(self, phrases: PhraseGraph, alternatives: int) -> Decoder:
        """Return a new decoder of these phrases, which gives at most so many readings."""
        # A new decoder takes a millisecond. An old one would still hold sound that it has not looked at.
        self.prepare(phrases)
        return self._ways[phrases](alternatives)

    def clear(self) -> None:
        """Let go of all of them."""
        self._ways.clear()
