"""Books read aloud, cut between words where the reader pauses: the words of each piece are known.

A folder has a recording (``NAME.opus``) and its text (``NAME.txt``) for each book. The whole text is aligned
with the whole recording by the packed network of the language, so that a language with few recordings gets
whole sentences of readers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.clips.synthesis import Clip
from training.clips.voices import HELD_OUT_SPEAKERS
from training.learning.alignment import OUTPUT_SECONDS, aligned, loudness_of, quietest
from training.sound.signal import SAMPLE_RATE, Samples
from voice_hanabi.hearing.models.packed import network_file
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciation import phonemes_of_text
from voice_hanabi.hearing.sources.recordings import read_recording

_PAUSE = 0.3
"""Seconds of silence that end a piece."""

_SHORT_PAUSE = 0.09
"""Seconds of silence that end a piece which is long enough."""

_LONG_ENOUGH, _LONGEST = 2.5, 5.2
"""Seconds from which a piece ends at a short pause, and the most that fit an example of the training."""

_MARGIN = 0.1
"""Seconds of the sound before the first phoneme of a piece and after its last that belong to the piece."""

_FEWEST_WORDS = 2

_PEAK = 4800.0
"""The peak to which a recording is scaled for the network, on the scale of 16-bit samples."""

_SLOWEST, _FASTEST = 6.0, 25.0
"""Phonemes per second: with fewer or more of them, the words of the piece are elsewhere in the recording."""

_WORST = -5.0
"""The mean log probability of a piece's phonemes below which something else is said."""

_NOT_IN_THE_TEXT = 3.0
"""How much less likely (natural logarithm) than the likeliest sound it is that the text is not being read.

The reader says the title first, for example.
"""

_OLD_SPELLING: dict[str, tuple[tuple[str, str], ...]] = {
    "da": (
        ("aa", "å"), ("ei", "ej"), ("øi", "øj"), ("veir", "vejr"), ("q", "kv"),
        (r"\bkunde\b", "kunne"), (r"\bskulde\b", "skulle"), (r"\bvilde\b", "ville"), (r"\bhavt\b", "haft"),
        (r"\bvare\b", "var"), (r"\bbleve\b", "blev"), (r"\bfoer\b", "for"), (r"\bprinds", "prins"),
        (r"\bsee\b", "se"), (r"\bseet\b", "set"), (r"\bdøer\b", "dør"), (r"\bveed\b", "ved"),
        (r"\bgåe\b", "gå"), (r"\bgåer\b", "går"), (r"\bsåe\b", "så"), (r"\bslåe\b", "slå"),
        (r"\bfåe\b", "få"), (r"\bmormoer", "mormor"), (r"\bhiem", "hjem"), ("glands", "glans"),
        (r"gj(?=[eøæ])", "g"), (r"k[ji](?=[eøæ])", "k"), ("ee", "e"), ("ii", "i"), ("uu", "u"),
    ),
}  # fmt: skip
"""How words of old books are written today, from which espeak-ng knows their sounds."""

Scores = Callable[[Samples], NDArray[np.float32]]
"""Returns a network's log probabilities (outputs x labels; 0 is the blank) for a sound."""


def in_new_spelling(words: str, language: str) -> str:
    """Return lower-case words of an old book as they are written today."""
    for old, new in _OLD_SPELLING.get(language, ()):
        words = re.sub(old, new, words)
    return words


@dataclass(frozen=True, slots=True)
class ReadWord:
    """A word of a book: its phonemes, when they are said (seconds), and how likely (mean log probability)."""

    word: str
    phonemes: tuple[str, ...]
    start: float
    end: float
    likely: float


