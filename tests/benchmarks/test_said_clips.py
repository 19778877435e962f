"""Clips that are heard in several ways: who says them, what they mean, and what is listened for."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
import soundfile

from benchmarks.hearing import searches
from benchmarks.hearing.said_clips import MACHINES, NATURAL, PEOPLE, READ, Sources, said_clips
from benchmarks.tools.ears import Ear
from benchmarks.tools.voices import SAMPLE_RATE, espeak_speaker, speak

RECORDED = (
    ("ktuberling_da", "spil det andet kort", "play"),
    ("rhvoice_alicja", "smid det første kort", "discard"),
    ("ktuberling_da", "fire", "answer"),
)
"""Who says what, and what kind of command it is; the second is a voice made of people's recordings."""


def recorded(folder: Path, rows: tuple[tuple[str, str], ...], head: str) -> Path:
    """Write recordings of these speakers and words with an index."""
    folder.mkdir()
    lines = []
    for number, (speaker, text) in enumerate(rows):
        speech = speak(text, espeak_speaker("da", random.Random(number)))
        assert speech is not None
        soundfile.write(folder / f"{number}.flac", speech.astype(np.int16), SAMPLE_RATE)
        lines.append(f"{number}.flac\tda\t{speaker}\t{text}\n")
    (folder / "index.tsv").write_text(f"path\tlang\tspeaker\t{head}\n{''.join(lines)}", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def ear() -> Ear:
    return Ear("da")


def test_clips_come_from_machines_and_from_recorded_people(ear: Ear, tmp_path: Path) -> None:
    said = recorded(tmp_path / "said", tuple((who, text) for who, text, _ in RECORDED), "transcript")
    read = recorded(tmp_path / "read", (("somebody", "det regner udenfor i dag"),), "words")
    clips = list(said_clips(ear, Sources(4, people=said, read=read)))
    machines = [clip for clip in clips if clip.who == MACHINES]
    assert {clip.sentence.game.name for clip in machines} == {"hanabi", "koi-koi"}
    assert sum(clip.sentence.command is not None for clip in machines) == 8
    found = {clip.sentence.text: clip for clip in clips if clip.who in (PEOPLE, NATURAL)}
    for speaker, text, kind in RECORDED:
        clip = found[text]
        assert clip.sentence.command is not None
        assert clip.sentence.command["type"] == kind
        assert clip.who == (NATURAL if speaker.startswith("rhvoice") else PEOPLE)
    (reading,) = (clip for clip in clips if clip.who == READ)
    assert (reading.sentence.text, reading.sentence.command) == ("det regner udenfor i dag", None)


def test_each_part_of_the_search_listens_by_itself() -> None:
    sentences = ("det regner i dag", "i dag spiller vi")
    both = searches.phrases_read(sentences)
    exact, free = searches.WAYS["exact alone"](both), searches.WAYS["free alone"](both)
    assert searches.WAYS["both"](both) == both
    assert exact.free is None
    assert all(exact.accepts(sentence.split()) for sentence in sentences)
    assert not free.words
    assert free.free is not None
    assert free.free.cost(["i", "dag", "regner", "det"]) < float("inf")
    assert free.free.cost(["sneer"]) == float("inf")


def test_what_is_listened_for_alone_stays_as_it_is() -> None:
    exact = searches.WAYS["exact alone"](searches.phrases_read(("ja", "nej")))
    assert searches.free_alone(exact) == exact
