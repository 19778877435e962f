"""Single words of recorded people whom the training never heard, in the small grammars.

A folder of recordings holds ``index.tsv`` with the columns path, lang, speaker and transcript. Only the
speakers that the training keeps for development are heard.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks import noises
from benchmarks.commands import ANSWERS, Said, meaning
from benchmarks.outcomes import Tally
from benchmarks.peers import installed
from benchmarks.recognition import HEAD, Amount, Ear, peer_row, progress, row
from benchmarks.tables import table
from benchmarks.voices import SAMPLE_RATE, loud
from training.voices import HELD_OUT_COMMAND_SPEAKERS, HELD_OUT_SPEAKERS
from voice_hanabi.hearing.recordings import RecordingProblem, read_recording
from voice_hanabi.table.templates import plain
from voice_hanabi.table.wording import LANGUAGES

MOST = 150
"""Clips of one kind of answer in one language that are heard at most."""


@dataclass(frozen=True, slots=True)
class Recording:
    """One clip of a person."""

    path: Path
    language: str
    speaker: str
    transcript: str


def recordings(folder: Path) -> Iterator[Recording]:
    """Yield the clips of people whom the training never heard; raise ``OSError`` without an index."""
    with (folder / "index.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    commanders = sorted({one["speaker"] for one in rows if one["speaker"].startswith("gsc_")})
    kept_out = HELD_OUT_SPEAKERS | set(commanders[:HELD_OUT_COMMAND_SPEAKERS])
    for one in rows:
        if one["speaker"] in kept_out:
            yield Recording(folder / one["path"], one["lang"], one["speaker"], plain(one["transcript"]))


def report(folder: Path, languages: Sequence[str] = LANGUAGES, amount: Amount | None = None) -> Iterator[str]:
    """Yield the tables of this section. Raises ``OSError`` where the folder has no index."""
    chosen = amount or Amount()
    everything = list(recordings(folder))
    rows = []
    for language in languages:
        ear = Ear(language)
        clips = [clip for clip in everything if clip.language == language]
        random.Random(5).shuffle(clips)
        for kind, (expectation, _) in ANSWERS.items():
            tally, peer = Tally(), Tally() if installed() else None
            speakers = set()
            for clip in clips:
                command = meaning(ear.listeners[0], expectation, clip.transcript)
                if command is None or tally.said >= (MOST if chosen.rooms else chosen.answers):
                    continue
                pcm = _padded(clip.path, tally.said)
                if pcm is None:
                    continue
                said = Said(clip.transcript, command, 0)
                tally.add(ear.hears(pcm, said, expectation))
                speakers.add(clip.speaker)
                if peer is not None:
                    peer.add(ear.peer_hears(pcm, said, expectation))
            if tally.said:
                rows.append([language, kind, len(speakers), *row(tally), *peer_row(peer)])
        ear.close()
        progress(f"{language} people: done")
    yield "### Single words of people who were never trained on, in the small grammars"
    yield table(("language", "answer", "people", *HEAD), rows)


def _padded(path: Path, number: int) -> bytes | None:
    """Return a clip at the usual loudness between stretches of faint noise."""
    try:
        samples = read_recording(path, SAMPLE_RATE).astype(np.float32)
    except RecordingProblem:
        return None
    if not samples.any():
        return None
    return noises.sixteen_bits(noises.in_room(loud(samples), None, 0, number))
