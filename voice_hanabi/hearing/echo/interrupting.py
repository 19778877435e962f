"""Recognises the few phrases that may interrupt the table while it speaks."""

from __future__ import annotations

import numpy as np

from voice_hanabi.hearing.echo.cancelling import RATE, Samples
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.utterance import Utterance

BELIEF = 0.3
"""How well the sound must support the words: the rest of the table's own voice must not be obeyed."""

WHOLE_BELIEF = 0.6
"""The same for a sentence that begins with one of those phrases: people say many sentences of that length."""

_BLOCK = RATE // 20
_SILENCE = bytes(2 * _BLOCK)
_BLOCKS_AFTER = 4
_SHORT_OF_FULL = 0.1
"""Root mean square (1 is full scale) to which pieces are amplified; cancelling made them quieter."""


def interruption(
    recognizer: Recognizer,
    piece: Samples,
    phrases: PhraseGraph,
    whole: PhraseGraph | None = None,
    belief: float = BELIEF,
) -> Utterance | None:
    """Return what was said in a piece of sound if it is one of the phrases, else ``None``.

    If it is more than one of them, it is recognised again with the ``whole`` phrases, and accepted if it
    begins with one of the few ('no, the second'). Afterwards the recogniser expects other phrases than
    before.
    """
    heard = _hear(recognizer, piece, phrases)
    if heard is None or heard.belief < belief:
        return None
    words = heard.text.split()
    if phrases.accepts(words):
        return heard
    if whole is None:
        return None
    again = _hear(recognizer, piece, whole)
    if again is None or again.belief < WHOLE_BELIEF or not begins_with(phrases, again.text.split()):
        return None
    return again


def begins_with(phrases: PhraseGraph, words: list[str]) -> bool:
    """Return whether the first words are a phrase."""
    return any(phrases.accepts(words[:length]) for length in range(1, len(words) + 1))


def _hear(recognizer: Recognizer, piece: Samples, phrases: PhraseGraph) -> Utterance | None:
    recognizer.expect(phrases)
    level = float(np.sqrt(np.mean(np.square(piece)))) or 1.0
    louder = piece * (_SHORT_OF_FULL / level)
    pcm = np.clip(np.rint(louder * 32768), -32768, 32767).astype("<i2").tobytes()
    utterances = []
    for start in range(0, len(pcm), 2 * _BLOCK):
        utterances.append(recognizer.accept(pcm[start : start + 2 * _BLOCK]))
    utterances += [recognizer.accept(_SILENCE) for _ in range(_BLOCKS_AFTER)]
    utterances.append(recognizer.finish())
    found = [utterance for utterance in utterances if utterance is not None]
    # The first of several: what came after a pause is not the interruption.
    return found[0] if found else None
