"""Sentences that people read aloud: how well they are recognised without any help from a game.

First only these whole sentences can be recognised, then any sequence of the language's sounds. A folder of
recordings contains ``index.tsv`` with the columns path, speaker and words (or transcript), and lang unless
all are in one language.
"""

from __future__ import annotations

import csv
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from benchmarks.hearing.people import Recording, samples_of
from benchmarks.hearing.rooms import ROOMS, babble, in_a_room
from benchmarks.tools.ears import progress
from benchmarks.tools.outcomes import heard
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import share, table
from benchmarks.tools.voices import loud
from training.words.substitutions import FreeEar
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.pronouncing.own_phonemes import as_spoken_in
from voice_hanabi.hearing.pronouncing.pronunciation import phonemes_of_text
from voice_hanabi.hearing.recognising.nearest_voice import NearestVoice
from voice_hanabi.language.templates import plain

MOST = 40
"""The default number of sentences per speaker."""


@dataclass(frozen=True)
class Read:
    """The results for sentences in one room: of whole sentences, and of their phonemes."""

    counts: Counter[str]
    speakers: int

    @property
    def cells(self) -> list[object]:
        """Return the table cells for them."""
        counts = self.counts
        return [
            self.speakers,
            counts["said"],
            share(counts["right"], counts["said"]),
            share(counts["wrong"], counts["phonemes"]),
        ]


def sentences_read(folder: Path, language: str) -> list[Recording]:
    """Return the recordings of a language. Raises ``OSError`` without an index."""
    with (folder / "index.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        Recording(
            folder / row["path"], language, row["speaker"], plain(row.get("words") or row["transcript"])
        )
        for row in rows
        if row.get("lang", language) == language
    ]


def some_of_each(clips: Sequence[Recording], most: int) -> list[Recording]:
    """Return at most this many clips of each speaker, always the same ones."""
    of_speaker: dict[str, list[Recording]] = defaultdict(list)
    for clip in clips:
        of_speaker[clip.speaker].append(clip)
    return [
        clip
        for speaker, said in sorted(of_speaker.items())
        for clip in random.Random(speaker).sample(said, min(most, len(said)))
    ]


def changes(meant: Sequence[str], found: Sequence[str]) -> int:
    """Return how many phonemes are different, missing or extra."""
    row = list(range(len(found) + 1))
    for place, one in enumerate(meant, 1):
        before, row[0] = row[0], place
        for column, other in enumerate(found, 1):
            cost = min(row[column] + 1, row[column - 1] + 1, before + (one != other))
            before, row[column] = row[column], cost
    return row[-1]


def _nearest(pcm: bytes) -> bytes:
    """Return the sound as a table hears it, with all but the nearest voice attenuated."""
    nearest = NearestVoice()
    return nearest.accept(pcm) + nearest.finish()


def measured(language: str, folder: Path, most: int) -> dict[str, Read]:
    """Return the results in each room, with at most this many sentences of each speaker."""
    everything = sentences_read(folder, language)
    clips = some_of_each(everything, most)
    if not clips:
        return {}
    closed = graph_of(sorted({clip.transcript for clip in everything}))
    recognizer, free, talking = open_recognizer(language), FreeEar(language), babble(language)
    counts: dict[str, Counter[str]] = {room: Counter() for room in ROOMS}
    for number, clip in enumerate(clips):
        samples = samples_of(clip)
        if samples is None:
            continue
        speech = loud(samples.astype(np.float32))
        meant = as_spoken_in(language, phonemes_of_text(clip.transcript, language))
        for room in ROOMS:
            pcm = in_a_room(room, speech, talking, number)
            recognizer.expect(closed)
            text = " ".join(one.text for one in heard(recognizer, pcm))
            sounds = free.hear(np.frombuffer(_nearest(pcm), np.int16))
            counts[room].update(
                said=1,
                right=text == clip.transcript,
                phonemes=len(meant),
                wrong=changes(meant, sounds),
            )
    recognizer.close()
    free.close()
    progress(f"{language} read aloud: done")
    speakers = len({clip.speaker for clip in clips})
    return {room: Read(found, speakers) for room, found in counts.items()}


CAPTION = """\
'whole': the sentence is recognised word for word when only the folder's sentences can be; 'sounds wrong':
when any sequence of the language's sounds can be; over 100 % if many sounds are heard that nobody said."""

HEAD = ("language", "room", "people", "said", "whole", "sounds wrong")


def report(folder: Path, languages: Sequence[str], most: int, processes: int = 1) -> Iterator[str]:
    """Yield the table of this section. Raises ``OSError`` if the folder has no index."""
    found = side_by_side(partial(measured, folder=folder, most=most), languages, processes)
    rows: list[list[object]] = [
        [language, room, *read.cells]
        for language, rooms in zip(languages, found, strict=True)
        for room, read in rooms.items()
    ]
    yield "### Sentences read aloud"
    yield CAPTION
    yield table(HEAD, rows)