def read_words(words: Sequence[tuple[str, tuple[str, ...]]], scores: NDArray[np.float32]) -> list[ReadWord]:
    """Return when each word is read, given its phonemes; words without phonemes are left out.

    ``scores`` are a network's log probabilities for the whole recording (outputs x labels). Raises
    ``ValueError`` if it is too short for the words.
    """
    number = {phoneme: place for place, phoneme in enumerate(PHONEMES, 1)}
    other = scores.shape[1]
    likeliest = scores.max(axis=1, keepdims=True) - _NOT_IN_THE_TEXT
    labels = [other, *(number[phoneme] for _, phonemes in words for phoneme in phonemes), other]
    spans, sure = aligned(np.concatenate((scores, likeliest), axis=1), labels)
    found = []
    place = 1
    for word, phonemes in words:
        if phonemes:
            end = place + len(phonemes)
            start, last = spans[place][0] * OUTPUT_SECONDS, (spans[end - 1][1] + 1) * OUTPUT_SECONDS
            found.append(ReadWord(word, phonemes, start, last, float(np.mean(sure[place:end]))))
            place = end
    return found


def pieces(words: Sequence[ReadWord]) -> Iterator[list[ReadWord]]:
    """Yield runs of words between pauses, each short enough for an example of the training.

    A run without a pause for too long is cut where the gap between two words is widest.
    """
    piece: list[ReadWord] = []
    for word in words:
        if piece:
            gap, length = word.start - piece[-1].end, piece[-1].end - piece[0].start
            if gap >= _PAUSE or (gap >= _SHORT_PAUSE and length >= _LONG_ENOUGH):
                yield piece
                piece = []
        piece.append(word)
        while len(piece) > 1 and piece[-1].end - piece[0].start > _LONGEST - 2 * _MARGIN:
            gaps = [second.start - first.end for first, second in pairwise(piece)]
            cut = 1 + int(np.argmax(gaps))
            yield piece[:cut]
            piece = piece[cut:]
    if piece:
        yield piece


def is_read(piece: Sequence[ReadWord]) -> bool:
    """Return whether these words are probably what is heard in their place."""
    phonemes = [phoneme for word in piece for phoneme in word.phonemes]
    rate = len(phonemes) / (piece[-1].end - piece[0].start)
    likely = sum(word.likely * len(word.phonemes) for word in piece) / len(phonemes)
    return len(piece) >= _FEWEST_WORDS and _SLOWEST <= rate <= _FASTEST and likely > _WORST


def tale_clips(folder: Path, language: str, model: Path) -> Iterator[Clip]:
    """Yield the pieces of each book, aligned by the language's network in the folder of a packed model."""
    scores = scores_of(model / network_file(language))
    for path in sorted(folder.glob("*.txt")):
        text = in_new_spelling(path.read_text(encoding="utf-8").lower(), language)
        words = [(word, phonemes_of_text(word, language)) for word in re.findall(r"[^\W\d_]+", text)]
        sound = read_recording(path.with_suffix(".opus"), SAMPLE_RATE).astype(np.float32)
        loudness = loudness_of(sound)
        speaker = f"tale_{path.stem}"
        read = list(pieces(read_words(words, scores(sound))))
        for number, piece in enumerate(read):
            if not is_read(piece):
                continue
            first, last = piece[0].start - _MARGIN, piece[-1].end + _MARGIN
            before = read[number - 1][-1].end if number else 0.0
            after = read[number + 1][0].start if number + 1 < len(read) else last
            part = sound[quietest(loudness, max(before, first), piece[0].start) :]
            part = part[: quietest(loudness, piece[-1].end, min(after, last)) - (sound.size - part.size)]
            said = " ".join(word.word for word in piece)
            phonemes = tuple(phoneme for word in piece for phoneme in word.phonemes)
            held_out = speaker in HELD_OUT_SPEAKERS
            yield Clip(part, phonemes, said, language, speaker, "people", held_out)


def scores_of(network: Path) -> Scores:
    """Return a function with the scores that a packed network (``final.mdl``) gives to a sound."""
    # Imported only here, because torch is needed only for such clips.
    import torch

    from training.packing.unpacking import unpacked
    from training.sound.signal import features

    model = network.read_bytes()

    def scores(sound: Samples) -> NDArray[np.float32]:
        peak = max(1.0, float(np.abs(sound).max(initial=1.0)))
        frames = torch.from_numpy(features(sound * (_PEAK / peak)).astype(np.float32))[None]
        with torch.inference_mode():
            found: NDArray[np.float32] = unpacked(model, frames).eval()(frames)[0].numpy()
        return found

    return scores
