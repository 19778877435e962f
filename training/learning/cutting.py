"""Cuts people's sentences into single words, at the places where a half-trained network hears them.

Few people have been recorded saying a game's short words, and recordings like 'en gul citron' and 'en blå
cykel' teach a network that everything begins with 'en'. Single words, and sentences without their first word,
correct that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import torch

from training.clips.store import Entry, Store
from training.clips.synthesis import Clip
from training.learning.alignment import OUTPUT_SECONDS, aligned, loudness_of, quietest
from training.learning.network import Network
from training.sound.signal import SAMPLE_RATE, Samples, features
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES, phonemes_of_ipa
from voice_hanabi.hearing.pronouncing.pronunciation import espeak

_VOICES = {"en": ("en-us", "en")}
_LEAST_PHONEMES = 2
_LEAST_SECONDS = 0.15
_WORST = -2.0
_MOST_OF_A_WORD = 12
_NUMBERS = {phoneme: number for number, phoneme in enumerate(PHONEMES, 1)}


def words_of(entry: Entry) -> list[tuple[str, tuple[int, ...]]]:
    """Return the words of a clip with their labels; none if espeak-ng's words differ from the text's."""
    words = entry.text.lower().split()
    for voice in _VOICES.get(entry.language, (entry.language,)):
        spoken = espeak().ipa(entry.text, voice).split()
        if len(spoken) != len(words):
            continue
        sounds = [phonemes_of_ipa(word, voice.split("-")[0]) for word in spoken]
        labels = [tuple(_NUMBERS[phoneme] for phoneme in sound) for sound in sounds]
        # If two equal sounds meet, the text's phonemes contain both, too.
        if sum(labels, ()) == entry.labels:
            return list(zip(words, labels, strict=True))
    return []


def _faded(samples: Samples) -> Samples:
    """Return a piece without clicks at its cuts."""
    size = min(samples.size // 4, SAMPLE_RATE // 100)
    ramp = np.linspace(0, 1, size, dtype=np.float32)
    faded = samples.copy()
    faded[:size] *= ramp
    faded[faded.size - size :] *= ramp[::-1]
    return faded


def cut_clips(network: Network, store: Store) -> Iterator[Clip]:
    """Yield the words of people's sentences in our languages that are heard clearly."""
    padding = np.zeros(SAMPLE_RATE // 2, dtype=np.float32)
    edge = padding.size * 4 // 5
    times: Counter[tuple[str, str]] = Counter()
    for entry in store.entries:
        if entry.group != "people" or entry.held_out or not 2 <= len(entry.text.split()) <= 20:
            continue
        words = words_of(entry)
        if not words:
            continue
        sound = store.samples(entry)
        padded = np.concatenate((padding, sound * 0.3, padding))
        with torch.inference_mode():
            scores = network(torch.from_numpy(features(padded))[None])[0].numpy()
        try:
            spans, sure = aligned(scores, entry.labels)
        except ValueError:
            continue
        loudness = loudness_of(padded)
        borders = [edge]
        ends = np.cumsum([len(labels) for _, labels in words])
        for end in ends[:-1]:
            before, after = spans[end - 1][0], spans[end][0]
            borders.append(quietest(loudness, before * OUTPUT_SECONDS, after * OUTPUT_SECONDS))
        borders.append(padded.size - edge)
        pieces = [(number, number + 1) for number in range(len(words))]
        if len(words) > 2:
            pieces.append((1, len(words)))
        for first, last in pieces:
            labels = range(int(ends[first]) - len(words[first][1]), int(ends[last - 1]))
            part = _faded(padded[borders[first] : borders[last]])
            clear = np.mean([sure[label] for label in labels]) > _WORST if labels else False
            if len(labels) < _LEAST_PHONEMES or part.size < _LEAST_SECONDS * SAMPLE_RATE or not clear:
                continue
            phonemes = tuple(PHONEMES[entry.labels[label] - 1] for label in labels)
            text = " ".join(word for word, _ in words[first:last])
            times[entry.speaker, text] += 1
            if times[entry.speaker, text] > _MOST_OF_A_WORD:
                continue
            yield Clip(part, phonemes, text, entry.language, entry.speaker, "people", False)
