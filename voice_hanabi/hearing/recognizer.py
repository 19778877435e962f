"""The protocol of a speech recogniser: it takes the possible phrases and sound, and returns utterances."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance


class Recognizer(Protocol):
    """Turns sound into utterances."""

    @property
    def sample_rate(self) -> int:
        """The sample rate in Hz of the samples that ``accept`` takes."""

    @property
    def speaking(self) -> bool:
        """Whether words have been heard of an utterance that has not ended."""

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on, and drop an unfinished utterance."""

    def prepare(self, phrases: PhraseGraph) -> None:
        """Prepare for these phrases, so that ``expect`` is quick; an utterance in progress goes on."""

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take 16-bit little-endian mono samples; return an utterance when one has just ended.

        Other speech than the phrases gives no alternatives, or ``[unk]`` in them.
        """

    def finish(self) -> Utterance | None:
        """End the sound: return what was being said, if anything, and be ready for new sound."""


Inner = TypeVar("Inner", bound=Recognizer)
"""The type of the recogniser inside another one."""


class WrappedRecognizer(Generic[Inner]):
    """Recognises with another recogniser; a subclass overrides what it does differently."""

    def __init__(self, recognizer: Inner) -> None:
        self.recognizer = recognizer

    @property
    def sample_rate(self) -> int:
        """The sample rate in Hz of the samples that ``accept`` takes."""
        return self.recognizer.sample_rate

    @property
    def speaking(self) -> bool:
        """Whether words have been heard of an utterance that has not ended."""
        return self.recognizer.speaking

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases from now on, and drop an unfinished utterance."""
        self.recognizer.expect(phrases)

    def prepare(self, phrases: PhraseGraph) -> None:
        """Prepare for these phrases, so that ``expect`` is quick; an utterance in progress goes on."""
        self.recognizer.prepare(phrases)

    def accept(self, pcm: bytes) -> Utterance | None:
        """Take samples; return an utterance when one has just ended."""
        return self.recognizer.accept(pcm)

    def finish(self) -> Utterance | None:
        """End the sound: return what was being said, if anything, and be ready for new sound."""
        return self.recognizer.finish()
