"""Whisper as a second ear, with its real weights if a package brings them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import whisper_at_hand

from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.models.whisper_weights import missing_weights
from voice_hanabi.hearing.second_ear.opening import second_ear_opener
from voice_hanabi.hearing.second_ear.second_ear import SecondEarProblem, TableWords
from voice_hanabi.hearing.second_ear.whisper import WhisperEar, prompt


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return whisper_at_hand.weights(tmp_path_factory.mktemp("whisper"))


def test_it_hears_what_was_said_and_ignores_silence(weights: Path) -> None:
    open_ear, host = second_ear_opener(str(weights))
    assert host == "", "the sound stays here"
    ear = open_ear()
    samples = np.clip(Synthesizer().say("play the second card", "en", 150) * 0.4, -32768, 32767)
    likely = TableWords("en", ("Anna", "Petr"), ("play", "discard", "first", "second", "card"))
    assert "second card" in ear.hear(samples.astype(np.int16).tobytes(), likely).lower()
    assert ear.hear(bytes(64_000), likely) == ""
    ear.close()


def test_damaged_or_missing_weights_are_one_problem(tmp_path: Path) -> None:
    for name in ("config.json", "model.bin", "tokenizer.json", "vocabulary.txt"):
        assert name in missing_weights(tmp_path)
        (tmp_path / name).write_bytes(b"{}")
    assert missing_weights(tmp_path) == ()
    with pytest.raises(SecondEarProblem, match="second-ear-damaged"):
        WhisperEar(tmp_path)
    with pytest.raises(SecondEarProblem, match="second-ear-unknown"):
        second_ear_opener(str(tmp_path / "elsewhere"))


def test_the_hint_reads_like_what_was_said_before() -> None:
    assert prompt(TableWords("en", ("Anna", "Petr"), ("play", "first"))) == "Anna, Petr. Play, first."
    assert prompt(TableWords("en")) == ""
