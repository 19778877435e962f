"""Training speech is still made when a synthesizer breaks down."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool

import pytest

from training.clips import synthesis
from training.clips.synthesis import SynthesizerApart


def break_down(*_: object) -> None:
    """End the process at once, as espeak-ng does with it."""
    os._exit(1)


def test_a_sentence_that_crashes_espeak_does_not_stop_the_making_of_clips(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with SynthesizerApart() as synthesizer:
        with monkeypatch.context() as broken:
            broken.setattr(synthesis, "_say", break_down)
            assert synthesizer.say("three", "en", 175, 50, 50).size == 0
        assert synthesizer.say("three", "en", 175, 50, 50).size > 3000


def test_a_synthesizer_that_breaks_down_over_everything_is_not_taken_for_a_quiet_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(synthesis, "_say", break_down)
    monkeypatch.setattr(SynthesizerApart, "MOST_BREAKDOWNS", 2)
    with SynthesizerApart() as synthesizer:
        assert synthesizer.say("one", "en", 175, 50, 50).size == 0
        with pytest.raises(BrokenProcessPool):
            synthesizer.say("two", "en", 175, 50, 50)


def test_version_1_52_breaks_down_here_and_the_next_sentence_is_said() -> None:
    with SynthesizerApart() as synthesizer:
        synthesizer.say("empirically", "en-gb-scotland+Demonic", 120, 32, 78)
        assert synthesizer.say("empirically", "en", 175, 50, 50).size > 8000
