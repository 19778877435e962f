"""The protocol of a speech recogniser: told what may be said now, given sound, it gives utterances."""

from __future__ import annotations

from typing import Protocol

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance


class Recognizer(Protocol):
    """Turns sound into utterances."""

    @property
    def sample_rate(self) -> int:
        """Samples a second (Hz) that ``accept`` wants."""

    @property
    def speaking(self) -> bool:
        """Whether words have been heard of an utterance that has not ended."""

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on; what was heard of an unfinished utterance is dropped."""

    def prepare(self, phrases: PhraseGraph) -> None:
        """Make ready to be told to expect these phrases, so that it is quick then; what runs goes on."""

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take 16-bit little-endian mono samples; return an utterance when one has just ended.

        An utterance of something else than the phrases has no alternatives, or ``[unk]`` in them.
        """

    def finish(self) -> Utterance | None:
        """End the sound: return what was being said, if anything, and be ready for new sound."""
