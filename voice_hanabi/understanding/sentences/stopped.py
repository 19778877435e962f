"""A 'stop' followed by unknown words: it stops the voice, which the next word undoes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.concepts import Spotted
from voice_hanabi.understanding.sentences.beginnings import longest


def stop_alone(
    utterance: Utterance, groups: Sequence[Spotted], stops: PhraseGraph, taking_back: PhraseGraph
) -> Utterance | None:
    """Return the 'stop' that begins an utterance; ``None`` unless only unknown words follow it.

    It must be one that also takes an action back: 'stop that racket' and 'przestań gwizdać' are said to
    people.
    """
    words = [word for group in groups for word in group.words]
    length = longest(stops, words, utterance.typed)
    if longest(taking_back, words, utterance.typed) != length:
        return None
    at = 0
    for group in groups:
        if at == length and length and (not group.known or UNKNOWN in group.words):
            said = Alternative(" ".join(words[:length]), utterance.alternatives[0].confidence)
            return replace(utterance, alternatives=(said,))
        at += len(group.words)
    return None
