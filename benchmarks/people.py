"""Recorded people whom the training never heard: single words in the small grammars, and words of no command.

A folder of recordings holds ``index.tsv`` with the columns path, lang, speaker and transcript. Only the
speakers that the training keeps for development are heard.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks import noises, not_said
from benchmarks.commands import ANSWERS, Said, meaning
from benchmarks.ears import Ear, progress
from benchmarks.not_said import Unsaid
from benchmarks.outcomes import Tally
from benchmarks.peers import installed
from benchmarks.processes import side_by_side
from benchmarks.recognition import HEAD, Amount, cells, peer_row
from benchmarks.tables import table
from benchmarks.voices import SAMPLE_RATE, loud
from training.voices import HELD_OUT_COMMAND_SPEAKERS, HELD_OUT_SPEAKERS
from voice_hanabi.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.sources.recordings import RecordingProblem, read_recording
from voice_hanabi.table.language.templates import plain
from voice_hanabi.table.language.wording import LANGUAGES

MOST = 150
"""Clips of one kind of answer in one language that are heard at most; so many of no command too."""

LONGEST = 6.0
"""Seconds of the longest recording that is heard as no command."""


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


def samples_of(recording: Recording) -> npt.NDArray[np.int16] | None:
    """Return what a clip holds; ``None`` where it cannot be read or is silent."""
    try:
        samples = read_recording(recording.path, SAMPLE_RATE)
    except RecordingProblem:
        return None
    return samples if samples.any() else None


def answers_of(
    clips: Sequence[Recording], ear: Ear, kind: str, most: int
) -> Iterator[tuple[Recording, Said, npt.NDArray[np.int16]]]:
    """Yield the clips, ``most`` at most, whose words answer one kind of question, with what they mean."""
    count = 0
    for clip in clips:
        command = meaning(ear.interpreters[0], ANSWERS[kind][0], clip.transcript)
        samples = samples_of(clip) if command is not None and count < most else None
        if samples is not None:
            count += 1
            yield clip, Said(clip.transcript, command, 0), samples


def strangers(clips: Sequence[Recording], ear: Ear, most: int) -> Iterator[Unsaid]:
    """Yield clips, ``most`` at most, whose words are no command, each in a quiet room and in a household."""
    phrases = ear.interpreters[0].phrases(SITUATIONS.turn)
    count = 0
    for clip in clips:
        said = clip.transcript.split()
        samples = None if phrases.accepts(said) or count >= most else samples_of(clip)
        if samples is None or samples.size > LONGEST * SAMPLE_RATE:
            continue
        speech = loud(samples.astype(np.float32))
        for kind, noise in (("people", None), ("people, household 10 dB", noises.household())):
            sound = noises.in_room(speech, noise, 10, count)
            yield Unsaid(kind, clip.transcript, noises.sixteen_bits(sound))
        count += 1


@dataclass(frozen=True)
class Measured:
    """What was measured in one language: rows of the two tables, and a line of all that was heard."""

    answers: list[list[object]]
    unsaid: list[list[object]]
    kept: list[str]


def measured(language: str, folder: Path, amount: Amount) -> Measured:
    """Measure one language. Raises ``OSError`` where the folder has no index."""
    clips = [clip for clip in recordings(folder) if clip.language == language]
    random.Random(5).shuffle(clips)
    most = MOST if amount.rooms else amount.answers
    ear = Ear(language)
    rows = []
    everything, everybody = Tally(), set[str]()
    every_peer = Tally() if installed() else None
    for kind, (expectation, _) in ANSWERS.items():
        tally, peer = Tally(), Tally() if installed() else None
        speakers = set()
        for clip, said, samples in answers_of(clips, ear, kind, most):
            tally.add(ear.recognizes(samples, said, expectation))
            speakers.add(clip.speaker)
            if peer is not None:
                room = noises.in_room(loud(samples.astype(np.float32)), None, 0, tally.said)
                peer.add(ear.peer_hears(noises.sixteen_bits(room), said, expectation))
        if tally.said:
            rows.append([language, kind, len(speakers), *cells(tally), *peer_row(peer)])
        everything, everybody = everything + tally, everybody | speakers
        every_peer = None if peer is None or every_peer is None else every_peer + peer
    if everything.said:
        rows.append([language, "**all**", len(everybody), *cells(everything), *peer_row(every_peer)])
    others = not_said.rows(ear, strangers(clips, ear, most), amount.peer // 2)
    ear.close()
    progress(f"{language} people: done")
    return Measured(rows, others, ear.kept)


def report(
    folder: Path,
    languages: Sequence[str] = LANGUAGES,
    amount: Amount | None = None,
    processes: int = 1,
) -> Iterator[str]:
    """Yield the tables of this section. Raises ``OSError`` where the folder has no index."""
    work = partial(measured, folder=folder, amount=amount or Amount())
    found = side_by_side(work, languages, processes)
    yield "### Single words of people who were never trained on, in the small grammars of 'recognize'"
    yield table(("language", "answer", "people", *HEAD), [row for one in found for row in one.answers])
    yield "### People who were never trained on, who say something else than a command"
    yield table(not_said.HEAD, [row for one in found for row in one.unsaid])
