"""Books read aloud, cut at pauses: which words of the book each piece contains.

A folder has a recording (``NAME.opus``) and its text (``NAME.txt``) for each book. A piece is recognised with
a graph of all passages of the text, so that a language with few recordings gets whole sentences of readers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.clips.synthesis import Clip
from training.clips.voices import HELD_OUT_SPEAKERS
from training.sound.signal import SAMPLE_RATE
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.pronouncing.pronunciation import phonemes_of_text
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.sources.recordings import feed, one_utterance, read_recording

_STEP = SAMPLE_RATE // 100
_PAUSE = 25
"""Hundredths of a second of quiet between two pieces."""
_LONGEST, _SHORTEST = 700, 60
"""How long a piece is, in hundredths of a second."""
_FEWEST_WORDS = 3
_FEWEST_PHONEMES = 7
"""Phonemes per second: with fewer of them, part of the piece is something else."""
_BELOW = 0.06
"""What is fainter than this share of the loud sounds is quiet."""


def passages(words: Sequence[str]) -> PhraseGraph:
    """Return a graph of all passages (runs of words) of a text: its suffix automaton."""
    leaving: list[dict[str, int]] = [{}]
    length, link = [0], [-1]
    last = 0
    for word in words:
        new = len(leaving)
        leaving.append({})
        length.append(length[last] + 1)
        link.append(0)
        state = last
        while state >= 0 and word not in leaving[state]:
            leaving[state][word] = new
            state = link[state]
        if state >= 0:
            found = leaving[state][word]
            if length[found] == length[state] + 1:
                link[new] = found
            else:
                copy = len(leaving)
                leaving.append(dict(leaving[found]))
                length.append(length[state] + 1)
                link.append(link[found])
                while state >= 0 and leaving[state].get(word) == found:
                    leaving[state][word] = copy
                    state = link[state]
                link[found] = link[new] = copy
        last = new
    arcs = tuple(
        (state, word, following) for state, ways in enumerate(leaving) for word, following in ways.items()
    )
    return PhraseGraph(0, frozenset(range(1, len(leaving))), arcs)


def pieces(samples: NDArray[np.int16]) -> Iterator[NDArray[np.int16]]:
    """Yield what is said between pauses; long stretches without one are cut where they are quietest."""
    frames = samples[: samples.size // _STEP * _STEP].reshape(-1, _STEP).astype(np.float32)
    loudness = np.sqrt(np.mean(frames**2, axis=1))
    loud = loudness > _BELOW * np.quantile(loudness, 0.95)
    begun: int | None = None
    quiet = 0
    for place, sounds in enumerate(loud):
        quiet = 0 if sounds else quiet + 1
        if begun is None:
            begun = max(0, place - 8) if sounds else None
        elif quiet >= _PAUSE or place - begun >= _LONGEST:
            end = place - max(0, quiet - 10)
            if place - begun >= _LONGEST:
                end = begun + _LONGEST // 2 + int(loudness[begun + _LONGEST // 2 : place].argmin())
            if end - begun >= _SHORTEST:
                yield samples[begun * _STEP : end * _STEP]
            begun = end if place - begun >= _LONGEST else None


def in_order(words: Sequence[str], said: Sequence[Sequence[str]]) -> list[int | None]:
    """Return where each passage begins in the text; ``None`` if it is left out.

    The remaining passages are in the order of the text, and have as many words in all as possible.
    """
    places: dict[tuple[str, ...], list[int]] = {tuple(one): [] for one in said}
    for size in {len(one) for one in places}:
        for start in range(len(words) - size + 1):
            passage = tuple(words[start : start + size])
            if passage in places:
                places[passage].append(start)
    chains: list[tuple[int, int, int, int]] = []
    """For each passage at each of its places: words so far, which passage, where it begins, chain before."""
    for number, one in enumerate(said):
        for start in places[tuple(one)]:
            before = max(
                (
                    (chain[0], place)
                    for place, chain in enumerate(chains)
                    if chain[1] < number and chain[2] + len(said[chain[1]]) <= start
                ),
                default=(0, -1),
            )
            chains.append((before[0] + len(one), number, start, before[1]))
    found: list[int | None] = [None] * len(said)
    chain = max(range(len(chains)), key=lambda place: chains[place][0], default=-1)
    while chain >= 0:
        _, number, start, chain = chains[chain]
        found[number] = start
    return found


def tale_clips(folder: Path, language: str) -> Iterator[Clip]:
    """Yield the pieces of each book whose words are known, in their order."""
    for path in sorted(folder.glob("*.txt")):
        words = re.findall(r"[^\W\d_]+", path.read_text(encoding="utf-8").lower())
        graph, speaker = passages(words), f"tale_{path.stem}"
        parts = list(pieces(read_recording(path.with_suffix(".opus"), SAMPLE_RATE)))
        with closing(VoskRecognizer(ExactGrammars(language, graph.words))) as recognizer:
            recognizer.expect(graph)
            said = [one_utterance(list(feed(recognizer, part))).text.split() for part in parts]
        for part, passage, place in zip(parts, said, in_order(words, said), strict=True):
            if place is None or len(passage) < _FEWEST_WORDS:
                continue
            text = " ".join(passage)
            phonemes = phonemes_of_text(text, language)
            if len(phonemes) * SAMPLE_RATE >= _FEWEST_PHONEMES * part.size:
                yield Clip(
                    part.astype(np.float32), phonemes, text, language, speaker, "people",
                    speaker in HELD_OUT_SPEAKERS,
                )  # fmt: skip
