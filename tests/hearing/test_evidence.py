"""Whether sound bears out what was heard in it: noise always resembles some phrase a little."""

from __future__ import annotations

from pathlib import Path

import pytest
from tone_speech import write_network

from voice_hanabi.hearing.kaldi import blank_penalty, frames_of, token, vector
from voice_hanabi.hearing.packed import PackedModel

SECOND = 16_000


@pytest.mark.parametrize(
    ("samples", "frames"), [(0, 0), (399, 0), (400, 1), (8000, 16), (8480, 17), (16_000, 33), (32_000, 66)]
)
def test_frames_are_counted_as_the_network_counts_them(samples: int, frames: int) -> None:
    assert frames_of(samples) == frames


def test_what_the_blank_pays_is_in_the_network() -> None:
    assert blank_penalty(b"..." + token("<Priors>") + vector([20.0855369, 1.0, 1.0])) == pytest.approx(3.0)
    with pytest.raises(ValueError, match="not found"):
        blank_penalty(b"something else")


def test_a_phrase_needs_more_than_silence_gives() -> None:
    with PackedModel("en", ("play", "the", "third")) as model:
        silence = -blank_penalty((model.plain / "am" / "final.mdl").read_bytes()) * frames_of(2 * SECOND)
        assert model.believes("play the third", silence + 30, 2 * SECOND)
        assert not model.believes("play the third", silence + 1, 2 * SECOND)
        assert not model.believes("play the third", silence - 10, 2 * SECOND)
        assert model.believes("[unk]", silence + 1, 2 * SECOND)


def test_a_network_whose_blank_pays_nothing_is_believed(tmp_path: Path) -> None:
    network = tmp_path / "final.mdl"
    write_network(network)
    with PackedModel("en", ("play",), network=network) as model:
        assert model.believes("play", -1000.0, SECOND)
