"""Recordings of people to train on: folders with an ``index.tsv`` and sound files beside it."""

from __future__ import annotations

import csv
import zlib
from collections.abc import Iterator
from pathlib import Path

import soundfile

from training.clips.synthesis import Clip
from training.clips.voices import HELD_OUT_COMMAND_SPEAKERS, HELD_OUT_SPEAKERS, HELD_OUT_WORLD_LANGUAGES
from training.sound.signal import SAMPLE_RATE, Samples, resampled
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.pronouncing.phonemes import phonemes_of_ipa
from voice_hanabi.hearing.pronouncing.pronunciation import phonemes_of_text

_ESPEAK_VOICE = {"en": "en-us"}
"""Languages in which a voice other than the one with the language's name describes people better."""

_BRITISH = frozenset(["fs_richard", "saytime_david-dawson", "trigger_tim", "childsplay_arundel"])


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def _at_16_khz(path: Path) -> Samples:
    """Return a recording on the scale of 16-bit samples; stereo channels are averaged."""
    channels, rate = soundfile.read(path, dtype="float32", always_2d=True)
    return resampled(channels.mean(axis=1) * 32768, rate / SAMPLE_RATE)


def _clip(folder: Path, row: dict[str, str], group: str, held_out: bool) -> Clip:
    """Return the clip of a row of an index in a folder, in one of the four languages."""
    language, text, speaker = row["lang"], row["transcript"], row["speaker"]
    voice = "en" if speaker in _BRITISH else _ESPEAK_VOICE.get(language, language)
    samples = _at_16_khz(folder / row["path"])
    return Clip(samples, phonemes_of_text(text, voice), text, language, speaker, group, held_out)


def people_clips(folder: Path) -> Iterator[Clip]:
    """Yield the clips of ``people``, ``given`` and ``synthetic`` (four languages) and ``world`` (any).

    Missing folders are skipped; ``voice-hanabi practice --give`` writes ``given``.
    """
    index = folder / "people" / "index.tsv"
    if index.exists():
        rows = _rows(index)
        commanders = sorted({row["speaker"] for row in rows if row["speaker"].startswith("gsc_")})
        held_out = HELD_OUT_SPEAKERS | set(commanders[:HELD_OUT_COMMAND_SPEAKERS])
        for row in rows:
            yield _clip(index.parent, row, "people", row["speaker"] in held_out)
    yield from _given_clips(folder / "given")
    yield from _made_of_people(folder / "synthetic")
    index = folder / "world" / "index.tsv"
    if index.exists():
        for row in _rows(index):
            samples = _at_16_khz(index.parent / row["path"])
            language = row["voice_language"]
            phonemes = phonemes_of_ipa(row["espeak_ipa_phones"], language)
            yield Clip(
                samples, phonemes, row["transcript"], language, f"world_{language}", "world",
                language in HELD_OUT_WORLD_LANGUAGES,
            )  # fmt: skip


def _made_of_people(folder: Path) -> Iterator[Clip]:
    """Yield the clips of voices made from people's recordings (RHVoice)."""
    index = folder / "index.tsv"
    if index.exists():
        for row in _rows(index):
            yield _clip(folder, row, "synthetic", row["speaker"] in HELD_OUT_SPEAKERS)


def _given_clips(folder: Path) -> Iterator[Clip]:
    """Yield what players gave, if the program heard anything in it; a third of the speakers are held out."""
    if not (folder / "index.tsv").exists():
        return
    for row in _rows(folder / "index.tsv"):
        if not row["heard"] or row["heard"] == UNKNOWN:
            # They said something else, or coughed.
            continue
        yield _clip(folder, row, "people", zlib.crc32(row["speaker"].encode()) % 3 == 0)
