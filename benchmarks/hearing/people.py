"""Recordings of people never used in training: answers to the table's questions, and other words.

A folder of recordings contains ``index.tsv`` with the columns path, lang, speaker and transcript. Only
speakers that the training holds out for development are used.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TextIO

import numpy as np
import numpy.typing as npt

from benchmarks.hearing.recognition import Amount
from benchmarks.tools import noises, not_said
from benchmarks.tools.commands import ANSWERS, Said, meaning
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.not_said import Unsaid, table_talk
from benchmarks.tools.outcomes import Outcome, Tally
from benchmarks.tools.peers import installed
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import share, table
from benchmarks.tools.voices import SAMPLE_RATE, Samples, loud
from training.clips.voices import GIVEN_AND_TRAINED_ON, HELD_OUT_COMMAND_SPEAKERS, HELD_OUT_SPEAKERS
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.sources.recordings import RecordingProblem, read_recording
from voice_hanabi.hearing.voices.giving import PREFIX
from voice_hanabi.language.templates import plain
from voice_hanabi.languages import LANGUAGES

MOST = 60
"""The most clips per kind of answer and language; as many clips without a command."""

LONGEST_ANSWER = 3
"""The most words in a clip that could be taken for an answer."""

WHOLE = 2
"""The fewest words in a whole sentence: a single word may be an answer to anything."""

LONGEST = 6.0
"""The length in seconds of the longest recording used without a command."""


@dataclass(frozen=True, slots=True)
class Recording:
    """One clip of a person."""

    path: Path
    language: str
    speaker: str
    transcript: str


def recordings(folder: Path) -> Iterator[Recording]:
    """Yield the clips of people that were not used in training; raise ``OSError`` without an index."""
    with (folder / "index.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    commanders = sorted({one["speaker"] for one in rows if one["speaker"].startswith("gsc_")})
    kept_out = HELD_OUT_SPEAKERS | set(commanders[:HELD_OUT_COMMAND_SPEAKERS])
    for one in rows:
        given = one["speaker"].startswith(PREFIX) and one["speaker"] not in GIVEN_AND_TRAINED_ON
        if one["speaker"] in kept_out or given:
            yield Recording(folder / one["path"], one["lang"], one["speaker"], plain(one["transcript"]))


def samples_of(recording: Recording) -> npt.NDArray[np.int16] | None:
    """Return a clip's samples; ``None`` if it can't be read or is silent."""
    try:
        samples = read_recording(recording.path, SAMPLE_RATE)
    except RecordingProblem:
        return None
    return samples if samples.any() else None


ROOMS = ("quiet", "reverberation 0.5 s", "babble 10 dB")
"""The rooms in which people speak."""


def in_room(samples: npt.NDArray[np.int16], room: str, babble: Samples, number: int) -> bytes:
    """Return a clip as it sounds in one of the rooms."""
    speech = loud(samples.astype(np.float32))
    if room == ROOMS[1]:
        speech = noises.reverberant(speech, 0.5, number)
    noise = babble if room == ROOMS[2] else None
    return noises.sixteen_bits(noises.in_room(speech, noise, 10, number))


def answers_of(
    clips: Sequence[Recording], ear: Ear, kind: str, most: int
) -> Iterator[tuple[Recording, Said, npt.NDArray[np.int16]]]:
    """Yield at most ``most`` clips that answer one kind of question, with their meanings."""
    count = 0
    for clip in clips:
        command = meaning(ear.interpreters[0], ANSWERS[kind][0], clip.transcript)
        samples = samples_of(clip) if command is not None and count < most else None
        if samples is not None:
            count += 1
            yield clip, Said(clip.transcript, command, 0), samples


def commands_of(
    clips: Sequence[Recording], ear: Ear, most: int
) -> Iterator[tuple[Recording, Said, npt.NDArray[np.int16]]]:
    """Yield at most ``most`` clips of sentences that may be said on a turn, with their meanings."""
    count = 0
    for clip in clips:
        if len(clip.transcript.split()) < WHOLE or count >= most:
            continue
        meant = (
            (table, command)
            for table, interpreter in enumerate(ear.interpreters)
            if (command := meaning(interpreter, SITUATIONS.turn, clip.transcript)) is not None
        )
        table, command = next(meant, (0, None))
        samples = samples_of(clip) if command is not None else None
        if samples is not None:
            count += 1
            yield clip, Said(clip.transcript, command, table), samples


def no_answers(
    clips: Sequence[Recording], ear: Ear, kind: str, most: int
) -> Iterator[tuple[Recording, Said, npt.NDArray[np.int16]]]:
    """Yield at most ``most`` clips that are as short as an answer, but do not answer this question.

    Words that control the table are left out: they aren't answers either, but should be obeyed.
    """
    count = 0
    phrases = ear.interpreters[0].phrases(ANSWERS[kind][0])
    for clip in clips:
        short = len(clip.transcript.split()) <= LONGEST_ANSWER
        samples = None
        if short and count < most and not phrases.accepts(clip.transcript.split()):
            samples = samples_of(clip)
        if samples is not None and samples.size <= LONGEST * SAMPLE_RATE:
            count += 1
            yield clip, Said(clip.transcript, None, 0), samples


def strangers(clips: Sequence[Recording], ear: Ear, most: int) -> Iterator[Unsaid]:
    """Yield up to ``most`` clips without a command, each in a quiet room and in a household."""
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
    """The results for one language: rows of the tables, and a line for everything that was heard."""

    answers: list[list[object]]
    none: list[list[object]]
    unsaid: list[list[object]]
    kept: list[str]


def measured(language: str, folder: Path, amount: Amount) -> Measured:
    """Measure one language. Raises ``OSError`` if the folder has no index."""
    clips = [clip for clip in recordings(folder) if clip.language == language]
    random.Random(5).shuffle(clips)
    most = MOST if amount.rooms else amount.answers
    ear = Ear(language)
    talk = noises.babble(language, tuple(table_talk(language)))
    rows, none = [], []
    for room in ROOMS if amount.rooms else ROOMS[:1]:
        everything, everybody, taken = Tally(), set[str](), Tally()
        peer = Tally() if installed() and room == ROOMS[0] else None
        for kind, (expectation, _) in ANSWERS.items():
            tally, speakers = Tally(), set()
            for number, (clip, said, samples) in enumerate(answers_of(clips, ear, kind, most)):
                pcm = in_room(samples, room, talk, number)
                tally.add(ear.hears(pcm, said, expectation, room))
                speakers.add(clip.speaker)
                if peer is not None:
                    peer.add(ear.peer_hears(pcm, said, expectation))
            if tally.said:
                rows.append([language, kind, room, len(speakers), *answer_cells(tally), "", ""])
            everything, everybody = everything + tally, everybody | speakers
            for number, (_, said, samples) in enumerate(no_answers(clips, ear, kind, most // 3)):
                taken.add(ear.hears(in_room(samples, room, talk, number), said, expectation, room))
        whole, speakers = Tally(), set()
        for number, (clip, said, samples) in enumerate(commands_of(clips, ear, most)):
            whole.add(ear.hears(in_room(samples, room, talk, number), said, SITUATIONS.turn, room))
            speakers.add(clip.speaker)
        if whole.said:
            rows.append([language, "whole sentences", room, len(speakers), *answer_cells(whole), "", ""])
        if everything.said:
            peers = (
                [peer.said, share(peer.counts[Outcome.RIGHT], peer.said)] if peer is not None else ["", ""]
            )
            rows.append([language, "**all**", room, len(everybody), *answer_cells(everything), *peers])
        none.append([language, room, *taken_cells(taken)])
    others = not_said.rows(ear, strangers(clips, ear, most), amount.peer // 2)
    ear.close()
    progress(f"{language} people: done")
    return Measured(rows, none, others, ear.kept)


def answer_cells(tally: Tally) -> list[object]:
    """Return the table cells for answers."""
    asked = tally.counts[Outcome.ASKED] + tally.counts[Outcome.ASKED_SECOND]
    wrong = tally.counts[Outcome.WRONG_ACTION] + tally.counts[Outcome.OTHER]
    nothing = tally.counts[Outcome.PARDON] + tally.counts[Outcome.IGNORED]
    return [
        tally.said,
        share(tally.counts[Outcome.RIGHT], tally.said),
        share(asked, tally.said),
        share(wrong, tally.said),
        share(tally.counts[Outcome.ASKED_WRONG], tally.said),
        share(nothing, tally.said),
    ]


def taken_cells(tally: Tally) -> list[object]:
    """Return the table cells for words that were not answers."""
    taken = tally.counts[Outcome.WRONG_ACTION] + tally.counts[Outcome.OTHER]
    return [tally.said, share(taken, tally.said), share(tally.counts[Outcome.ASKED_WRONG], tally.said)]


_CAPTION = """\
'right and acted on': the table does what was said; 'right after a question': it asks, and offers what was
said; 'wrong': it acts on something else at once; 'asked wrong': it asks about something else; 'nothing':
not understood, or taken for talk. The clips are of people, the rooms are simulated. The peer hears the
clips in quiet; its 'right' is 'right and acted on'."""

_NONE_CAPTION = """\
Words that do not answer the question, heard while the table waits for its answer. 'taken': for an answer,
or for words that control the table; 'asked': the table asks about it."""

_HEAD = (
    "language", "answer", "room", "people", "said", "right and acted on", "right after a question", "wrong",
    "asked wrong", "nothing", "peer: said", "peer: right",
)  # fmt: skip


def report(
    folder: Path,
    languages: Sequence[str] = LANGUAGES,
    amount: Amount | None = None,
    processes: int = 1,
    keep: TextIO | None = None,
) -> Iterator[str]:
    """Yield the tables of this section. Raises ``OSError`` if the folder has no index.

    ``keep`` receives a JSON line for everything that was heard.
    """
    work = partial(measured, folder=folder, amount=amount or Amount())
    found = side_by_side(work, languages, processes)
    if keep is not None:
        keep.writelines(f"{line}\n" for one in found for line in one.kept)
    yield "### Answers of people never used in training"
    yield _CAPTION
    yield table(_HEAD, [row for one in found for row in one.answers])
    yield "### Words that are not answers: taken for one"
    yield _NONE_CAPTION
    none_head = ("language", "room", "said", "taken", "asked")
    yield table(none_head, [row for one in found for row in one.none])
    yield "### The same people saying something other than a command on a turn"
    yield table(not_said.HEAD, [row for one in found for row in one.unsaid])
