"""flite's voices speak as other people: their files change where pitch and throat stand, and only there."""

from __future__ import annotations

import math
import random
import shutil
import struct
from pathlib import Path

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from training.flite_voices import ManyVoices, StatisticalVoice
from training.synthesis import other_clips
from training.texts import sentences

needs_flite = pytest.mark.skipif(shutil.which("flite") is None, reason="flite is not installed")


def text(words: str) -> bytes:
    """Return a text as flite writes it into a voice's file."""
    data = words.encode() + b"\0"
    return struct.pack("<i", len(data)) + data


def tree(*leaves: float) -> bytes:
    """Return a tree with one question that is a text, and these leaves."""
    nodes = [struct.pack("<BBHh", 0, 1, 2, 5) + text("aa")]
    nodes += [struct.pack("<BBHhf", 255, 255, 0, 3, leaf) for leaf in leaves]
    return struct.pack("<i", len(nodes)) + b"".join(nodes) + struct.pack("<i", 1) + text("name")


def dumped(phrases: tuple[float, ...], by_phrases: int = 1, warping: float = 0.42) -> bytes:
    """Return a voice's file with as much as is read of it, and something after it."""
    return b"".join(
        (
            b"CMU_FLITE_CG_VOXDATA-v2.0\0", struct.pack("<i", 1),
            text("language"), text("eng"), text("end_of_features"), text("end_of_features"),
            text("cmu_us_somebody"), struct.pack("<i", 1), text("aa_1"),
            struct.pack("<iiff", 1, 16000, 98.0, 24.0),
            struct.pack("<i", 2), tree(100.0), tree(90.0), struct.pack("<i", 1), tree(7.0),
            struct.pack("<i", by_phrases), tree(3.0), tree(*phrases),
            b"vectors", struct.pack("<ff", warping, 0.4), b"the rest",
        )
    )  # fmt: skip


def test_another_pitch_and_throat_change_these_numbers_and_nothing_else() -> None:
    usual = dumped((4.6, 4.5))
    changed = StatisticalVoice(usual).made_over(2.0, 0.46)
    before = bytearray(usual)
    for was, becomes in ((4.6, 4.6 + math.log(2)), (4.5, 4.5 + math.log(2)), (0.42, 0.46)):
        place = usual.index(struct.pack("<f", was))
        assert struct.unpack_from("<f", changed, place)[0] == pytest.approx(becomes)
        before[place : place + 4] = changed[place : place + 4]
    assert before == changed


@pytest.mark.parametrize(
    "data",
    [
        b"RIFF",
        b"",
        dumped((4.6,)).replace(struct.pack("<ff", 0.42, 0.4), b""),
        dumped((4.6,)) + struct.pack("<ff", 0.42, 0.4),
        dumped((4.6,), by_phrases=0),
        dumped((4.6,))[:70] + struct.pack("<ff", 0.42, 0.4),
    ],
    ids=["a wave file", "nothing", "no warping", "two warpings", "another kind", "torn"],
)
def test_what_is_no_such_voice_is_told(data: bytes) -> None:
    with pytest.raises(ValueError, match="flite"):
        StatisticalVoice(data)


@needs_flite
@pytest.mark.parametrize("voice", ["rms", "kal16"])
def test_one_voice_says_the_same_words_as_several_people(voice: str, tmp_path: Path) -> None:
    with ManyVoices(random.Random(1)) as many:
        sounds = []
        for number in range(3):
            path = tmp_path / f"{number}.wav"
            many.say("play the third card", voice, path)
            sounds.append(soundfile.read(path)[0])
    pitches = [pitch(sound) for sound in sounds]
    assert max(pitches) > 1.2 * min(pitches)
    assert len({sound.size for sound in sounds}) == 3


def pitch(sound: NDArray[np.float64]) -> float:
    """Return the pitch (Hz) of a sound at 16 kHz, the median of where it is loud."""
    found = []
    for start in range(0, sound.size - 800, 400):
        piece = sound[start : start + 800]
        if piece.std() > 0.5 * sound.std():
            alike = np.correlate(piece, piece, "full")[799:]
            found.append(16000 / (53 + int(alike[53:267].argmax())))
    return float(np.median(found))


@needs_flite
def test_what_is_held_out_speaks_as_it_does_and_nobody_else_like_it() -> None:
    for held_out, voices in ((True, {"flite_awb", "flite_slt"}), (False, {"flite_kal16", "flite_rms"})):
        said = {
            clip.speaker: clip.samples
            for clip in other_clips(1, 5, held_out, sentences)
            if clip.speaker.startswith("flite")
        }
        assert set(said) == voices
        assert all(samples.size > 3000 for samples in said.values())
